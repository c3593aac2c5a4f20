"""Silver, gold and workers: gaining and paying."""

from __future__ import annotations

from serai.games.scholars.dice import gain_white
from serai.games.scholars.names import AT_WILL
from serai.games.scholars.reasons import NEED_GOLD, NEED_SILVER, NEED_WORKERS
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Reason, Rules, ask
from serai.kernel.effects import Call, Effect
from serai.kernel.work import Work


class Gain(Work[Table]):
    """gain_…(n): so much of something. More is never worse, so it is taken at once (SC-EFF-01)."""

    must = True
    always = True
    quiet = True

    def free(self, t: Table, me: int, call: Call, context: int) -> bool:
        return True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        amount = call.words[0]
        assert isinstance(amount, int)
        self.gain(t, me, amount)

    def gain(self, t: Table, me: int, amount: int) -> None:
        """Add it to what the player has, and tell it."""
        raise NotImplementedError


class GainSilver(Gain):
    """gain_silver(n)."""

    def gain(self, t: Table, me: int, amount: int) -> None:
        t.players[me].silver += amount
        if t.story is not None:
            t.tell("event-gain", me, "SC-EFF-01", resource="silver", n=amount)


class GainGold(Gain):
    """gain_gold(n)."""

    def gain(self, t: Table, me: int, amount: int) -> None:
        t.players[me].gold += amount
        if t.story is not None:
            t.tell("event-gain", me, "SC-EFF-01", resource="gold", n=amount)


class GainWorker(Work[Table]):
    """gain_worker(colour,n): of a colour, or each of any (SC-EFF-01)."""

    must = True
    always = True
    asks_itself = True

    def free(self, t: Table, me: int, call: Call, context: int) -> bool:
        return call.words[0] != "any"

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & AT_WILL

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        worker, amount = call.words
        assert isinstance(worker, str) and isinstance(amount, int)
        gain_workers(t, me, t.book.words.workers.index(worker), amount, "SC-EFF-01")

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        worker, amount = call.words
        if worker != "any":
            self.run(t, me, call, context)
            return True
        assert isinstance(amount, int)
        for number in range(amount):
            yield from choose_worker(t, me, "SC-EFF-01", amount - number)
        return True


def gain_workers(t: Table, me: int, worker: int, amount: int, rule: str) -> None:
    t.players[me].workers[worker] += amount
    if t.story is not None:
        t.tell("event-gain", me, rule, resource=f"worker-{t.book.words.workers[worker]}", n=amount)


def choose_worker(t: Table, me: int, rule: str, left: int = 1) -> Rules:
    """A worker of the colour that the player likes (SC-EFF-01: workers are unlimited, SC-LIM-01)."""
    chosen = yield ask(me, "worker", rule, Offer(t.book.options.take_worker), {"n": left})
    gain_workers(t, me, chosen.value, 1, rule)


class Pay(Work[Table]):
    """pay(resource:n, …): the left side of an arrow. Taking a white die into the bag is a cost, too."""

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return self.reason(t, me, call, context) is None

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        """SC-WORK-06: a cost is paid completely or not at all; a white die can always be taken (SC-LIM-02)."""
        player = t.players[me]
        for resource, amount in call.pairs:
            if resource == "silver" and player.silver < amount:
                return NEED_SILVER[amount - player.silver]
            if resource == "gold" and player.gold < amount:
                return NEED_GOLD[amount - player.gold]
            if resource == "worker" and sum(player.workers) < amount:
                return NEED_WORKERS[amount - sum(player.workers)]
        return None

    def possible_then(self, t: Table, me: int, call: Call, gain: Effect, context: int) -> bool:
        """Paid for nothing at all is not offered."""
        if not self.possible(t, me, call, context):
            return False
        return t.book.performer.always(gain) or t.book.performer.possible(t, me, gain, context)

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        for resource, amount in call.pairs:
            yield from self.pay(t, me, resource, amount)
        return True

    def pay(self, t: Table, me: int, resource: str, amount: int) -> Rules:
        """One part of a cost."""
        player = t.players[me]
        if resource == "silver":
            player.silver -= amount
            t.tell("event-pay", me, "SC-EFF-10", resource="silver", n=amount)
        elif resource == "gold":
            player.gold -= amount
            t.tell("event-pay", me, "SC-EFF-10", resource="gold", n=amount)
        elif resource == "worker":
            for number in range(amount):
                yield from pay_worker(t, me, amount - number)
        else:
            for _ in range(amount):
                yield from gain_white(t, me, "SC-EFF-10")


def pay_worker(t: Table, me: int, left: int) -> Rules:
    """One worker of the supply, of a colour that the player chooses (SC-EFF-10)."""
    workers = t.players[me].workers
    candidates = [option for option, there in zip(t.book.options.pay_worker, workers, strict=True) if there]
    chosen = yield ask(me, "pay-worker", "SC-EFF-10", Offer(candidates), {"n": left})
    workers[chosen.value] -= 1
    t.tell("event-pay", me, "SC-EFF-10", resource=f"worker-{t.book.words.workers[chosen.value]}", n=1)
