import { usualOptions } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { throughTheAges, throughTheAgesTexts } from '../src/index.ts'

/** Polish players must read the names that the Polish 2006 rulebook gives to cards. */
const texts = throughTheAgesTexts.pl.of?.({ ...usualOptions(throughTheAges.options), edition: '2006' })

type Named = readonly [name: string, id: string]

/** A card of several ages: its name includes the age. */
const ofAges = (name: string, id: string, ...ages: readonly string[]): Named[] =>
  ages.map((age) => [`${name} (${age})`, `${id}-${age.toLowerCase()}`])

const CIVIL: readonly Named[] = [
  ['Mojżesz', 'moses'],
  ['Homer', 'homer'],
  ['Arystoteles', 'aristotle'],
  ['Hammurabi', 'hammurabi'],
  ['Aleksander Wielki', 'alexander-the-great'],
  ['Fryderyk I Barbarossa', 'frederick-barbarossa'],
  ["Joanna d'Arc", 'joan-of-arc'],
  ['Michał Anioł', 'michelangelo'],
  ['Leonardo Da Vinci', 'leonardo-da-vinci'],
  ['Krzysztof Kolumb', 'christopher-columbus'],
  ['Czyngis-Chan', 'genghis-khan'],
  ['Maksymilian Robespierre', 'maximilien-robespierre'],
  ['Izaak Newton', 'isaac-newton'],
  ['Napoleon Bonaparte', 'napoleon-bonaparte'],
  ['Szekspir', 'william-shakespeare'],
  ['Winston Churchill', 'winston-churchill'],
  ['Bill Gates', 'bill-gates'],
  ['Piramidy', 'pyramids'],
  ['Kolos z Rodos', 'colossus'],
  ['Biblioteka Aleksandryjska', 'library-of-alexandria'],
  ['Bazylika Św. Piotra', 'st-peters-basilica'],
  ['Wielki Mur', 'great-wall'],
  ['Kolej Transkontynentalna', 'transcontinental-railroad'],
  ['Pierwszy lot w kosmos', 'first-space-flight'],
  ['Hollywood', 'hollywood'],
  ['Internet', 'internet'],
  ...ofAges('Geniusz konstruktorski', 'engineering-genius', 'A', 'I', 'II', 'III'),
  ...ofAges('Idealne miejsce na budowę', 'ideal-building-site', 'A', 'I', 'II', 'III'),
  ...ofAges('Dzieło sztuki', 'work-of-art', 'A', 'I', 'II', 'III'),
  ...ofAges('Patriotyzm', 'patriotism', 'A', 'I', 'II', 'III'),
  ...ofAges('Zapasy żywności', 'frugality', 'A', 'I', 'II'),
  ...ofAges('Przełom technologiczny', 'breakthrough', 'I', 'II'),
  ...ofAges('Urodzajne ziemie', 'rich-land', 'A', 'I', 'II'),
  ...ofAges('Szybka modernizacja', 'efficient-upgrade', 'I', 'II', 'III'),
  ['Fala nacjonalizmu', 'wave-of-nationalism'],
  ['Zbrojenia', 'military-build-up'],
  ['Rolnictwo', 'agriculture'],
  ['Irygacja', 'irrigation'],
  ['Brąz', 'bronze'],
  ['Żelazo', 'iron'],
  ['Węgiel', 'coal'],
  ['Religia', 'religion'],
  ['Filozofia', 'philosophy'],
  ['Alchemia', 'alchemy'],
  ['Aktorstwo', 'drama'],
  ['Chleb i igrzyska', 'bread-and-circuses'],
  ['Wojownicy', 'warriors'],
  ['Ciężka piechota', 'swordsmen'],
  ['Strzelcy', 'riflemen'],
  ['Rycerze', 'knights'],
  ['Samoloty bojowe', 'air-forces'],
  ['Tyrania', 'despotism'],
  ['Monarchia', 'monarchy'],
  ['Teokracja', 'theocracy'],
  ['Kartografia', 'cartography'],
  ['Nawigacja', 'navigation'],
  ['Satelity', 'satellites'],
  ['Spis praw', 'code-of-laws'],
  ['Wymiar sprawiedliwości', 'justice-system'],
  ['Murarstwo', 'masonry'],
  ['Architektura', 'architecture'],
  ['Inżynieria', 'engineering'],
]

const MILITARY: readonly Named[] = [
  ['Rozwój polityki', 'development-of-politics'],
  ['Rozwój rolnictwa', 'development-of-agriculture'],
  ['Rozwój sztuki wojennej', 'development-of-warfare'],
  ['Imigracja', 'immigration'],
  ['Wpływ nauki', 'impact-of-science'],
  ['Wpływ siły', 'impact-of-strength'],
  ['Wpływ przemysłu', 'impact-of-industry'],
  ...ofAges('Żyzne terytorium', 'fertile-territory', 'I', 'II'),
  ...ofAges('Zamieszkane terytorium', 'inhabited-territory', 'I', 'II'),
  ...ofAges('Najazd', 'raid', 'I', 'II', 'III'),
  ...ofAges('Grabież', 'plunder', 'I', 'II', 'III'),
  ['Szpieg', 'spy'],
  ['Sabotaż', 'sabotage'],
  ['Wymuszony pokój', 'acceptance-of-supremacy'],
  ['Współpraca naukowa', 'scientific-cooperation'],
  ['Wojna o ziemię', 'war-over-territory'],
  ['Wojna o zasoby', 'war-over-resources'],
  ['Wojna o wiedzę', 'war-over-technology'],
  ['Falanga', 'phalanx'],
  ['Legion', 'legion'],
  ['Armia średniowieczna', 'medieval-army'],
  ['Armia obronna', 'defensive-army'],
  ['Artyleria samobieżna', 'mobile-artillery'],
  ['Okopy', 'entrenchments'],
  ...ofAges('Obrona / Kolonizacja', 'military-bonus', 'I', 'II', 'III'),
]

test.each([
  ['civil', CIVIL],
  ['military', MILITARY],
])('%s cards of 2006 have the names of the Polish rulebook', (_, named) => {
  expect(named.map(([, id]) => [texts?.card(id)?.name, id])).toEqual(named)
})
