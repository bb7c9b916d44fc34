import type { CardWithEffect2006 } from './messages.ts'

export const effects2006Pl: Readonly<Record<CardWithEffect2006, string>> = {
  'alexander-the-great':
    '+1 siły militarnej za każdą twoją jednostkę militarną (nie zwiększa to siły jednostek, które ' +
    'poświęcasz lub wysyłasz do kolonii).',
  hammurabi: '',
  homer:
    'W każdej turze masz 1 tymczasowy surowiec na jednostki militarne. Każda twoja jednostka Wojowników, ' +
    'ale najwyżej dwie, daje +1 do przyrostu kultury.',
  'julius-caesar': '',
  'rich-land-a': 'Zbuduj nową farmę albo kopalnię o 1 surowiec taniej, bez wydawania kolejnej akcji.',
  'ideal-building-site-a': 'Zbuduj nowy budynek publiczny o 1 surowiec taniej, bez wydawania kolejnej akcji.',
  'revolutionary-idea-a': 'Zyskujesz 1 punkt nauki.',
  'work-of-art-a': 'Zyskujesz 6 punktów kultury.',
  'development-of-politics':
    'Każdy gracz dobiera 3 karty militarne. Aktualny gracz nie musi w tej turze odrzucać kart ponad limit.',
  'no-event': 'Nic się nie dzieje.',

  'christopher-columbus':
    'Raz w grze możesz jako akcję polityczną wyłożyć z ręki terytorium jako swoją kolonię, bez licytacji i ' +
    'bez jednostek. Kolumb zostaje w grze.',
  'frederick-barbarossa':
    'Za 1 akcję cywilną możesz naraz zwiększyć populację i zrekrutować z nowego robotnika jednostkę ' +
    'militarną, o 1 żywność i o 1 surowiec taniej.',
  'genghis-khan':
    'Każda twoja jednostka kawalerii jest sama o 1 silniejsza, także gdy ją poświęcasz, i daje +1 do ' +
    'przyrostu kultury. Twoja taktyka nie daje nic.',
  'joan-of-arc':
    '+1 siły militarnej za każdą zadowoloną buźkę z twoich świątyń. Gdy ktoś zagrywa przeciw tobie agresję ' +
    'lub wypowiada ci wojnę, zyskujesz 5 punktów kultury.',
  michelangelo:
    '+1 do przyrostu kultury za każdą zadowoloną buźkę z twoich świątyń, teatrów i ukończonych cudów. Cuda ' +
    'z toru kart dobierasz o 1 akcję cywilną taniej.',
  'st-peters-basilica': 'Każda twoja zadowolona buźka liczy się podwójnie, a każda niezadowolona raz.',
  'taj-mahal': '',
  'bountiful-harvest-i': 'Zyskujesz 2 żywności.',
  'breakthrough-i':
    'Wprowadź technologię za pełny koszt nauki, a potem zyskujesz 2 punkty nauki. Może to być rewolucja, jeśli to twoja jedyna akcja cywilna w turze; zużywa wtedy wszystkie twoje akcje cywilne.',
  'efficient-upgrade-i':
    'Ulepsz farmę, kopalnię albo budynek publiczny o 2 surowce taniej, bez wydawania kolejnej akcji.',
  'ideal-building-site-i': 'Zbuduj nowy budynek publiczny o 2 surowce taniej, bez wydawania kolejnej akcji.',
  'mineral-deposits-i': 'Zyskujesz 2 surowce.',
  'revolutionary-idea-i': 'Zyskujesz 2 punkty nauki.',
  'rich-land-i': 'Zbuduj nową farmę albo kopalnię o 2 surowce taniej, bez wydawania kolejnej akcji.',
  'work-of-art-i': 'Zyskujesz 5 punktów kultury.',
  enslave: 'Jeśli się powiedzie, rywal traci 1 populację, a ty zyskujesz 3 surowce.',
  'plunder-i':
    'Jeśli się powiedzie, zabierasz rywalowi żywność i surowce, łącznie 3, a jeśli ma mniej, wszystko. O ' +
    'podziale decydujesz ty.',
  'raid-i':
    'Jeśli się powiedzie, niszczysz wybrany budynek publiczny rywala i zyskujesz surowce równe połowie ' +
    'jego kosztu podanego na karcie, zaokrąglając w górę.',
  'open-borders-agreement':
    'Gdy jedna strona atakuje drugą, atakujący ma w tym ataku +3 siły militarnej. Pakt obowiązuje dalej.',

  'j-s-bach':
    '+1 do przyrostu kultury za każdy teatr. Technologie teatrów są o 1 punkt nauki, a same teatry o 1 ' +
    'surowiec tańsze.',
  'james-cook':
    '+2 do przyrostu kultury za każdą kolonię. Każda karta obrony i kolonizacji, którą zagrywasz przy ' +
    'kolonizacji, daje o 1 więcej.',
  'maximilien-robespierre': 'Za rewolucję musisz płacić wszystkimi akcjami militarnymi zamiast cywilnych.',
  'napoleon-bonaparte': 'Siła militarna, którą dodaje twoja najlepsza armia, liczy się jeszcze raz.',
  'william-shakespeare':
    '+1 do przyrostu kultury za każdą bibliotekę i jeszcze +2 za każdą parę biblioteka i teatr.',
  'ocean-liner-service':
    'Raz w każdej swojej turze możesz zwiększyć populację bez akcji i o 5 żywności taniej.',
  'bountiful-harvest-ii': 'Zyskujesz 3 żywności.',
  'breakthrough-ii':
    'Wprowadź technologię za pełny koszt nauki, a potem zyskujesz 4 punkty nauki. Może to być rewolucja, jeśli to twoja jedyna akcja cywilna w turze; zużywa wtedy wszystkie twoje akcje cywilne.',
  'ideal-building-site-ii': 'Zbuduj nowy budynek publiczny o 3 surowce taniej, bez wydawania kolejnej akcji.',
  'mineral-deposits-ii': 'Zyskujesz 3 surowce.',
  'rich-land-ii': 'Zbuduj nową farmę albo kopalnię o 3 surowce taniej, bez wydawania kolejnej akcji.',
  'work-of-art-ii': 'Zyskujesz 4 punkty kultury.',
  'civil-unrest': 'Każdy gracz traci 4 punkty kultury za każdego swojego niezadowolonego robotnika.',
  'economic-progress':
    'Każdy gracz wykonuje kolejno produkcję żywności, konsumpcję, produkcję surowców i korupcję. Punktów ' +
    'nauki ani kultury nikt za to nie zyskuje.',
  assassinate:
    'Tylko przeciw rywalowi, który ma lidera; kosztuje tyle akcji militarnych, ile wynosi poziom tego ' +
    'lidera. Jeśli się powiedzie, usuwasz lidera z gry i zyskujesz 3 punkty kultury za każdy jego poziom.',
  'plunder-ii':
    'Jeśli się powiedzie, zabierasz rywalowi żywność i surowce, łącznie 5, a jeśli ma mniej, wszystko. O ' +
    'podziale decydujesz ty.',
  'raid-ii':
    'Jeśli się powiedzie, niszczysz najwyżej dwa budynki publiczne rywala z jednej karty. Zyskujesz ' +
    'surowce równe połowie ich łącznego kosztu podanego na karcie, zaokrąglając w dół.',
  sabotage:
    'Tylko przeciw rywalowi, który ma cud w trakcie budowy; kosztuje tyle akcji militarnych, ile wynosi ' +
    'poziom tego cudu. Jeśli się powiedzie, usuwasz cud z gry i zyskujesz 3 punkty kultury za każdy jego ' +
    'poziom.',
  'war-over-culture-ii': 'Zwycięzca zabiera pokonanemu tyle punktów kultury, ile wynosi przewaga.',
  'war-over-resources':
    'Zwycięzca zabiera pokonanemu żywność i surowce, łącznie tyle, ile wynosi przewaga. O podziale ' +
    'decyduje zwycięzca.',
  'war-over-territory':
    'Zwycięzca zabiera z żółtego banku pokonanego 1 żółty znacznik i po 1 kolejnym za każde pełne 3 punkty ' +
    'przewagi.',
  'international-trade-agreement':
    'Strona A zyskuje surowiec, a strona B żywność przy produkcji na koniec tury, a nie wtedy, gdy ' +
    'kopalnie lub farmy produkują dzięki wydarzeniu.',
  'scientific-cooperation':
    'Gdy jedna strona wprowadza technologię, płaci o 2 punkty nauki mniej, a druga dokłada 1 punkt nauki. ' +
    'Dopóki któraś ze stron nie ma ani jednego punktu nauki, żadna nie może niczego wprowadzić.',

  'bill-gates':
    'Gdy produkują twoje kopalnie, każde twoje laboratorium też produkuje tyle surowców, ile wynosi jego ' +
    'poziom, i przechowuje je tak jak kopalnia. Pozostali gracze płacą o 1 surowiec więcej za budowę lub ' +
    'ulepszenie laboratorium albo biblioteki.',
  'elvis-presley': 'Twój najlepszy teatr daje dwa razy więcej kultury.',
  'winston-churchill':
    'Technologie jednostek są dla ciebie o 3 punkty nauki tańsze. Twoje karty obrony i kolonizacji liczą ' +
    'się przy obronie podwójnie. Dopóki wojna, którą ci wypowiedziano, nie jest rozstrzygnięta, każda ' +
    'nowa jednostka kosztuje cię o 2 surowce mniej.',
  hollywood:
    'Po ukończeniu zyskujesz dwa razy tyle punktów kultury, ile wynosi suma poziomów twoich teatrów i ' +
    'bibliotek.',
  internet:
    'Po ukończeniu zyskujesz dwa razy tyle punktów kultury, ile wynosi suma poziomów twoich laboratoriów i ' +
    'bibliotek.',
  'bountiful-harvest-iii': 'Zyskujesz 4 żywności.',
  'ideal-building-site-iii':
    'Zbuduj nowy budynek publiczny o 4 surowce taniej, bez wydawania kolejnej akcji.',
  'mineral-deposits-iii': 'Zyskujesz 4 surowce.',
  'work-of-art-iii': 'Zyskujesz 3 punkty kultury.',
  'impact-of-agriculture':
    'Każdy gracz zyskuje tyle punktów kultury, ile żywności produkują w turze jego farmy.',
  'impact-of-colonies': 'Każdy gracz zyskuje 4 punkty kultury za każdą swoją kolonię.',
  'impact-of-industry':
    'Każdy gracz zyskuje tyle punktów kultury, ile surowców produkują w turze jego kopalnie oraz ' +
    'laboratoria, które działają jak kopalnie.',
  'impact-of-technology':
    'Każdy gracz zyskuje 4 punkty kultury za każdą swoją technologię epoki III w grze, łącznie z ustrojem; ' +
    'w rozgrywce zaawansowanej liczą się technologie epoki II.',
  'plunder-iii':
    'Jeśli się powiedzie, zabierasz rywalowi żywność i surowce, łącznie 8, a jeśli ma mniej, wszystko. O ' +
    'podziale decydujesz ty.',
  'raid-iii':
    'Jeśli się powiedzie, niszczysz najwyżej trzy budynki publiczne rywala z jednej karty. Zyskujesz ' +
    'surowce równe połowie ich łącznego kosztu podanego na karcie, zaokrąglając w dół.',
  'holy-war':
    'Pokonany traci 1 populację za każde pełne 3 punkty przewagi, a zwycięzca za każdą utraconą populację ' +
    'zyskuje 3 punkty kultury.',
  'war-over-culture-iii': 'Zwycięzca zabiera pokonanemu tyle punktów kultury, ile wynosi przewaga.',
  'military-pact':
    'Gdy jedna strona atakuje drugą, pakt natychmiast wygasa, a jego siła militarna nie liczy się już w ' +
    'tym ataku.',
}
