"""The vocabulary: every answer a player of Merv can ever give, made once when the content is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.games.merv.names import ACTIONS, CUBES, SIDES, WHITE
from serai.games.merv.paying import Payment, every_payment, payment_message
from serai.kernel.decision import Offer, Option, Vocabulary

if TYPE_CHECKING:
    from serai.games.merv.book import Book


class Options:
    """Options by what they stand for."""

    def __init__(self, book: Book) -> None:
        v = self.vocabulary = Vocabulary()
        self.zone = [
            [
                v.add(f"zone:{zone.id.removeprefix('zone-')}", place, arguments={"zone": zone.id}, touches=(zone.id,))
                for place, zone in enumerate(side)
            ]
            for side in book.zones
        ]
        # beside those of each side, those of the others
        self.other_zones = [[zone for side in self.zone if side is not here for zone in side] for here in self.zone]
        self.district = self._squares(book, "district")
        self.line = [[tuple(self.district[square] for square in zone.squares) for zone in side] for side in book.zones]
        self.act = [
            v.add(f"act:{name}", action, arguments={"action": f"action-{name}"}) for action, name in enumerate(ACTIONS)
        ]
        self.gain_favour = v.add("gain-favour")
        self.deploy = v.add("deploy")
        self.soldier = self._squares(book, "soldier")
        self.take_camels = v.add("take-camels", touches=("camel-market",))
        self.market = [
            [
                v.add(
                    f"market:{id.removeprefix('market-')}",
                    place,
                    arguments={"effect": effect, "side": f"side-{SIDES[side]}", "place": f"place-{id[-2:]}"},
                    touches=(id,),
                )
                for place, (id, effect) in enumerate(zip(ids, book.market_effect[side], strict=True))
            ]
            for side, ids in enumerate(book.market_ids)
        ]
        self.at_market = [(self.take_camels, *slots) for slots in self.market]
        self.contract = self._named("contract", book.pile_ids, "pile-", "pile")
        self.lock_common = v.add("lock:common", arguments={"good": "common"})
        self.lock_rare = v.add("lock:rare", arguments={"good": "rare"})
        self.place_camel = v.add("place-camel")
        self.card = [
            v.add(f"card:{place + 1}", place, arguments={"n": place + 1}, touches=(f"row-{place + 1}",))
            for place in range(book.row_size)
        ]
        self.pair = self._named("pair", book.spice_ids, "spice-", "spice")
        self.room = self._named("room", book.room_ids, "room-", "room")
        self.cube = [
            v.add(f"cube:{name}", colour, arguments={"cube": f"cube-{name}"}) for colour, name in enumerate(CUBES)
        ]
        self.convert = [
            v.add(f"convert:{name}", colour, arguments={"colour": name}) for colour, name in enumerate(CUBES[:WHITE])
        ]
        self.discovery = self._named("discovery", book.discovery_ids, "discovery-", "discovery")
        self.post = self._named("post", book.city_ids, "city-", "city")
        self.buy = self._named("buy", book.city_ids, "city-", "city")
        self.path = [
            v.add(f"path:{place + 1}", space, arguments={"n": place + 1}, touches=(book.space_ids[space],))
            for place, space in enumerate(book.entrances)
        ]
        self.advance = v.add("advance")
        self.rampart = self._named("rampart", book.rampart_ids, "", "rampart")
        self.slot = self._named("slot", book.slot_ids, "slot-", "slot")
        self.upgrade = self._squares(book, "upgrade")
        self.upgrade_tile = [
            v.add(f"upgrade-tile:{name}", colour, arguments={"tile": f"upgrade-{name}"})
            for colour, name in enumerate(CUBES[:WHITE])
        ]
        self.bonus_tile = self._named("bonus-tile", book.bonus_tile_ids, "bonusvp-", "tile")
        self.score = self._named("score", book.room_ids, "room-", "room")
        slots = max(book.queue_slots.values())
        self.pass_slots = [v.add(f"pass:{n}", n, arguments={"n": n}) for n in range(slots)]
        self.ransom = [
            v.add(f"ransom:{name}", colour, arguments={"cube": f"cube-{name}"}) for colour, name in enumerate(CUBES)
        ]
        self.lose_building = v.add("lose-building")
        self.decline = v.add("decline")
        self.stop = v.add("stop")
        self.end_turn = v.add("end-turn")
        self.may_decline = Offer((self.decline,))
        self.pay: dict[Payment, Option] = {}
        for payment in every_payment(book.all_costs()):
            message = payment_message(payment)
            self.pay[payment] = v.add(f"pay:{payment.id}", payment, message.key, message.arguments)

    def _named(self, kind: str, ids: Sequence[str], prefix: str, argument: str) -> list[Option]:
        return [
            self.vocabulary.add(f"{kind}:{id.removeprefix(prefix)}", place, arguments={argument: id}, touches=(id,))
            for place, id in enumerate(ids)
        ]

    def _squares(self, book: Book, kind: str) -> list[Option]:
        return [
            self.vocabulary.add(f"{kind}:{id}", place, arguments={"square": id}, touches=(id,))
            for place, id in enumerate(book.square_ids)
        ]
