/** What a card does beyond the numbers in its data, in our own words. */
export const effectsEn = {
  'alexander-the-great':
    'Each of your units raises your strength by 1, but not that of a colonization force. As your political ' +
    'action you may discard him to add 1 new yellow token to your yellow bank.',
  aristotle:
    'You gain 1 science point whenever you take a technology from the card row; governments and special ' +
    'technologies count too.',
  hammurabi:
    'Once in each of your turns 1 military action can stand in for a civil action. Leaders in the card row ' +
    'cost you 1 civil action less.',
  homer:
    'Each turn you have 1 temporary resource for building or upgrading units. When you replace him you may ' +
    'slide him under a completed wonder: it gets 1 happy face, but you get no civil action back.',
  'julius-caesar': 'Once in the game you may take a second political action in the same Politics phase.',
  moses: 'When you pay food to increase your population, you pay 1 less.',
  'cultural-heritage-a': 'Gain 1 science point and 4 culture points.',
  'engineering-genius-a': 'This card builds a single stage of your wonder and saves you 2 resources on it.',
  'frugality-a': 'Increase your population for its usual price in food. Once that is paid, gain 1 food.',
  'patriotism-a':
    'For this turn you have 1 additional military action and 1 temporary resource for building or ' +
    'upgrading units.',
  'rich-land-a': 'This card builds or upgrades a farm or a mine for you and saves you 1 resource on it.',
  stockpile: 'Gain 1 resource and 1 food.',
  'urban-growth-a': 'This card builds or upgrades an urban building for you and saves you 1 resource on it.',
  'development-of-agriculture': 'Each player gains 2 food.',
  'development-of-civilization':
    'Each player may do one of these with no action paid and for 1 less: increase population, build a ' +
    'farm, mine or urban building, or develop a technology. A revolution still uses all civil actions.',
  'development-of-crafts': 'Each player gains 2 resources.',
  'development-of-markets': 'Each player gains 2 food or 2 resources, whichever they prefer.',
  'development-of-politics': 'Each player draws 3 military cards of the current age.',
  'development-of-religion':
    'Each player may turn one unused worker into a temple on Religion for free, within the urban building ' +
    'limit.',
  'development-of-science': 'Each player gains 2 science points.',
  'development-of-settlement': "Each player's population grows by 1 for free.",
  'development-of-trade-routes': 'Each player gains 1 science point, 1 food and 1 resource.',
  'development-of-warfare': 'Each player may turn one unused worker into a unit on Warriors for free.',
  'christopher-columbus':
    'As your political action you may give him up to make a territory in your hand your colony, with no ' +
    'auction and no units sent.',
  'frederick-barbarossa':
    'In the Action phase a single military action lets you increase your population and build a unit ' +
    'together; you save 1 food and 1 resource.',
  'genghis-khan':
    'In armies your infantry may count as cavalry. You gain 3 culture points at the end of your turn if ' +
    'you are one of the two strongest (with two players: the strongest); ties count for you.',
  'joan-of-arc':
    'Each happy face of your temples and your government raises your strength by 1. At the start of your ' +
    'Politics phase you can peek at the next current event.',
  'leonardo-da-vinci':
    'The level of your best lab or library is added to your science rating. You gain 1 resource whenever ' +
    'you develop a technology.',
  michelangelo:
    'Each happy face of your temples, theaters and completed wonders raises your culture rating by 1. Your ' +
    'completed wonders do not make taking a new wonder dearer.',
  'great-wall':
    'Each of your infantry and artillery units raises your strength by 1, but not that of a colonization ' +
    'force.',
  'st-peters-basilica':
    'Each of your other cards with a happy face has 1 happy face more; on a card with workers, that is 1 ' +
    'more for each of them.',
  'taj-mahal':
    'While it lies in the card row, whoever has replaced a leader this turn takes it for 2 civil actions ' +
    'less.',
  'breakthrough-i':
    'Develop a technology at its full price, then gain 2 science points. It may be a revolution; its cost ' +
    'in actions then takes the place of what this card costs.',
  'cultural-heritage-i': 'Gain 2 science points and 2 culture points.',
  'engineering-genius-i': 'This card builds a single stage of your wonder and saves you 3 resources on it.',
  'frugality-i': 'Increase your population for its usual price in food. Once that is paid, gain 2 food.',
  'patriotism-i':
    'For this turn you have 1 additional military action and 2 temporary resources for building or ' +
    'upgrading units.',
  'reserves-i': 'Gain 2 food or 2 resources, whichever you prefer.',
  'rich-land-i': 'This card builds or upgrades a farm or a mine for you and saves you 2 resources on it.',
  'urban-growth-i': 'This card builds or upgrades an urban building for you and saves you 2 resources on it.',
  barbarians:
    'The player with the most culture points loses 1 population, but only if they are also one of the two ' +
    'weakest (with two players: the weaker).',
  'border-conflict':
    'The weakest player destroys one farm, mine or urban building of their own. The strongest player gains ' +
    '3 resources.',
  crusades: 'The strongest player gains 4 culture points, the weakest player loses 4.',
  'cultural-influence': 'Each player gains as many culture points as their culture rating.',
  foray:
    'The two strongest players (with two players: only the stronger) each gain 3 of food and resources in ' +
    'any mix.',
  'good-harvest': 'Each player produces food as at the end of a turn, with no corruption and no consumption.',
  immigration:
    'The player with the highest happiness rating gains 1 population; so does everyone tied for it.',
  'new-deposits': 'Each player produces resources as at the end of a turn, with no corruption.',
  pestilence:
    'Each player loses 1 population: an unused worker or, if there is none, a worker from a card of their ' +
    'choice.',
  raiders:
    'The two weakest players (with two players: only the weaker) each lose 2 of food and resources in a ' +
    'mix of their choice.',
  rats: 'Each player loses all their food.',
  rebellion:
    'Each player loses 2 available civil actions for each of their discontent workers; those not on turn ' +
    'will lack them in their next turn.',
  'reign-of-terror': 'The weakest player loses 1 population.',
  'scientific-breakthrough': 'Each player gains as many science points as their science rating.',
  'uncertain-borders':
    "The strongest player takes 1 yellow token from the weakest player's yellow bank into their own.",
  enslave: 'On success your rival loses 1 population and you gain 2 resources and 2 food.',
  'plunder-i': 'On success you take up to 3 of food and resources from your rival, in a mix of your choice.',
  'raid-i':
    'On success you destroy one urban building of your rival, of level I or lower, and gain half its ' +
    'printed cost in resources, rounded up.',
  'open-borders-agreement':
    'If one of you attacks the other, the attacker has 2 more strength in that attack. The pact stays in ' +
    'force.',
  'trade-routes-agreement':
    'Once in each of their own turns, A may pay with 1 food in place of 1 resource, and B with 1 resource ' +
    'in place of 1 food.',
  'isaac-newton':
    'The level of your best lab or library is added to your science rating. You get 1 civil action back ' +
    'whenever you develop a technology.',
  'j-s-bach':
    'Each of your theaters adds 1 to your culture rating; theater technologies cost you 2 science points ' +
    'less. Once a turn, 1 civil action upgrades any urban building to a theater that is not of a lower ' +
    'level.',
  'james-cook':
    'Your first colony raises your culture rating by 2, each further one by 1. Up to 2 military cards that ' +
    'you discard from hand add 1 each to a colonization force.',
  'maximilien-robespierre':
    'You must pay for revolutions with all your military actions in place of the civil ones; those the new ' +
    'government adds come spent. Each revolution brings you 3 culture points.',
  'napoleon-bonaparte':
    'Each type of unit that you have raises your strength by 2, but not that of a colonization force.',
  'william-shakespeare':
    'Each pair of a library and a theater adds 2 to your culture rating. With a library, theaters cost you ' +
    '1 resource less to build and 1 science point less to develop; with a theater, so do libraries.',
  'ocean-liner-service':
    'Once in each of your Action phases your population may grow by 1 with no action and no food paid.',
  'transcontinental-railroad':
    'Whenever your mines produce resources, one worker on the best of them produces twice.',
  'breakthrough-ii':
    'Develop a technology at its full price, then gain 3 science points. It may be a revolution; its cost ' +
    'in actions then takes the place of what this card costs.',
  'efficient-upgrade-ii':
    'This card upgrades a farm, a mine or an urban building for you and saves you 3 resources on it.',
  'engineering-genius-ii': 'This card builds a single stage of your wonder and saves you 4 resources on it.',
  'frugality-ii': 'Increase your population for its usual price in food. Once that is paid, gain 3 food.',
  'patriotism-ii':
    'For this turn you have 1 additional military action and 3 temporary resources for building or ' +
    'upgrading units.',
  'reserves-ii': 'Gain 3 food or 3 resources, whichever you prefer.',
  'revolutionary-idea-ii': 'Gain 4 science points.',
  'rich-land-ii': 'This card builds or upgrades a farm or a mine for you and saves you 3 resources on it.',
  'urban-growth-ii':
    'This card builds or upgrades an urban building for you and saves you 3 resources on it.',
  'wave-of-nationalism':
    'For each civilization stronger than yours you have this turn temporary resources for building or ' +
    'upgrading units: 6 with two players, 3 with three, 2 with four.',
  'civil-unrest':
    'Each player loses 4 culture points for each of their discontent workers. Whoever has most (at least ' +
    '1), everyone tied included, also returns 1 blue token to the box.',
  'cold-war': 'The two strongest players (with two players: only the stronger) each gain 6 science points.',
  'crime-wave':
    'The two weakest players (with two players: only the weaker) each lose 3 culture points and return 1 ' +
    'blue token to the box.',
  'economic-progress':
    'Each player goes through corruption, food production, food consumption and resource production, but ' +
    'gains no science or culture points for the ratings.',
  emigration:
    'Each player loses population equal to half the number of their discontent workers, rounded up.',
  iconoclasm:
    'Every leader in play who is not of the current age is discarded; in Age IV that means all of them.',
  'independence-declaration': 'The weakest player loses one of their colonies, which they choose.',
  'international-agreement':
    'The strongest player may take cards worth up to 5 civil actions from the card row, spending none of ' +
    'their own, but forgoes their next political action. The row is then refilled with no discards.',
  'national-pride': 'The player with the most culture points gains 5 more.',
  'politics-of-strength':
    'The strongest player draws 5 military cards of the current age, the weakest player discards 3. In Age ' +
    'IV the strongest gains 5 culture points and the weakest loses 3 instead.',
  'popularization-of-science': 'Each player gains as many culture points as their science rating.',
  prosperity: 'Each player gains as much food as their happiness rating.',
  'ravages-of-time':
    'Each player turns over one of their completed wonders of Age A or I. It loses its effects and adds 2 ' +
    'to their culture rating instead, but still counts as a completed wonder.',
  refugees:
    'The weakest player loses 3 culture points and 1 population; the strongest player gains 3 culture ' +
    'points and 1 population.',
  terrorism:
    'The player with the fewest culture points picks one urban building of every other player and destroys ' +
    'it.',
  annex:
    'The rival must have a colony. On success you take one of your choice, with its permanent but not its ' +
    'immediate effect.',
  infiltrate:
    'The rival must have a leader or an unfinished wonder. On success you discard one of the two and gain ' +
    '3 culture points per level of that card.',
  'plunder-ii': 'On success you take up to 5 of food and resources from your rival, in a mix of your choice.',
  'raid-ii':
    'On success you destroy two urban buildings of your rival, one of level II or lower and one of level I ' +
    'or lower, in any order, and gain half of their total printed cost in resources, rounded up.',
  spy: 'On success you take up to 5 science points from your rival.',
  'war-over-technology':
    'From the loser the winner takes as many science points as the strength advantage. Special ' +
    'technologies that the winner lacks may be taken instead of points, each for its science cost.',
  'war-over-territory':
    "The winner takes 1 yellow token from the loser's yellow bank, and another for each 5 full points of " +
    'strength advantage.',
  'acceptance-of-supremacy':
    'A and B may not attack each other. The resource is gained and lost in the production at the end of the ' +
    'turn, not when an event lets mines produce.',
  'international-trade-agreement':
    'A gains the resource in resource production, B gains the food in food production.',
  'promise-of-military-protection':
    'An attack of one of you on the other ends the pact at once, so its strength is no help there.',
  'scientific-cooperation':
    'When one of you develops a technology, it costs 2 science points less, but the other pays 1 science ' +
    'point towards it. If the other has none, it cannot be developed.',
  'air-forces':
    'Each air force can join one of your armies, at most one in each; what that army adds to your ' +
    'strength counts twice.',
  'albert-einstein':
    'The level of your best lab or library is added to your science rating. You gain 3 culture points ' +
    'whenever you develop a technology.',
  'bill-gates':
    'When your mines produce, each of your labs also produces resources, as many as its level, and stores ' +
    'them like a mine. When he leaves play or the game ends, you gain as many culture points as that ' +
    'production.',
  'charlie-chaplin': 'The culture that your best theater gives counts twice in your culture rating.',
  'mahatma-gandhi':
    'You may not play aggressions or declare wars. Aggressions and wars against you cost twice as many ' +
    'military actions.',
  'sid-meier':
    'Each of your labs adds its level to your culture rating, but gives 1 less than usual to your science ' +
    'rating.',
  'winston-churchill':
    'Once a turn choose: 3 culture points, or for this turn 3 temporary science points for military ' +
    'technologies and 3 temporary resources for building or upgrading units.',
  'fast-food-chains':
    'When you complete it, gain 2 culture points for each of your farms and mines and 1 for each of your ' +
    'urban buildings and units.',
  'first-space-flight':
    'When you complete it, add up the levels of all your technologies in play, government included, and ' +
    'gain that many culture points.',
  hollywood:
    'When you complete it, gain twice as many culture points as your theaters and libraries give per turn, ' +
    'with all that changes it.',
  internet:
    'When you complete it, add up the culture, science and strength that your urban buildings give, with ' +
    'all that changes it, and gain that many culture points.',
  'efficient-upgrade-iii':
    'This card upgrades a farm, a mine or an urban building for you and saves you 4 resources on it.',
  'endowment-for-the-arts':
    'For each civilization with more culture points than you, gain culture points: 6 with two players, 3 ' +
    'with three, 2 with four.',
  'engineering-genius-iii': 'This card builds a single stage of your wonder and saves you 5 resources on it.',
  'military-build-up':
    'For each civilization stronger than yours you have this turn temporary resources for building or ' +
    'upgrading units: 8 with two players, 5 with three, 3 with four.',
  'patriotism-iii':
    'For this turn you have 1 additional military action and 4 temporary resources for building or ' +
    'upgrading units.',
  'reserves-iii': 'Gain 4 food or 4 resources, whichever you prefer.',
  'revolutionary-idea-iii': 'Gain 6 science points.',
  'urban-growth-iii':
    'This card builds or upgrades an urban building for you and saves you 4 resources on it.',
  'impact-of-agriculture':
    'Each player gains culture points equal to their food production, and 4 more if it exceeds their food ' +
    'consumption.',
  'impact-of-architecture':
    'Each player adds up the levels of their urban buildings and gains that many culture points.',
  'impact-of-balance':
    'Each player takes the lowest of their science rating, culture rating, food production and resource ' +
    'production and gains twice as many culture points.',
  'impact-of-colonies': 'Each player gains 3 culture points for each of their colonies.',
  'impact-of-competition':
    'Each player adds up the levels of their units and arenas and gains that many culture points.',
  'impact-of-government':
    'Each player gains 2 culture points per civil action and 1 per military action of their action totals.',
  'impact-of-happiness':
    'Each player gains 2 culture points per happy face (at most 16) and loses 2 per discontent worker.',
  'impact-of-industry':
    'Each player gains as many culture points as their mines produce resources in a turn.',
  'impact-of-population':
    'Each player counts all their workers except the discontent ones and gains 2 culture points for every ' +
    'one over ten.',
  'impact-of-progress':
    'Each player adds up the levels of their government and special technologies and gains twice as many ' +
    'culture points.',
  'impact-of-science':
    'The players gain culture points in the order of their science ratings: 10 and 0 with two players, 14, ' +
    '7 and 0 with three, 15, 10, 5 and 0 with four.',
  'impact-of-strength':
    'The players gain culture points in the order of their strength: 10 and 0 with two players, 14, 7 and ' +
    '0 with three, 15, 10, 5 and 0 with four.',
  'impact-of-technology':
    'Each player gains 4 culture points for each of their technologies of Age III in play, government ' +
    'included.',
  'impact-of-variety':
    'Each player gains 2 culture points for each type of unit and of urban building that they have and for ' +
    'each of their special technologies.',
  'impact-of-wonders':
    'Each completed wonder brings its owner culture points by its age: A brings 5, I brings 4, II brings ' +
    '3, III brings 2.',
  'armed-intervention': 'On success you take up to 7 culture points from your rival.',
  'plunder-iii':
    'On success you take up to 7 of food and resources from your rival, in a mix of your choice.',
  'raid-iii':
    'On success you destroy two urban buildings of your rival, one of level III or lower and one of level II ' +
    'or lower, in any order, and gain half of their total printed cost in resources, rounded up.',
  'war-over-culture':
    'The winner takes culture points from the loser: 5, and as many more as the strength advantage.',
  'international-tourism':
    "Each completed wonder of one of you, ruined ones included, raises the other's culture rating by 1.",
  'loss-of-sovereignty': 'A and B may not attack each other. Nobody at all may declare war on B.',
  'military-alliance':
    'An attack of one of you on the other ends the pact at once, so its strength is no help there.',
  'peace-treaty': 'The two of you may not attack each other.',
} as const
