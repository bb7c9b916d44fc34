export const effectsHu = {
  'alexander-the-great':
    'Minden katonai egységed után +1 erő (gyarmatosító seregben nem). Politikai akcióként lemondhatsz ' +
    'róla: dobd el, és a sárga készleted kap 1 sárga jelzőt a dobozból.',
  aristotle: 'Valahányszor technológiakártyát veszel el a kártyasorról, kapsz 1 tudománypontot.',
  hammurabi:
    'Körönként egyszer 1 katonai akciót polgári akció helyett költhetsz el. A kártyasor vezetői neked 1 ' +
    'polgári akcióval olcsóbbak (legkevesebb 0).',
  homer:
    'Körönként 1 ideiglenes erőforrásod van katonai egységekre. Ha másik vezető váltja fel, egy ' +
    'elkészült csodád alá csúsztathatod: az 1 boldog arccal többet ad, de a vezetőcseréért járó polgári ' +
    'akciót nem kapod vissza.',
  'julius-caesar':
    'Játszmánként egyszer a politikai akciód után ugyanabban a politika fázisban végrehajthatsz egy ' +
    'másodikat is.',
  moses: 'Amikor élelmiszerért növeled a népességedet, 1 élelmiszerrel kevesebbet fizetsz.',
  'cultural-heritage-a': 'Kapsz 1 tudománypontot és 4 kultúrapontot.',
  'engineering-genius-a':
    'Építs meg egy szintet a befejezetlen csodádból 2 erőforrással olcsóbban, további akció nélkül.',
  'frugality-a':
    'Növeld a népességedet a teljes árért, további akció nélkül. Miután fizettél, kapsz 1 élelmiszert.',
  'patriotism-a':
    'Erre a körre 1 ideiglenes katonai akciód és 1 ideiglenes erőforrásod van. Az erőforrás csak katonai ' +
    'egységek kiképzésére és fejlesztésére költhető.',
  'rich-land-a': 'Építs vagy fejlessz egy farmot vagy bányát 1 erőforrással olcsóbban, további akció nélkül.',
  stockpile: 'Kapsz 1 élelmiszert és 1 erőforrást.',
  'urban-growth-a': 'Építs vagy fejlessz egy városi épületet 1 erőforrással olcsóbban, további akció nélkül.',
  'development-of-agriculture': 'Minden játékos kap 2 élelmiszert.',
  'development-of-civilization':
    'Minden játékos egy dolgot megtehet akció nélkül, 1-gyel olcsóbban: népességet növel, farmot, bányát ' +
    'vagy városi épületet épít, vagy technológiát fejleszt ki. A forradalom ekkor is elviszi az összes ' +
    'polgári akcióját.',
  'development-of-crafts': 'Minden játékos kap 2 erőforrást.',
  'development-of-markets': 'Minden játékos kap 2 élelmiszert vagy 2 erőforrást, saját választása szerint.',
  'development-of-politics': 'Minden játékos húz 3 katonai kártyát az aktuális kor paklijából.',
  'development-of-religion':
    'Akinek van fel nem használt munkása, az egyikből akció és erőforrás nélkül templomot építhet a Vallás ' +
    'kártyán, ha a városi épületek maximuma engedi.',
  'development-of-science': 'Minden játékos kap 2 tudománypontot.',
  'development-of-settlement': 'Minden játékos népessége ingyen nő 1-gyel.',
  'development-of-trade-routes': 'Minden játékos kap 1 tudománypontot, 1 élelmiszert és 1 erőforrást.',
  'development-of-warfare':
    'Akinek van fel nem használt munkása, az egyikből akció és erőforrás nélkül Harcosok egységet képezhet ' +
    'ki.',
  'christopher-columbus':
    'Politikai akcióként lemondhatsz róla: dobd ki a játékból, és tegyél le a kezedből egy területet ' +
    'gyarmatként, licit és sereg nélkül. Előbb az állandó, aztán az azonnali hatása érvényesül.',
  'frederick-barbarossa':
    'Az akciófázisodban 1 katonai akcióért egy lépésben növelheted a népességedet és kiképezhetsz egy ' +
    'katonai egységet, 1 élelmiszerrel és 1 erőforrással olcsóbban. Akárhányszor megteheted.',
  'genghis-khan':
    'A seregeidben a gyalogságod lovasságnak is számíthat. Ha a köröd végén a két legerősebb civilizáció ' +
    'között vagy (két játékosnál: ha a legerősebb vagy), 3 kultúrapontot kapsz. A döntetlent te nyered.',
  'joan-of-arc':
    '+1 erő minden boldog arcért, amelyet a templomaid és a kormányzatod ad. A politika fázisod elején ' +
    'megnézheted az aktuális események paklijának legfelső lapját.',
  'leonardo-da-vinci':
    'A legjobb laboratóriumod vagy könyvtárad annyival több tudományt ad, amennyi a szintje. Valahányszor ' +
    'technológiát fejlesztesz ki (forradalommal is), kapsz 1 erőforrást.',
  michelangelo:
    '+1 kultúra minden boldog arcért, amelyet a templomaid, a színházaid és az elkészült csodáid adnak. ' +
    'Csoda elvételekor nem fizetsz felárat az elkészült csodáidért.',
  'great-wall': 'Minden gyalogos és minden tüzérségi egységed után +1 erő (gyarmatosító seregben nem).',
  'st-peters-basilica':
    'Minden más játékban lévő kártyád, illetve az azon lévő minden munkás, ha ad legalább 1 boldog arcot, ' +
    'eggyel többet ad.',
  'taj-mahal':
    'Amíg a kártyasoron van: ha ebben a körben lecserélted a vezetődet, 2 polgári akcióval olcsóbban ' +
    'veheted el (legkevesebb 0).',
  'breakthrough-i':
    'Fejlessz ki egy technológiát teljes áron, további akció nélkül. Miután fizettél, kapsz 2 ' +
    'tudománypontot. Forradalmat is kirobbanthatsz vele: ekkor annak az akcióit fizeted, a kártyáért külön ' +
    'akciót nem.',
  'cultural-heritage-i': 'Kapsz 2 tudománypontot és 2 kultúrapontot.',
  'engineering-genius-i':
    'Építs meg egy szintet a befejezetlen csodádból 3 erőforrással olcsóbban, további akció nélkül.',
  'frugality-i':
    'Növeld a népességedet a teljes árért, további akció nélkül. Miután fizettél, kapsz 2 élelmiszert.',
  'patriotism-i':
    'Erre a körre 1 ideiglenes katonai akciód és 2 ideiglenes erőforrásod van. Az erőforrás csak katonai ' +
    'egységek kiképzésére és fejlesztésére költhető.',
  'reserves-i': 'Kapsz 2 élelmiszert vagy 2 erőforrást, te döntöd el, melyiket.',
  'rich-land-i': 'Építs vagy fejlessz egy farmot vagy bányát 2 erőforrással olcsóbban, további akció nélkül.',
  'urban-growth-i': 'Építs vagy fejlessz egy városi épületet 2 erőforrással olcsóbban, további akció nélkül.',
  barbarians:
    'Akinek a legtöbb kultúrapontja van, 1 népességet veszít, ha erőben a két leggyengébb egyike (két ' +
    'játékosnál a gyengébb). Döntetlennél az aktuális, aztán a soron következő játékosé számít többnek.',
  'border-conflict':
    'A leggyengébb játékos lerombolja egy általa választott farmját, bányáját vagy városi épületét. A ' +
    'legerősebb kap 3 erőforrást.',
  crusades: 'A legerősebb játékos kap 4 kultúrapontot, a leggyengébb veszít 4-et.',
  'cultural-influence': 'Minden játékos annyi kultúrapontot kap, amennyi a kultúraértéke.',
  foray:
    'A két legerősebb játékos fejenként összesen 3 élelmiszert és erőforrást kap, tetszőleges elosztásban. ' +
    'Két játékosnál csak az erősebb.',
  'good-harvest': 'Minden játékos végrehajtja az élelmiszer-termelést, korrupció és fogyasztás nélkül.',
  immigration:
    'Akinek a legmagasabb a boldogságértéke (döntetlennél mindegyikük), annak a népessége ingyen nő ' +
    '1-gyel.',
  'new-deposits': 'Minden játékos végrehajtja az erőforrás-termelést, korrupció nélkül.',
  pestilence:
    'Minden játékos veszít 1 népességet: egy fel nem használt munkást, ha nincs, egy általa választott ' +
    'másikat.',
  raiders:
    'A két leggyengébb játékos fejenként összesen 2 élelmiszert és erőforrást veszít, a maga választotta ' +
    'elosztásban. Két játékosnál csak a gyengébb.',
  rats: 'Minden játékos elveszti az összes élelmiszerét.',
  rebellion:
    'Minden játékos elégedetlen munkásonként elveszít 2 rendelkezésre álló polgári akciót. Aki nincs ' +
    'soron, annak a következő köréből hiányoznak.',
  'reign-of-terror': 'A leggyengébb játékos veszít 1 népességet.',
  'scientific-breakthrough': 'Minden játékos annyi tudománypontot kap, amennyi a tudományértéke.',
  'uncertain-borders': 'A leggyengébb játékos sárga készletéből 1 sárga jelző átkerül a legerősebbébe.',
  enslave: 'Ha sikerül, a rivális veszít 1 népességet, te pedig kapsz 2 élelmiszert és 2 erőforrást.',
  'plunder-i':
    'Ha sikerül, összesen legfeljebb 3 élelmiszert és erőforrást veszel el a riválistól. Az elosztásról te ' +
    'döntesz.',
  'raid-i':
    'Ha sikerül, lerombolod a rivális egy választott, legfeljebb I. szintű városi épületét. Kapsz annyi ' +
    'erőforrást, amennyi az árának a fele, felfelé kerekítve.',
  'open-borders-agreement':
    'Ha az egyik fél megtámadja a másikat, a támadó ereje arra a támadásra 2-vel nő. A szövetség ettől nem ' +
    'bomlik fel.',
  'trade-routes-agreement':
    'Az A fél a körében egyszer 1 élelmiszert használhat 1 erőforrásként, a B fél a körében egyszer 1 ' +
    'erőforrást 1 élelmiszerként.',
  'isaac-newton':
    'A legjobb laboratóriumod vagy könyvtárad annyival több tudományt ad, amennyi a szintje. Valahányszor ' +
    'technológiát fejlesztesz ki (forradalommal is), visszakapsz 1 elköltött polgári akciót.',
  'j-s-bach':
    '+1 kultúra minden színházadért, a színháztechnológiáid 2 tudományponttal olcsóbbak. Körönként egyszer ' +
    '1 polgári akcióért bármely városi épületedet legalább ugyanolyan szintű színházzá fejlesztheted az ' +
    'árkülönbözetért.',
  'james-cook':
    'Gyarmatosító seregedhez eldobhatsz legfeljebb 2 katonai kártyát a kezedből, mindegyik +1-et ér. +2 ' +
    'kultúra az első és +1 kultúra minden további gyarmatodért.',
  'maximilien-robespierre':
    'Forradalmaidat polgári akciók helyett az összes katonai akcióddal fizeted, és az új kormányzattal ' +
    'kapott katonai akciók elköltöttek. Minden forradalmadért 3 kultúrapontot kapsz.',
  'napoleon-bonaparte':
    '+2 erő minden egységtípusért, amelyből van legalább egy egységed: gyalogság, lovasság, tüzérség, ' +
    'légierő (gyarmatosító seregben nem).',
  'william-shakespeare':
    '+2 kultúra minden könyvtárból és színházból álló páros után. Ha van könyvtárad, a színház építése 1 ' +
    'erőforrással, kifejlesztése 1 tudományponttal olcsóbb. Ha van színházad, ugyanez igaz a könyvtárra.',
  'ocean-liner-service':
    'Minden akciófázisodban egyszer ingyen, akció és élelmiszer nélkül növelheted a népességedet 1-gyel.',
  'transcontinental-railroad':
    'A legjobb bányáid egyike kétszer termel: erőforrás-termeléskor eggyel több kék jelzőt teszel a ' +
    'kártyájára.',
  'breakthrough-ii':
    'Fejlessz ki egy technológiát teljes áron, további akció nélkül. Miután fizettél, kapsz 3 ' +
    'tudománypontot. Forradalmat is kirobbanthatsz vele: ekkor annak az akcióit fizeted, a kártyáért külön ' +
    'akciót nem.',
  'efficient-upgrade-ii':
    'Fejlessz egy farmot, bányát vagy városi épületet 3 erőforrással olcsóbban, további akció nélkül.',
  'engineering-genius-ii':
    'Építs meg egy szintet a befejezetlen csodádból 4 erőforrással olcsóbban, további akció nélkül.',
  'frugality-ii':
    'Növeld a népességedet a teljes árért, további akció nélkül. Miután fizettél, kapsz 3 élelmiszert.',
  'patriotism-ii':
    'Erre a körre 1 ideiglenes katonai akciód és 3 ideiglenes erőforrásod van. Az erőforrás csak katonai ' +
    'egységek kiképzésére és fejlesztésére költhető.',
  'reserves-ii': 'Kapsz 3 élelmiszert vagy 3 erőforrást, te döntöd el, melyiket.',
  'revolutionary-idea-ii': 'Kapsz 4 tudománypontot.',
  'rich-land-ii':
    'Építs vagy fejlessz egy farmot vagy bányát 3 erőforrással olcsóbban, további akció nélkül.',
  'urban-growth-ii':
    'Építs vagy fejlessz egy városi épületet 3 erőforrással olcsóbban, további akció nélkül.',
  'wave-of-nationalism':
    'Erre a körre minden nálad erősebb civilizáció után ideiglenes erőforrásod van katonai egységek ' +
    'kiképzésére és fejlesztésére: két játékosnál 6, háromnál 3, négynél 2.',
  'civil-unrest':
    'Minden játékos elégedetlen munkásonként 4 kultúrapontot veszít. Akinek a legtöbb elégedetlen munkása ' +
    'van (döntetlennél mindegyikük), 1 kék jelzőt is visszatesz a dobozba. Ha senkinek sincs, nem történik ' +
    'semmi.',
  'cold-war': 'A két legerősebb játékos kap 6-6 tudománypontot. Két játékosnál csak az erősebb.',
  'crime-wave':
    'A két leggyengébb játékos veszít 3-3 kultúrapontot, és visszatesz 1-1 kék jelzőt a dobozba. Két ' +
    'játékosnál csak a gyengébb.',
  'economic-progress':
    'Minden játékos sorban végrehajtja a korrupciót, az élelmiszer-termelést, az élelmiszer-fogyasztást és ' +
    'az erőforrás-termelést. Tudomány- és kultúrapontot nem gyűjt be.',
  emigration:
    'Minden játékos annyi népességet veszít, amennyi az elégedetlen munkásai számának fele, felfelé ' +
    'kerekítve.',
  iconoclasm:
    'Minden játékban lévő vezetőt el kell dobni, aki nem az aktuális korból való. A IV. korban ez az ' +
    'összes vezető.',
  'independence-declaration':
    'A leggyengébb játékos elveszíti egy általa választott gyarmatát, az állandó hatásával együtt.',
  'international-agreement':
    'A legerősebb játékos most összesen legfeljebb 5 polgári akciónyi kártyát vehet el a kártyasorról, ' +
    'saját akció nélkül. Ha él ezzel, a következő politikai akciója kimarad. Ezután a sor feltöltődik, de ' +
    'kártya nem esik ki.',
  'national-pride': 'Akinek a legtöbb kultúrapontja van, kap 5 kultúrapontot.',
  'politics-of-strength':
    'A legerősebb játékos húz 5 katonai kártyát az aktuális korból, a leggyengébb eldob 3 általa ' +
    'választottat. A IV. korban ehelyett a legerősebb kap 5 kultúrapontot, a leggyengébb veszít 3-at.',
  'popularization-of-science': 'Minden játékos annyi kultúrapontot kap, amennyi a tudományértéke.',
  prosperity: 'Minden játékos annyi élelmiszert kap, amennyi a boldogságértéke (0-tól 8-ig).',
  'ravages-of-time':
    'Minden játékos megfordítja egy általa választott, A vagy I. korbeli elkészült csodáját. Ez elveszti a ' +
    'hatásait, helyettük +2 kultúrát ad, de továbbra is elkészült csodának számít.',
  refugees:
    'A leggyengébb játékos veszít 3 kultúrapontot és 1 népességet, a legerősebb kap 3 kultúrapontot és 1 ' +
    'népességet.',
  terrorism:
    'Akinek a legkevesebb kultúrapontja van, minden más civilizációban lerombol egy általa választott ' +
    'városi épületet. Döntetlennél az teszi ezt, aki az aktuális játékos után legkésőbb kerül sorra.',
  annex:
    'Csak olyan rivális ellen, akinek van gyarmata. Ha sikerül, elveszed egy választott gyarmatát, az ' +
    'állandó hatásával együtt. Az azonnali hatása nem érvényesül újra.',
  infiltrate:
    'Csak olyan rivális ellen, akinek van vezetője vagy befejezetlen csodája. Ha sikerül, az egyiket ' +
    'kidobod a játékból, és a kártya minden szintjéért 3 kultúrapontot kapsz (A korbeliért 0-t).',
  'plunder-ii':
    'Ha sikerül, összesen legfeljebb 5 élelmiszert és erőforrást veszel el a riválistól. Az elosztásról te ' +
    'döntesz.',
  'raid-ii':
    'Ha sikerül, lerombolod a rivális két választott városi épületét: egy legfeljebb II. és egy legfeljebb ' +
    'I. szintűt. Kapsz annyi erőforrást, amennyi az együttes áruk fele, felfelé kerekítve.',
  spy: 'Ha sikerül, legfeljebb 5 tudománypontot elveszel a riválistól.',
  'war-over-technology':
    'A győztes az erőfölénye erejéig tudománypontokat vesz el a legyőzöttől. Helyettük elvihet olyan ' +
    'speciális technológiát is, amely neki nincs meg: mindegyik a tudományköltségével számít.',
  'war-over-territory':
    'A győztes a legyőzött sárga készletéből 1 sárga jelzőt vesz el, és minden teljes 5 pont erőfölényért ' +
    'még 1-et.',
  'acceptance-of-supremacy':
    'A két fél nem támadhatja meg egymást. Az erőforrást az A fél a kör végi termeléskor kapja meg, a B fél ' +
    'akkor veszíti el, nem pedig akkor, amikor egy esemény miatt termelnek a bányák.',
  'international-trade-agreement':
    'Az A fél az erőforrást erőforrás-termeléskor, a B fél az élelmiszert élelmiszer-termeléskor kapja ' +
    'meg.',
  'promise-of-military-protection':
    'Ha az egyik fél megtámadja a másikat, a szövetség azonnal megszűnik, és az általa adott erő abban a ' +
    'támadásban már nem számít.',
  'scientific-cooperation':
    'Amikor az egyik fél technológiát fejleszt ki, 2 tudományponttal kevesebbe kerül neki (legkevesebb 0), ' +
    'a másik pedig fizet 1 tudománypontot. Ha a másiknak nincs 1 pontja, a kifejlesztés nem lehetséges.',
  'air-forces':
    'Minden légierőd egy hadseregedhez csatlakozhat, mindegyikhez legfeljebb egy; az erő, amelyet azért a ' +
    'hadseregért kapsz, kétszer számít.',
  'albert-einstein':
    'A legjobb laboratóriumod vagy könyvtárad annyival több tudományt ad, amennyi a szintje. Valahányszor ' +
    'technológiát fejlesztesz ki (forradalommal is), kapsz 3 kultúrapontot.',
  'bill-gates':
    'Amikor a bányáid termelnek, minden laboratóriumod is ad annyi erőforrást, amennyi a szintje. Amikor ' +
    'kikerül a játékból, vagy a játék végén, ugyanennyi kultúrapontot kapsz.',
  'charlie-chaplin': 'A legjobb színházad kétszer annyi kultúrát ad.',
  'mahatma-gandhi':
    'Nem játszhatsz ki agressziót, és nem hirdethetsz háborút. Aki ellened teszi ezt, kétszer annyi ' +
    'katonai akciót fizet érte.',
  'sid-meier': 'Minden laboratóriumod annyi kultúrát ad, amennyi a szintje, de 1-gyel kevesebb tudományt.',
  'winston-churchill':
    'Körönként egyszer választasz: kapsz 3 kultúrapontot, vagy erre a körre van 3 ideiglenes ' +
    'tudománypontod katonaiegység-technológiákra és 3 ideiglenes erőforrásod katonai egységekre.',
  'fast-food-chains':
    'Amikor elkészül, kapsz 1 kultúrapontot minden városi épületed és katonai egységed, valamint 2-t ' +
    'minden farmod és bányád után.',
  'first-space-flight':
    'Amikor elkészül, annyi kultúrapontot kapsz, amennyi a játékban lévő technológiáid szintjének összege, ' +
    'a kormányzatot és a speciális technológiákat is beleértve.',
  hollywood:
    'Amikor elkészül, kétszer annyi kultúrapontot kapsz, amennyi kultúrát a színházaid és a könyvtáraid ' +
    'körönként adnak, a vezetők hatásaival együtt.',
  internet:
    'Amikor elkészül, annyi kultúrapontot kapsz, amennyi kultúrát, tudományt és erőt a városi épületeid ' +
    'összesen adnak, a vezetők hatásaival együtt.',
  'efficient-upgrade-iii':
    'Fejlessz egy farmot, bányát vagy városi épületet 4 erőforrással olcsóbban, további akció nélkül.',
  'endowment-for-the-arts':
    'Minden civilizáció után, amelynek több kultúrapontja van, mint neked, kultúrapontokat kapsz: két ' +
    'játékosnál 6, háromnál 3, négynél 2 pontot.',
  'engineering-genius-iii':
    'Építs meg egy szintet a befejezetlen csodádból 5 erőforrással olcsóbban, további akció nélkül.',
  'military-build-up':
    'Erre a körre minden nálad erősebb civilizáció után ideiglenes erőforrásod van katonai egységek ' +
    'kiképzésére és fejlesztésére: két játékosnál 8, háromnál 5, négynél 3.',
  'patriotism-iii':
    'Erre a körre 1 ideiglenes katonai akciód és 4 ideiglenes erőforrásod van. Az erőforrás csak katonai ' +
    'egységek kiképzésére és fejlesztésére költhető.',
  'reserves-iii': 'Kapsz 4 élelmiszert vagy 4 erőforrást, te döntöd el, melyiket.',
  'revolutionary-idea-iii': 'Kapsz 6 tudománypontot.',
  'urban-growth-iii':
    'Építs vagy fejlessz egy városi épületet 4 erőforrással olcsóbban, további akció nélkül.',
  'impact-of-agriculture':
    'Minden játékos annyi kultúrapontot kap, amennyi élelmiszert egy körben termel, és még 4-et, ha ez ' +
    'több a fogyasztásánál.',
  'impact-of-architecture':
    'Minden játékos annyi kultúrapontot kap, amennyi a városi épületei szintjének összege (minden munkás ' +
    'külön számít).',
  'impact-of-balance':
    'Minden játékos kétszer annyi kultúrapontot kap, amennyi a legkisebb ezek közül: tudományérték, ' +
    'kultúraérték, élelmiszer-termelés, erőforrás-termelés (korrupció és fogyasztás nélkül).',
  'impact-of-colonies': 'Minden játékos gyarmatonként 3 kultúrapontot kap.',
  'impact-of-competition':
    'Minden játékos annyi kultúrapontot kap, amennyi a katonai egységei és arénái szintjének összege ' +
    '(minden munkás külön számít).',
  'impact-of-government':
    'Minden játékos 2 kultúrapontot kap minden lehetséges polgári és 1-et minden lehetséges katonai ' +
    'akciójáért.',
  'impact-of-happiness':
    'Minden játékos boldog arconként 2 kultúrapontot kap (legfeljebb 16-ot), és elégedetlen munkásonként ' +
    '2-t veszít.',
  'impact-of-industry':
    'Minden játékos annyi kultúrapontot kap, amennyi erőforrást a bányái egy körben termelnek. A ' +
    'Transzkontinentális vasút beleszámít, Bill Gates laboratóriumai és a szövetségek nem.',
  'impact-of-population':
    'Minden játékos 2 kultúrapontot kap minden elégedett munkásáért a tizediken felül. Minden munkás ' +
    'elégedett, aki nem elégedetlen, a fel nem használtak is.',
  'impact-of-progress':
    'Minden játékos kétszer annyi kultúrapontot kap, amennyi a kormányzata és a speciális technológiái ' +
    'szintjének összege.',
  'impact-of-science':
    'A játékosok tudományértékük sorrendjében kapnak kultúrapontot: két játékosnál 10/0, háromnál 14/7/0, ' +
    'négynél 15/10/5/0. Döntetlennél az aktuális játékos (a játék végén a kezdőjátékos), majd a következő ' +
    'áll előrébb.',
  'impact-of-strength':
    'A játékosok erejük sorrendjében kapnak kultúrapontot: két játékosnál 10/0, háromnál 14/7/0, négynél ' +
    '15/10/5/0. Döntetlennél az aktuális játékos (a játék végén a kezdőjátékos), majd a következő áll ' +
    'előrébb.',
  'impact-of-technology':
    'Minden játékos 4 kultúrapontot kap minden játékban lévő III. korbeli technológiájáért, a kormányzatot ' +
    'és a speciális technológiákat is beleértve.',
  'impact-of-variety':
    'Minden játékos 2 kultúrapontot kap minden meglévő katonai egységtípusáért, városiépület-típusáért és ' +
    'speciális technológiájáért.',
  'impact-of-wonders':
    'Minden játékos minden elkészült csodájáért kultúrapontot kap: A korbeliért 5, I. korbeliért 4, II. ' +
    'korbeliért 3, III. korbeliért 2 pontot. A romok is számítanak.',
  'armed-intervention': 'Ha sikerül, legfeljebb 7 kultúrapontot elveszel a riválistól.',
  'plunder-iii':
    'Ha sikerül, összesen legfeljebb 7 élelmiszert és erőforrást veszel el a riválistól. Az elosztásról te ' +
    'döntesz.',
  'raid-iii':
    'Ha sikerül, lerombolod a rivális két választott városi épületét: egy legfeljebb III. és egy ' +
    'legfeljebb II. szintűt. Kapsz annyi erőforrást, amennyi az együttes áruk fele, felfelé kerekítve.',
  'war-over-culture':
    'A győztes elvesz a legyőzöttől 5 kultúrapontot, és még annyit, amennyi az erőfölénye (legfeljebb ' +
    'annyit, amennyi a legyőzöttnek van).',
  'international-tourism':
    'Mindkét fél +1 kultúrát kap a másik minden elkészült csodájáért. A romok is számítanak.',
  'loss-of-sovereignty':
    'A két fél nem támadhatja meg egymást. A B fél ellen senki sem hirdethet háborút, de mások agressziót ' +
    'kijátszhatnak ellene.',
  'military-alliance':
    'Ha az egyik fél megtámadja a másikat, a szövetség azonnal megszűnik, és az ereje abban a támadásban ' +
    'már nem számít.',
  'peace-treaty': 'A két fél nem támadhatja meg egymást.',
} as const
