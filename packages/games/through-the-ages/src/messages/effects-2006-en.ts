/**
 * What cards of the 2006 edition do, where they do something else than those of 2015 with the same name, or
 * are in this edition alone; empty if a card does nothing beyond its numbers here.
 */
export const effects2006En = {
  'alexander-the-great':
    'Each of your units raises your strength by 1, but not that of units that you sacrifice or send to a ' +
    'colony.',
  hammurabi: '',
  homer:
    'Each turn you have 1 temporary resource for building or upgrading units. Up to two of your Warriors ' +
    'raise your culture rating by 1 each.',
  'julius-caesar': '',
  'rich-land-a': 'This card builds a new farm or mine for you and saves you 1 resource on it.',
  'ideal-building-site-a': 'This card builds a new urban building for you and saves you 1 resource on it.',
  'revolutionary-idea-a': 'Gain 1 science point.',
  'work-of-art-a': 'Gain 6 culture points.',
  'development-of-politics':
    'Each player draws 3 military cards. The player on turn need not discard any in this turn.',
  'no-event': 'Nothing happens.',

  'christopher-columbus':
    'Once in the game, as your political action, you may make a territory in your hand your colony, with ' +
    'no auction and no units sent. He stays.',
  'frederick-barbarossa':
    'A single civil action lets you increase your population and build a unit with the new worker; you ' +
    'save 1 food and 1 resource.',
  'genghis-khan':
    'Each of your cavalry units is 1 stronger by itself, also when you sacrifice it, and raises your ' +
    'culture rating by 1. Your tactic adds nothing.',
  'joan-of-arc':
    'Each happy face of your temples raises your strength by 1. You gain 5 culture points whenever an ' +
    'aggression or a war is played against you.',
  michelangelo:
    'Each happy face of your temples, theaters and completed wonders raises your culture rating by 1. ' +
    'Wonders in the card row cost you 1 civil action less.',
  'st-peters-basilica': 'Each of your happy faces counts twice; unhappy ones do not.',
  'taj-mahal': '',
  'bountiful-harvest-i': 'Gain 2 food.',
  'breakthrough-i':
    'Develop a technology at its full price, then gain 2 science points. It may be a revolution if it is your only civil action of the turn; it then takes all your civil actions.',
  'efficient-upgrade-i':
    'This card upgrades a farm, a mine or an urban building for you and saves you 2 resources on it.',
  'ideal-building-site-i': 'This card builds a new urban building for you and saves you 2 resources on it.',
  'mineral-deposits-i': 'Gain 2 resources.',
  'revolutionary-idea-i': 'Gain 2 science points.',
  'rich-land-i': 'This card builds a new farm or mine for you and saves you 2 resources on it.',
  'work-of-art-i': 'Gain 5 culture points.',
  enslave: 'On success your rival loses 1 population and you gain 3 resources.',
  'plunder-i':
    'On success you take 3 of food and resources together from your rival, or all if there is less, in a ' +
    'mix of your choice.',
  'raid-i':
    'On success you destroy one urban building of your rival and gain half its printed cost in resources, ' +
    'rounded up.',
  'open-borders-agreement':
    'If one of you attacks the other, the attacker has 3 more strength in that attack. The pact stays in ' +
    'force.',

  'j-s-bach':
    'Each of your theaters adds 1 to your culture rating. Theater technologies cost you 1 science point ' +
    'less, theaters 1 resource less.',
  'james-cook':
    'Each of your colonies raises your culture rating by 2. Each bonus card that you play to colonize ' +
    'counts 1 more.',
  'maximilien-robespierre':
    'You must pay for revolutions with all your military actions in place of the civil ones.',
  'napoleon-bonaparte': 'What your best army adds to your strength counts once more.',
  'william-shakespeare':
    'Each library adds 1 to your culture rating, and each pair of a library and a theater 2 more.',
  'ocean-liner-service':
    'Once in each of your turns you may increase your population with no action paid and for 5 food less.',
  'bountiful-harvest-ii': 'Gain 3 food.',
  'breakthrough-ii':
    'Develop a technology at its full price, then gain 4 science points. It may be a revolution if it is your only civil action of the turn; it then takes all your civil actions.',
  'ideal-building-site-ii': 'This card builds a new urban building for you and saves you 3 resources on it.',
  'mineral-deposits-ii': 'Gain 3 resources.',
  'rich-land-ii': 'This card builds a new farm or mine for you and saves you 3 resources on it.',
  'work-of-art-ii': 'Gain 4 culture points.',
  'civil-unrest': 'Each player loses 4 culture points for each of their discontent workers.',
  'economic-progress':
    'Each player goes through food production, food consumption, resource production and corruption, but ' +
    'gains no science or culture points for the ratings.',
  assassinate:
    'It costs as many military actions as the level of the leader of your rival, who must have one. On ' +
    'success you discard that leader and gain 3 culture points per level.',
  'plunder-ii':
    'On success you take 5 of food and resources together from your rival, or all if there is less, in a ' +
    'mix of your choice.',
  'raid-ii':
    'On success you destroy up to two urban buildings of your rival on one card and gain half of their ' +
    'total printed cost in resources, rounded down.',
  sabotage:
    'It costs as many military actions as the level of the unfinished wonder of your rival, who must have ' +
    'one. On success the wonder is discarded and you gain 3 culture points per level.',
  'war-over-culture-ii': 'The winner takes as many culture points from the loser as the strength advantage.',
  'war-over-resources':
    'The winner takes as much food and resources from the loser as the strength advantage, in a mix of the ' +
    "winner's choice.",
  'war-over-territory':
    "The winner takes 1 yellow token from the loser's yellow bank, and another for each 3 full points of " +
    'strength advantage.',
  'international-trade-agreement':
    'A gains the resource and B the food in the production at the end of the turn, not when an event lets ' +
    'mines or farms produce.',
  'scientific-cooperation':
    'When one of you develops a technology, it costs 2 science points less, but the other pays 1 science ' +
    'point towards it. While one of you has no science points, neither can develop anything.',

  'bill-gates':
    'When your mines produce, each of your labs also produces resources, as many as its level, and stores ' +
    'them like a mine. The others pay 1 resource more to build a lab or a library or to upgrade one.',
  'elvis-presley': 'The culture that your best theater gives counts twice in your culture rating.',
  'winston-churchill':
    'Unit technologies cost you 3 science points less. Your bonus cards count twice when you defend. As ' +
    'long as a war on you is not decided, each new unit costs you 2 resources less.',
  hollywood:
    'When you complete it, gain culture points equal to twice the levels of your theaters and libraries.',
  internet: 'When you complete it, gain culture points equal to twice the levels of your labs and libraries.',
  'bountiful-harvest-iii': 'Gain 4 food.',
  'ideal-building-site-iii': 'This card builds a new urban building for you and saves you 4 resources on it.',
  'mineral-deposits-iii': 'Gain 4 resources.',
  'work-of-art-iii': 'Gain 3 culture points.',
  'impact-of-agriculture': 'Each player gains as many culture points as their farms produce food in a turn.',
  'impact-of-colonies': 'Each player gains 4 culture points for each of their colonies.',
  'impact-of-industry':
    'Each player gains as many culture points as their mines, and labs that work like mines, produce ' +
    'resources in a turn.',
  'impact-of-technology':
    'Each player gains 4 culture points for each of their technologies of Age III in play, government ' +
    'included; in the advanced game, of Age II.',
  'plunder-iii':
    'On success you take 8 of food and resources together from your rival, or all if there is less, in a ' +
    'mix of your choice.',
  'raid-iii':
    'On success you destroy up to three urban buildings of your rival on one card and gain half of their ' +
    'total printed cost in resources, rounded down.',
  'holy-war':
    'The loser loses 1 population for each 3 full points of strength advantage; the winner gains 3 culture ' +
    'points for each.',
  'war-over-culture-iii': 'The winner takes as many culture points from the loser as the strength advantage.',
  'military-pact':
    'An attack of one of you on the other ends the pact at once, so its strength is no help there.',
} as const
