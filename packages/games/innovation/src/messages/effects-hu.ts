import type { InnovationCard } from '../printed.ts'

export const effectsHu: Readonly<Record<InnovationCard, readonly string[]>> = {
  agriculture: [
    'Visszatehetsz egy lapot a kezedből. Ha megtetted, húzz egy eggyel magasabb értékűt, és váltsd pontra.',
  ],
  archery: ['Követelés: húzz egy 1-est, majd add a kezembe a kezed legmagasabb lapját.'],
  'city-states': [
    'Követelés: ha legalább négy vár látszik a tábládon, tedd át a táblámra egy felső lapodat, amelyen vár ' +
      'van. Ha megtetted, húzz egy 1-est.',
  ],
  clothing: [
    'Játssz ki a kezedből egy olyan lapot, amelynek a színe nincs meg a tábládon.',
    'Minden szín után, amely csak a te tábládon van meg, húzz egy 1-est, és váltsd pontra.',
  ],
  'code-of-laws': [
    'Alátehetsz a kezedből egy olyan lapot, amelynek a színe megvan a tábládon. Ha megtetted, balra ' +
      'terítheted ezt a színt.',
  ],
  domestication: ['Játszd ki a kezed legalacsonyabb lapját, majd húzz egy 1-est.'],
  masonry: [
    'Kijátszhatsz a kezedből akárhány lapot, amelyen vár van. Ha legalább négyet kijátszottál, szerezd meg ' +
      'az Emlékmű vívmányt.',
  ],
  metalworking: [
    'Húzz egy 1-est, és fedd fel. Ha vár van rajta, váltsd pontra, és kezdd elölről; ha nincs, a kezedben ' +
      'marad.',
  ],
  mysticism: ['Húzz egy 1-est, és fedd fel. Ha a színe megvan a tábládon, játszd ki, és húzz még egy 1-est.'],
  oars: [
    'Követelés: tedd át a kezedből a pontkupacomba egy lapodat, amelyen korona van. Ha megtetted, húzz egy ' +
      '1-est.',
    'Ha a követelésre senki sem tett át lapot, húzz egy 1-est.',
  ],
  pottery: [
    'Visszatehetsz a kezedből legfeljebb három lapot. Ha tettél vissza, húzz egy akkora értékű lapot, ' +
      'ahányat visszatettél, és váltsd pontra.',
    'Húzz egy 1-est.',
  ],
  sailing: ['Húzz egy 1-est, és játszd ki.'],
  'the-wheel': ['Húzz két 1-est.'],
  tools: [
    'Visszatehetsz a kezedből pontosan három lapot. Ha megtetted, húzz egy 3-ast, és játszd ki.',
    'Visszatehetsz a kezedből egy 3-ast. Ha megtetted, húzz három 1-est.',
  ],
  writing: ['Húzz egy 2-est.'],

  calendar: ['Ha több lap van a pontkupacodban, mint a kezedben, húzz két 3-ast.'],
  'canal-building': [
    'A kezed összes legmagasabb lapját kicserélheted a pontkupacod összes legmagasabb lapjára.',
  ],
  construction: [
    'Követelés: adj a kezembe két lapot a kezedből, majd húzz egy 2-est.',
    'Ha egyedül neked van mind az öt színből felső lapod, szerezd meg a Birodalom vívmányt.',
  ],
  currency: [
    'Visszatehetsz a kezedből akárhány lapot. Ahány különböző érték van köztük, annyiszor húzz egy 2-est, ' +
      'és váltsd pontra.',
  ],
  fermenting: ['A tábládon látszó minden két levél után húzz egy 2-est.'],
  mapmaking: [
    'Követelés: tegyél át a pontkupacodból az enyémbe egy 1-est.',
    'Ha a követelésre bárki tett át lapot, húzz egy 1-est, és váltsd pontra.',
  ],
  mathematics: [
    'Visszatehetsz egy lapot a kezedből. Ha megtetted, húzz egy eggyel magasabb értékűt, és játszd ki.',
  ],
  monotheism: [
    'Követelés: tedd át a pontkupacomba egy olyan felső lapodat, amelynek a színe nincs meg a táblámon. Ha ' +
      'megtetted, húzz egy 1-est, és tedd alá.',
    'Húzz egy 1-est, és tedd alá.',
  ],
  philosophy: ['Balra terítheted egy tetszőleges színedet.', 'Pontra válthatsz egy lapot a kezedből.'],
  'road-building': [
    'Játssz ki a kezedből egy vagy két lapot. Ha kettőt játszottál ki, átteheted a felső piros lapodat egy ' +
      'másik játékos táblájára. Ha megtetted, az ő felső zöld lapja a te tábládra kerül.',
  ],

  alchemy: [
    'A tábládon látszó minden három vár után húzz egy 4-est, és fedd fel. Ha van köztük piros, tedd vissza ' +
      'mindet a kezed összes lapjával együtt.',
    'Játssz ki egy lapot a kezedből, majd válts pontra egyet a maradékból.',
  ],
  compass: [
    'Követelés: tedd át a táblámra egy nem zöld felső lapodat, amelyen levél van, majd tedd át a te ' +
      'tábládra egy felső lapomat, amelyen nincs levél.',
  ],
  education: [
    'Visszateheted a pontkupacod legmagasabb lapját. Ha megtetted, húzz egy lapot, amelynek az értéke ' +
      'kettővel magasabb a pontkupacodban maradt legmagasabb lapénál.',
  ],
  engineering: [
    'Követelés: tedd át a pontkupacomba az összes felső lapodat, amelyen vár van.',
    'Balra terítheted a piros lapjaidat.',
  ],
  feudalism: [
    'Követelés: adj a kezembe a kezedből egy lapot, amelyen vár van.',
    'Balra terítheted a sárga vagy a lila lapjaidat.',
  ],
  machinery: [
    'Követelés: cseréld ki a kezed összes lapját az én kezem összes legmagasabb lapjára.',
    'Válts pontra a kezedből egy lapot, amelyen vár van. Balra terítheted a piros lapjaidat.',
  ],
  medicine: [
    'Követelés: cseréld ki a pontkupacod legmagasabb lapját az én pontkupacom legalacsonyabb lapjára.',
  ],
  optics: [
    'Húzz egy 3-ast, és játszd ki. Ha korona van rajta, húzz egy 4-est, és váltsd pontra; ha nincs, tegyél ' +
      'át egy lapot a pontkupacodból egy nálad kevesebb pontú ellenfél pontkupacába.',
  ],
  paper: [
    'Balra terítheted a zöld vagy a kék lapjaidat.',
    'Minden balra terített színed után húzz egy 4-est.',
  ],
  translation: [
    'Kijátszhatod a pontkupacod összes lapját: vagy mindet, vagy egyet sem.',
    'Ha minden felső lapodon van korona, szerezd meg a Világ vívmányt.',
  ],

  anatomy: [
    'Követelés: tegyél vissza egy lapot a pontkupacodból. Ha megtetted, tedd vissza egy ugyanolyan értékű ' +
      'felső lapodat is.',
  ],
  colonialism: ['Húzz egy 3-ast, és tedd alá. Ha korona van rajta, kezdd elölről.'],
  enterprise: [
    'Követelés: tedd át a táblámra egy nem lila felső lapodat, amelyen korona van. Ha megtetted, húzz egy ' +
      '4-est, és játszd ki.',
    'Jobbra terítheted a zöld lapjaidat.',
  ],
  experimentation: ['Húzz egy 5-öst, és játszd ki.'],
  gunpowder: [
    'Követelés: tedd át a pontkupacomba egy felső lapodat, amelyen vár van.',
    'Ha a követelésre bárki tett át lapot, húzz egy 2-est, és váltsd pontra.',
  ],
  invention: [
    'Jobbra terítheted egy balra terített színedet. Ha megtetted, húzz egy 4-est, és váltsd pontra.',
    'Ha mind az öt színed terítve van, akármelyik irányba, szerezd meg a Csoda vívmányt.',
  ],
  navigation: ['Követelés: tegyél át a pontkupacodból az enyémbe egy 2-est vagy egy 3-ast.'],
  perspective: [
    'Visszatehetsz egy lapot a kezedből. Ha megtetted, a tábládon látszó minden két izzó után válts pontra ' +
      'egy lapot a kezedből.',
  ],
  'printing-press': [
    'Visszatehetsz egy lapot a pontkupacodból. Ha megtetted, húzz egy lapot, amelynek az értéke kettővel ' +
      'magasabb a felső lila lapodénál.',
    'Jobbra terítheted a kék lapjaidat.',
  ],
  reformation: [
    'A tábládon látszó minden két levél után alátehetsz egy lapot a kezedből: vagy mindegyik után, vagy ' +
      'egyik után sem.',
    'Jobbra terítheted a sárga vagy a lila lapjaidat.',
  ],

  astronomy: [
    'Húzz egy 6-ost, és fedd fel. Ha zöld vagy kék, játszd ki, és kezdd elölről.',
    'Ha minden nem lila felső lapod értéke legalább 6, szerezd meg a Világegyetem vívmányt.',
  ],
  banking: [
    'Követelés: tedd át a táblámra egy nem zöld felső lapodat, amelyen gyár van. Ha megtetted, húzz egy ' +
      '5-öst, és váltsd pontra.',
    'Jobbra terítheted a zöld lapjaidat.',
  ],
  chemistry: [
    'Jobbra terítheted a kék lapjaidat.',
    'Húzz egy lapot, amelynek az értéke eggyel magasabb a legmagasabb felső lapodénál, és váltsd pontra. ' +
      'Ezután tegyél vissza egy lapot a pontkupacodból.',
  ],
  coal: [
    'Húzz egy 5-öst, és tedd alá.',
    'Jobbra terítheted a piros lapjaidat.',
    'Pontra válthatod egy felső lapodat. Ha megtetted, az alatta lévőt is váltsd pontra.',
  ],
  measurement: [
    'Visszatehetsz egy lapot a kezedből. Ha megtetted, válassz egy színt, terítsd jobbra, és húzz egy ' +
      'akkora értékű lapot, ahány ilyen színű lapod van a tábládon.',
  ],
  physics: [
    'Húzz három 6-ost, és fedd fel őket. Ha van köztük két azonos színű, tedd vissza mindhármat a kezed ' +
      'összes lapjával együtt.',
  ],
  societies: [
    'Követelés: tedd át a táblámra egy nem lila felső lapodat, amelyen izzó van. Ha megtetted, húzz egy ' +
      '5-öst.',
  ],
  statistics: [
    'Követelés: vedd a kezedbe a pontkupacod legmagasabb lapját. Ha így egyetlen lap van a kezedben, kezdd ' +
      'elölről.',
    'Jobbra terítheted a sárga lapjaidat.',
  ],
  'steam-engine': [
    'Húzz egy 4-est, és tedd alá, majd ismételd meg ugyanezt. Ezután váltsd pontra a legalsó sárga lapodat.',
  ],
  'the-pirate-code': [
    'Követelés: tegyél át a pontkupacodból az enyémbe két lapot, amelynek az értéke legfeljebb 4.',
    'Ha a követelésre bárki tett át lapot, váltsd pontra a legalacsonyabb felső lapodat azok közül, ' +
      'amelyeken korona van.',
  ],

  'atomic-theory': ['Jobbra terítheted a kék lapjaidat.', 'Húzz egy 7-est, és játszd ki.'],
  canning: [
    'Húzhatsz egy 6-ost, hogy alátedd. Ha megtetted, váltsd pontra az összes felső lapodat, amelyen nincs ' +
      'gyár.',
    'Jobbra terítheted a sárga lapjaidat.',
  ],
  classification: [
    'Fedj fel egy lapot a kezedből. Vedd a kezedbe a többi játékos kezéből az összes ilyen színű lapot, ' +
      'majd játszd ki a kezed összes ilyen színű lapját.',
  ],
  democracy: [
    'Visszatehetsz a kezedből akárhány lapot. Ha többet tettél vissza, mint ebben az aktiválásban eddig ' +
      'bárki más, húzz egy 8-ast, és váltsd pontra.',
  ],
  emancipation: [
    'Követelés: tegyél át egy lapot a kezedből a pontkupacomba. Ha megtetted, húzz egy 6-ost.',
    'Jobbra terítheted a piros vagy a lila lapjaidat.',
  ],
  encyclopedia: ['Kijátszhatod a pontkupacod összes legmagasabb lapját: vagy mindet, vagy egyet sem.'],
  industrialization: [
    'A tábládon látszó minden két gyár után húzz egy 6-ost, és tedd alá.',
    'Jobbra terítheted a piros vagy a lila lapjaidat.',
  ],
  'machine-tools': [
    'Húzz egy ugyanolyan értékű lapot, mint a pontkupacod legmagasabb lapja, és váltsd pontra.',
  ],
  'metric-system': [
    'Ha a zöld lapjaid jobbra vannak terítve, jobbra terítheted egy tetszőleges színedet.',
    'Jobbra terítheted a zöld lapjaidat.',
  ],
  vaccination: [
    'Követelés: tedd vissza a pontkupacod összes legalacsonyabb lapját. Ha tettél vissza, húzz egy 6-ost, ' +
      'és játszd ki.',
    'Ha a követelésre bárki tett vissza lapot, húzz egy 7-est, és játszd ki.',
  ],

  bicycle: ['A kezed összes lapját kicserélheted a pontkupacod összes lapjára.'],
  combustion: ['Követelés: tegyél át két lapot a pontkupacodból az enyémbe.'],
  electricity: ['Tedd vissza az összes felső lapodat, amelyen nincs gyár, majd mindegyikért húzz egy 8-ast.'],
  evolution: [
    'Választhatsz: húzol egy 8-ast, pontra váltod, majd visszateszel egy lapot a pontkupacodból; vagy ' +
      'húzol egy lapot, amelynek az értéke eggyel magasabb a pontkupacod legmagasabb lapjáénál.',
  ],
  explosives: [
    'Követelés: add a kezembe a kezed három legmagasabb lapját. Ha adtál, és kiürült a kezed, húzz egy ' +
      '7-est.',
  ],
  lighting: [
    'Alátehetsz a kezedből legfeljebb három lapot. Ahány különböző érték van köztük, annyiszor húzz egy ' +
      '7-est, és váltsd pontra.',
  ],
  publications: [
    'Tetszőleges sorrendbe rakhatod egy színed lapjait a tábládon.',
    'Felfelé terítheted a sárga vagy a kék lapjaidat.',
  ],
  railroad: [
    'Tedd vissza a kezed összes lapját, majd húzz három 6-ost.',
    'Felfelé terítheted egy jobbra terített színedet.',
  ],
  refrigeration: [
    'Követelés: tedd vissza a kezed lapjainak a felét, lefelé kerekítve.',
    'Pontra válthatsz egy lapot a kezedből.',
  ],
  sanitation: ['Követelés: cseréld ki a kezed két legmagasabb lapját az én kezem legalacsonyabb lapjára.'],

  antibiotics: [
    'Visszatehetsz a kezedből legfeljebb három lapot. Ahány különböző érték van köztük, annyiszor húzz két ' +
      '8-ast.',
  ],
  corporations: [
    'Követelés: tedd át a pontkupacomba egy nem zöld felső lapodat, amelyen gyár van. Ha megtetted, húzz ' +
      'egy 8-ast, és játszd ki.',
    'Húzz egy 8-ast, és játszd ki.',
  ],
  empiricism: [
    'Nevezz meg két színt, majd húzz egy 9-est, és fedd fel. Ha valamelyik megnevezett színű, játszd ki, ' +
      'és felfelé terítheted ezt a színt.',
    'Ha legalább húsz izzó látszik a tábládon, megnyered a játékot.',
  ],
  flight: [
    'Ha a piros lapjaid felfelé vannak terítve, felfelé terítheted egy tetszőleges színedet.',
    'Felfelé terítheted a piros lapjaidat.',
  ],
  'mass-media': [
    'Visszatehetsz egy lapot a kezedből. Ha megtetted, válassz egy értéket, és tedd vissza minden játékos ' +
      'pontkupacából az összes ilyen értékű lapot.',
    'Felfelé terítheted a lila lapjaidat.',
  ],
  mobility: [
    'Követelés: tedd át a pontkupacomba a két legmagasabb felső lapodat azok közül, amelyek nem pirosak, ' +
      'és nincs rajtuk gyár. Ha tettél át, húzz egy 8-ast.',
  ],
  'quantum-theory': [
    'Visszatehetsz a kezedből legfeljebb két lapot. Ha kettőt tettél vissza, húzz egy 10-est, majd még ' +
      'egyet, és azt váltsd pontra.',
  ],
  rocketry: [
    'A tábládon látszó minden két óra után tegyél vissza egy lapot valamelyik másik játékos pontkupacából.',
  ],
  skyscrapers: [
    'Követelés: tedd át a táblámra egy nem sárga felső lapodat, amelyen óra van. Ha megtetted, váltsd ' +
      'pontra az alatta lévőt, és tedd vissza a kupac többi lapját.',
  ],
  socialism: [
    'Aláteheted a kezed összes lapját: vagy mindet, vagy egyet sem. Ha volt köztük lila, vedd a kezedbe ' +
      'minden más játékos kezéből az ottani összes legalacsonyabb lapot.',
  ],

  collaboration: [
    'Követelés: húzz két 9-est, és fedd fel őket. Tedd át a táblámra azt, amelyiket én választom, a ' +
      'másikat pedig játszd ki.',
    'Ha legalább tíz zöld lapod van a tábládon, megnyered a játékot.',
  ],
  composites: [
    'Követelés: add a kezembe a kezed összes lapját, egy kivételével, és tedd át a pontkupacod legmagasabb ' +
      'lapját az enyémbe.',
  ],
  computers: [
    'Felfelé terítheted a piros vagy a zöld lapjaidat.',
    'Húzz egy 10-est, játszd ki, majd egyedül hajtsd végre a közös hatásait.',
  ],
  ecology: [
    'Visszatehetsz egy lapot a kezedből. Ha megtetted, válts pontra egy lapot a kezedből, és húzz két ' +
      '10-est.',
  ],
  fission: [
    'Követelés: húzz egy 10-est, és fedd fel. Ha piros, az összes kéz, tábla és pontkupac lapjai ' +
      'kikerülnek a játékból, és az aktiválás véget ér.',
    'Tegyél vissza bármelyik játékos táblájáról egy felső lapot, amely nem a Maghasadás.',
  ],
  genetics: ['Húzz egy 10-est, és játszd ki. Váltsd pontra az összes alatta lévő lapot.'],
  satellites: [
    'Tedd vissza a kezed összes lapját, majd húzz három 8-ast.',
    'Felfelé terítheted a lila lapjaidat.',
    'Játssz ki egy lapot a kezedből, majd egyedül hajtsd végre a közös hatásait.',
  ],
  services: [
    'Követelés: add a kezembe a pontkupacod összes legmagasabb lapját. Ha adtál, vedd a kezedbe egy felső ' +
      'lapomat, amelyen nincs levél.',
  ],
  specialization: [
    'Fedj fel egy lapot a kezedből, majd vedd a kezedbe minden más játékos ilyen színű felső lapját.',
    'Felfelé terítheted a sárga vagy a kék lapjaidat.',
  ],
  suburbia: ['Alátehetsz a kezedből akárhány lapot. Mindegyikért húzz egy 1-est, és váltsd pontra.'],

  ai: [
    'Húzz egy 10-est, és váltsd pontra.',
    'Ha a Robotika és a Szoftver is felső lap, akárkinek a tábláján, az nyeri meg a játékot, akinek ' +
      'egyedüliként a legkevesebb pontja van.',
  ],
  bioengineering: [
    'Tedd át a pontkupacodba egy másik játékos felső lapját, amelyen levél van.',
    'Ha valakinek a tábláján háromnál kevesebb levél látszik, az nyeri meg a játékot, akinek egyedüliként ' +
      'a legtöbb levele van.',
  ],
  databases: ['Követelés: tedd vissza a pontkupacod lapjainak a felét, felfelé kerekítve.'],
  globalization: [
    'Követelés: tedd vissza egy felső lapodat, amelyen levél van.',
    'Húzz egy 6-ost, és váltsd pontra. Ha senkinek sincs több levele, mint gyára, az nyeri meg a játékot, ' +
      'akinek egyedüliként a legtöbb pontja van.',
  ],
  miniaturization: [
    'Visszatehetsz egy lapot a kezedből. Ha 10-es volt, húzz annyi 10-est, ahány különböző érték van a ' +
      'pontkupacodban.',
  ],
  robotics: [
    'Váltsd pontra a felső zöld lapodat. Húzz egy 10-est, játszd ki, majd egyedül hajtsd végre a közös ' +
      'hatásait.',
  ],
  'self-service': [
    'Válaszd ki egy másik felső lapodat, és egyedül hajtsd végre a közös hatásait.',
    'Ha minden más játékosnál több vívmányod van, megnyered a játékot.',
  ],
  software: [
    'Húzz egy 10-est, és váltsd pontra.',
    'Húzz egy 10-est, és játszd ki, majd ismételd meg ugyanezt. Egyedül hajtsd végre a második lap közös ' +
      'hatásait.',
  ],
  'stem-cells': ['Pontra válthatod a kezed összes lapját: vagy mindet, vagy egyet sem.'],
  'the-internet': [
    'Felfelé terítheted a zöld lapjaidat.',
    'Húzz egy 10-est, és váltsd pontra.',
    'A tábládon látszó minden két óra után húzz egy 10-est, és játszd ki.',
  ],
}
