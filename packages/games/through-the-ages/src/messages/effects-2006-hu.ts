import type { CardWithEffect2006 } from './messages.ts'

export const effects2006Hu: Readonly<Record<CardWithEffect2006, string>> = {
  'alexander-the-great':
    'Minden katonai egységed után +1 erő, de a feláldozott vagy gyarmatosítani küldött egységek maguk ' +
    'nem lesznek erősebbek.',
  hammurabi: '',
  homer:
    'Körönként 1 ideiglenes erőforrásod van katonai egységek kiképzésére és fejlesztésére. Legfeljebb két ' +
    'Harcosok egységed egyenként +1 kultúrát ad.',
  'julius-caesar': '',
  'rich-land-a': 'Építs egy új farmot vagy bányát 1 erőforrással olcsóbban, további akció nélkül.',
  'ideal-building-site-a': 'Építs egy új városi épületet 1 erőforrással olcsóbban, további akció nélkül.',
  'revolutionary-idea-a': 'Kapsz 1 tudománypontot.',
  'work-of-art-a': 'Kapsz 6 kultúrapontot.',
  'development-of-politics':
    'Minden játékos húz 3 katonai kártyát. Az aktuális játékosnak ebben a körben nem kell eldobnia a fölös ' +
    'lapjait.',
  'no-event': 'Nem történik semmi.',

  'christopher-columbus':
    'Játszmánként egyszer politikai akcióként letehetsz a kezedből egy területet gyarmatként, licit és ' +
    'sereg nélkül. A vezető játékban marad.',
  'frederick-barbarossa':
    'Egyetlen polgári akcióért növelheted a népességedet, és az új munkásból katonai egységet képezhetsz ' +
    'ki, 1 élelmiszerrel és 1 erőforrással olcsóbban.',
  'genghis-khan':
    'Minden lovassági egységed önmagában 1-gyel erősebb, feláldozáskor is, és +1 kultúrát ad. A taktikád ' +
    'nem ad semmit.',
  'joan-of-arc':
    '+1 erő minden boldog arcért, amelyet a templomaid adnak. Valahányszor agressziót játszanak ki vagy ' +
    'háborút hirdetnek ellened, kapsz 5 kultúrapontot.',
  michelangelo:
    '+1 kultúra minden boldog arcért, amelyet a templomaid, a színházaid és az elkészült csodáid adnak. A ' +
    'kártyasor csodái neked 1 polgári akcióval olcsóbbak.',
  'st-peters-basilica': 'Minden boldog arcod kétszer számít, a szomorú arcok csak egyszer.',
  'taj-mahal': '',
  'bountiful-harvest-i': 'Kapsz 2 élelmiszert.',
  'breakthrough-i':
    'Fejlessz ki egy technológiát teljes áron, majd kapsz 2 tudománypontot. Lehet forradalom is, ha ez az egyetlen polgári akciód a körben; ekkor minden polgári akciódat elhasználja.',
  'efficient-upgrade-i':
    'Fejlessz egy farmot, bányát vagy városi épületet 2 erőforrással olcsóbban, további akció nélkül.',
  'ideal-building-site-i': 'Építs egy új városi épületet 2 erőforrással olcsóbban, további akció nélkül.',
  'mineral-deposits-i': 'Kapsz 2 erőforrást.',
  'revolutionary-idea-i': 'Kapsz 2 tudománypontot.',
  'rich-land-i': 'Építs egy új farmot vagy bányát 2 erőforrással olcsóbban, további akció nélkül.',
  'work-of-art-i': 'Kapsz 5 kultúrapontot.',
  enslave: 'Ha sikerül, a rivális veszít 1 népességet, te pedig kapsz 3 erőforrást.',
  'plunder-i':
    'Ha sikerül, összesen 3 élelmiszert és erőforrást veszel el a riválistól, vagy mindent, ha kevesebbje ' +
    'van. Az elosztásról te döntesz.',
  'raid-i':
    'Ha sikerül, lerombolod a rivális egy választott városi épületét. Kapsz annyi erőforrást, amennyi a ' +
    'lapján feltüntetett ár fele, felfelé kerekítve.',
  'open-borders-agreement':
    'Ha az egyik fél megtámadja a másikat, a támadó ereje arra a támadásra 3-mal nő. A szövetség ettől nem ' +
    'bomlik fel.',

  'j-s-bach':
    '+1 kultúra minden színházadért. A színháztechnológiáid 1 tudományponttal, a színházaid 1 erőforrással ' +
    'olcsóbbak.',
  'james-cook':
    '+2 kultúra minden gyarmatodért. Minden bónuszkártya, amelyet gyarmatosításkor játszol ki, 1-gyel ' +
    'többet ér.',
  'maximilien-robespierre':
    'Forradalmaidat polgári akciók helyett az összes katonai akcióddal kell fizetned.',
  'napoleon-bonaparte': 'Az erő, amelyet a legjobb hadseregedért kapsz, még egyszer hozzáadódik az erődhöz.',
  'william-shakespeare':
    '+1 kultúra minden könyvtáradért, és még +2 minden könyvtárból és színházból álló páros után.',
  'ocean-liner-service':
    'Minden körödben egyszer akció nélkül, 5 élelmiszerrel olcsóbban növelheted a népességedet.',
  'bountiful-harvest-ii': 'Kapsz 3 élelmiszert.',
  'breakthrough-ii':
    'Fejlessz ki egy technológiát teljes áron, majd kapsz 4 tudománypontot. Lehet forradalom is, ha ez az egyetlen polgári akciód a körben; ekkor minden polgári akciódat elhasználja.',
  'ideal-building-site-ii': 'Építs egy új városi épületet 3 erőforrással olcsóbban, további akció nélkül.',
  'mineral-deposits-ii': 'Kapsz 3 erőforrást.',
  'rich-land-ii': 'Építs egy új farmot vagy bányát 3 erőforrással olcsóbban, további akció nélkül.',
  'work-of-art-ii': 'Kapsz 4 kultúrapontot.',
  'civil-unrest': 'Minden játékos elégedetlen munkásonként 4 kultúrapontot veszít.',
  'economic-progress':
    'Minden játékos sorban végrehajtja az élelmiszer-termelést, az élelmiszer-fogyasztást, az ' +
    'erőforrás-termelést és a korrupciót. Tudomány- és kultúrapontot nem gyűjt be.',
  assassinate:
    'Csak olyan rivális ellen, akinek van vezetője. Annyi katonai akcióba kerül, ahányadik korból való a ' +
    'vezető (A korbelinél 0). Ha sikerül, eldobod a vezetőt, és a kora számának háromszorosát kapod ' +
    'kultúrapontban.',
  'plunder-ii':
    'Ha sikerül, összesen 5 élelmiszert és erőforrást veszel el a riválistól, vagy mindent, ha kevesebbje ' +
    'van. Az elosztásról te döntesz.',
  'raid-ii':
    'Ha sikerül, lerombolod a rivális legfeljebb két városi épületét egyazon kártyán. Kapsz annyi ' +
    'erőforrást, amennyi a feltüntetett áruk összegének a fele, lefelé kerekítve.',
  sabotage:
    'Csak olyan rivális ellen, akinek van befejezetlen csodája. Annyi katonai akcióba kerül, ahányadik ' +
    'korból való a csoda (A korbelinél 0). Ha sikerül, eldobod a csodát, és a kora számának háromszorosát ' +
    'kapod kultúrapontban.',
  'war-over-culture-ii': 'A győztes annyi kultúrapontot vesz el a legyőzöttől, amennyi az erőfölénye.',
  'war-over-resources':
    'A győztes összesen annyi élelmiszert és erőforrást vesz el a legyőzöttől, amennyi az erőfölénye. Az ' +
    'elosztásról ő dönt.',
  'war-over-territory':
    'A győztes a legyőzött sárga készletéből 1 sárga jelzőt vesz el, és minden teljes 3 pont erőfölényért ' +
    'még 1-et.',
  'international-trade-agreement':
    'Az A fél az erőforrást, a B fél az élelmiszert a kör végi termeléskor kapja meg, nem pedig akkor, ' +
    'amikor egy esemény miatt termelnek a bányák vagy a farmok.',
  'scientific-cooperation':
    'Amikor az egyik fél technológiát fejleszt ki, 2 tudományponttal kevesebbe kerül neki, de a másik ' +
    'fizet hozzá 1 tudománypontot. Amíg valamelyiküknek nincs tudománypontja, egyikük sem fejleszthet ki ' +
    'semmit.',

  'bill-gates':
    'Amikor a bányáid termelnek, minden laboratóriumod is termel annyi erőforrást, amennyi a szintje, és ' +
    'úgy tárolja, mint egy bánya. A többieknek laboratóriumot vagy könyvtárat építeni vagy fejleszteni 1 ' +
    'erőforrással drágább.',
  'elvis-presley': 'A legjobb színházad kétszer annyi kultúrát ad.',
  'winston-churchill':
    'A katonaiegység-technológiáid 3 tudományponttal olcsóbbak. Védekezéskor a bónuszkártyáid kétszer ' +
    'annyit érnek. Amíg egy ellened hirdetett háború nem dőlt el, minden új egységed 2 erőforrással ' +
    'olcsóbb.',
  hollywood:
    'Amikor elkészül, kétszer annyi kultúrapontot kapsz, amennyi a színházaid és a könyvtáraid szintjének ' +
    'összege.',
  internet:
    'Amikor elkészül, kétszer annyi kultúrapontot kapsz, amennyi a laboratóriumaid és a könyvtáraid ' +
    'szintjének összege.',
  'bountiful-harvest-iii': 'Kapsz 4 élelmiszert.',
  'ideal-building-site-iii': 'Építs egy új városi épületet 4 erőforrással olcsóbban, további akció nélkül.',
  'mineral-deposits-iii': 'Kapsz 4 erőforrást.',
  'work-of-art-iii': 'Kapsz 3 kultúrapontot.',
  'impact-of-agriculture':
    'Minden játékos annyi kultúrapontot kap, amennyi élelmiszert a farmjai egy körben termelnek.',
  'impact-of-colonies': 'Minden játékos gyarmatonként 4 kultúrapontot kap.',
  'impact-of-industry':
    'Minden játékos annyi kultúrapontot kap, amennyi erőforrást a bányái és a bányaként működő ' +
    'laboratóriumai egy körben termelnek.',
  'impact-of-technology':
    'Minden játékos 4 kultúrapontot kap minden játékban lévő III. korbeli technológiájáért, a kormányzatot ' +
    'is beleértve. A haladó játékban a II. korbeliek számítanak.',
  'plunder-iii':
    'Ha sikerül, összesen 8 élelmiszert és erőforrást veszel el a riválistól, vagy mindent, ha kevesebbje ' +
    'van. Az elosztásról te döntesz.',
  'raid-iii':
    'Ha sikerül, lerombolod a rivális legfeljebb három városi épületét egyazon kártyán. Kapsz annyi ' +
    'erőforrást, amennyi a feltüntetett áruk összegének a fele, lefelé kerekítve.',
  'holy-war':
    'A legyőzött minden teljes 3 pont erőfölényért veszít 1 népességet, a győztes pedig minden így ' +
    'elvesztett népességért kap 3 kultúrapontot.',
  'war-over-culture-iii': 'A győztes annyi kultúrapontot vesz el a legyőzöttől, amennyi az erőfölénye.',
  'military-pact':
    'Ha az egyik fél megtámadja a másikat, a szövetség azonnal megszűnik, és az ereje abban a támadásban ' +
    'már nem számít.',
}
