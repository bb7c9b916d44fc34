export const about = {
  title: 'About Ziggurat',
  what: 'Ziggurat is an open table for civilization card games: with friends or against bots, in one evening or over weeks. Anybody can run it on a computer of their own; it has no advertisements, follows nobody and costs nothing.',
  games: 'The games',
  gamesMore:
    'Ziggurat implements the rules of these games. Their names belong to their publishers, who have nothing to do with Ziggurat; it contains none of their pictures and texts. If you like a game, buy it: nothing replaces cards in the hand.',
  rulesOf: (publisher: string) => `Rules as published by ${publisher}`,
  made: 'How it is made',
  madeMore:
    'The rules are tested sentence by sentence. The server never shows your cards to others, not even hidden in the page. Nobody chooses the shuffle alone: each player’s browser adds a random number to the server’s part, whose fingerprint is shown before the game. The record of a finished game proves it.',
  look: 'Signs, mosaics and card faces are drawn for Ziggurat; the pictures are made from each card’s name.',
  forAuthors: 'For authors of bots',
  forAuthorsMore: 'Bots talk to this server as the browser does, with a token from your account.',
  api: 'Description of the interface (OpenAPI)',
  licence: 'Licence',
  licenceMore: 'Ziggurat is free software under the MIT licence: use it, change it, pass it on.',
  fonts: 'Typefaces',
  fontsMore: 'EB Garamond and Source Sans 3, both under the SIL Open Font License.',
  licenceOf: (font: string) => `Licence of ${font}`,
  version: (version: string) => `Version ${version}`,
}
