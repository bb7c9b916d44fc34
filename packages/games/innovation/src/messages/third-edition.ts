import type { Language } from '@ziggurat/kernel'

type Rewritten =
  | 'oars'
  | 'fermenting'
  | 'feudalism'
  | 'measurement'
  | 'societies'
  | 'statistics'
  | 'industrialization'
  | 'combustion'
  | 'fission'

interface ThirdEdition {
  /** Before the text of an effect. */
  readonly heading: string
  /** By card and by the effect's place on it. */
  readonly effects: Readonly<Record<Rewritten, Readonly<Record<number, string>>>>
}

/** The effects that the third edition has rewritten or added; all others read as in the first. */
export const THIRD_EDITION_TEXTS: Readonly<Record<Language, ThirdEdition>> = {
  en: {
    heading: 'Third edition –',
    effects: {
      oars: {
        0:
          'Demand: put a card with a crown from your hand into my score pile; for it draw a 1 and do ' +
          'this again.',
      },
      fermenting: { 0: 'Draw a 2 for each colour that shows a leaf on your board.' },
      feudalism: {
        0:
          'Demand: give me a card with a castle from your hand; for it your pile of its colour loses its ' +
          'splay.',
      },
      measurement: {
        0:
          'If you like, show a card of your hand and return it; for it splay its colour right and draw a ' +
          'card as high as the number of cards there.',
      },
      societies: {
        0:
          'Demand: move a top card with a lightbulb that is higher than my top card of its colour to my ' +
          'board; for it draw a 5.',
      },
      statistics: { 0: 'Demand: take all highest cards of your score pile into hand.' },
      industrialization: {
        0: 'Draw a 6 and tuck it, once for each colour that shows a factory on your board.',
      },
      combustion: {
        0: 'Demand: put a card of your score pile into mine for every four crowns that I show.',
        1: 'Return the bottom card of your red pile.',
      },
      fission: { 1: 'Return a top card from any board, Fission aside; then draw a 10.' },
    },
  },
  cs: {
    heading: 'Třetí vydání –',
    effects: {
      oars: {
        0: 'Příkaz: přesuň kartu s korunou z ruky do mého vlivu; za ni vezmi jedničku a pokračuj stejně dál.',
      },
      fermenting: { 0: 'Za každou barvu, která u tebe ukazuje list, vezmi dvojku.' },
      feudalism: {
        0:
          'Příkaz: přesuň kartu s hradem z ruky do mé ruky; tvůj balíček její barvy pak přestane být ' +
          'roztažený.',
      },
      measurement: {
        0:
          'Můžeš ukázat a vrátit kartu z ruky; za ni roztáhni její barvu doprava a vezmi kartu, jejíž ' +
          'hodnota se rovná počtu tamních karet.',
      },
      societies: {
        0:
          'Příkaz: přesuň do mé herní oblasti aktivní kartu se žárovkou, která je vyšší než má aktivní ' +
          'karta její barvy; za ni vezmi pětku.',
      },
      statistics: { 0: 'Příkaz: přesuň všechny nejvyšší karty ze svého vlivu do ruky.' },
      industrialization: { 0: 'Za každou barvu, která u tebe ukazuje továrnu, vezmi a schovej šestku.' },
      combustion: {
        0: 'Příkaz: za každé čtyři koruny, které jsou vidět u mě, přesuň kartu ze svého vlivu do mého.',
        1: 'Vrať spodní kartu svého červeného balíčku.',
      },
      fission: { 1: 'Vrať aktivní kartu z kterékoli herní oblasti, kromě Jaderné fúze; pak vezmi desítku.' },
    },
  },
  hu: {
    heading: 'Harmadik kiadás –',
    effects: {
      oars: {
        0:
          'Követelés: tedd át a kezedből a pontkupacomba egy lapodat, amelyen korona van. Ha megtetted, ' +
          'húzz egy 1-est, és kezdd elölről.',
      },
      fermenting: { 0: 'Minden szín után, amelyen a tábládon levél látszik, húzz egy 2-est.' },
      feudalism: {
        0:
          'Követelés: adj a kezembe a kezedből egy lapot, amelyen vár van. Ha megtetted, az ilyen színű ' +
          'kupacod többé nincs terítve.',
      },
      measurement: {
        0:
          'Felfedhetsz és visszatehetsz egy lapot a kezedből. Ha megtetted, terítsd jobbra a színét, és ' +
          'húzz egy akkora értékű lapot, ahány ilyen színű lapod van a tábládon.',
      },
      societies: {
        0:
          'Követelés: tedd át a táblámra egy felső lapodat, amelyen izzó van, és amely magasabb az én ' +
          'ugyanolyan színű felső lapomnál. Ha megtetted, húzz egy 5-öst.',
      },
      statistics: { 0: 'Követelés: vedd a kezedbe a pontkupacod összes legmagasabb lapját.' },
      industrialization: {
        0: 'Minden szín után, amelyen a tábládon gyár látszik, húzz egy 6-ost, és tedd alá.',
      },
      combustion: {
        0:
          'Követelés: a táblámon látszó minden négy korona után tegyél át egy lapot a pontkupacodból az ' +
          'enyémbe.',
        1: 'Tedd vissza a legalsó piros lapodat.',
      },
      fission: {
        1:
          'Tegyél vissza bármelyik játékos táblájáról egy felső lapot, amely nem a Maghasadás, majd húzz ' +
          'egy 10-est.',
      },
    },
  },
  pl: {
    heading: 'Trzecia edycja –',
    effects: {
      oars: {
        0:
          'Żądanie: przekaż kartę z koroną ze swojej ręki do mojego stosu punktów. Jeśli to zrobisz, ' +
          'dobierz jedynkę i zacznij od nowa.',
      },
      fermenting: { 0: 'Za każdy kolor, który na twojej planszy pokazuje liść, dobierz dwójkę.' },
      feudalism: {
        0:
          'Żądanie: przekaż kartę z zamkiem ze swojej ręki na moją. Jeśli to zrobisz, twój stos tego ' +
          'koloru przestaje być rozsunięty.',
      },
      measurement: {
        0:
          'Możesz ujawnić i zwrócić kartę z ręki. Jeśli to zrobisz, rozsuń jej kolor w prawo i dobierz ' +
          'kartę o wartości równej liczbie twoich kart tego koloru na planszy.',
      },
      societies: {
        0:
          'Żądanie: przekaż na moją planszę swoją wierzchnią kartę z żarówką, wyższą niż moja wierzchnia ' +
          'karta tego koloru. Jeśli to zrobisz, dobierz piątkę.',
      },
      statistics: { 0: 'Żądanie: weź na rękę wszystkie najwyższe karty ze swojego stosu punktów.' },
      industrialization: {
        0: 'Za każdy kolor, który na twojej planszy pokazuje fabrykę, dobierz i wsuń szóstkę.',
      },
      combustion: {
        0:
          'Żądanie: za każde cztery korony widoczne na mojej planszy przekaż kartę ze swojego stosu ' +
          'punktów do mojego.',
        1: 'Zwróć swoją spodnią czerwoną kartę.',
      },
      fission: {
        1:
          'Zwróć z planszy dowolnego gracza wierzchnią kartę inną niż Rozszczepienie jądra, a potem ' +
          'dobierz dziesiątkę.',
      },
    },
  },
}
