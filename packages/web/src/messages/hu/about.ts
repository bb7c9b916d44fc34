import type { AboutWords } from '../messages.ts'

export const about: AboutWords = {
  title: 'A Zigguratról',
  what: 'A Ziggurat nyílt asztal civilizációs kártyajátékokhoz: barátokkal vagy botok ellen, egy este alatt vagy heteken át. Bárki futtathatja a saját gépén; nincs benne reklám, senkit sem követ, és nem kerül semmibe.',
  games: 'A játékok',
  gamesMore:
    'A Ziggurat e játékok szabályait valósítja meg. A nevük a kiadóiké, akiknek semmi közük a Ziggurathoz; egyetlen képük és szövegük sincs benne. Ha tetszik egy játék, vedd meg: semmi sem pótolja a kézbe vett kártyákat.',
  rulesOf: (publisher) => `A szabályok kiadója: ${publisher}`,
  made: 'Hogyan készült',
  madeMore:
    'A szabályokat mondatról mondatra teszteljük. A szerver sosem mutatja meg a kártyáidat másoknak, az oldalban elrejtve sem. A keverésről senki sem dönt egyedül: minden játékos böngészője egy véletlen számot ad a szerver részéhez, amelynek ujjlenyomata a játék előtt is látható. A befejezett játék jegyzőkönyve ezt igazolja.',
  look: 'A jelek, a mozaikok és a kártyák a Ziggurat számára készültek; a képek az egyes kártyák nevéből születnek.',
  forAuthors: 'Botok szerzőinek',
  forAuthorsMore: 'A botok úgy beszélnek ezzel a szerverrel, mint a böngésző, a fiókodból való kulccsal.',
  api: 'A felület leírása (OpenAPI)',
  licence: 'Licenc',
  licenceMore: 'A Ziggurat szabad szoftver MIT-licenccel: használd, alakítsd, add tovább.',
  fonts: 'Betűtípusok',
  fontsMore: 'EB Garamond és Source Sans 3, mindkettő SIL Open Font License alatt.',
  licenceOf: (font) => `${font}: licenc`,
  version: (version) => `${version} verzió`,
}
