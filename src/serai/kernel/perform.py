"""Performing effects: groups of waiting effects, resolved in the order the player likes.

A game gives each verb a `Work`: whether it is possible now, and how it is done, with or without asking. What several
sources owe a player at the same moment is one group. `resolve` lets the player choose what comes next, as far as the
order can matter: effects that ask nothing and can only help (`free`) are done at once, a single effect that asks by
itself is not asked for twice, and what is impossible is passed over in silence. An effect that sets off further
effects resolves them as a group of their own before its own group goes on.

Where the rules leave no choice of order, `in_order` does an effect at once, completely, from left to right.
"""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, Vocabulary, ask
from serai.kernel.effects import AnyOrder, Arrow, Call, Choice, Effect, InOrder, Maybe, Repeat
from serai.kernel.extras import Extras
from serai.kernel.offer import Both, TableOffer
from serai.kernel.table import Table
from serai.kernel.work import Work as Work

T = TypeVar("T", bound=Table)

Waiting: TypeAlias = tuple[Effect, int]  # an effect and the game's own note on where it comes from
Source: TypeAlias = tuple[int, Effect]  # a place among the waiting effects, and the effect or the branch of it


class Performer(Generic[T]):
    """Runs the effects of one game; holds an option `do:…` for every effect that can wait for a player."""

    def __init__(self, vocabulary: Vocabulary, rule: str, extras: Extras[T] | None = None) -> None:
        """`rule` says that the player chooses the order; `extras` are open between any two effects."""
        self.vocabulary = vocabulary
        self.rule = rule
        self.extras: Extras[T] = Extras() if extras is None else extras
        self.in_vain = Reason(rule, "reason-in-vain")
        self.done = vocabulary.add("done")
        self._flat: dict[Effect, tuple[Effect, ...]] = {}
        self._options: dict[Effect, Option] = {}

    def prepare(self, effect: Effect) -> Effect:
        """Make the options for an effect and everything inside it; to be called once, when the content is read."""
        for part in self.flat(effect):
            self._prepare_part(part)
        return effect

    def _prepare_part(self, part: Effect) -> None:
        if part not in self._options:
            option = self.vocabulary.get(f"do:{part.text}")
            if option is None:
                option = self.vocabulary.add(f"do:{part.text}", part, "option-do", {"effect": part})
            self._options[part] = option
        if isinstance(part, (Choice, InOrder)):
            for inner in part.parts:
                self._prepare_branch(inner)
        elif isinstance(part, Arrow):
            self.prepare(part.gain)
        elif isinstance(part, Maybe):
            self.prepare(part.part)

    def _prepare_branch(self, branch: Effect) -> None:
        self._prepare_part(branch)
        self.prepare(branch)

    def option(self, effect: Effect) -> Option:
        """The option that stands for doing a prepared effect."""
        return self._options[effect]

    def flat(self, effect: Effect) -> tuple[Effect, ...]:
        """The parts of an effect that wait side by side."""
        parts = self._flat.get(effect)
        if parts is None:
            if isinstance(effect, AnyOrder):
                parts = tuple(inner for part in effect.parts for inner in self.flat(part))
            elif isinstance(effect, Repeat):
                parts = self.flat(effect.part) * effect.times
            elif isinstance(effect, Call):
                parts = self._work(effect).units(effect)
            else:
                parts = (effect,)
            self._flat[effect] = parts
        return parts

    def _work(self, call: Call) -> Work[T]:
        work: Work[T] = call.verb.work
        return work

    def possible(self, t: T, me: int, effect: Effect, context: int) -> bool:
        """Whether the effect would change anything now."""
        if isinstance(effect, Call):
            work: Work[T] = effect.verb.work
            return work.possible(t, me, effect, context)
        if isinstance(effect, Arrow):
            cost = effect.cost
            return self._work(cost).possible_then(t, me, cost, effect.gain, context)
        if isinstance(effect, (Repeat, Maybe)):
            return self.possible(t, me, effect.part, context)
        assert isinstance(effect, (AnyOrder, InOrder, Choice))
        for part in effect.parts:  # noqa: SIM110  asked very often: a generator would cost more
            if self.possible(t, me, part, context):
                return True
        return False

    def always(self, effect: Effect) -> bool:
        """Whether the effect is possible in every position: known once, it need not be tried."""
        if isinstance(effect, Call):
            return self._work(effect).always
        if isinstance(effect, (AnyOrder, InOrder, Choice)):
            return any(self.always(part) for part in effect.parts)
        return isinstance(effect, (Repeat, Maybe)) and self.always(effect.part)

    def binds(self, t: T, me: int, part: Effect, context: int) -> bool:
        """Whether the player cannot leave a part out: only a single verb can bind, unless a game says more."""
        if isinstance(part, Call):
            work: Work[T] = part.verb.work
            return work.binds(t, me, part, context)
        return False

    def after_cost(self, context: int) -> int:
        """The context of what is gained by paying: by default that of the cost."""
        return context

    def perform(self, t: T, me: int, effect: Effect, context: int = 0) -> Rules:
        """Resolve one effect as a group."""
        return self.resolve(t, me, [(part, context) for part in self.flat(effect)])

    def resolve(self, t: T, me: int, waiting: list[Waiting], at_least_one: bool = False, all: bool = False) -> Rules:
        """Resolve a group of waiting effects in the player's order.

        With `at_least_one` the player must do something before declining the rest; with `all` nothing can be
        declined. The list is used up.
        """
        while waiting:
            if self._run_free(t, me, waiting):
                at_least_one = False
                if not waiting:
                    return
            options: list[Option] = []
            sources: list[list[Source]] = []  # for each option, where it comes from
            must = all
            for place, (effect, context) in enumerate(waiting):
                for part in effect.parts if isinstance(effect, Choice) else (effect,):
                    if self.possible(t, me, part, context):
                        option = self._options[part]
                        if option in options:
                            sources[options.index(option)].append((place, part))
                        else:
                            options.append(option)
                            sources.append([(place, part)])
                            if not must:
                                must = self.binds(t, me, part, context)
            extra = self.extras.offer(t, me)
            has_extra = extra is not None and bool(extra.options())
            if not (options or has_extra):
                return
            optional = not (must or at_least_one)
            place, effect = sources[0][0] if options else (0, waiting[0][0])
            alone = len(options) == 1 and not has_extra
            if alone and self._asks_itself(effect, optional):
                assert isinstance(effect, Call)
                context = waiting.pop(place)[1]
                did = yield from self._work(effect).ask(t, me, effect, context, optional)
                at_least_one = False
                if not did:  # declined: not to be asked again for its equals
                    waiting[:] = [one for one in waiting if one[0] is not effect]
                continue
            if not alone or optional:
                done = (self.done,) if optional or not options else ()
                if has_extra:
                    offer = NextOffer(t, me, self, options, waiting) + extra + Offer(done)
                else:  # what cannot be taken says why
                    next = NextOffer(t, me, self, [*options, *done], waiting)
                    offer = next if extra is None else Both(next, extra)
                chosen = yield ask(me, "order", self.rule, offer)
                if chosen is self.done:
                    return
                if self.extras.holds(chosen):
                    yield from self.extras.take(t, me, chosen)
                    continue
                found = sources[options.index(chosen)]
                place, effect = found[0] if len(found) == 1 else (yield from self._source(me, waiting, found))
            context = waiting.pop(place)[1]
            yield from self._do(t, me, waiting, effect, context, at_least_one)
            at_least_one = False

    def reason(self, t: T, me: int, part: Effect, context: int) -> Reason:
        """Why an effect is not possible now."""
        call = part.cost if isinstance(part, Arrow) else part
        reason = self._work(call).reason(t, me, call, context) if isinstance(call, Call) else None
        return self.in_vain if reason is None else reason

    def _asks_itself(self, effect: Effect, optional: bool) -> bool:
        """Whether doing the effect asks for it well enough: it offers a way out, or none is needed."""
        if not isinstance(effect, Call) or len(self.flat(effect)) != 1:
            return False
        return not optional or self._work(effect).asks_itself

    def _source(self, me: int, waiting: list[Waiting], sources: list[Source]) -> Asking[Source]:
        """Which of the waiting effects gives what was chosen: one that gives nothing else; of choices, the player's."""
        choices: dict[Option, Source] = {}
        for place, part in sources:
            effect = waiting[place][0]
            if not isinstance(effect, Choice):
                return place, part
            choices.setdefault(self._options[effect], (place, part))
        if len(choices) > 1:
            chosen = yield ask(me, "source", self.rule, list(choices))
            return choices[chosen]
        return sources[0]

    def _run_free(self, t: T, me: int, waiting: list[Waiting]) -> bool:
        did = False
        place = 0
        while place < len(waiting):
            effect, context = waiting[place]
            if isinstance(effect, Call):
                work: Work[T] = effect.verb.work
                if work.free(t, me, effect, context):
                    del waiting[place]
                    work.run(t, me, effect, context)
                    did = True
                    place = 0
                    continue
            place += 1
        return did

    def _do(self, t: T, me: int, waiting: list[Waiting], effect: Effect, context: int, at_least_one: bool) -> Rules:
        """Do an effect that the player has chosen; parts of a chosen branch join the group."""
        if isinstance(effect, Call):
            parts = self.flat(effect)
            if len(parts) > 1:
                waiting[:0] = [(part, context) for part in parts[1:]]
            first = parts[0]
            assert isinstance(first, Call)
            yield from self._work(first).ask(t, me, first, context, False)
        elif isinstance(effect, Arrow):
            yield from self._work(effect.cost).ask(t, me, effect.cost, context, False)
            paid = self.after_cost(context)
            gains = [(part, paid) for part in self.flat(effect.gain)]
            yield from self.resolve(t, me, gains, at_least_one)  # to pay and take nothing is to do nothing
        elif isinstance(effect, InOrder):
            for part in effect.parts:  # chosen as a whole: only `maybe` asks once more
                waits = [(one, context) for one in self.flat(part)]
                yield from self.resolve(t, me, waits, at_least_one=not isinstance(part, Maybe))
        elif isinstance(effect, Maybe):
            yield from self.resolve(t, me, [(one, context) for one in self.flat(effect.part)], at_least_one=True)
        else:
            waiting[:0] = [(part, context) for part in self.flat(effect)]


class NextOffer(TableOffer[T]):
    """Which of the waiting effects comes next; those that wait in vain say why."""

    __slots__ = ("_performer", "_possible", "_waiting")

    def __init__(self, t: T, me: int, performer: Performer[T], possible: list[Option], waiting: list[Waiting]) -> None:
        """`waiting` stays as it is while the question stands."""
        self.t = t
        self.me = me
        self._performer = performer
        self._possible = possible
        self._waiting = waiting

    def options(self) -> list[Option]:
        return self._possible

    def likely(self) -> list[Option]:
        return self._possible

    def others(self) -> list[Option]:
        found = dict.fromkeys(self._performer.option(part) for part, _ in self._parts())
        return [option for option in found if option not in self._possible]

    def obstacle(self, option: Option) -> Reason | None:
        if option not in self._possible:
            for part, context in self._parts():
                if self._performer.option(part) is option:
                    return self._performer.reason(self.t, self.me, part, context)
        return None

    def _parts(self) -> list[Waiting]:
        """All that waits, a choice by its branches."""
        parts: list[Waiting] = []
        for effect, context in self._waiting:
            parts += [(part, context) for part in (effect.parts if isinstance(effect, Choice) else (effect,))]
        return parts


def in_order(t: T, me: int, effect: Effect, context: int = 0) -> Rules:
    """Do an effect at once and completely, from left to right."""
    if isinstance(effect, Call):
        work: Work[Any] = effect.verb.work
        if work.quiet:
            work.run(t, me, effect, context)
        else:
            yield from work.ask(t, me, effect, context, False)
    elif isinstance(effect, (InOrder, AnyOrder)):
        for part in effect.parts:
            yield from in_order(t, me, part, context)
    elif isinstance(effect, Repeat):
        for _ in range(effect.times):
            yield from in_order(t, me, effect.part, context)
    else:
        raise TypeError(f"{effect.text!r} leaves a choice: it cannot be done in order")
