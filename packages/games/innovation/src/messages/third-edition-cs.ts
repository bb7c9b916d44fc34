import type { ThirdEdition } from './messages.ts'

export const thirdEditionCs: ThirdEdition = {
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
}
