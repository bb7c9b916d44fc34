import type { AboutWords } from '../messages.ts'

export const about: AboutWords = {
  title: 'O Zigguracie',
  what: 'Ziggurat to otwarty stół do karcianych gier cywilizacyjnych: z przyjaciółmi albo przeciw botom, w jeden wieczór albo przez tygodnie. Każdy może go uruchomić na własnym komputerze; nie ma reklam, nikogo nie śledzi i nic nie kosztuje.',
  games: 'Gry',
  gamesMore:
    'Ziggurat realizuje zasady tych gier. Ich nazwy należą do wydawców, którzy nie mają z Zigguratem nic wspólnego; nie ma w nim żadnych ich obrazów ani tekstów. Jeśli gra ci się podoba, kup ją: nic nie zastąpi kart w ręce.',
  rulesOf: (publisher) => `Zasady według wydania ${publisher}`,
  made: 'Jak jest zrobiony',
  madeMore:
    'Zasady są sprawdzane zdanie po zdaniu. Serwer nigdy nie pokazuje twoich kart innym, nawet ukrytych w stronie. O tasowaniu nikt nie decyduje sam: przeglądarka każdego gracza dodaje losową liczbę do części serwera, której odcisk widać przed grą. Dowodzi tego zapis skończonej gry.',
  look: 'Znaki, mozaiki i karty narysowano dla Zigguratu; obrazy powstają z nazwy każdej karty.',
  forAuthors: 'Dla autorów botów',
  forAuthorsMore: 'Boty rozmawiają z tym serwerem tak jak przeglądarka, z kluczem z twojego konta.',
  api: 'Opis interfejsu (OpenAPI)',
  licence: 'Licencja',
  licenceMore: 'Ziggurat jest wolnym oprogramowaniem na licencji MIT: używaj, zmieniaj, przekazuj dalej.',
  fonts: 'Kroje pisma',
  fontsMore: 'EB Garamond i Source Sans 3, oba na licencji SIL Open Font License.',
  licenceOf: (font) => `Licencja kroju ${font}`,
  version: (version) => `Wersja ${version}`,
}
