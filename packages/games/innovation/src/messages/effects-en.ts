import type { InnovationCard } from '../printed.ts'

/**
 * What each effect lets you do. A demand addresses the player who must obey: 'I' is the player who activated
 * the card.
 */
export const effectsEn: Readonly<Record<InnovationCard, readonly string[]>> = {
  agriculture: ['If you like, return a card from hand; for it draw a card 1 higher and score that.'],
  archery: ['Demand: draw a 1, then give me the highest card of your hand.'],
  'city-states': [
    'Demand: if you show 4 castles or more, move a top card with a castle to my board; for it draw a 1.',
  ],
  clothing: [
    'Meld from hand a card of a colour that your board lacks.',
    'Draw a 1 and score it, once for each colour that nobody but you has on the board.',
  ],
  'code-of-laws': [
    'If you like, tuck from hand a card of a colour that your board has; then you can splay that colour ' +
      'left.',
  ],
  domestication: ['Meld the lowest card of your hand. Draw a 1 in any case.'],
  masonry: ['Meld from hand as many cards with a castle as you like. Four or more bring you the Monument.'],
  metalworking: [
    'Draw a 1 and show it. With a castle it is scored and you do this again; without one it stays in hand.',
  ],
  mysticism: ['Draw a 1 and show it. If your board has its colour already, meld it and draw one more 1.'],
  oars: [
    'Demand: put a card with a crown from your hand into my score pile; for it draw a 1.',
    'If that demand moved no card at all, draw a 1.',
  ],
  pottery: [
    'If you like, return up to 3 cards from hand; for them draw and score one card as high as their number.',
    'Draw one card of value 1.',
  ],
  sailing: ['Draw a 1 and meld it.'],
  'the-wheel': ['Draw a 1 twice.'],
  tools: [
    'If you like, return exactly 3 cards from hand; for them draw a 3 and meld it.',
    'If you like, return a 3 from hand; for it draw a 1 three times.',
  ],
  writing: ['Draw one card of value 2.'],
  calendar: ['If your score pile has more cards than your hand, draw a 3 twice.'],
  'canal-building': [
    'If you like, swap all highest cards of your hand with all highest cards of your score pile.',
  ],
  construction: [
    'Demand: give me 2 cards of your hand, then draw a 2 in any case.',
    'If you are the only one with all 5 colours on the board, you get the Empire.',
  ],
  currency: [
    'Return from hand as many cards as you like. Draw a 2 and score it, once for each different value ' +
      'among them.',
  ],
  fermenting: ['Draw a 2, once for every two leaves that you show.'],
  mapmaking: [
    'Demand: put a 1 from your score pile into mine.',
    'If that demand moved a card, draw a 1 and score it.',
  ],
  mathematics: ['If you like, return a card from hand; for it draw a card 1 higher and meld that.'],
  monotheism: [
    'Demand: put a top card of a colour that my board lacks into my score pile; for it draw a 1 and tuck it.',
    'Draw a 1 and tuck it.',
  ],
  philosophy: ['If you like, splay one colour left.', 'If you like, score a card from hand.'],
  'road-building': [
    'Meld 1 or 2 cards from hand. After 2 you can move your top red card to the board of another player, ' +
      'whose top green card then comes to yours.',
  ],
  alchemy: [
    'Draw a 4 and show it, once for every three castles that you show. If one of them is red, return your ' +
      'whole hand with them.',
    'Meld a card from hand, then score another one.',
  ],
  compass: [
    'Demand: move a top card with a leaf, but no green one, to my board; then take a top card without a ' +
      'leaf from my board to yours.',
  ],
  education: [
    'If you like, return the highest card of your score pile; for it draw a card 2 higher than the highest ' +
      'one left there.',
  ],
  engineering: [
    'Demand: put all your top cards with a castle into my score pile.',
    'If you like, splay red left.',
  ],
  feudalism: [
    'Demand: give me a card with a castle from your hand.',
    'If you like, splay yellow or purple left.',
  ],
  machinery: [
    'Demand: swap your whole hand with all highest cards of mine.',
    'Score a card with a castle from hand. Then you can splay red left.',
  ],
  medicine: ['Demand: swap the highest card of your score pile with the lowest one of mine.'],
  optics: [
    'Draw a 3 and meld it. With a crown on it, draw a 4 and score it; without one, give a card of your ' +
      'score pile to that of a player with fewer points.',
  ],
  paper: ['If you like, splay green or blue left.', 'Draw a 4 for each colour that you have splayed left.'],
  translation: [
    'If you like, meld your whole score pile.',
    'If there is a crown on all your top cards, you get the World.',
  ],
  anatomy: [
    'Demand: return a card from your score pile, and for it also a top card of the same value from your ' +
      'board.',
  ],
  colonialism: ['Draw a 3 and tuck it. With a crown on it, do this again.'],
  enterprise: [
    'Demand: move a top card with a crown, but no purple one, to my board; for it draw a 4 and meld it.',
    'If you like, splay green right.',
  ],
  experimentation: ['Draw a 5 and meld it.'],
  gunpowder: [
    'Demand: put a top card with a castle into my score pile.',
    'If that demand moved a card, draw a 2 and score it.',
  ],
  invention: [
    'If you like, splay right a colour that is splayed left; for it draw a 4 and score it.',
    'If all 5 colours are splayed on your board, whichever way, you get the Wonder.',
  ],
  navigation: ['Demand: put a 2 or a 3 from your score pile into mine.'],
  perspective: [
    'If you like, return a card from hand; for it score a card from hand for every two lightbulbs that you ' +
      'show.',
  ],
  'printing-press': [
    'If you like, return a card from your score pile; for it draw a card 2 higher than your top purple one.',
    'If you like, splay blue right.',
  ],
  reformation: [
    'If you like, tuck a card from hand for every two leaves that you show, no fewer if you have them.',
    'If you like, splay yellow or purple right.',
  ],
  astronomy: [
    'Draw a 6 and show it. A green or blue one is melded and you do this again; another stays in hand.',
    'If none of your top cards is below 6, purple aside, you get the Universe.',
  ],
  banking: [
    'Demand: move a top card with a factory, but no green one, to my board; for it draw a 5 and score it.',
    'If you like, splay green right.',
  ],
  chemistry: [
    'If you like, splay blue right.',
    'Draw a card 1 higher than your highest top card and score it; then return a card from your score pile.',
  ],
  coal: [
    'Draw a 5 and tuck it.',
    'If you like, splay red right.',
    'If you like, score a top card together with the card right beneath it.',
  ],
  measurement: [
    'If you like, return a card from hand; for it choose a colour, splay it right and draw a card as high ' +
      'as the number of its cards.',
  ],
  physics: [
    'Draw a 6 three times and show them. If two have the same colour, return your whole hand with them.',
  ],
  societies: ['Demand: move a top card with a lightbulb, but no purple one, to my board; for it draw a 5.'],
  statistics: [
    'Demand: take the highest card of your score pile into hand. If it is your only one there, do this ' +
      'again.',
    'If you like, splay yellow right.',
  ],
  'steam-engine': ['Twice draw a 4 and tuck it. Then score the bottom card of your yellow pile.'],
  'the-pirate-code': [
    'Demand: put 2 cards of value 4 or lower from your score pile into mine.',
    'If that demand moved a card, score the lowest of your top cards with a crown.',
  ],
  'atomic-theory': ['If you like, splay blue right.', 'Draw a 7 and meld it.'],
  canning: [
    'If you like, draw a 6 and tuck it; for it score all your top cards without a factory.',
    'If you like, splay yellow right.',
  ],
  classification: [
    'Show a card of your hand and take all cards of its colour from the hands of the others; then meld all ' +
      'that you have in hand of it.',
  ],
  democracy: [
    'Return from hand as many cards as you like. If that is more than anybody else has returned for this ' +
      'card now, draw an 8 and score it.',
  ],
  emancipation: [
    'Demand: put a card of your hand into my score pile; for it draw a 6.',
    'If you like, splay red or purple right.',
  ],
  encyclopedia: ['If you like, meld all highest cards of your score pile.'],
  industrialization: [
    'Draw a 6 and tuck it, once for every two factories that you show.',
    'If you like, splay red or purple right.',
  ],
  'machine-tools': ['Draw a card as high as the highest one of your score pile and score it.'],
  'metric-system': [
    'If green is splayed right, you can splay any one colour right.',
    'If you like, splay green right.',
  ],
  vaccination: [
    'Demand: return all lowest cards of your score pile; for them draw a 6 and meld it.',
    'If that demand made anybody return a card, draw a 7 and meld it.',
  ],
  bicycle: ['If you like, swap your whole hand with your whole score pile.'],
  combustion: ['Demand: put 2 cards of your score pile into mine.'],
  electricity: ['Return all your top cards without a factory; for each of them draw an 8.'],
  evolution: [
    'If you like, draw an 8, score it and return a card from your score pile; or instead draw a card 1 ' +
      'higher than the highest one there.',
  ],
  explosives: [
    'Demand: give me the 3 highest cards of your hand. If you gave any and have none left, draw a 7.',
  ],
  lighting: [
    'If you like, tuck up to 3 cards from hand. Draw a 7 and score it, once for each different value among ' +
      'them.',
  ],
  publications: [
    'If you like, put the cards of one colour on your board in another order.',
    'If you like, splay yellow or blue up.',
  ],
  railroad: [
    'Return your whole hand, then draw a 6 three times.',
    'If you like, splay up a colour that is splayed right.',
  ],
  refrigeration: ['Demand: return half of your hand, rounded down.', 'If you like, score a card from hand.'],
  sanitation: ['Demand: swap the 2 highest cards of your hand with the lowest one of mine.'],
  antibiotics: [
    'If you like, return up to 3 cards from hand. For each different value among them draw an 8 twice.',
  ],
  corporations: [
    'Demand: put a top card with a factory, but no green one, into my score pile; for it draw an 8 and ' +
      'meld it.',
    'Draw an 8 and meld it.',
  ],
  empiricism: [
    'Name two colours, then draw a 9 and show it. If it has one of them, meld it; then you can splay that ' +
      'colour up.',
    'If you show 20 lightbulbs or more, you win.',
  ],
  flight: ['If red is splayed up, you can splay any one colour up.', 'If you like, splay red up.'],
  'mass-media': [
    'If you like, return a card from hand; for it name a value: all cards of that value in all score piles ' +
      'are returned.',
    'If you like, splay purple up.',
  ],
  mobility: [
    'Demand: of your top cards without a factory, red aside, put the 2 highest into my score pile; for ' +
      'them draw an 8.',
  ],
  'quantum-theory': [
    'If you like, return up to 2 cards from hand. For 2 draw a 10, then draw another 10 and score that.',
  ],
  rocketry: ['For every two clocks that you show, return a card from the score pile of any other player.'],
  skyscrapers: [
    'Demand: move a top card with a clock, but no yellow one, to my board; for it score the card right ' +
      'beneath it and return the rest of that pile.',
  ],
  socialism: [
    'If you like, tuck your whole hand. If a purple card was among it, take all lowest cards from the hand ' +
      'of each other player.',
  ],
  collaboration: [
    'Demand: draw a 9 twice and show both. I choose the one that goes to my board; meld the other.',
    'If you have 10 green cards or more on the board, you win.',
  ],
  composites: [
    'Demand: keep one card of your hand and give me the others; also put the highest card of your score ' +
      'pile into mine.',
  ],
  computers: [
    'If you like, splay red or green up.',
    'Draw a 10 and meld it, then execute its shared effects for yourself alone.',
  ],
  ecology: ['If you like, return a card from hand; for it score a card from hand and draw a 10 twice.'],
  fission: [
    'Demand: draw a 10 and show it. If it is red, all hands, boards and score piles leave the game and ' +
      'this action is over.',
    'Return a top card from any board, Fission aside.',
  ],
  genetics: ['Draw a 10 and meld it; score all cards beneath it.'],
  satellites: [
    'Return your whole hand, then draw an 8 three times.',
    'If you like, splay purple up.',
    'Meld a card from hand, then execute its shared effects for yourself alone.',
  ],
  services: [
    'Demand: give all highest cards of your score pile into my hand; for them take a top card without a ' +
      'leaf from my board into your hand.',
  ],
  specialization: [
    'Show a card of your hand, and take the top card of its colour from the board of each other player ' +
      'into hand.',
    'If you like, splay yellow or blue up.',
  ],
  suburbia: ['Tuck from hand as many cards as you like. For each of them draw a 1 and score it.'],
  ai: [
    'Draw a 10 and score it.',
    'If Robotics and Software are both top cards, wherever, the one player with the fewest points wins.',
  ],
  bioengineering: [
    'Put a top card with a leaf from the board of another player into your score pile.',
    'If anybody shows fewer than 3 leaves, the one player who shows most of them wins.',
  ],
  databases: ['Demand: return half of your score pile, rounded up.'],
  globalization: [
    'Demand: return a top card with a leaf from your board.',
    'Draw a 6 and score it. If nobody shows more leaves than factories, the one player with most points ' +
      'wins.',
  ],
  miniaturization: [
    'If you like, return a card from hand. For a 10, draw a 10 for each different value in your score pile.',
  ],
  robotics: [
    'Score your top green card. Draw a 10 and meld it, then execute its shared effects for yourself alone.',
  ],
  'self-service': [
    'Execute the shared effects of another one of your top cards for yourself alone.',
    'If you have more achievements than each of the others, you win.',
  ],
  software: [
    'Draw a 10 and score it.',
    'Twice draw a 10 and meld it, then execute the shared effects of the second one for yourself alone.',
  ],
  'stem-cells': ['If you like, score your whole hand.'],
  'the-internet': [
    'If you like, splay green up.',
    'Draw a 10 and score it.',
    'Draw a 10 and meld it, once for every two clocks that you show.',
  ],
}
