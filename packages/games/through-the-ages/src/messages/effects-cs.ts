/** What a card does beyond the numbers that its data tells, in our own words. The cards say „ty“. */
export const effectsCs = {
  'alexander-the-great':
    'Každá tvá jednotka zvyšuje tvou sílu o 1, ne však sílu kolonizační výpravy. Jako politickou akci ho ' +
    'můžeš odhodit a přidat si do žlutého pruhu 1 nový žlutý žeton.',
  aristotle:
    'Kdykoli si z nabídky karet vezmeš technologii, získáš 1 bod vědy; počítají se i zřízení a speciální ' +
    'technologie.',
  hammurabi:
    'Jednou za svůj tah můžeš místo civilní akce spotřebovat 1 vojenskou akci. Osobnosti v nabídce karet ' +
    'tě stojí o 1 civilní akci méně.',
  homer:
    'V každém tahu máš 1 dočasnou surovinu na stavbu či vylepšení jednotek. Když ho nahrazuješ, můžeš ho ' +
    'zasunout pod dokončený div: ten má o 1 šťastnou značku více, ale civilní akci zpět nezískáš.',
  'julius-caesar': 'Jednou za hru můžeš v téže politické fázi provést druhou politickou akci.',
  moses: 'Platíš-li jídlo za zvýšení populace, platíš o 1 méně.',
  'cultural-heritage-a': 'Získej 1 bod vědy a 4 body kultury.',
  'engineering-genius-a':
    'Touto kartou postavíš právě jednu část svého nedokončeného divu, a to o 2 suroviny levněji.',
  'frugality-a': 'Zvyš svou populaci za obvyklou cenu v jídle. Teprve po zaplacení získej 1 jídlo.',
  'patriotism-a':
    'V tomto tahu máš navíc 1 vojenskou akci a 1 dočasnou surovinu na stavbu či vylepšení jednotek.',
  'rich-land-a': 'Touto kartou postavíš nebo vylepšíš jednu farmu či důl o 1 surovinu levněji.',
  stockpile: 'Získej 1 surovinu a 1 jídlo.',
  'urban-growth-a': 'Touto kartou postavíš nebo vylepšíš jednu městskou budovu o 1 surovinu levněji.',
  'development-of-agriculture': 'Každý hráč získá 2 jídla.',
  'development-of-civilization':
    'Každý hráč může bez placení akce a o 1 levněji zvýšit populaci, postavit farmu, důl či městskou ' +
    'budovu, nebo vyvinout technologii. Revoluce přesto spotřebuje všechny civilní akce.',
  'development-of-crafts': 'Každý hráč získá 2 suroviny.',
  'development-of-markets': 'Každý hráč získá podle své volby 2 jídla, nebo 2 suroviny.',
  'development-of-politics': 'Každý hráč si lízne 3 vojenské karty aktuálního věku.',
  'development-of-religion':
    'Každý hráč může zdarma proměnit jednoho volného človíka v chrám na kartě Náboženství, pokud to dovolí ' +
    'maximální počet městských budov.',
  'development-of-science': 'Každý hráč získá 2 body vědy.',
  'development-of-settlement': 'Každý hráč si zdarma zvýší populaci o 1.',
  'development-of-trade-routes': 'Každý hráč získá 1 bod vědy, 1 jídlo a 1 surovinu.',
  'development-of-warfare':
    'Každý hráč může zdarma proměnit jednoho volného človíka v jednotku na kartě Bojovníci.',
  'christopher-columbus':
    'Jako politickou akci ho můžeš odstranit ze hry a vyložit z ruky území jako svou kolonii, bez aukce a ' +
    'bez vyslání jednotek.',
  'frederick-barbarossa':
    'V akční fázi můžeš za jedinou vojenskou akci zvýšit populaci a zároveň postavit jednotku; ušetříš 1 ' +
    'jídlo a 1 surovinu.',
  'genghis-khan':
    'V armádách může tvá pěchota platit za jezdectvo. Na konci svého tahu získáš 3 body kultury, patříš-li ' +
    'ke dvěma nejsilnějším (ve hře dvou hráčů: jsi-li nejsilnější); remízy vyhráváš.',
  'joan-of-arc':
    'Každá šťastná značka tvých chrámů a tvého zřízení zvyšuje tvou sílu o 1. Na začátku své politické ' +
    'fáze se můžeš podívat na vrchní kartu balíčku aktuálních událostí.',
  'leonardo-da-vinci':
    'Stupeň tvé nejlepší laboratoře či knihovny se přičítá k tvému přírůstku vědy. Kdykoli vyvineš ' +
    'technologii, získáš 1 surovinu.',
  michelangelo:
    'Každá šťastná značka tvých chrámů, divadel a dokončených divů zvyšuje tvůj přírůstek kultury o 1. ' +
    'Dokončené divy ti nezdražují braní dalšího divu z nabídky.',
  'great-wall':
    'Každá tvá jednotka pěchoty a dělostřelectva zvyšuje tvou sílu o 1, ne však sílu kolonizační výpravy.',
  'st-peters-basilica':
    'Každá tvá další vyložená karta se šťastnou značkou má o 1 šťastnou značku více; u karet s človíky to ' +
    'platí za každého z nich.',
  'taj-mahal':
    'Kdo v tomto tahu nahradil svou osobnost jinou, vezme si ho z nabídky karet o 2 civilní akce levněji.',
  'breakthrough-i':
    'Vyviň technologii za plnou cenu a pak získej 2 body vědy. Může to být i revoluce; její cena v akcích ' +
    'pak nahrazuje akci za tuto kartu.',
  'cultural-heritage-i': 'Získej 2 body vědy a 2 body kultury.',
  'engineering-genius-i':
    'Touto kartou postavíš právě jednu část svého nedokončeného divu, a to o 3 suroviny levněji.',
  'frugality-i': 'Zvyš svou populaci za obvyklou cenu v jídle. Teprve po zaplacení získej 2 jídla.',
  'patriotism-i':
    'V tomto tahu máš navíc 1 vojenskou akci a 2 dočasné suroviny na stavbu či vylepšení jednotek.',
  'reserves-i': 'Získej podle své volby 2 jídla, nebo 2 suroviny.',
  'rich-land-i': 'Touto kartou postavíš nebo vylepšíš jednu farmu či důl o 2 suroviny levněji.',
  'urban-growth-i': 'Touto kartou postavíš nebo vylepšíš jednu městskou budovu o 2 suroviny levněji.',
  barbarians:
    'Hráč s nejvíce body kultury sníží svou populaci o 1, ale jen patří-li zároveň ke dvěma nejslabším (ve ' +
    'hře dvou hráčů: je-li slabší).',
  'border-conflict':
    'Nejslabší hráč zničí jednu svou farmu, důl nebo městskou budovu. Nejsilnější hráč získá 3 suroviny.',
  crusades: 'Nejsilnější hráč získá 4 body kultury, nejslabší hráč 4 body kultury ztratí.',
  'cultural-influence': 'Každý hráč získá tolik bodů kultury, kolik činí jeho přírůstek kultury.',
  foray:
    'Dva nejsilnější hráči (ve hře dvou hráčů jen silnější) získají každý dohromady 3 jídla a suroviny v ' +
    'libovolném poměru.',
  'good-harvest': 'Každý hráč produkuje jídlo jako na konci tahu, bez korupce a bez spotřeby jídla.',
  immigration: 'Hráč s nejvyšší spokojeností si zdarma zvýší populaci o 1; při remíze všichni takoví hráči.',
  'new-deposits': 'Každý hráč produkuje suroviny jako na konci tahu, bez korupce.',
  pestilence:
    'Každý hráč sníží svou populaci o 1: vrátí volného človíka, a nemá-li žádného, človíka z karty podle ' +
    'své volby.',
  raiders:
    'Dva nejslabší hráči (ve hře dvou hráčů jen slabší) ztratí každý dohromady 2 jídla a suroviny v poměru ' +
    'podle své volby.',
  rats: 'Každý hráč ztratí všechno své jídlo.',
  rebellion:
    'Každý hráč ztratí za každého svého nespokojeného človíka 2 dostupné civilní akce; kdo není na tahu, ' +
    'tomu budou chybět v příštím tahu.',
  'reign-of-terror': 'Nejslabší hráč sníží svou populaci o 1.',
  'scientific-breakthrough': 'Každý hráč získá tolik bodů vědy, kolik činí jeho přírůstek vědy.',
  'uncertain-borders': 'Nejsilnější hráč si vezme 1 žlutý žeton ze žlutého pruhu nejslabšího hráče do svého.',
  enslave: 'Při úspěchu sníží napadený hráč svou populaci o 1 a ty získáš 2 suroviny a 2 jídla.',
  'plunder-i':
    'Při úspěchu vezmeš napadenému hráči dohromady až 3 jídla a suroviny v poměru podle své volby.',
  'raid-i':
    'Při úspěchu zničíš napadenému hráči jednu městskou budovu stupně I nebo nižšího a získáš v surovinách ' +
    'polovinu její vytištěné ceny, zaokrouhleno nahoru.',
  'open-borders-agreement':
    'Zaútočí-li jeden z vás na druhého, má útočník při tomto útoku sílu o 2 vyšší. Smlouva platí dál.',
  'trade-routes-agreement':
    'Jednou za svůj tah může A zaplatit 1 jídlem místo 1 suroviny a B 1 surovinou místo 1 jídla.',
  'isaac-newton':
    'Stupeň tvé nejlepší laboratoře či knihovny se přičítá k tvému přírůstku vědy. Kdykoli vyvineš ' +
    'technologii, získáš zpět 1 civilní akci.',
  'j-s-bach':
    'Každé tvé divadlo zvyšuje přírůstek kultury o 1; technologie divadel tě stojí o 2 body vědy méně. ' +
    'Jednou za tah můžeš za 1 civilní akci vylepšit libovolnou městskou budovu na divadlo stejného či ' +
    'vyššího stupně.',
  'james-cook':
    'Tvá první kolonie zvyšuje přírůstek kultury o 2, každá další o 1. Odhozením až 2 vojenských karet z ' +
    'ruky posílíš kolonizační výpravu, za každou o 1.',
  'maximilien-robespierre':
    'Za revoluci musíš místo civilních akcí zaplatit všemi vojenskými; ty, které přidá nové zřízení, jsou ' +
    'už spotřebované. Každá revoluce ti přinese 3 body kultury.',
  'napoleon-bonaparte':
    'Každý typ jednotek, který máš, zvyšuje tvou sílu o 2, ne však sílu kolonizační výpravy.',
  'william-shakespeare':
    'Každá dvojice knihovny a divadla zvyšuje přírůstek kultury o 2. Máš-li knihovnu, stavíš divadla o 1 ' +
    'surovinu a vyvíjíš je o 1 bod vědy levněji; máš-li divadlo, platí totéž pro knihovny.',
  'ocean-liner-service':
    'Jednou v každé své akční fázi si můžeš zvýšit populaci o 1, aniž platíš akci či jídlo.',
  'transcontinental-railroad':
    'Kdykoli tvé doly produkují suroviny, jeden človík v nejlepším z nich produkuje dvakrát.',
  'breakthrough-ii':
    'Vyviň technologii za plnou cenu a pak získej 3 body vědy. Může to být i revoluce; její cena v akcích ' +
    'pak nahrazuje akci za tuto kartu.',
  'efficient-upgrade-ii': 'Touto kartou vylepšíš jednu farmu, důl nebo městskou budovu o 3 suroviny levněji.',
  'engineering-genius-ii':
    'Touto kartou postavíš právě jednu část svého nedokončeného divu, a to o 4 suroviny levněji.',
  'frugality-ii': 'Zvyš svou populaci za obvyklou cenu v jídle. Teprve po zaplacení získej 3 jídla.',
  'patriotism-ii':
    'V tomto tahu máš navíc 1 vojenskou akci a 3 dočasné suroviny na stavbu či vylepšení jednotek.',
  'reserves-ii': 'Získej podle své volby 3 jídla, nebo 3 suroviny.',
  'revolutionary-idea-ii': 'Získej 4 body vědy.',
  'rich-land-ii': 'Touto kartou postavíš nebo vylepšíš jednu farmu či důl o 3 suroviny levněji.',
  'urban-growth-ii': 'Touto kartou postavíš nebo vylepšíš jednu městskou budovu o 3 suroviny levněji.',
  'wave-of-nationalism':
    'Za každý silnější národ máš v tomto tahu dočasné suroviny na stavbu či vylepšení jednotek: 6 ve hře ' +
    'dvou hráčů, 3 ve hře tří, 2 ve hře čtyř.',
  'civil-unrest':
    'Každý hráč ztratí 4 body kultury za každého svého nespokojeného človíka. Kdo jich má nejvíce (aspoň ' +
    '1; při remíze všichni takoví), vrátí navíc 1 modrý žeton do krabice.',
  'cold-war': 'Dva nejsilnější hráči (ve hře dvou hráčů jen silnější) získají každý 6 bodů vědy.',
  'crime-wave':
    'Dva nejslabší hráči (ve hře dvou hráčů jen slabší) ztratí každý 3 body kultury a vrátí 1 modrý žeton ' +
    'do krabice.',
  'economic-progress':
    'U každého hráče proběhne korupce, produkce jídla, spotřeba jídla a produkce surovin; body vědy a ' +
    'kultury za přírůstky se nezískávají.',
  emigration:
    'Každý hráč sníží svou populaci o polovinu počtu svých nespokojených človíků, zaokrouhleno nahoru.',
  iconoclasm:
    'Každá vyložená osobnost, která nepatří do aktuálního věku, se odhodí; ve věku IV tedy všechny.',
  'independence-declaration': 'Nejslabší hráč přijde o jednu svou kolonii podle své volby.',
  'international-agreement':
    'Nejsilnější hráč si může vzít z nabídky karty za celkem až 5 civilních akcí, aniž spotřebuje své, ale ' +
    'přijde o příští politickou akci. Nabídka se pak doplní bez odhazování karet.',
  'national-pride': 'Hráč s nejvíce body kultury získá dalších 5 bodů kultury.',
  'politics-of-strength':
    'Nejsilnější hráč si lízne 5 vojenských karet aktuálního věku, nejslabší hráč 3 odhodí. Ve věku IV ' +
    'místo toho nejsilnější získá 5 bodů kultury a nejslabší 3 ztratí.',
  'popularization-of-science': 'Každý hráč získá tolik bodů kultury, kolik činí jeho přírůstek vědy.',
  prosperity: 'Každý hráč získá tolik jídla, kolik ukazuje jeho ukazatel spokojenosti.',
  'ravages-of-time':
    'Každý hráč otočí jeden svůj dokončený div věku A nebo I. Ten ztratí své efekty a místo nich zvyšuje ' +
    'přírůstek kultury o 2, dál se však počítá jako dokončený div.',
  refugees:
    'Nejslabší hráč ztratí 3 body kultury a sníží svou populaci o 1; nejsilnější hráč získá 3 body kultury ' +
    'a zdarma si zvýší populaci o 1.',
  terrorism: 'Hráč s nejméně body kultury vybere každému jinému hráči jednu městskou budovu a zničí ji.',
  annex:
    'Napadený hráč musí mít kolonii. Při úspěchu mu vezmeš jednu podle své volby; její trvalý efekt přejde ' +
    'na tebe, okamžitý se neopakuje.',
  infiltrate:
    'Napadený hráč musí mít osobnost nebo nedokončený div. Při úspěchu jedno z toho odhodíš a získáš 3 ' +
    'body kultury za každý stupeň té karty.',
  'plunder-ii':
    'Při úspěchu vezmeš napadenému hráči dohromady až 5 jídel a surovin v poměru podle své volby.',
  'raid-ii':
    'Při úspěchu zničíš napadenému hráči dvě městské budovy, jednu stupně nejvýše II a jednu nejvýše I, a ' +
    'získáš v surovinách polovinu součtu jejich vytištěných cen, zaokrouhleno nahoru.',
  spy: 'Při úspěchu vezmeš napadenému hráči až 5 bodů vědy.',
  'war-over-technology':
    'Vítěz vezme poraženému tolik bodů vědy, kolik činí rozdíl síly. Místo bodů si může vzít speciální ' +
    'technologie, které sám nemá, každou v hodnotě její ceny v bodech vědy.',
  'war-over-territory':
    'Vítěz vezme ze žlutého pruhu poraženého 1 žlutý žeton a za každých celých 5 bodů rozdílu síly ještě 1.',
  'acceptance-of-supremacy':
    'Strany A a B na sebe nesmějí útočit. Surovina se získává a ztrácí při produkci na konci tahu, ne když ' +
    'produkci dolů spustí událost.',
  'international-trade-agreement':
    'A získává surovinu při produkci surovin, B získává jídlo při produkci jídla.',
  'promise-of-military-protection':
    'Jakmile jeden z vás na druhého zaútočí, smlouva končí, takže její síla se při tomto útoku nepočítá.',
  'scientific-cooperation':
    'Když jeden z vás vyvíjí technologii, platí o 2 body vědy méně, ale druhý na ni přispěje 1 bodem vědy. ' +
    'Nemá-li druhý žádný, technologii vyvinout nelze.',
  'air-forces':
    'Každé letectvo se může přidat k jedné tvé armádě, ke každé nejvýše jedno; to, co tato armáda přidává ' +
    'k tvé síle, se počítá dvakrát.',
  'albert-einstein':
    'Stupeň tvé nejlepší laboratoře či knihovny se přičítá k tvému přírůstku vědy. Kdykoli vyvineš ' +
    'technologii, získáš 3 body kultury.',
  'bill-gates':
    'Když produkují tvé doly, produkuje i každá laboratoř tolik surovin, kolik je její stupeň, a skladuje ' +
    'je jako důl. Až Gates opustí hru nebo hra skončí, získáš tolik bodů kultury, kolik tato produkce činí.',
  'charlie-chaplin': 'Kultura, kterou dává tvé nejlepší divadlo, se do přírůstku kultury počítá dvakrát.',
  'mahatma-gandhi':
    'Nesmíš vést agrese ani vyhlašovat války. Agrese a války proti tobě stojí dvojnásobek vojenských akcí.',
  'sid-meier':
    'Každá tvá laboratoř zvyšuje přírůstek kultury o svůj stupeň, ale k přírůstku vědy přidává o 1 méně ' +
    'než obvykle.',
  'winston-churchill':
    'Jednou za tah si vyber: 3 body kultury, nebo pro tento tah 3 dočasné body vědy na vojenské ' +
    'technologie a 3 dočasné suroviny na stavbu či vylepšení jednotek.',
  'fast-food-chains':
    'Po dokončení získej 2 body kultury za každou svou farmu a důl a 1 bod kultury za každou svou městskou ' +
    'budovu a jednotku.',
  'first-space-flight':
    'Po dokončení sečti stupně všech svých vyložených technologií včetně zřízení a získej tolik bodů ' +
    'kultury.',
  hollywood:
    'Po dokončení získej dvakrát tolik bodů kultury, kolik tvá divadla a knihovny dávají za tah, se vším, ' +
    'co to mění.',
  internet:
    'Po dokončení sečti kulturu, vědu a sílu, které dávají tvé městské budovy, se vším, co to mění, a ' +
    'získej tolik bodů kultury.',
  'efficient-upgrade-iii':
    'Touto kartou vylepšíš jednu farmu, důl nebo městskou budovu o 4 suroviny levněji.',
  'endowment-for-the-arts':
    'Za každý národ, který má více bodů kultury než ty, získej body kultury: 6 ve hře dvou hráčů, 3 ve hře ' +
    'tří, 2 ve hře čtyř.',
  'engineering-genius-iii':
    'Touto kartou postavíš právě jednu část svého nedokončeného divu, a to o 5 surovin levněji.',
  'military-build-up':
    'Za každý silnější národ máš v tomto tahu dočasné suroviny na stavbu či vylepšení jednotek: 8 ve hře ' +
    'dvou hráčů, 5 ve hře tří, 3 ve hře čtyř.',
  'patriotism-iii':
    'V tomto tahu máš navíc 1 vojenskou akci a 4 dočasné suroviny na stavbu či vylepšení jednotek.',
  'reserves-iii': 'Získej podle své volby 4 jídla, nebo 4 suroviny.',
  'revolutionary-idea-iii': 'Získej 6 bodů vědy.',
  'urban-growth-iii': 'Touto kartou postavíš nebo vylepšíš jednu městskou budovu o 4 suroviny levněji.',
  'impact-of-agriculture':
    'Každý hráč získá tolik bodů kultury, kolik činí jeho produkce jídla, a další 4, převyšuje-li jeho ' +
    'spotřebu jídla.',
  'impact-of-architecture': 'Každý hráč sečte stupně svých městských budov a získá tolik bodů kultury.',
  'impact-of-balance':
    'Každý hráč určí nejnižší hodnotu ze svého přírůstku vědy, přírůstku kultury, produkce jídla a ' +
    'produkce surovin a získá dvakrát tolik bodů kultury.',
  'impact-of-colonies': 'Každý hráč získá 3 body kultury za každou svou kolonii.',
  'impact-of-competition': 'Každý hráč sečte stupně svých jednotek a arén a získá tolik bodů kultury.',
  'impact-of-government':
    'Každý hráč získá 2 body kultury za každou civilní a 1 bod za každou vojenskou akci ze svého celkového ' +
    'počtu akcí.',
  'impact-of-happiness':
    'Každý hráč získá 2 body kultury za každou šťastnou značku (nejvýše 16) a ztratí 2 za každého ' +
    'nespokojeného človíka.',
  'impact-of-industry': 'Každý hráč získá tolik bodů kultury, kolik surovin vyprodukují za tah jeho doly.',
  'impact-of-population':
    'Každý hráč spočítá všechny své človíky kromě nespokojených a za každého od jedenáctého výše získá 2 ' +
    'body kultury.',
  'impact-of-progress':
    'Každý hráč sečte stupně svého zřízení a svých speciálních technologií a získá dvakrát tolik bodů ' +
    'kultury.',
  'impact-of-science':
    'Hráči získají body kultury podle pořadí v přírůstku vědy: 10 a 0 ve hře dvou hráčů, 14, 7 a 0 ve hře ' +
    'tří, 15, 10, 5 a 0 ve hře čtyř.',
  'impact-of-strength':
    'Hráči získají body kultury podle pořadí v síle: 10 a 0 ve hře dvou hráčů, 14, 7 a 0 ve hře tří, 15, ' +
    '10, 5 a 0 ve hře čtyř.',
  'impact-of-technology':
    'Každý hráč získá 4 body kultury za každou svou vyloženou technologii věku III včetně zřízení.',
  'impact-of-variety':
    'Každý hráč získá 2 body kultury za každý typ jednotek a městských budov, který má, a za každou svou ' +
    'speciální technologii.',
  'impact-of-wonders':
    'Každý hráč získá body kultury za každý svůj dokončený div: 5 za věk A, 4 za věk I, 3 za věk II, 2 za ' +
    'věk III.',
  'armed-intervention': 'Při úspěchu vezmeš napadenému hráči až 7 bodů kultury.',
  'plunder-iii':
    'Při úspěchu vezmeš napadenému hráči dohromady až 7 jídel a surovin v poměru podle své volby.',
  'raid-iii':
    'Při úspěchu zničíš napadenému hráči dvě městské budovy, jednu stupně nejvýše III a jednu nejvýše II, ' +
    'a získáš v surovinách polovinu součtu jejich vytištěných cen, zaokrouhleno nahoru.',
  'war-over-culture': 'Vítěz vezme poraženému 5 bodů kultury a ještě tolik, kolik činí rozdíl síly.',
  'international-tourism':
    'Každý dokončený div jednoho z vás, i zničený, zvyšuje druhému přírůstek kultury o 1.',
  'loss-of-sovereignty': 'Strany A a B na sebe nesmějí útočit. Straně B nesmí vyhlásit válku vůbec nikdo.',
  'military-alliance':
    'Jakmile jeden z vás na druhého zaútočí, smlouva končí, takže její síla se při tomto útoku nepočítá.',
  'peace-treaty': 'Nesmíte na sebe navzájem útočit.',
} as const
