import type { CardWithEffect2006 } from './messages.ts'

/** What cards of the 2006 edition do where it differs, in our own words. The cards say „ty“. */
export const effects2006Cs: Readonly<Record<CardWithEffect2006, string>> = {
  'alexander-the-great':
    'Každá tvá jednotka zvyšuje tvou sílu o 1, ne však sílu jednotek, které obětuješ nebo vyšleš na ' +
    'kolonizační výpravu.',
  hammurabi: '',
  homer:
    'V každém tahu máš 1 dočasnou surovinu na stavbu či vylepšení jednotek. Až dvě tvé jednotky na kartě ' +
    'Bojovníci zvyšují tvůj přírůstek kultury, každá o 1.',
  'julius-caesar': '',
  'rich-land-a': 'Touto kartou postavíš jednu novou farmu či důl o 1 surovinu levněji.',
  'ideal-building-site-a': 'Touto kartou postavíš jednu novou městskou budovu o 1 surovinu levněji.',
  'revolutionary-idea-a': 'Získej 1 bod vědy.',
  'work-of-art-a': 'Získej 6 bodů kultury.',
  'development-of-politics':
    'Každý hráč si lízne 3 vojenské karty. Kdo je na tahu, nemusí v tomto tahu žádné odhazovat.',
  'no-event': 'Nic se nestane.',

  'christopher-columbus':
    'Jednou za hru můžeš jako politickou akci vyložit z ruky území jako svou kolonii, bez aukce a bez ' +
    'vyslání jednotek. Kolumbus zůstává ve hře.',
  'frederick-barbarossa':
    'Za jedinou civilní akci můžeš zvýšit populaci a z nového človíka zároveň postavit jednotku; ušetříš 1 ' +
    'jídlo a 1 surovinu.',
  'genghis-khan':
    'Každá tvá jednotka jezdectva má sama sílu o 1 vyšší, a to i při obětování, a zvyšuje tvůj přírůstek ' +
    'kultury o 1. Tvá taktika nic nepřidává.',
  'joan-of-arc':
    'Každá šťastná značka tvých chrámů zvyšuje tvou sílu o 1. Kdykoli je proti tobě zahrána agrese nebo ' +
    'válka, získáš 5 bodů kultury.',
  michelangelo:
    'Každá šťastná značka tvých chrámů, divadel a dokončených divů zvyšuje tvůj přírůstek kultury o 1. ' +
    'Divy v nabídce karet tě stojí o 1 civilní akci méně.',
  'st-peters-basilica': 'Každá tvá šťastná značka se počítá dvakrát, nešťastné značky nikoli.',
  'taj-mahal': '',
  'bountiful-harvest-i': 'Získej 2 jídla.',
  'breakthrough-i':
    'Vyviň technologii za plnou cenu, pak získej 2 body vědy. Může to být i revoluce, je-li to tvá jediná civilní akce v tahu; spotřebuje pak všechny tvé civilní akce.',
  'efficient-upgrade-i': 'Touto kartou vylepšíš jednu farmu, důl nebo městskou budovu o 2 suroviny levněji.',
  'ideal-building-site-i': 'Touto kartou postavíš jednu novou městskou budovu o 2 suroviny levněji.',
  'mineral-deposits-i': 'Získej 2 suroviny.',
  'revolutionary-idea-i': 'Získej 2 body vědy.',
  'rich-land-i': 'Touto kartou postavíš jednu novou farmu či důl o 2 suroviny levněji.',
  'work-of-art-i': 'Získej 5 bodů kultury.',
  enslave: 'Při úspěchu sníží napadený hráč svou populaci o 1 a ty získáš 3 suroviny.',
  'plunder-i':
    'Při úspěchu vezmeš napadenému hráči dohromady 3 jídla a suroviny, a má-li méně, všechno, v poměru ' +
    'podle své volby.',
  'raid-i':
    'Při úspěchu zničíš napadenému hráči jednu městskou budovu a získáš v surovinách polovinu její ' +
    'vytištěné ceny, zaokrouhleno nahoru.',
  'open-borders-agreement':
    'Zaútočí-li jeden z vás na druhého, má útočník při tomto útoku sílu o 3 vyšší. Smlouva platí dál.',

  'j-s-bach':
    'Každé tvé divadlo zvyšuje přírůstek kultury o 1. Technologie divadel tě stojí o 1 bod vědy méně, ' +
    'divadla o 1 surovinu méně.',
  'james-cook':
    'Každá tvá kolonie zvyšuje přírůstek kultury o 2. Každá karta vojenského bonusu, kterou zahraješ při ' +
    'kolonizaci, přidává o 1 více.',
  'maximilien-robespierre': 'Za revoluci musíš místo civilních akcí zaplatit všemi vojenskými.',
  'napoleon-bonaparte': 'To, co tvá nejlepší armáda přidává k tvé síle, se počítá ještě jednou.',
  'william-shakespeare':
    'Každá tvá knihovna zvyšuje přírůstek kultury o 1 a každá dvojice knihovny a divadla o další 2.',
  'ocean-liner-service':
    'Jednou v každém svém tahu si můžeš bez placení akce zvýšit populaci o 1, a to o 5 jídel levněji.',
  'bountiful-harvest-ii': 'Získej 3 jídla.',
  'breakthrough-ii':
    'Vyviň technologii za plnou cenu, pak získej 4 body vědy. Může to být i revoluce, je-li to tvá jediná civilní akce v tahu; spotřebuje pak všechny tvé civilní akce.',
  'ideal-building-site-ii': 'Touto kartou postavíš jednu novou městskou budovu o 3 suroviny levněji.',
  'mineral-deposits-ii': 'Získej 3 suroviny.',
  'rich-land-ii': 'Touto kartou postavíš jednu novou farmu či důl o 3 suroviny levněji.',
  'work-of-art-ii': 'Získej 4 body kultury.',
  'civil-unrest': 'Každý hráč ztratí 4 body kultury za každého svého nespokojeného človíka.',
  'economic-progress':
    'U každého hráče proběhne produkce jídla, spotřeba jídla, produkce surovin a korupce; body vědy a ' +
    'kultury za přírůstky se nezískávají.',
  assassinate:
    'Napadený hráč musí mít osobnost; cena ve vojenských akcích se rovná jejímu stupni. Při úspěchu ji ' +
    'odhodíš a získáš 3 body kultury za každý její stupeň.',
  'plunder-ii':
    'Při úspěchu vezmeš napadenému hráči dohromady 5 jídel a surovin, a má-li méně, všechno, v poměru ' +
    'podle své volby.',
  'raid-ii':
    'Při úspěchu zničíš napadenému hráči až dvě městské budovy na jedné kartě a získáš v surovinách ' +
    'polovinu součtu jejich vytištěných cen, zaokrouhleno dolů.',
  sabotage:
    'Napadený hráč musí mít nedokončený div; cena ve vojenských akcích se rovná jeho stupni. Při úspěchu ' +
    'div odhodíš a získáš 3 body kultury za každý jeho stupeň.',
  'war-over-culture-ii': 'Vítěz vezme poraženému tolik bodů kultury, kolik činí rozdíl síly.',
  'war-over-resources':
    'Vítěz vezme poraženému dohromady tolik jídla a surovin, kolik činí rozdíl síly, v poměru podle své ' +
    'volby.',
  'war-over-territory':
    'Vítěz vezme ze žlutého pruhu poraženého 1 žlutý žeton a za každé celé 3 body rozdílu síly ještě 1.',
  'international-trade-agreement':
    'A získává surovinu a B jídlo při produkci na konci tahu, ne když produkci dolů nebo farem spustí ' +
    'událost.',
  'scientific-cooperation':
    'Když jeden z vás vyvíjí technologii, platí o 2 body vědy méně, ale druhý na ni přispěje 1 bodem vědy. ' +
    'Dokud jeden z vás nemá žádný bod vědy, nemůže nic vyvinout ani jeden.',

  'bill-gates':
    'Když produkují tvé doly, produkuje i každá tvá laboratoř tolik surovin, kolik je její stupeň, a ' +
    'skladuje je jako důl. Ostatní hráče stojí stavba i vylepšení laboratoře či knihovny o 1 surovinu více.',
  'elvis-presley': 'Kultura, kterou dává tvé nejlepší divadlo, se do přírůstku kultury počítá dvakrát.',
  'winston-churchill':
    'Technologie jednotek tě stojí o 3 body vědy méně. Tvé karty vojenského bonusu se při obraně počítají ' +
    'dvakrát. Dokud válka proti tobě není rozhodnuta, stojí tě každá nová jednotka o 2 suroviny méně.',
  hollywood: 'Po dokončení sečti stupně svých divadel a knihoven a získej dvakrát tolik bodů kultury.',
  internet: 'Po dokončení sečti stupně svých laboratoří a knihoven a získej dvakrát tolik bodů kultury.',
  'bountiful-harvest-iii': 'Získej 4 jídla.',
  'ideal-building-site-iii': 'Touto kartou postavíš jednu novou městskou budovu o 4 suroviny levněji.',
  'mineral-deposits-iii': 'Získej 4 suroviny.',
  'work-of-art-iii': 'Získej 3 body kultury.',
  'impact-of-agriculture': 'Každý hráč získá tolik bodů kultury, kolik jídla vyprodukují za tah jeho farmy.',
  'impact-of-colonies': 'Každý hráč získá 4 body kultury za každou svou kolonii.',
  'impact-of-industry':
    'Každý hráč získá tolik bodů kultury, kolik surovin vyprodukují za tah jeho doly a laboratoře, které ' +
    'fungují jako doly.',
  'impact-of-technology':
    'Každý hráč získá 4 body kultury za každou svou vyloženou technologii věku III včetně zřízení; v ' +
    'pokročilé hře za technologie věku II.',
  'plunder-iii':
    'Při úspěchu vezmeš napadenému hráči dohromady 8 jídel a surovin, a má-li méně, všechno, v poměru ' +
    'podle své volby.',
  'raid-iii':
    'Při úspěchu zničíš napadenému hráči až tři městské budovy na jedné kartě a získáš v surovinách ' +
    'polovinu součtu jejich vytištěných cen, zaokrouhleno dolů.',
  'holy-war':
    'Poražený sníží svou populaci o 1 za každé celé 3 body rozdílu síly; vítěz získá 3 body kultury za ' +
    'každého takto ztraceného človíka.',
  'war-over-culture-iii': 'Vítěz vezme poraženému tolik bodů kultury, kolik činí rozdíl síly.',
  'military-pact':
    'Jakmile jeden z vás na druhého zaútočí, smlouva končí, takže její síla se při tomto útoku nepočítá.',
}
