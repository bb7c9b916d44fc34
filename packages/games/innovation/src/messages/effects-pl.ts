import type { InnovationCard } from '../printed.ts'

export const effectsPl: Readonly<Record<InnovationCard, readonly string[]>> = {
  agriculture: [
    'Możesz zwrócić kartę z ręki. Jeśli to zrobisz, dobierz i zapunktuj kartę o wartości o 1 wyższej.',
  ],
  archery: ['Żądanie: dobierz jedynkę, a potem przekaż na moją rękę najwyższą kartę ze swojej ręki.'],
  'city-states': [
    'Żądanie: jeśli na twojej planszy widać co najmniej cztery zamki, przekaż na moją planszę swoją ' +
      'wierzchnią kartę z zamkiem. Jeśli to zrobisz, dobierz jedynkę.',
  ],
  clothing: [
    'Wyłóż z ręki kartę w kolorze, którego nie masz na planszy.',
    'Za każdy kolor, który jest tylko na twojej planszy, dobierz i zapunktuj jedynkę.',
  ],
  'code-of-laws': [
    'Możesz wsunąć z ręki kartę w kolorze, który masz na planszy. Jeśli to zrobisz, możesz rozsunąć ten ' +
      'kolor w lewo.',
  ],
  domestication: ['Wyłóż najniższą kartę z ręki, a potem dobierz jedynkę.'],
  masonry: [
    'Możesz wyłożyć z ręki dowolnie wiele kart z zamkiem. Jeśli wyłożysz co najmniej cztery, zdobądź ' +
      'osiągnięcie Pomnik.',
  ],
  metalworking: [
    'Dobierz i ujawnij jedynkę. Jeśli ma zamek, zapunktuj ją i zacznij od nowa; jeśli nie, zostaje na ręce.',
  ],
  mysticism: [
    'Dobierz i ujawnij jedynkę. Jeśli masz jej kolor na planszy, wyłóż ją i dobierz jeszcze jedną jedynkę.',
  ],
  oars: [
    'Żądanie: przekaż kartę z koroną ze swojej ręki do mojego stosu punktów. Jeśli to zrobisz, dobierz ' +
      'jedynkę.',
    'Jeśli na żądanie nikt nie przekazał karty, dobierz jedynkę.',
  ],
  pottery: [
    'Możesz zwrócić z ręki do trzech kart. Jeśli zwrócisz choć jedną, dobierz i zapunktuj kartę o wartości ' +
      'równej liczbie zwróconych.',
    'Dobierz jedynkę.',
  ],
  sailing: ['Dobierz i wyłóż jedynkę.'],
  'the-wheel': ['Dobierz dwie jedynki.'],
  tools: [
    'Możesz zwrócić z ręki dokładnie trzy karty. Jeśli to zrobisz, dobierz i wyłóż trójkę.',
    'Możesz zwrócić z ręki trójkę. Jeśli to zrobisz, dobierz trzy jedynki.',
  ],
  writing: ['Dobierz dwójkę.'],

  calendar: ['Jeśli masz więcej kart w stosie punktów niż na ręce, dobierz dwie trójki.'],
  'canal-building': [
    'Możesz wymienić wszystkie najwyższe karty z ręki na wszystkie najwyższe karty ze swojego stosu punktów.',
  ],
  construction: [
    'Żądanie: przekaż dwie karty ze swojej ręki na moją, a potem dobierz dwójkę.',
    'Jeśli jako jedyna osoba masz wierzchnie karty we wszystkich pięciu kolorach, zdobądź osiągnięcie ' +
      'Imperium.',
  ],
  currency: [
    'Możesz zwrócić z ręki dowolnie wiele kart. Za każdą różną wartość wśród nich dobierz i zapunktuj ' +
      'dwójkę.',
  ],
  fermenting: ['Za każde dwa liście widoczne na twojej planszy dobierz dwójkę.'],
  mapmaking: [
    'Żądanie: przekaż jedynkę ze swojego stosu punktów do mojego.',
    'Jeśli na żądanie ktoś przekazał kartę, dobierz i zapunktuj jedynkę.',
  ],
  mathematics: [
    'Możesz zwrócić kartę z ręki. Jeśli to zrobisz, dobierz i wyłóż kartę o wartości o 1 wyższej.',
  ],
  monotheism: [
    'Żądanie: przekaż do mojego stosu punktów swoją wierzchnią kartę w kolorze, którego nie ma na mojej ' +
      'planszy. Jeśli to zrobisz, dobierz i wsuń jedynkę.',
    'Dobierz i wsuń jedynkę.',
  ],
  philosophy: ['Możesz rozsunąć w lewo jeden dowolny kolor.', 'Możesz zapunktować kartę z ręki.'],
  'road-building': [
    'Wyłóż z ręki jedną lub dwie karty. Jeśli wyłożysz dwie, możesz przekazać swoją wierzchnią czerwoną ' +
      'kartę na planszę innego gracza. Jeśli to zrobisz, jego wierzchnia zielona karta trafia na twoją ' +
      'planszę.',
  ],

  alchemy: [
    'Za każde trzy zamki widoczne na twojej planszy dobierz i ujawnij czwórkę. Jeśli któraś jest czerwona, ' +
      'zwróć je wszystkie wraz z całą ręką.',
    'Wyłóż kartę z ręki, a potem zapunktuj kartę z ręki.',
  ],
  compass: [
    'Żądanie: przekaż na moją planszę swoją wierzchnią kartę z liściem, która nie jest zielona, a potem ' +
      'przekaż na swoją planszę moją wierzchnią kartę bez liścia.',
  ],
  education: [
    'Możesz zwrócić najwyższą kartę ze swojego stosu punktów. Jeśli to zrobisz, dobierz kartę o wartości o ' +
      '2 wyższej od najwyższej, która w nim została.',
  ],
  engineering: [
    'Żądanie: przekaż do mojego stosu punktów wszystkie swoje wierzchnie karty z zamkiem.',
    'Możesz rozsunąć swoje czerwone karty w lewo.',
  ],
  feudalism: [
    'Żądanie: przekaż kartę z zamkiem ze swojej ręki na moją.',
    'Możesz rozsunąć swoje żółte albo fioletowe karty w lewo.',
  ],
  machinery: [
    'Żądanie: wymień wszystkie karty ze swojej ręki na wszystkie najwyższe karty z mojej.',
    'Zapunktuj z ręki kartę z zamkiem. Możesz rozsunąć swoje czerwone karty w lewo.',
  ],
  medicine: ['Żądanie: wymień najwyższą kartę ze swojego stosu punktów na najniższą kartę z mojego.'],
  optics: [
    'Dobierz i wyłóż trójkę. Jeśli ma koronę, dobierz i zapunktuj czwórkę; jeśli nie, przekaż kartę ze ' +
      'swojego stosu punktów do stosu przeciwnika, który ma mniej punktów od ciebie.',
  ],
  paper: [
    'Możesz rozsunąć swoje zielone albo niebieskie karty w lewo.',
    'Za każdy swój kolor rozsunięty w lewo dobierz czwórkę.',
  ],
  translation: [
    'Możesz wyłożyć wszystkie karty ze swojego stosu punktów: wszystkie albo żadnej.',
    'Jeśli każda twoja wierzchnia karta ma koronę, zdobądź osiągnięcie Świat.',
  ],

  anatomy: [
    'Żądanie: zwróć kartę ze swojego stosu punktów. Jeśli to zrobisz, zwróć też swoją wierzchnią kartę o ' +
      'tej samej wartości.',
  ],
  colonialism: ['Dobierz i wsuń trójkę. Jeśli ma koronę, zacznij od nowa.'],
  enterprise: [
    'Żądanie: przekaż na moją planszę swoją wierzchnią kartę z koroną, która nie jest fioletowa. Jeśli to ' +
      'zrobisz, dobierz i wyłóż czwórkę.',
    'Możesz rozsunąć swoje zielone karty w prawo.',
  ],
  experimentation: ['Dobierz i wyłóż piątkę.'],
  gunpowder: [
    'Żądanie: przekaż do mojego stosu punktów swoją wierzchnią kartę z zamkiem.',
    'Jeśli na żądanie ktoś przekazał kartę, dobierz i zapunktuj dwójkę.',
  ],
  invention: [
    'Możesz rozsunąć w prawo jeden swój kolor rozsunięty w lewo. Jeśli to zrobisz, dobierz i zapunktuj ' +
      'czwórkę.',
    'Jeśli masz pięć kolorów i każdy jest rozsunięty, w dowolną stronę, zdobądź osiągnięcie Cud.',
  ],
  navigation: ['Żądanie: przekaż dwójkę albo trójkę ze swojego stosu punktów do mojego.'],
  perspective: [
    'Możesz zwrócić kartę z ręki. Jeśli to zrobisz, za każde dwie żarówki widoczne na twojej planszy ' +
      'zapunktuj kartę z ręki.',
  ],
  'printing-press': [
    'Możesz zwrócić kartę ze swojego stosu punktów. Jeśli to zrobisz, dobierz kartę o wartości o 2 wyższej ' +
      'od twojej wierzchniej fioletowej karty.',
    'Możesz rozsunąć swoje niebieskie karty w prawo.',
  ],
  reformation: [
    'Za każde dwa liście widoczne na twojej planszy możesz wsunąć kartę z ręki: za wszystkie albo za żadne.',
    'Możesz rozsunąć swoje żółte albo fioletowe karty w prawo.',
  ],

  astronomy: [
    'Dobierz i ujawnij szóstkę. Jeśli jest zielona lub niebieska, wyłóż ją i zacznij od nowa.',
    'Jeśli każda twoja wierzchnia karta oprócz fioletowej ma wartość co najmniej 6, zdobądź osiągnięcie ' +
      'Wszechświat.',
  ],
  banking: [
    'Żądanie: przekaż na moją planszę swoją wierzchnią kartę z fabryką, która nie jest zielona. Jeśli to ' +
      'zrobisz, dobierz i zapunktuj piątkę.',
    'Możesz rozsunąć swoje zielone karty w prawo.',
  ],
  chemistry: [
    'Możesz rozsunąć swoje niebieskie karty w prawo.',
    'Dobierz i zapunktuj kartę o wartości o 1 wyższej od swojej najwyższej wierzchniej karty, a potem ' +
      'zwróć kartę ze swojego stosu punktów.',
  ],
  coal: [
    'Dobierz i wsuń piątkę.',
    'Możesz rozsunąć swoje czerwone karty w prawo.',
    'Możesz zapunktować swoją wierzchnią kartę. Jeśli to zrobisz, zapunktuj też kartę, która leżała tuż ' +
      'pod nią.',
  ],
  measurement: [
    'Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wybierz kolor, rozsuń go w prawo i dobierz kartę o ' +
      'wartości równej liczbie twoich kart tego koloru na planszy.',
  ],
  physics: [
    'Dobierz i ujawnij trzy szóstki. Jeśli co najmniej dwie są tego samego koloru, zwróć je wszystkie wraz ' +
      'z całą ręką.',
  ],
  societies: [
    'Żądanie: przekaż na moją planszę swoją wierzchnią kartę z żarówką, która nie jest fioletowa. Jeśli to ' +
      'zrobisz, dobierz piątkę.',
  ],
  statistics: [
    'Żądanie: weź na rękę najwyższą kartę ze swojego stosu punktów. Jeśli masz teraz na ręce tylko jedną ' +
      'kartę, zacznij od nowa.',
    'Możesz rozsunąć swoje żółte karty w prawo.',
  ],
  'steam-engine': [
    'Dobierz i wsuń czwórkę, a potem jeszcze jedną. Następnie zapunktuj swoją spodnią żółtą kartę.',
  ],
  'the-pirate-code': [
    'Żądanie: przekaż dwie karty o wartości co najwyżej 4 ze swojego stosu punktów do mojego.',
    'Jeśli na żądanie ktoś przekazał kartę, zapunktuj najniższą ze swoich wierzchnich kart z koroną.',
  ],

  'atomic-theory': ['Możesz rozsunąć swoje niebieskie karty w prawo.', 'Dobierz i wyłóż siódemkę.'],
  canning: [
    'Możesz dobrać i wsunąć szóstkę. Jeśli to zrobisz, zapunktuj wszystkie swoje wierzchnie karty bez ' +
      'fabryki.',
    'Możesz rozsunąć swoje żółte karty w prawo.',
  ],
  classification: [
    'Ujawnij kartę z ręki. Weź na rękę wszystkie karty tego koloru z rąk innych graczy, a potem wyłóż z ' +
      'ręki wszystkie karty tego koloru.',
  ],
  democracy: [
    'Możesz zwrócić z ręki dowolnie wiele kart. Jeśli zwrócisz więcej niż ktokolwiek inny dotąd w tej ' +
      'aktywacji, dobierz i zapunktuj ósemkę.',
  ],
  emancipation: [
    'Żądanie: przekaż kartę ze swojej ręki do mojego stosu punktów. Jeśli to zrobisz, dobierz szóstkę.',
    'Możesz rozsunąć swoje czerwone albo fioletowe karty w prawo.',
  ],
  encyclopedia: ['Możesz wyłożyć wszystkie najwyższe karty ze swojego stosu punktów: wszystkie albo żadnej.'],
  industrialization: [
    'Za każde dwie fabryki widoczne na twojej planszy dobierz i wsuń szóstkę.',
    'Możesz rozsunąć swoje czerwone albo fioletowe karty w prawo.',
  ],
  'machine-tools': [
    'Dobierz i zapunktuj kartę o takiej wartości, jaką ma najwyższa karta twojego stosu punktów.',
  ],
  'metric-system': [
    'Jeśli twoje zielone karty są rozsunięte w prawo, możesz rozsunąć w prawo jeden dowolny kolor.',
    'Możesz rozsunąć swoje zielone karty w prawo.',
  ],
  vaccination: [
    'Żądanie: zwróć wszystkie najniższe karty ze swojego stosu punktów. Jeśli zwrócisz choć jedną, dobierz ' +
      'i wyłóż szóstkę.',
    'Jeśli na żądanie ktoś zwrócił kartę, dobierz i wyłóż siódemkę.',
  ],

  bicycle: ['Możesz wymienić wszystkie karty z ręki na wszystkie karty ze swojego stosu punktów.'],
  combustion: ['Żądanie: przekaż dwie karty ze swojego stosu punktów do mojego.'],
  electricity: [
    'Zwróć wszystkie swoje wierzchnie karty bez fabryki, a potem za każdą z nich dobierz ósemkę.',
  ],
  evolution: [
    'Możesz wybrać: albo dobierz i zapunktuj ósemkę, a potem zwróć kartę ze swojego stosu punktów; albo ' +
      'dobierz kartę o wartości o 1 wyższej od najwyższej karty tego stosu.',
  ],
  explosives: [
    'Żądanie: przekaż trzy najwyższe karty ze swojej ręki na moją. Jeśli przekażesz choć jedną i ' +
      'zostaniesz bez kart na ręce, dobierz siódemkę.',
  ],
  lighting: [
    'Możesz wsunąć z ręki do trzech kart. Za każdą różną wartość wśród nich dobierz i zapunktuj siódemkę.',
  ],
  publications: [
    'Możesz ułożyć karty jednego koloru na swojej planszy w dowolnej kolejności.',
    'Możesz rozsunąć swoje żółte albo niebieskie karty w górę.',
  ],
  railroad: [
    'Zwróć wszystkie karty z ręki, a potem dobierz trzy szóstki.',
    'Możesz rozsunąć w górę jeden swój kolor rozsunięty w prawo.',
  ],
  refrigeration: [
    'Żądanie: zwróć połowę kart z ręki, zaokrąglając w dół.',
    'Możesz zapunktować kartę z ręki.',
  ],
  sanitation: ['Żądanie: wymień dwie najwyższe karty ze swojej ręki na najniższą kartę z mojej.'],

  antibiotics: [
    'Możesz zwrócić z ręki do trzech kart. Za każdą różną wartość wśród nich dobierz dwie ósemki.',
  ],
  corporations: [
    'Żądanie: przekaż do mojego stosu punktów swoją wierzchnią kartę z fabryką, która nie jest zielona. ' +
      'Jeśli to zrobisz, dobierz i wyłóż ósemkę.',
    'Dobierz i wyłóż ósemkę.',
  ],
  empiricism: [
    'Podaj dwa kolory, a potem dobierz i ujawnij dziewiątkę. Jeśli jest w jednym z tych kolorów, wyłóż ' +
      'ją; potem możesz rozsunąć ten kolor w górę.',
    'Jeśli na twojej planszy widać co najmniej dwadzieścia żarówek, wygrywasz grę.',
  ],
  flight: [
    'Jeśli twoje czerwone karty są rozsunięte w górę, możesz rozsunąć w górę jeden dowolny kolor.',
    'Możesz rozsunąć swoje czerwone karty w górę.',
  ],
  'mass-media': [
    'Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wybierz wartość i zwróć wszystkie karty o tej wartości ' +
      'ze stosów punktów wszystkich graczy.',
    'Możesz rozsunąć swoje fioletowe karty w górę.',
  ],
  mobility: [
    'Żądanie: przekaż do mojego stosu punktów dwie najwyższe ze swoich wierzchnich kart bez fabryki, które ' +
      'nie są czerwone. Jeśli przekażesz choć jedną, dobierz ósemkę.',
  ],
  'quantum-theory': [
    'Możesz zwrócić z ręki do dwóch kart. Jeśli zwrócisz dwie, dobierz dziesiątkę, a potem dobierz i ' +
      'zapunktuj jeszcze jedną.',
  ],
  rocketry: [
    'Za każde dwa zegary widoczne na twojej planszy zwróć jedną kartę ze stosu punktów innego gracza.',
  ],
  skyscrapers: [
    'Żądanie: przekaż na moją planszę swoją wierzchnią kartę z zegarem, która nie jest żółta. Jeśli to ' +
      'zrobisz, zapunktuj kartę, która leżała tuż pod nią, i zwróć resztę kart tego koloru ze swojej ' +
      'planszy.',
  ],
  socialism: [
    'Możesz wsunąć wszystkie karty z ręki: wszystkie albo żadnej. Jeśli była wśród nich fioletowa, weź na ' +
      'rękę wszystkie najniższe karty z ręki każdego innego gracza.',
  ],

  collaboration: [
    'Żądanie: dobierz i ujawnij dwie dziewiątki. Tę, którą wybiorę, przekaż na moją planszę, a drugą wyłóż.',
    'Jeśli masz na planszy co najmniej dziesięć zielonych kart, wygrywasz grę.',
  ],
  composites: [
    'Żądanie: przekaż na moją rękę wszystkie karty ze swojej oprócz jednej oraz przekaż najwyższą kartę ze ' +
      'swojego stosu punktów do mojego.',
  ],
  computers: [
    'Możesz rozsunąć swoje czerwone albo zielone karty w górę.',
    'Dobierz i wyłóż dziesiątkę, a potem wykonaj samodzielnie jej wspólne efekty.',
  ],
  ecology: [
    'Możesz zwrócić kartę z ręki. Jeśli to zrobisz, zapunktuj kartę z ręki i dobierz dwie dziesiątki.',
  ],
  fission: [
    'Żądanie: dobierz i ujawnij dziesiątkę. Jeśli jest czerwona, karty ze wszystkich rąk, plansz i stosów ' +
      'punktów znikają z gry, a aktywacja się kończy.',
    'Zwróć z planszy dowolnego gracza wierzchnią kartę inną niż Rozszczepienie jądra.',
  ],
  genetics: ['Dobierz i wyłóż dziesiątkę. Zapunktuj wszystkie karty, które leżą pod nią.'],
  satellites: [
    'Zwróć wszystkie karty z ręki, a potem dobierz trzy ósemki.',
    'Możesz rozsunąć swoje fioletowe karty w górę.',
    'Wyłóż kartę z ręki, a potem wykonaj samodzielnie jej wspólne efekty.',
  ],
  services: [
    'Żądanie: przekaż na moją rękę wszystkie najwyższe karty ze swojego stosu punktów. Jeśli przekażesz ' +
      'choć jedną, weź na rękę moją wierzchnią kartę bez liścia.',
  ],
  specialization: [
    'Ujawnij kartę z ręki, a potem weź na rękę wierzchnią kartę tego koloru z planszy każdego innego gracza.',
    'Możesz rozsunąć swoje żółte albo niebieskie karty w górę.',
  ],
  suburbia: ['Możesz wsunąć z ręki dowolnie wiele kart. Za każdą z nich dobierz i zapunktuj jedynkę.'],

  ai: [
    'Dobierz i zapunktuj dziesiątkę.',
    'Jeśli Robotyka i Oprogramowanie są kartami wierzchnimi, na czyjejkolwiek planszy, grę wygrywa ten, ' +
      'kto jako jedyny ma najmniej punktów.',
  ],
  bioengineering: [
    'Przekaż do swojego stosu punktów wierzchnią kartę z liściem z planszy innego gracza.',
    'Jeśli na czyjejkolwiek planszy widać mniej niż trzy liście, grę wygrywa ten, kto jako jedyny ma ' +
      'najwięcej liści.',
  ],
  databases: ['Żądanie: zwróć połowę kart ze swojego stosu punktów, zaokrąglając w górę.'],
  globalization: [
    'Żądanie: zwróć swoją wierzchnią kartę z liściem.',
    'Dobierz i zapunktuj szóstkę. Jeśli nikt nie ma więcej liści niż fabryk, grę wygrywa ten, kto jako ' +
      'jedyny ma najwięcej punktów.',
  ],
  miniaturization: [
    'Możesz zwrócić kartę z ręki. Jeśli to dziesiątka, dobierz tyle dziesiątek, ile różnych wartości jest ' +
      'w twoim stosie punktów.',
  ],
  robotics: [
    'Zapunktuj swoją wierzchnią zieloną kartę. Dobierz i wyłóż dziesiątkę, a potem wykonaj samodzielnie ' +
      'jej wspólne efekty.',
  ],
  'self-service': [
    'Wybierz inną swoją wierzchnią kartę i wykonaj samodzielnie jej wspólne efekty.',
    'Jeśli masz więcej osiągnięć niż każdy inny gracz, wygrywasz grę.',
  ],
  software: [
    'Dobierz i zapunktuj dziesiątkę.',
    'Dobierz i wyłóż dziesiątkę, a potem jeszcze jedną. Wykonaj samodzielnie wspólne efekty tej drugiej.',
  ],
  'stem-cells': ['Możesz zapunktować wszystkie karty z ręki: wszystkie albo żadnej.'],
  'the-internet': [
    'Możesz rozsunąć swoje zielone karty w górę.',
    'Dobierz i zapunktuj dziesiątkę.',
    'Za każde dwa zegary widoczne na twojej planszy dobierz i wyłóż dziesiątkę.',
  ],
}
