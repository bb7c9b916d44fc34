import type { Language } from '@ziggurat/kernel'

import type { CardId } from '../cards/index.ts'
import type { BoardId } from '../wonders.ts'

type Names<Id extends string> = Readonly<Record<Id, Readonly<Record<Language, string>>>>

const CARD_NAMES: Names<CardId> = {
  'lumber-yard': { en: 'Lumber Yard', cs: 'Dřevorubecký tábor', hu: 'Favágótábor', pl: 'Obóz drwali' },
  'stone-pit': { en: 'Stone Pit', cs: 'Lom', hu: 'Kőfejtő', pl: 'Odkrywka kamienia' },
  'clay-pool': { en: 'Clay Pool', cs: 'Jíloviště', hu: 'Agyaggödör', pl: 'Glinianka' },
  'ore-vein': { en: 'Ore Vein', cs: 'Rudná žíla', hu: 'Érctelér', pl: 'Żyła rudy' },
  'tree-farm': { en: 'Tree Farm', cs: 'Lesní školka', hu: 'Faiskola', pl: 'Szkółka leśna' },
  excavation: { en: 'Excavation', cs: 'Výkop', hu: 'Földfejtés', pl: 'Wykop' },
  'clay-pit': { en: 'Clay Pit', cs: 'Jílová jáma', hu: 'Agyagbánya', pl: 'Kopalnia gliny' },
  'timber-yard': { en: 'Timber Yard', cs: 'Sklad dřeva', hu: 'Fatelep', pl: 'Skład drewna' },
  'forest-cave': { en: 'Forest Cave', cs: 'Lesní jeskyně', hu: 'Erdei barlang', pl: 'Leśna jaskinia' },
  mine: { en: 'Mine', cs: 'Důl', hu: 'Bánya', pl: 'Kopalnia' },
  'loom-age-1': { en: 'Loom', cs: 'Tkalcovna', hu: 'Szövőszék', pl: 'Warsztat tkacki' },
  'glassworks-age-1': { en: 'Glassworks', cs: 'Sklárna', hu: 'Üveghuta', pl: 'Huta szkła' },
  'press-age-1': { en: 'Press', cs: 'Lis na papyrus', hu: 'Papiruszprés', pl: 'Prasa papirusu' },
  pawnshop: { en: 'Pawnshop', cs: 'Zastavárna', hu: 'Zálogház', pl: 'Lombard' },
  baths: { en: 'Baths', cs: 'Lázně', hu: 'Fürdő', pl: 'Łaźnie' },
  altar: { en: 'Altar', cs: 'Oltář', hu: 'Oltár', pl: 'Ołtarz' },
  theater: { en: 'Theater', cs: 'Divadlo', hu: 'Színház', pl: 'Teatr' },
  tavern: { en: 'Tavern', cs: 'Hostinec', hu: 'Fogadó', pl: 'Tawerna' },
  'east-trading-post': {
    en: 'East Trading Post',
    cs: 'Východní trh',
    hu: 'Keleti kereskedőhely',
    pl: 'Wschodnia faktoria',
  },
  'west-trading-post': {
    en: 'West Trading Post',
    cs: 'Západní trh',
    hu: 'Nyugati kereskedőhely',
    pl: 'Zachodnia faktoria',
  },
  marketplace: { en: 'Marketplace', cs: 'Tržiště', hu: 'Piactér', pl: 'Targowisko' },
  stockade: { en: 'Stockade', cs: 'Palisáda', hu: 'Cölöpfal', pl: 'Palisada' },
  barracks: { en: 'Barracks', cs: 'Kasárny', hu: 'Kaszárnya', pl: 'Koszary' },
  'guard-tower': { en: 'Guard Tower', cs: 'Strážní věž', hu: 'Őrtorony', pl: 'Strażnica' },
  apothecary: { en: 'Apothecary', cs: 'Apatyka', hu: 'Patika', pl: 'Apteka' },
  workshop: { en: 'Workshop', cs: 'Dílna', hu: 'Műhely', pl: 'Warsztat' },
  scriptorium: { en: 'Scriptorium', cs: 'Písařská dílna', hu: 'Írnokműhely', pl: 'Skryptorium' },
  sawmill: { en: 'Sawmill', cs: 'Pila', hu: 'Fűrésztelep', pl: 'Tartak' },
  quarry: { en: 'Quarry', cs: 'Kamenolom', hu: 'Kőbánya', pl: 'Kamieniołom' },
  brickyard: { en: 'Brickyard', cs: 'Cihelna', hu: 'Téglavető', pl: 'Cegielnia' },
  foundry: { en: 'Foundry', cs: 'Slévárna', hu: 'Öntöde', pl: 'Odlewnia' },
  'loom-age-2': { en: 'Loom', cs: 'Tkalcovna', hu: 'Szövőszék', pl: 'Warsztat tkacki' },
  'glassworks-age-2': { en: 'Glassworks', cs: 'Sklárna', hu: 'Üveghuta', pl: 'Huta szkła' },
  'press-age-2': { en: 'Press', cs: 'Lis na papyrus', hu: 'Papiruszprés', pl: 'Prasa papirusu' },
  aqueduct: { en: 'Aqueduct', cs: 'Akvadukt', hu: 'Vízvezeték', pl: 'Akwedukt' },
  temple: { en: 'Temple', cs: 'Chrám', hu: 'Templom', pl: 'Świątynia' },
  statue: { en: 'Statue', cs: 'Socha', hu: 'Szobor', pl: 'Posąg' },
  courthouse: { en: 'Courthouse', cs: 'Soudní dvůr', hu: 'Törvényszék', pl: 'Sąd' },
  forum: { en: 'Forum', cs: 'Tribunál', hu: 'Fórum', pl: 'Forum' },
  caravansery: { en: 'Caravansery', cs: 'Karavanseráj', hu: 'Karavánszeráj', pl: 'Karawanseraj' },
  vineyard: { en: 'Vineyard', cs: 'Vinice', hu: 'Szőlőskert', pl: 'Winnica' },
  bazar: { en: 'Bazar', cs: 'Bazar', hu: 'Bazár', pl: 'Bazar' },
  walls: { en: 'Walls', cs: 'Hradby', hu: 'Városfal', pl: 'Mury' },
  'training-ground': { en: 'Training Ground', cs: 'Cvičiště', hu: 'Gyakorlótér', pl: 'Plac ćwiczeń' },
  stables: { en: 'Stables', cs: 'Stáje', hu: 'Istálló', pl: 'Stajnie' },
  'archery-range': { en: 'Archery Range', cs: 'Lukostřelnice', hu: 'Íjászpálya', pl: 'Tor łuczniczy' },
  dispensary: { en: 'Dispensary', cs: 'Lékárna', hu: 'Gyógyszertár', pl: 'Lecznica' },
  laboratory: { en: 'Laboratory', cs: 'Laboratoř', hu: 'Laboratórium', pl: 'Laboratorium' },
  library: { en: 'Library', cs: 'Knihovna', hu: 'Könyvtár', pl: 'Biblioteka' },
  school: { en: 'School', cs: 'Škola', hu: 'Iskola', pl: 'Szkoła' },
  pantheon: { en: 'Pantheon', cs: 'Panteon', hu: 'Panteon', pl: 'Panteon' },
  gardens: { en: 'Gardens', cs: 'Zahrady', hu: 'Kertek', pl: 'Ogrody' },
  'town-hall': { en: 'Town Hall', cs: 'Radnice', hu: 'Városháza', pl: 'Ratusz' },
  palace: { en: 'Palace', cs: 'Palác', hu: 'Palota', pl: 'Pałac' },
  senate: { en: 'Senate', cs: 'Senát', hu: 'Szenátus', pl: 'Senat' },
  haven: { en: 'Haven', cs: 'Přístav', hu: 'Kikötő', pl: 'Przystań' },
  lighthouse: { en: 'Lighthouse', cs: 'Maják', hu: 'Világítótorony', pl: 'Latarnia morska' },
  'chamber-of-commerce': {
    en: 'Chamber of Commerce',
    cs: 'Obchodní komora',
    hu: 'Kereskedelmi kamara',
    pl: 'Izba handlowa',
  },
  arena: { en: 'Arena', cs: 'Aréna', hu: 'Aréna', pl: 'Arena' },
  fortifications: { en: 'Fortifications', cs: 'Opevnění', hu: 'Erődítmény', pl: 'Fortyfikacje' },
  circus: { en: 'Circus', cs: 'Cirkus', hu: 'Cirkusz', pl: 'Cyrk' },
  arsenal: { en: 'Arsenal', cs: 'Zbrojnice', hu: 'Fegyvertár', pl: 'Arsenał' },
  'siege-workshop': {
    en: 'Siege Workshop',
    cs: 'Obléhací dílna',
    hu: 'Ostromműhely',
    pl: 'Warsztat oblężniczy',
  },
  lodge: { en: 'Lodge', cs: 'Lóže', hu: 'Páholy', pl: 'Loża' },
  observatory: { en: 'Observatory', cs: 'Hvězdárna', hu: 'Csillagvizsgáló', pl: 'Obserwatorium' },
  university: { en: 'University', cs: 'Univerzita', hu: 'Egyetem', pl: 'Uniwersytet' },
  academy: { en: 'Academy', cs: 'Akademie', hu: 'Akadémia', pl: 'Akademia' },
  study: { en: 'Study', cs: 'Studovna', hu: 'Dolgozószoba', pl: 'Pracownia' },
  'workers-guild': { en: 'Workers Guild', cs: 'Cech dělníků', hu: 'Munkások céhe', pl: 'Gildia robotników' },
  'craftsmens-guild': {
    en: 'Craftsmens Guild',
    cs: 'Cech řemeslníků',
    hu: 'Kézművesek céhe',
    pl: 'Gildia rzemieślników',
  },
  'traders-guild': { en: 'Traders Guild', cs: 'Cech obchodníků', hu: 'Kereskedők céhe', pl: 'Gildia kupców' },
  'philosophers-guild': {
    en: 'Philosophers Guild',
    cs: 'Cech filozofů',
    hu: 'Filozófusok céhe',
    pl: 'Gildia filozofów',
  },
  'spies-guild': { en: 'Spies Guild', cs: 'Cech špionů', hu: 'Kémek céhe', pl: 'Gildia szpiegów' },
  'magistrates-guild': { en: 'Magistrates Guild', cs: 'Cech soudců', hu: 'Bírák céhe', pl: 'Gildia sędziów' },
  'strategists-guild': {
    en: 'Strategists Guild',
    cs: 'Cech stratégů',
    hu: 'Stratégák céhe',
    pl: 'Gildia strategów',
  },
  'shipowners-guild': {
    en: 'Shipowners Guild',
    cs: 'Cech rejdařů',
    hu: 'Hajótulajdonosok céhe',
    pl: 'Gildia armatorów',
  },
  'scientists-guild': { en: 'Scientists Guild', cs: 'Cech vědců', hu: 'Tudósok céhe', pl: 'Gildia uczonych' },
  'builders-guild': {
    en: 'Builders Guild',
    cs: 'Cech stavitelů',
    hu: 'Építők céhe',
    pl: 'Gildia budowniczych',
  },
}

const CITY_NAMES: Names<BoardId> = {
  alexandria: { en: 'Alexandria', cs: 'Alexandrie', hu: 'Alexandria', pl: 'Aleksandria' },
  babylon: { en: 'Babylon', cs: 'Babylon', hu: 'Babilon', pl: 'Babilon' },
  ephesos: { en: 'Ephesos', cs: 'Efesos', hu: 'Epheszosz', pl: 'Efez' },
  giza: { en: 'Giza', cs: 'Gíza', hu: 'Gíza', pl: 'Giza' },
  halikarnassos: { en: 'Halikarnassos', cs: 'Halikarnassos', hu: 'Halikarnasszosz', pl: 'Halikarnas' },
  olympia: { en: 'Olympia', cs: 'Olympie', hu: 'Olümpia', pl: 'Olimpia' },
  rhodos: { en: 'Rhodos', cs: 'Rhodos', hu: 'Rodosz', pl: 'Rodos' },
}

const WONDER_NAMES: Names<BoardId> = {
  alexandria: {
    en: 'The Lighthouse of Alexandria',
    cs: 'Maják na ostrově Faru v Alexandrii',
    hu: 'Az alexandriai világítótorony',
    pl: 'Latarnia morska w Aleksandrii',
  },
  babylon: {
    en: 'The Hanging Gardens of Babylon',
    cs: 'Visuté zahrady Semiramidiny v Babylóně',
    hu: 'Szemirámisz függőkertje Babilonban',
    pl: 'Wiszące ogrody Semiramidy w Babilonie',
  },
  ephesos: {
    en: 'The Temple of Artemis in Ephesus',
    cs: 'Artemidin chrám v Efesu',
    hu: 'Az epheszoszi Artemisz-templom',
    pl: 'Świątynia Artemidy w Efezie',
  },
  giza: {
    en: 'The Pyramids of Giza',
    cs: 'Egyptské pyramidy v Gíze',
    hu: 'A gízai piramisok',
    pl: 'Piramidy w Gizie',
  },
  halikarnassos: {
    en: 'The Mausoleum of Halicarnassus',
    cs: 'Mauzoleum v Halikarnassu',
    hu: 'A halikarnasszoszi mauzóleum',
    pl: 'Mauzoleum w Halikarnasie',
  },
  olympia: {
    en: 'The Statue of Zeus in Olympia',
    cs: 'Feidiův Zeus v Olympii',
    hu: 'Az olümpiai Zeusz-szobor',
    pl: 'Posąg Zeusa w Olimpii',
  },
  rhodos: {
    en: 'The Colossus of Rhodes',
    cs: 'Rhodský kolos',
    hu: 'A rodoszi kolosszus',
    pl: 'Kolos Rodyjski',
  },
}

const only = <Id extends string>(names: Names<Id>, language: Language): Readonly<Record<Id, string>> =>
  Object.fromEntries(
    Object.entries<Names<Id>[Id]>(names).map(([id, each]) => [id, each[language]]),
  ) as Record<Id, string>

/** The names of the cards, cities and wonders in one language. */
export const namesIn = (language: Language) => ({
  cards: only(CARD_NAMES, language),
  cities: only(CITY_NAMES, language),
  wonders: only(WONDER_NAMES, language),
})
