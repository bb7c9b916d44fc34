import type { ThirdEdition } from './messages.ts'

export const thirdEditionPl: ThirdEdition = {
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
}
