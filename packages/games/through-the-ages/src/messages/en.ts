import { counting } from '@ziggurat/texts'

import type { Goods } from '../events.ts'
import { effects2006En } from './effects-2006-en.ts'
import { effectsEn } from './effects-en.ts'
import type { Messages } from './messages.ts'
import { namesEn } from './names-en.ts'

const count = counting('en')

/** '+2', '−1' */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const faces = (n: number): string =>
  n < 0
    ? count(-n, { one: 'unhappy face', other: 'unhappy faces' })
    : count(n, { one: 'happy face', other: 'happy faces' })
const actions = (n: number): string => count(n, { one: 'action', other: 'actions' })
const civilActions = (n: number): string => count(n, { one: 'civil action', other: 'civil actions' })
const militaryActions = (n: number): string => count(n, { one: 'military action', other: 'military actions' })
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' })
const militaryCards = (n: number): string => count(n, { one: 'military card', other: 'military cards' })
const resources = (n: number): string => count(n, { one: 'resource', other: 'resources' })
const stages = (n: number): string => count(n, { one: 'stage', other: 'stages' })
const workers = (n: number): string => count(n, { one: 'worker', other: 'workers' })
const tokens = (n: number): string => count(n, { one: 'token', other: 'tokens' })
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

const goods: Readonly<Record<Goods, (n: number) => string>> = {
  food: (n) => `${n} food`,
  resources,
  science: (n) => `${n} science ${n === 1 ? 'point' : 'points'}`,
  culture: (n) => `${n} culture ${n === 1 ? 'point' : 'points'}`,
}

const paid = (n: number, what: (n: number) => string): string => (n === 0 ? 'for nothing' : `for ${what(n)}`)
const listed = (list: string): string => (list === '' ? '' : `: ${list}`)
const named = (list: string | undefined): string => (list === undefined ? '' : `: ${list}`)

export const en: Messages = {
  title: 'Through the Ages',
  blurb:
    'Lead a nation from antiquity to today, with its leaders, wonders, technologies and armies; the richest culture wins.',
  help: {
    '2015': `Rules: Through the Ages: A New Story of Civilization (2015), 2 to 4 players.

You lead a civilization from antiquity to today. Most culture points at the
end of Age IV win. A turn has three parts:
- Politics: at most one political action with a military card: prepare an
  event (the next current event then happens), attack, declare a war, offer a
  pact. Or pass.
- Actions: take cards from the row (1 to 3 civil actions by their place), play
  leaders, develop technologies for science, increase the population for food,
  build farms, mines, urban buildings and wonders for resources; with military
  actions build units and play tactics.
- The end of the turn: science and culture, corruption, food, consumption and
  resources follow by themselves; unused military actions draw cards.

Workers come from the yellow bank: the emptier it is, the dearer they are, the
more they eat and the more happy faces they want. If more workers are
discontent than unused there is an uprising: nothing is produced. Food and
resources are blue tokens: with few of them left in the bank there is
corruption. The strong gain by events and attacks, the weak lose.

An age ends with the last card of its deck; cards two ages old go. If Age III
ends in the starting player's turn, that round is the last one; otherwise one
more full round follows. The events of Age III that are left then count for
all.`,
    full: `Rules: Through the Ages: A Story of Civilization (2006), full, 2 to 4.

You lead a civilization from antiquity to today. Most culture points after
the last round win. A turn has these parts:
- A war that you declared a turn ago is decided. Here and in attacks both
  sides may sacrifice units, which then count twice.
- Politics: at most one political action with a military card: prepare an
  event (the next current event then happens), attack, declare a war, offer
  a pact. Or pass. Then military cards above your limit are discarded.
- Actions: take cards from the row (1 to 3 civil actions by their place),
  play leaders, develop technologies for science, increase the population for
  food, build farms, mines, urban buildings and wonders for resources; with
  military actions build units and play tactics, which are yours alone.
- The end of the turn: science and culture, food, consumption, resources and
  corruption follow by themselves; unused military actions draw cards.

If more workers are discontent than unused there is an uprising: nothing is
produced and nothing drawn. In the last round no units can be sacrificed.`,
    advanced: `Rules: Through the Ages: A Story of Civilization (2006), advanced, 2 to 4.

You lead a civilization to the end of Age II. Most culture points win; the
four events that lie open from the start are scored at the end. A turn:
- Politics: at most one political action with a military card: prepare an
  event (the next current event then happens), attack, offer a pact. Or pass.
  Then military cards above your limit are discarded.
- Actions: take cards from the row (1 to 3 civil actions by their place),
  play leaders, develop technologies for science, increase the population for
  food, build farms, mines, urban buildings and wonders for resources; with
  military actions build units and play tactics, which are yours alone.
- The end of the turn: science and culture, food, consumption, resources and
  corruption follow by themselves; unused military actions draw cards.

In an attack both sides may sacrifice units, which then count twice. If more
workers are discontent than unused there is an uprising: nothing is produced
and nothing drawn.`,
    simple: `Rules: Through the Ages: A Story of Civilization (2006), simple, 2 to 4.

You lead a civilization to the end of Age I. Most culture points win. There
are no military cards and no attacks; from round 3 on an event happens before
each round, and it is a good one for everybody. In your turn you can:
- take cards from the row, for 1 to 3 civil actions by their place,
- play leaders, and develop technologies for science,
- increase the population for food,
- build farms, mines, urban buildings and wonders for resources,
- build units with military actions.
At the end of the turn science and culture, food, consumption and resources
follow by themselves. Nobody is discontent and nothing is corrupt.

At the end you score culture: 2 for each technology of Age I, 2 for each
point of strength, 2 for each happy face, 1 for each point of your science
rating, 1 for each food and each resource that you produce in a turn.`,
  },
  settings: {
    edition: {
      name: 'Edition',
      values: { '2015': 'A New Story of Civilization (2015)', '2006': 'A Story of Civilization (2006)' },
    },
    level: {
      name: 'Level',
      values: {
        full: 'full game',
        advanced: 'advanced game, to the end of Age II',
        simple: 'simple game, to the end of Age I',
      },
    },
    hands: {
      name: 'Civil cards in hand',
      values: { open: 'open for all', hidden: 'hidden from the others' },
    },
    easier: { name: 'Tokens and buildings', values: { no: 'as usual' } },
    ganging: { name: 'Attacks on one civilization', values: { allowed: 'by several rivals in a round' } },
    peaceful: { name: 'Aggressions, wars and pacts', values: { no: 'all of them' } },
    drawing: { name: 'Drawing military cards', values: { 'turn-end': 'at the end of a turn' } },
    scoring: {
      name: 'More events for the end',
      values: { none: 'only those left in the event decks are scored' },
    },
    leftovers: { name: 'Events left in the event decks', values: { scored: 'are scored at the end' } },
    corruption: { name: 'Production of mines', values: { usual: 'always in full' } },
  },
  variantsInForce: (list) => `Variants: ${list}.`,
  variants: {
    'easier=yes': 'one more yellow token and room for one more building of each type',
    'ganging=forbidden': 'a civilization is attacked by one rival a round',
    'peaceful=yes': 'no aggressions and no wars',
    'peaceful=without-pacts': 'no aggressions, wars or pacts',
    'drawing=action': 'military cards are drawn for a military action each, not at the end of a turn',
    'scoring=public-3': 'three open events are scored at the end as well',
    'scoring=public-4': 'four open events are scored at the end as well',
    'scoring=public-5': 'five open events are scored at the end as well',
    'scoring=age-by-age': 'five events are scored at the end as well, turned up age by age',
    'scoring=private': 'events that each player keeps secretly are scored at the end as well',
    'scoring=open': 'events that the players choose openly are scored at the end as well',
    'leftovers=unscored': 'events left in the event decks are not scored',
    'corruption=alternative': 'a mine may produce a token less',
  },
  cards: namesEn,
  cards2006: {
    'military-bonus-i': 'Defense / Colonization',
    'military-bonus-ii': 'Defense / Colonization',
    'military-bonus-iii': 'Defense / Colonization',
  },
  effects: effectsEn,
  effects2006: effects2006En,
  types: {
    farm: 'farm',
    mine: 'mine',
    lab: 'lab',
    temple: 'temple',
    library: 'library',
    theater: 'theater',
    arena: 'arena',
    infantry: 'infantry',
    cavalry: 'cavalry',
    artillery: 'artillery',
    'air-force': 'air force',
    law: 'special technology, law',
    warfare: 'special technology, warfare',
    exploration: 'special technology, exploration',
    construction: 'special technology, construction',
    government: 'government',
    leader: 'leader',
    wonder: 'wonder',
    action: 'action card',
    event: 'event',
    territory: 'territory',
    tactic: 'tactic',
    aggression: 'aggression',
    war: 'war',
    pact: 'pact',
    bonus: 'military bonus card',
  },
  amounts: {
    science: (n) => `${signed(n)} science`,
    culture: (n) => `${signed(n)} culture`,
    strength: (n) => `${signed(n)} strength`,
    happy: faces,
    civil: (n) => `${signed(n)} civil ${Math.abs(n) === 1 ? 'action' : 'actions'}`,
    military: (n) => `${signed(n)} military ${Math.abs(n) === 1 ? 'action' : 'actions'}`,
    colonization: (n) => `${signed(n)} when colonizing`,
    blue: (n) => `${signed(n)} blue ${Math.abs(n) === 1 ? 'token' : 'tokens'}`,
    yellow: (n) => `${signed(n)} yellow ${Math.abs(n) === 1 ? 'token' : 'tokens'}`,
    civilHand: (n) => `civil hand limit ${signed(n)}`,
    militaryHand: (n) => `military hand limit ${signed(n)}`,
    food: (n) => `${signed(n)} food`,
    resources: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'resource' : 'resources'}`,
    population: (n) => `${signed(n)} population`,
    cards: (n) => `draw ${militaryCards(n)}`,
  },
  facts: {
    kind: (age, type) => `Age ${age}, ${type}.`,
    science: (n) => `Science ${n}.`,
    government: (science, revolution) => `Science ${science}, by revolution ${revolution}.`,
    urbanLimit: (limit) =>
      `At most ${count(limit, { one: 'urban building', other: 'urban buildings' })} of a type.`,
    cost: (n) => `Costs ${resources(n)}.`,
    perWorker: (list) => `Each worker: ${list}.`,
    foodToken: (n) => `Each token: ${n} food.`,
    resourceToken: (n) => `Each token: ${resources(n)}.`,
    gives: (list) => `Gives ${list}.`,
    stages: (costs) => `Stages: ${costs}.`,
    wonderStages: (n) => `One civil action builds up to ${stages(n)} of a wonder.`,
    urbanDiscount: (one, two, three) =>
      `Urban buildings cost less: ${one} at level I, ${two} at level II, ${three} at level III.`,
    immediate: (list) => `At once: ${list}.`,
    permanent: (list) => `As a colony: ${list}.`,
    army: (units, strength, antiquated) =>
      `Army: ${units}, +${strength} strength` +
      (antiquated === undefined ? '.' : ` (+${antiquated} with a unit more than one age older).`),
    units: (type, n) => `${n} ${type}`,
    military: (n) => `Costs ${militaryActions(n)}.`,
    side: (side, list) => `${side}: ${list}.`,
    both: (list) => `Both: ${list}.`,
    bonus: (defense, colonization) => `+${defense} when defending, or +${colonization} when colonizing.`,
  },
  questions: {
    action: 'What do you do?',
    politics: 'Which political action do you take?',
    bid: 'How strong a force do you bid?',
    force: 'What do you send?',
    defend: 'How do you defend yourself?',
    pact: 'Do you agree to the pact?',
    order: 'What do you do with it?',
    goods: 'Food or resources?',
    'gain-mix': 'How much of each do you gain?',
    'lose-mix': 'How much of each do you lose?',
    'take-mix': 'How much of each do you take?',
    discard: 'Which military cards do you discard?',
    withdraw: 'Which worker do you lose?',
    'give-up': 'From which card do you give up a blue token?',
    cover: 'From which card comes the token that covers the stage?',
    slide: 'Does the old leader go under a wonder?',
    raze: 'Which building is destroyed?',
    colony: 'Which colony is it?',
    ruin: 'Which wonder falls to ruin?',
    take: 'Which card do you take?',
    target: 'Whom or what do you remove?',
    steal: 'What do you take?',
    sacrifice: 'Which units do you sacrifice?',
    resign: 'Do you go on?',
    rest: 'Does a mine produce a token less?',
    famine: 'Food is missing. Do your people eat something else?',
    keep: 'What will be scored at the end of the game?',
  },
  options: {
    cards: {
      build: (card) => `Build ${card}`,
      destroy: (card) => `Destroy ${card}`,
      disband: (card) => `Disband ${card}`,
      lead: (card) => `Play the leader ${card}`,
      develop: (card) => `Develop ${card}`,
      revolt: (card) => `Revolution: ${card}`,
      play: (card) => `Play ${card}`,
      tactic: (card) => `Play the tactic ${card}`,
      copy: (card) => `Copy the tactic ${card}`,
      event: (card) => `Prepare the event ${card}`,
      send: (card) => `Send ${card}`,
      sacrifice: (card) => `Sacrifice ${card}`,
      bonus: (card) => `Play ${card}`,
      discard: (card) => `Discard ${card}`,
      withdraw: (card) => `From ${card}`,
      'give-up': (card) => `From ${card}`,
      cover: (card) => `From ${card}`,
      slide: (card) => `Under ${card}`,
      colony: (card) => card,
      ruin: (card) => card,
      target: (card) => card,
      steal: (card) => card,
      rest: (card) => `A token less on ${card}`,
    },
    plain: {
      population: 'Increase the population',
      'end turn': 'End the turn',
      pass: 'Pass',
      resign: 'Resign: leave the game',
      done: 'Nothing more',
      yield: 'Do not defend',
      accept: 'Agree',
      refuse: 'Refuse',
      food: 'Food',
      resources: 'Resources',
      leave: 'No, and take the action back',
      science: 'Science points for the rest',
      draw: 'Draw a military card',
      stay: 'Play on',
      produce: 'No, all of them produce',
      starve: 'No, they starve',
    },
    take: (card, space) =>
      card === undefined ? `Take the card on space ${space}` : `Take ${card} (space ${space})`,
    upgrade: (from, to) => `Upgrade ${from} to ${to}`,
    stage: (n) => `Build ${stages(n)} of the wonder`,
    attack: (card, seat) => `Attack the player on seat ${seat}: ${card}`,
    war: (card, seat) => `Declare war on the player on seat ${seat}: ${card}`,
    offer: (card, seat, side) =>
      `Offer the player on seat ${seat} a pact: ${card}${side === undefined ? '' : `, you are ${side}`}`,
    cancel: (seat) => `End the pact in front of the player on seat ${seat}`,
    bid: (n) => `Bid ${n}`,
    mix: (food, n) => `${food} food and ${resources(n)}`,
    keep: (list) => `For the end of the game: ${list}`,
    raze: (card, seat) => `${card} of the player on seat ${seat}`,
    use: (card, on) => (on === '' ? `Use ${card}` : `Use ${card}: ${on}`),
    prices: {
      civil: civilActions,
      military: militaryActions,
      food: goods.food,
      resources,
      science: goods.science,
    },
    free: 'free',
    attackersCard: (text) => `The attacker's card: ${text}`,
    yourSide: (side) => `You would be ${side}.`,
    purposes: { culture: '3 culture points', military: '3 science points and 3 resources for units' },
  },
  events: {
    turn: ({ player, round }) => `Round ${round}: ${player} is on turn.`,
    swept: ({ cards: list }) => `Cards leave the row: ${list}.`,
    dealt: ({ cards: list }) => `New cards in the row: ${list}.`,
    age: ({ age, lastRound }) =>
      (age === undefined ? 'The last cards lie in the row.' : `Age ${age} begins.`) +
      (lastRound === 0 ? '' : ` Round ${lastRound} is the last one.`),
    antiquated: ({ player, cards: list }) => `${player} loses what is antiquated: ${list}.`,
    took: ({ player, card, actions: n }) => `${player} takes ${card} for ${actions(n)}.`,
    population: ({ player, by, food }) =>
      `${player} has ${workers(by)} more${food === 0 ? '' : `, for ${food} food`}.`,
    'worker-lost': ({ player, from }) =>
      from === undefined ? `${player} loses an unused worker.` : `${player} loses a worker from ${from}.`,
    built: ({ player, card, paid: n }) => `${player} builds ${card} ${paid(n, resources)}.`,
    upgraded: ({ player, from, card, paid: n }) =>
      `${player} upgrades ${from} to ${card} ${paid(n, resources)}.`,
    destroyed: ({ player, card }) => `${player} has one ${card} less.`,
    disbanded: ({ player, card }) => `${player} disbands ${card}.`,
    led: ({ player, card, instead }) =>
      `${player} plays the leader ${card}${instead === undefined ? '' : `, who follows ${instead}`}.`,
    slid: ({ player, card, under }) => `${player} slides ${card} under ${under}.`,
    stage: ({ player, card, count: n, paid: cost }) =>
      `${player} builds ${stages(n)} of ${card} ${paid(cost, resources)}.`,
    completed: ({ player, card, culture }) =>
      `${player} has completed ${card}.${culture === 0 ? '' : ` It brings ${goods.culture(culture)}.`}`,
    developed: ({ player, card, paid: n }) => `${player} develops ${card} ${paid(n, goods.science)}.`,
    revolted: ({ player, card, paid: n }) =>
      `${player} has a revolution: ${card}, ${paid(n, goods.science)}.`,
    played: ({ player, card }) => `${player} plays ${card}.`,
    used: ({ player, card }) => `${player} uses ${card}.`,
    removed: ({ player, card }) => `${player} loses ${card}.`,
    ruined: ({ player, card }) => `${player} has a ruin now: ${card}.`,
    gained: ({ player, goods: kind, amount }) => `${player} gains ${goods[kind](amount)}.`,
    lost: ({ player, goods: kind, amount }) => `${player} loses ${goods[kind](amount)}.`,
    tokens: ({ player, blue, yellow }) => {
      const parts = [
        ...(blue === 0 ? [] : [en.amounts.blue(blue)]),
        ...(yellow === 0 ? [] : [en.amounts.yellow(yellow)]),
      ]
      return `${player}: ${parts.join(', ')}.`
    },
    'actions-lost': ({ player, count: n }) => `${player} loses ${civilActions(n)}.`,
    drew: ({ player, count: n, cards: list }) => `${player} draws ${militaryCards(n)}${named(list)}.`,
    discarded: ({ player, count: n, cards: list }) => `${player} discards ${militaryCards(n)}${named(list)}.`,
    tactic: ({ player, card, copied }) =>
      copied ? `${player} copies the tactic ${card}.` : `${player} plays the tactic ${card}.`,
    shared: ({ player, card }) => `${player} shares the tactic ${card}: it is common now.`,
    prepared: ({ player, age, card }) => `${player} prepares an event of Age ${age}${named(card)}.`,
    foresaw: ({ player, card }) => `${player} looks at the next event${named(card)}.`,
    event: ({ card }) => `The event is ${card}.`,
    'events-shuffled': ({ count: n }) => `The future events become the current ones: ${cards(n)}.`,
    bid: ({ player, amount }) => `${player} bids ${amount}.`,
    passed: ({ player }) => `${player} passes.`,
    sent: ({ player, units, bonuses, discards, force }) =>
      `${player} sends a force of ${force}: ${units}` +
      (bonuses === undefined ? '' : `, with ${bonuses}`) +
      `${discards === 0 ? '' : `, and ${cards(discards)} thrown in`}.`,
    colonized: ({ player, card }) => `${player} has a new colony: ${card}.`,
    unclaimed: ({ card }) => `Nobody wants ${card}.`,
    attacked: ({ player, rival, card, strength }) =>
      `${player} attacks ${rival} with strength ${strength}: ${card}.`,
    sacrificed: ({ player, units, strength }) =>
      `${player} sacrifices units for ${strength} more strength: ${units}.`,
    defended: ({ player, units, bonuses, discards, strength, held }) =>
      `${player} ${held ? 'holds out with strength' : 'comes only to strength'} ${strength}` +
      `${bonuses === undefined ? '' : `: ${bonuses}`}${discards === 0 ? '' : `, ${cards(discards)} thrown in`}` +
      `${units === undefined ? '' : `, units sacrificed: ${units}`}.`,
    yielded: ({ player }) => `${player} does not defend.`,
    declared: ({ player, rival, card }) => `${player} declares war on ${rival}: ${card}.`,
    fought: ({ player, rival, card, own, other }) =>
      `${card}: ${player} has strength ${own}, ${rival} has ${other}.`,
    taken: ({ player, from, card }) => `${player} takes ${card} from ${from}.`,
    offered: ({ player, partner, card, side }) =>
      `${player} offers ${partner} a pact: ${card}${side === undefined ? '' : ` (${player} would be ${side})`}.`,
    agreed: ({ player, partner, card }) => `${player} and ${partner} have a pact: ${card}.`,
    refused: ({ player, card }) => `${player} refuses ${card}.`,
    'pact-ended': ({ player, partner, card }) => `The pact of ${player} and ${partner} is over: ${card}.`,
    resigned: ({ player }) => `${player} resigns and leaves the game.`,
    forfeited: ({ player }) => `${player} has no political action this time.`,
    declined: ({ player }) => `${player} does nothing.`,
    uprising: ({ player }) => `Uprising: ${player} produces nothing.`,
    corruption: ({ player, resources: n, food }) =>
      `Corruption: ${player} loses ${resources(n)}${food === 0 ? '' : ` and ${food} food`}.`,
    consumption: ({ player, food, resources: n, missing }) =>
      `The people of ${player} eat ${food} food${n === 0 ? '' : ` and ${resources(n)} used as food`}.${missing === 0 ? '' : ` Famine: ${missing} food is missing.`}`,
    produced: ({ player, goods: all }) =>
      `${player} produces ${all.map((each) => goods[each.goods](each.amount)).join(', ')}.`,
    statistics: ({ player, culture, science, strength }) =>
      `${player} has ${goods.culture(culture)}, ${goods.science(science)}, strength ${strength}.`,
    'set-aside': ({ player, count: n, cards: list }) =>
      `${player} chooses for the end of the game${list === undefined ? `: ${cards(n)}` : `: ${list}`}.`,
    'turned-up': ({ card }) => `It will be scored at the end of the game: ${card}.`,
    rested: ({ player, card }) => `${player} lets ${card} produce a token less.`,
    final: ({ card, scores }) => `${card}: ${scores}.`,
    over: ({ winners, shared }) => `The game is over. ${shared ? 'Winners' : 'Winner'}: ${winners}.`,
  },
  reasons: {
    lacks: {
      'civil-actions': (need, have) => `Needs ${civilActions(need)}; you have ${have}`,
      'military-actions': (need, have) => `Needs ${militaryActions(need)}; you have ${have}`,
      'all-civil-actions': (need, have) => `Needs all civil actions (${need}); you have ${have}`,
      'all-military-actions': (need, have) => `Needs all military actions (${need}); you have ${have}`,
      food: (need, have) => `Costs ${need} food; you have ${have}`,
      resources: (need, have) => `Costs ${resources(need)}; you have ${have}`,
      science: (need, have) => `Costs ${goods.science(need)}; you have ${have}`,
    },
    limit: (limit) =>
      `The government allows ${count(limit, { one: 'building', other: 'buildings' })} of this type`,
    strength: (own, rival) => `Your strength of ${own} is not more than ${rival}`,
    plain: {
      'hand-full': 'Your civil hand is full',
      'same-technology': 'You have this technology already, in hand or in play',
      'leader-of-age': 'You have taken a leader of this age already',
      'unfinished-wonder': 'You have an unfinished wonder',
      'no-wonder': 'You have no unfinished wonder',
      'no-token': 'You have too few blue tokens to cover the stages with',
      'no-worker': 'You have no unused worker',
      'bank-empty': 'Your yellow bank is empty',
      'just-taken': 'You have taken this card in this turn',
      'nothing-to-order': 'Nothing that the card orders can be done',
      'tactic-done': 'You have played or copied a tactic in this turn',
      'current-tactic': 'It is your tactic already',
      'first-round': 'In the first round one can only take cards',
      'last-round': 'No war can be declared in the last round',
      'age-four': 'Nobody can resign in Age IV',
      'pact-forbids': 'A pact forbids the attack',
      'card-forbids': 'A card in play forbids it',
      peaceful: 'Your leader forbids attacks',
      'no-colony': 'The rival has no colony',
      'no-leader-or-wonder': 'The rival has neither a leader nor an unfinished wonder',
      'partner-without-science': 'Your partner has no science point to give',
      'used-this-turn': 'You have used it in this turn',
      'used-this-game': 'You have used it in this game',
      'higher-special': 'You have a higher technology of this type',
      'no-cards': 'There is no military card to draw',
      'rival-without-leader': 'The rival has no leader',
      'rival-without-wonder': 'The rival has no unfinished wonder',
      'attacked-by-another': 'Somebody else has attacked this player in this round',
      'acted-already': 'You have taken another action of this kind in this turn',
      'no-science': 'You have no science point',
      'two-players': 'With two players there are no pacts',
    },
  },
  table: {
    head: (round, age, player, stage) => `Round ${round}, Age ${age}. On turn: ${player}, ${stage}.`,
    stages: {
      opening: 'choices before the game',
      event: 'the event of the round',
      resign: 'to go on or to resign',
      row: 'new cards',
      war: 'wars',
      tactics: 'tactics',
      politics: 'politics',
      actions: 'actions',
      discard: 'discards',
      production: 'production',
    },
    lastRound: (round) => `Round ${round} is the last one.`,
    over: 'The game is over.',
    decks: (civil, military) => `Decks: civil ${civil}, military ${military}.`,
    eventDecks: (current, future) => `Events to come, by age: ${current}; then ${future} more.`,
    nextEvent: (card) => `The next event: ${card}.`,
    prepared: (list) => `You have prepared: ${list}.`,
    scoring: (list, others) =>
      `Scored at the end: ${[list, others === 0 ? '' : `${cards(others)} face down`].filter((part) => part !== '').join(', ')}.`,
    passedOver: (list) => `You did not keep: ${list}.`,
    commonTactics: (list) => `Common tactics: ${list}.`,
    row: (n, list) => `The row, for ${civilActions(n)}: ${list}.`,
    emptyRow: 'The row is empty.',
    player: (player, seat, you) => `${player} (seat ${seat}${you ? ', you' : ''})`,
    resigned: 'has resigned',
    points: (culture, cultureRating, science, scienceRating, strength) =>
      `culture ${culture} (${signed(cultureRating)}), science ${science} (${signed(scienceRating)}), strength ${strength}`,
    actions: (civil, civilTotal, military, militaryTotal) =>
      `Actions: civil ${civil} of ${civilTotal}, military ${military} of ${militaryTotal}.`,
    stores: (food, foodIncome, consumption, n, income, corruption) =>
      `Food ${food} (${signed(foodIncome)}${consumption === 0 ? '' : `, −${consumption} eaten`}), ` +
      `resources ${n} (${signed(income)}${corruption === 0 ? '' : `, corruption −${corruption}`}).`,
    people: (happiness, needed, unused, discontent, population) =>
      `Happiness ${happiness} of ${needed}. Workers: ${unused} unused, ${discontent} discontent` +
      `${population === undefined ? '' : `; the next one costs ${population} food`}.`,
    banks: (yellow, blue) => `Banks: yellow ${yellow}, blue ${blue}.`,
    thisTurn: (list) => `For this turn alone: ${list}.`,
    forUnits: (list) => `${list} for units`,
    government: (card) => `Government: ${card}.`,
    leader: (card) => `Leader: ${card}.`,
    noLeader: 'No leader.',
    technology: (card, n, stored) => `${card} ${n}${stored === 0 ? '' : ` (${tokens(stored)})`}`,
    technologies: (list) => `Workers at: ${list}.`,
    specials: (list) => `Special technologies: ${list}.`,
    wonders: (list) => `Wonders: ${list}.`,
    ruined: (card) => `${card} (ruin)`,
    beneath: (card, leader) => `${card} (with ${leader})`,
    site: (card, built, all) => `Under construction: ${card}, ${built} of ${stages(all)}.`,
    colonies: (list) => `Colonies: ${list}.`,
    tactic: (card, exclusive) => `Tactic: ${card}${exclusive ? ', not yet common' : ''}.`,
    pact: (card, partner) => `Pact with ${partner}: ${card}.`,
    war: (card, rival) => `War on ${rival}: ${card}.`,
    attackedBy: (player) => `For now only ${player} may attack here.`,
    civilHand: (n, limit, list) => `Civil hand (${n} of ${limit})${listed(list)}.`,
    militaryHand: (n, limit, list) => `Military hand (${n} of ${limit})${listed(list)}.`,
    yourHand: (civil, civilLimit, military, militaryLimit) =>
      `Your hand (civil cards ${civil} of ${civilLimit}, military cards ${military} of ${militaryLimit}):`,
    simple: {
      decks: (civil, events) => `Civil deck: ${civil}. Events to come: ${events}.`,
      people: (happiness, unused, population) =>
        `Happiness ${happiness}. Workers: ${unused} unused` +
        `${population === undefined ? '' : `; the next one costs ${population} food`}.`,
      yourHand: (civil, limit) => `Your hand (civil cards ${civil} of ${limit}):`,
    },
    auction: (card, highest, bidder) =>
      `Auction of ${card}: ${bidder === undefined ? 'no bid yet' : `${bidder} bids ${highest}`}.`,
    attack: (card, rival, strength) => `${rival} is attacked with strength ${strength}: ${card}.`,
    battle: (card, rival, own, other) => `${card}: strength ${own} against ${other} of ${rival}.`,
    offer: (card, partner) => `${partner} is offered a pact: ${card}.`,
    happening: (card) => `Now: ${card}.`,
  },
  scores: {
    line: (place, player, culture) => `${place}. ${player}: ${goods.culture(culture)}.`,
    resigned: (player) => `${player} has resigned.`,
    bonuses: {
      technologies: 'Technologies of Age I',
      strength: 'Strength',
      happiness: 'Happiness',
      science: 'Science rating',
      production: 'Food and resources',
    },
    before: 'Before the final scoring',
    total: 'Total',
    winner: (player, culture) => `Winner: ${player} with ${points(culture)}.`,
    shared: (players, culture) => `Shared victory: ${players} with ${points(culture)} each.`,
  },
}
