import type { AboutWords } from '../messages.ts'

export const about: AboutWords = {
  title: 'O Zigguratu',
  what: 'Ziggurat je otevřený stůl pro karetní hry o civilizacích: s přáteli nebo proti botům, za večer nebo na týdny. Kdokoli si ho může spustit na vlastním počítači; nemá reklamy, nikoho nesleduje a nic nestojí.',
  games: 'Hry',
  gamesMore:
    'Ziggurat provádí pravidla těchto her. Jejich názvy patří vydavatelům, kteří s Zigguratem nemají nic společného; nejsou v něm žádné jejich obrázky ani texty. Líbí-li se vám některá hra, kupte si ji: karty v ruce nic nenahradí.',
  rulesOf: (publisher) => `Pravidla podle vydání ${publisher}`,
  made: 'Jak je udělaný',
  madeMore:
    'Pravidla jsou vyzkoušena větu po větě. Server vaše karty nikdy neukáže jiným, ani skrytě ve stránce. O zamíchání nerozhoduje nikdo sám: prohlížeč každého hráče přidá náhodné číslo k části serveru, jejíž otisk je vidět před hrou. Záznam dohrané hry to dokazuje.',
  look: 'Znaky, mozaiky a líce karet jsou nakresleny pro Ziggurat; obrázky vznikají z názvu každé karty.',
  forAuthors: 'Pro autory botů',
  forAuthorsMore: 'Boti mluví s tímto serverem stejně jako prohlížeč, s klíčem z vašeho účtu.',
  api: 'Popis rozhraní (OpenAPI)',
  licence: 'Licence',
  licenceMore: 'Ziggurat je svobodný software pod licencí MIT: používejte ho, měňte, předávejte dál.',
  fonts: 'Písma',
  fontsMore: 'EB Garamond a Source Sans 3, obě pod licencí SIL Open Font License.',
  licenceOf: (font) => `Licence písma ${font}`,
  version: (version) => `Verze ${version}`,
}
