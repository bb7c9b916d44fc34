import type { InnovationCard } from '../printed.ts'

/**
 * What each effect lets you do. The cards say „ty“, as those of the Czech edition do; a demand speaks to who
 * must obey, and „já“ is the player who activated the card.
 */
export const effectsCs: Readonly<Record<InnovationCard, readonly string[]>> = {
  agriculture: ['Můžeš vrátit kartu z ruky; za ni vezmi kartu o 1 vyšší a oboduj ji.'],
  archery: ['Příkaz: vezmi jedničku a pak přesuň nejvyšší kartu z ruky do mé ruky.'],
  'city-states': [
    'Příkaz: jsou-li u tebe vidět aspoň 4 hrady, přesuň aktivní kartu s hradem do mé herní oblasti; za ni ' +
      'vezmi jedničku.',
  ],
  clothing: [
    'Vylož z ruky kartu barvy, která v tvé herní oblasti chybí.',
    'Za každou barvu, kterou máš v herní oblasti jen ty, vezmi a oboduj jedničku.',
  ],
  'code-of-laws': [
    'Můžeš schovat z ruky kartu barvy, kterou ve své herní oblasti máš; pak můžeš tuto barvu roztáhnout ' +
      'doleva.',
  ],
  domestication: ['Vylož nejnižší kartu z ruky. V každém případě pak vezmi jedničku.'],
  masonry: ['Můžeš vyložit z ruky libovolně mnoho karet s hradem. Za čtyři a více získáváš Technologii.'],
  metalworking: [
    'Vezmi jedničku a ukaž ji. Je-li na ní hrad, oboduj ji a pokračuj stejně dál; jinak ti zůstane v ruce.',
  ],
  mysticism: [
    'Vezmi jedničku a ukaž ji. Máš-li už její barvu v herní oblasti, vylož ji a vezmi ještě jednu jedničku.',
  ],
  oars: [
    'Příkaz: přesuň kartu s korunou z ruky do mého vlivu; za ni vezmi jedničku.',
    'Nepřesunul-li tento příkaz žádnou kartu, vezmi jedničku.',
  ],
  pottery: [
    'Můžeš vrátit z ruky až 3 karty; za ně vezmi a oboduj jednu kartu, jejíž hodnota se rovná jejich počtu.',
    'Vezmi jedničku.',
  ],
  sailing: ['Vezmi jedničku a vylož ji.'],
  'the-wheel': ['Dvakrát vezmi jedničku.'],
  tools: [
    'Můžeš vrátit z ruky právě 3 karty; za ně vezmi a vylož trojku.',
    'Můžeš vrátit z ruky trojku; za ni třikrát vezmi jedničku.',
  ],
  writing: ['Vezmi dvojku.'],
  calendar: ['Máš-li víc karet ve vlivu než v ruce, vezmi dvakrát trojku.'],
  'canal-building': ['Můžeš vyměnit všechny nejvyšší karty z ruky za všechny nejvyšší karty ze svého vlivu.'],
  construction: [
    'Příkaz: přesuň 2 karty z ruky do mé ruky; v každém případě pak vezmi dvojku.',
    'Máš-li v herní oblasti jako jediný hráč všech 5 barev, získáváš Vojenství.',
  ],
  currency: [
    'Můžeš vrátit z ruky libovolně mnoho karet. Za každou různou hodnotu mezi nimi vezmi a oboduj dvojku.',
  ],
  fermenting: ['Za každé dva listy, které jsou u tebe vidět, vezmi dvojku.'],
  mapmaking: [
    'Příkaz: přesuň jedničku ze svého vlivu do mého.',
    'Přesunul-li tento příkaz nějakou kartu, vezmi a oboduj jedničku.',
  ],
  mathematics: ['Můžeš vrátit kartu z ruky; za ni vezmi kartu o 1 vyšší a vylož ji.'],
  monotheism: [
    'Příkaz: přesuň do mého vlivu aktivní kartu barvy, která v mé herní oblasti chybí; za ni vezmi a ' +
      'schovej jedničku.',
    'Vezmi jedničku a schovej ji.',
  ],
  philosophy: ['Můžeš roztáhnout jednu barvu doleva.', 'Můžeš obodovat kartu z ruky.'],
  'road-building': [
    'Vylož z ruky 1 nebo 2 karty. Po dvou můžeš přesunout svou aktivní červenou kartu do herní oblasti ' +
      'jiného hráče; jeho aktivní zelená se pak přesune do tvé.',
  ],
  alchemy: [
    'Za každé tři hrady, které jsou u tebe vidět, vezmi a ukaž čtyřku. Je-li některá červená, vrať je i s ' +
      'celou rukou.',
    'Vylož kartu z ruky a pak jinou oboduj.',
  ],
  compass: [
    'Příkaz: přesuň do mé herní oblasti aktivní kartu s listem, ne však zelenou; pak přesuň z mé herní ' +
      'oblasti do své aktivní kartu bez listu.',
  ],
  education: [
    'Můžeš vrátit nejvyšší kartu ze svého vlivu; za ni vezmi kartu o 2 vyšší, než je nejvyšší z těch, ' +
      'které tam zbyly.',
  ],
  engineering: [
    'Příkaz: přesuň všechny své aktivní karty s hradem do mého vlivu.',
    'Můžeš roztáhnout červenou doleva.',
  ],
  feudalism: [
    'Příkaz: přesuň kartu s hradem z ruky do mé ruky.',
    'Můžeš roztáhnout žlutou nebo fialovou doleva.',
  ],
  machinery: [
    'Příkaz: vyměň celou svou ruku za všechny nejvyšší karty z mé ruky.',
    'Oboduj z ruky kartu s hradem. Pak můžeš roztáhnout červenou doleva.',
  ],
  medicine: ['Příkaz: vyměň nejvyšší kartu svého vlivu za nejnižší kartu mého.'],
  optics: [
    'Vezmi a vylož trojku. Je-li na ní koruna, vezmi a oboduj čtyřku; jinak přesuň kartu ze svého vlivu do ' +
      'vlivu hráče, který má méně bodů.',
  ],
  paper: [
    'Můžeš roztáhnout zelenou nebo modrou doleva.',
    'Za každou barvu, kterou máš roztaženou doleva, vezmi čtyřku.',
  ],
  translation: [
    'Můžeš vyložit celý svůj vliv.',
    'Je-li na všech tvých aktivních kartách koruna, získáváš Diplomacii.',
  ],
  anatomy: ['Příkaz: vrať kartu ze svého vlivu a za ni i aktivní kartu stejné hodnoty ze své herní oblasti.'],
  colonialism: ['Vezmi trojku a schovej ji. Je-li na ní koruna, pokračuj stejně dál.'],
  enterprise: [
    'Příkaz: přesuň do mé herní oblasti aktivní kartu s korunou, ne však fialovou; za ni vezmi a vylož ' +
      'čtyřku.',
    'Můžeš roztáhnout zelenou doprava.',
  ],
  experimentation: ['Vezmi pětku a vylož ji.'],
  gunpowder: [
    'Příkaz: přesuň aktivní kartu s hradem do mého vlivu.',
    'Přesunul-li tento příkaz nějakou kartu, vezmi a oboduj dvojku.',
  ],
  invention: [
    'Můžeš roztáhnout doprava barvu, která je roztažená doleva; za to vezmi a oboduj čtyřku.',
    'Máš-li roztažených všech 5 barev, jakýmkoli směrem, získáváš Kulturu.',
  ],
  navigation: ['Příkaz: přesuň dvojku nebo trojku ze svého vlivu do mého.'],
  perspective: [
    'Můžeš vrátit kartu z ruky; pak za každé dvě žárovky, které jsou u tebe vidět, oboduj kartu z ruky.',
  ],
  'printing-press': [
    'Můžeš vrátit kartu ze svého vlivu; za ni vezmi kartu o 2 vyšší, než je tvá aktivní fialová.',
    'Můžeš roztáhnout modrou doprava.',
  ],
  reformation: [
    'Můžeš schovat z ruky kartu za každé dva listy, které jsou u tebe vidět (máš-li jich dost, právě tolik).',
    'Můžeš roztáhnout žlutou nebo fialovou doprava.',
  ],
  astronomy: [
    'Vezmi šestku a ukaž ji. Zelenou nebo modrou vylož a pokračuj stejně dál; jiná ti zůstane v ruce.',
    'Není-li kromě fialové žádná tvá aktivní karta nižší než 6, získáváš Vědu.',
  ],
  banking: [
    'Příkaz: přesuň do mé herní oblasti aktivní kartu s továrnou, ne však zelenou; za ni vezmi a oboduj ' +
      'pětku.',
    'Můžeš roztáhnout zelenou doprava.',
  ],
  chemistry: [
    'Můžeš roztáhnout modrou doprava.',
    'Vezmi a oboduj kartu o 1 vyšší, než je tvá nejvyšší aktivní; pak vrať kartu ze svého vlivu.',
  ],
  coal: [
    'Vezmi pětku a schovej ji.',
    'Můžeš roztáhnout červenou doprava.',
    'Můžeš obodovat svou aktivní kartu spolu s kartou, která leží přímo pod ní.',
  ],
  measurement: [
    'Můžeš vrátit kartu z ruky; za ni zvol barvu, roztáhni ji doprava a vezmi kartu, jejíž hodnota se ' +
      'rovná počtu karet této barvy.',
  ],
  physics: ['Třikrát vezmi šestku a ukaž je. Mají-li dvě stejnou barvu, vrať je i s celou rukou.'],
  societies: [
    'Příkaz: přesuň do mé herní oblasti aktivní kartu se žárovkou, ne však fialovou; za ni vezmi pětku.',
  ],
  statistics: [
    'Příkaz: přesuň nejvyšší kartu ze svého vlivu do ruky. Je-li tam jediná, pokračuj stejně dál.',
    'Můžeš roztáhnout žlutou doprava.',
  ],
  'steam-engine': ['Dvakrát vezmi a schovej čtyřku. Pak oboduj spodní kartu svého žlutého balíčku.'],
  'the-pirate-code': [
    'Příkaz: přesuň ze svého vlivu do mého 2 karty s hodnotou nejvýš 4.',
    'Přesunul-li tento příkaz nějakou kartu, oboduj nejnižší ze svých aktivních karet s korunou.',
  ],
  'atomic-theory': ['Můžeš roztáhnout modrou doprava.', 'Vezmi sedmičku a vylož ji.'],
  canning: [
    'Můžeš vzít a schovat šestku; za ni oboduj všechny své aktivní karty bez továrny.',
    'Můžeš roztáhnout žlutou doprava.',
  ],
  classification: [
    'Ukaž kartu z ruky a vezmi ostatním z ruky všechny karty její barvy; pak všechny karty této barvy z ' +
      'ruky vylož.',
  ],
  democracy: [
    'Můžeš vrátit z ruky libovolně mnoho karet. Je-li to víc, než kolik jich kvůli této kartě teď vrátil ' +
      'kdokoli jiný, vezmi a oboduj osmičku.',
  ],
  emancipation: [
    'Příkaz: přesuň kartu z ruky do mého vlivu; za ni vezmi šestku.',
    'Můžeš roztáhnout červenou nebo fialovou doprava.',
  ],
  encyclopedia: ['Můžeš vyložit všechny nejvyšší karty ze svého vlivu.'],
  industrialization: [
    'Za každé dvě továrny, které jsou u tebe vidět, vezmi a schovej šestku.',
    'Můžeš roztáhnout červenou nebo fialovou doprava.',
  ],
  'machine-tools': ['Vezmi a oboduj kartu stejné hodnoty, jakou má nejvyšší karta tvého vlivu.'],
  'metric-system': [
    'Je-li zelená roztažená doprava, můžeš kteroukoli jednu barvu roztáhnout doprava.',
    'Můžeš roztáhnout zelenou doprava.',
  ],
  vaccination: [
    'Příkaz: vrať všechny nejnižší karty ze svého vlivu; za ně vezmi a vylož šestku.',
    'Musel-li kvůli tomuto příkazu někdo vrátit kartu, vezmi a vylož sedmičku.',
  ],
  bicycle: ['Můžeš vyměnit celou svou ruku za celý svůj vliv.'],
  combustion: ['Příkaz: přesuň 2 karty ze svého vlivu do mého.'],
  electricity: ['Vrať všechny své aktivní karty bez továrny; za každou vezmi osmičku.'],
  evolution: [
    'Můžeš vzít a obodovat osmičku a pak vrátit kartu ze svého vlivu; nebo místo toho vzít kartu o 1 ' +
      'vyšší, než je nejvyšší ve tvém vlivu.',
  ],
  explosives: [
    'Příkaz: přesuň 3 nejvyšší karty z ruky do mé ruky. Přesuneš-li nějakou a nezbude ti žádná, vezmi ' +
      'sedmičku.',
  ],
  lighting: ['Můžeš schovat z ruky až 3 karty. Za každou různou hodnotu mezi nimi vezmi a oboduj sedmičku.'],
  publications: [
    'Můžeš v herní oblasti přerovnat karty jedné barvy do jiného pořadí.',
    'Můžeš roztáhnout žlutou nebo modrou nahoru.',
  ],
  railroad: [
    'Vrať celou svou ruku a pak třikrát vezmi šestku.',
    'Můžeš roztáhnout nahoru barvu, která je roztažená doprava.',
  ],
  refrigeration: ['Příkaz: vrať polovinu karet z ruky, zaokrouhleno dolů.', 'Můžeš obodovat kartu z ruky.'],
  sanitation: ['Příkaz: vyměň 2 nejvyšší karty z ruky za nejnižší kartu z mé ruky.'],
  antibiotics: ['Můžeš vrátit z ruky až 3 karty. Za každou různou hodnotu mezi nimi vezmi dvakrát osmičku.'],
  corporations: [
    'Příkaz: přesuň do mého vlivu aktivní kartu s továrnou, ne však zelenou; za ni vezmi a vylož osmičku.',
    'Vezmi osmičku a vylož ji.',
  ],
  empiricism: [
    'Zvol dvě barvy, pak vezmi devítku a ukaž ji. Má-li jednu z nich, vylož ji; pak můžeš tuto barvu ' +
      'roztáhnout nahoru.',
    'Je-li u tebe vidět aspoň 20 žárovek, vítězíš.',
  ],
  flight: [
    'Je-li červená roztažená nahoru, můžeš kteroukoli jednu barvu roztáhnout nahoru.',
    'Můžeš roztáhnout červenou nahoru.',
  ],
  'mass-media': [
    'Můžeš vrátit kartu z ruky; za ni zvol hodnotu: všechny karty této hodnoty se vrátí z vlivu všech hráčů.',
    'Můžeš roztáhnout fialovou nahoru.',
  ],
  mobility: [
    'Příkaz: ze svých aktivních karet bez továrny kromě červené přesuň 2 nejvyšší do mého vlivu; za ně ' +
      'vezmi osmičku.',
  ],
  'quantum-theory': [
    'Můžeš vrátit z ruky až 2 karty. Za dvě vezmi desítku a pak vezmi a oboduj ještě jednu.',
  ],
  rocketry: ['Za každé dvoje hodiny, které jsou u tebe vidět, vrať kartu z vlivu kteréhokoli jiného hráče.'],
  skyscrapers: [
    'Příkaz: přesuň do mé herní oblasti aktivní kartu s hodinami, ne však žlutou; za ni oboduj kartu přímo ' +
      'pod ní a zbytek balíčku vrať.',
  ],
  socialism: [
    'Můžeš schovat celou svou ruku. Byla-li v ní fialová karta, vezmi každému z ostatních z ruky všechny ' +
      'nejnižší karty.',
  ],
  collaboration: [
    'Příkaz: vezmi dvakrát devítku a obě ukaž. Jednu si vyberu a přesune se do mé herní oblasti, druhou ' +
      'vylož.',
    'Máš-li v herní oblasti aspoň 10 zelených karet, vítězíš.',
  ],
  composites: [
    'Příkaz: nech si jednu kartu z ruky a ostatní přesuň do mé ruky; také přesuň nejvyšší kartu svého ' +
      'vlivu do mého.',
  ],
  computers: [
    'Můžeš roztáhnout červenou nebo zelenou nahoru.',
    'Vezmi desítku, vylož ji a proveď její Součinnosti bez sdílení.',
  ],
  ecology: ['Můžeš vrátit kartu z ruky; za ni oboduj kartu z ruky a vezmi dvakrát desítku.'],
  fission: [
    'Příkaz: vezmi desítku a ukaž ji. Je-li červená, odstraní se ze hry všechny ruce, herní oblasti i ' +
      'vlivy a tato akce končí.',
    'Vrať aktivní kartu z kterékoli herní oblasti, kromě Jaderné fúze.',
  ],
  genetics: ['Vezmi desítku a vylož ji; všechny karty pod ní oboduj.'],
  satellites: [
    'Vrať celou svou ruku a pak třikrát vezmi osmičku.',
    'Můžeš roztáhnout fialovou nahoru.',
    'Vylož kartu z ruky a proveď její Součinnosti bez sdílení.',
  ],
  services: [
    'Příkaz: přesuň všechny nejvyšší karty svého vlivu do mé ruky; za ně přesuň z mé herní oblasti do své ' +
      'ruky aktivní kartu bez listu.',
  ],
  specialization: [
    'Ukaž kartu z ruky a vezmi si do ruky z herní oblasti každého z ostatních aktivní kartu její barvy.',
    'Můžeš roztáhnout žlutou nebo modrou nahoru.',
  ],
  suburbia: ['Můžeš schovat z ruky libovolně mnoho karet. Za každou z nich vezmi a oboduj jedničku.'],
  ai: [
    'Vezmi desítku a oboduj ji.',
    'Jsou-li Robotika i Software aktivní, ať u kohokoli, vítězí jediný hráč s nejméně body.',
  ],
  bioengineering: [
    'Přesuň aktivní kartu s listem z herní oblasti jiného hráče do svého vlivu.',
    'Jsou-li u někoho vidět méně než 3 listy, vítězí jediný hráč, u kterého je jich vidět nejvíc.',
  ],
  databases: ['Příkaz: vrať polovinu karet ze svého vlivu, zaokrouhleno nahoru.'],
  globalization: [
    'Příkaz: vrať ze své herní oblasti aktivní kartu s listem.',
    'Vezmi a oboduj šestku. Není-li u nikoho vidět víc listů než továren, vítězí jediný hráč s nejvíce body.',
  ],
  miniaturization: [
    'Můžeš vrátit kartu z ruky. Za desítku vezmi desítku za každou různou hodnotu ve svém vlivu.',
  ],
  robotics: [
    'Oboduj svou aktivní zelenou kartu. Vezmi desítku, vylož ji a proveď její Součinnosti bez sdílení.',
  ],
  'self-service': [
    'Proveď bez sdílení Součinnosti jiné ze svých aktivních karet.',
    'Máš-li víc ovládnutých karet než každý z ostatních, vítězíš.',
  ],
  software: [
    'Vezmi desítku a oboduj ji.',
    'Dvakrát vezmi a vylož desítku, pak proveď bez sdílení Součinnosti té druhé.',
  ],
  'stem-cells': ['Můžeš obodovat celou svou ruku.'],
  'the-internet': [
    'Můžeš roztáhnout zelenou nahoru.',
    'Vezmi desítku a oboduj ji.',
    'Za každé dvoje hodiny, které jsou u tebe vidět, vezmi a vylož desítku.',
  ],
}
