export const effectsPl = {
  'alexander-the-great':
    '+1 siły militarnej za każdą twoją jednostkę militarną (nie dotyczy sił kolonizacyjnych). Możesz też z ' +
    'niego zrezygnować: jako akcję polityczną odrzuć go, a do twojego żółtego banku trafi 1 żółty znacznik ' +
    'z pudełka.',
  aristotle: 'Gdy dobierasz z toru kart kartę technologii, zyskujesz 1 punkt nauki.',
  hammurabi:
    'Raz na turę możesz wydać 1 akcję militarną zamiast cywilnej. Liderów z toru kart dobierasz o 1 akcję ' +
    'cywilną taniej (najmniej za 0).',
  homer:
    'W każdej turze masz 1 tymczasowy surowiec na jednostki militarne. Gdy zastępuje go inny lider, możesz ' +
    'wsunąć go pod swój ukończony cud: cud daje o 1 zadowoloną buźkę więcej, ale nie odzyskujesz akcji ' +
    'cywilnej.',
  'julius-caesar': 'Raz w grze, po wykonaniu akcji politycznej, możesz od razu wykonać drugą.',
  moses: 'Gdy zwiększasz populację za żywność, płacisz o 1 żywność mniej.',
  'cultural-heritage-a': 'Zyskujesz 1 punkt nauki i 4 punkty kultury.',
  'engineering-genius-a':
    'Zbuduj jeden etap swojego cudu w trakcie budowy o 2 surowce taniej, bez wydawania kolejnej akcji.',
  'frugality-a':
    'Zwiększ populację za pełną cenę, bez wydawania kolejnej akcji. Gdy już zapłacisz, zyskujesz 1 ' +
    'żywność.',
  'patriotism-a':
    'W tej turze masz 1 dodatkową akcję militarną oraz 1 tymczasowy surowiec tylko na rekrutację i ' +
    'ulepszanie jednostek militarnych.',
  'rich-land-a': 'Zbuduj lub ulepsz farmę albo kopalnię o 1 surowiec taniej, bez wydawania kolejnej akcji.',
  stockpile: 'Zyskujesz 1 żywność i 1 surowiec.',
  'urban-growth-a': 'Zbuduj lub ulepsz budynek publiczny o 1 surowiec taniej, bez wydawania kolejnej akcji.',
  'development-of-agriculture': 'Każdy gracz zyskuje 2 żywności.',
  'development-of-civilization':
    'Każdy gracz może zrobić jedną rzecz bez akcji i o 1 taniej: zwiększyć populację, zbudować farmę, ' +
    'kopalnię lub budynek publiczny albo wprowadzić technologię. Rewolucja i tak zużywa wszystkie akcje ' +
    'cywilne.',
  'development-of-crafts': 'Każdy gracz zyskuje 2 surowce.',
  'development-of-markets': 'Każdy gracz zyskuje 2 żywności albo 2 surowce, do wyboru.',
  'development-of-politics': 'Każdy gracz dobiera 3 karty militarne z talii aktualnej epoki.',
  'development-of-religion':
    'Kto ma wolnego robotnika, może bez akcji i surowców zbudować z niego świątynię na karcie Religia, ' +
    'jeśli pozwala na to limit budynków publicznych.',
  'development-of-science': 'Każdy gracz zyskuje 2 punkty nauki.',
  'development-of-settlement': 'Populacja każdego gracza rośnie o 1 bez żadnych kosztów.',
  'development-of-trade-routes': 'Każdy gracz zyskuje 1 punkt nauki, 1 żywność i 1 surowiec.',
  'development-of-warfare':
    'Kto ma wolnego robotnika, może bez akcji i surowców zrekrutować z niego jednostkę Wojowników.',
  'christopher-columbus':
    'Możesz z niego zrezygnować: jako akcję polityczną usuń go z gry i wyłóż z ręki terytorium jako swoją ' +
    'kolonię, bez licytacji i bez jednostek. Najpierw działa trwały bonus, potem efekt natychmiastowy.',
  'frederick-barbarossa':
    'W fazie akcji możesz za 1 akcję militarną naraz zwiększyć populację i zrekrutować jednostkę ' +
    'militarną, o 1 żywność i o 1 surowiec taniej. Możesz to powtarzać.',
  'genghis-khan':
    'W twoich armiach piechota może liczyć się jako kawaleria. Jeśli na koniec tury twoja cywilizacja jest ' +
    'wśród dwóch najsilniejszych (przy dwóch graczach: najsilniejsza), zyskujesz 3 punkty kultury. Remisy ' +
    'wygrywasz.',
  'joan-of-arc':
    '+1 siły militarnej za każdą zadowoloną buźkę z twoich świątyń i ustroju. Na początku swojej fazy ' +
    'polityki możesz podejrzeć wierzchnią kartę aktualnych wydarzeń.',
  'leonardo-da-vinci':
    'Twoje najlepsze laboratorium lub biblioteka daje dodatkowo tyle nauki, ile wynosi poziom tego ' +
    'budynku. Gdy wprowadzasz technologię (także przez rewolucję), zyskujesz 1 surowiec.',
  michelangelo:
    '+1 do przyrostu kultury za każdą zadowoloną buźkę z twoich świątyń, teatrów i ukończonych cudów. ' +
    'Dobierając cud, nie dopłacasz za cuda już ukończone.',
  'great-wall':
    '+1 siły militarnej za każdą twoją jednostkę piechoty i artylerii (nie dotyczy sił kolonizacyjnych).',
  'st-peters-basilica':
    'Każda inna twoja karta w grze i każdy robotnik na niej, jeśli daje co najmniej 1 zadowoloną buźkę, ' +
    'daje o 1 więcej.',
  'taj-mahal':
    'Dopóki leży na torze kart: kto w tej turze zastąpił lidera innym, dobiera ten cud o 2 akcje cywilne ' +
    'taniej (najmniej za 0).',
  'breakthrough-i':
    'Wprowadź technologię za pełny koszt nauki, bez wydawania kolejnej akcji. Gdy już zapłacisz, zyskujesz ' +
    '2 punkty nauki. Możesz tak wywołać rewolucję: płacisz wtedy jej koszt w akcjach, a za samą kartę już ' +
    'nie.',
  'cultural-heritage-i': 'Zyskujesz 2 punkty nauki i 2 punkty kultury.',
  'engineering-genius-i':
    'Zbuduj jeden etap swojego cudu w trakcie budowy o 3 surowce taniej, bez wydawania kolejnej akcji.',
  'frugality-i':
    'Zwiększ populację za pełną cenę, bez wydawania kolejnej akcji. Gdy już zapłacisz, zyskujesz 2 ' +
    'żywności.',
  'patriotism-i':
    'W tej turze masz 1 dodatkową akcję militarną oraz 2 tymczasowe surowce tylko na rekrutację i ' +
    'ulepszanie jednostek militarnych.',
  'reserves-i': 'Zyskujesz 2 żywności albo 2 surowce, do wyboru.',
  'rich-land-i': 'Zbuduj lub ulepsz farmę albo kopalnię o 2 surowce taniej, bez wydawania kolejnej akcji.',
  'urban-growth-i': 'Zbuduj lub ulepsz budynek publiczny o 2 surowce taniej, bez wydawania kolejnej akcji.',
  barbarians:
    'Gracz z największą liczbą punktów kultury traci 1 populację, jeśli jest wśród dwóch najsłabszych ' +
    '(przy dwóch graczach: słabszy). W remisie więcej ma aktualny gracz, a po nim następni w kolejności.',
  'border-conflict':
    'Najsłabszy gracz niszczy swoją wybraną farmę, kopalnię lub budynek publiczny. Najsilniejszy zyskuje 3 ' +
    'surowce.',
  crusades: 'Najsilniejszy gracz zyskuje 4 punkty kultury, najsłabszy traci 4.',
  'cultural-influence':
    'Każdy gracz zyskuje tyle punktów kultury, ile wynosi jego wskaźnik przyrostu kultury.',
  foray:
    'Każdy z dwóch najsilniejszych graczy zyskuje żywność i surowce, łącznie 3, w dowolnym podziale. Przy ' +
    'dwóch graczach tylko silniejszy.',
  'good-harvest': 'Każdy gracz wykonuje teraz produkcję żywności, bez korupcji i konsumpcji.',
  immigration:
    'Populacja gracza o najwyższym wskaźniku zadowolenia (w remisie każdego z nich) rośnie o 1 bez ' +
    'kosztów.',
  'new-deposits': 'Każdy gracz wykonuje teraz produkcję surowców, bez korupcji.',
  pestilence:
    'Każdy gracz traci 1 populację: wolnego robotnika, a jeśli go nie ma, innego wybranego przez siebie.',
  raiders:
    'Każdy z dwóch najsłabszych graczy traci żywność i surowce, łącznie 2, w wybranym przez siebie ' +
    'podziale. Przy dwóch graczach tylko słabszy.',
  rats: 'Każdy gracz traci całą swoją żywność.',
  rebellion:
    'Każdy gracz traci 2 dostępne akcje cywilne za każdego niezadowolonego robotnika. Graczom, którzy nie ' +
    'są przy ruchu, ubywa ich w następnej turze.',
  'reign-of-terror': 'Najsłabszy gracz traci 1 populację.',
  'scientific-breakthrough':
    'Każdy gracz zyskuje tyle punktów nauki, ile wynosi jego wskaźnik przyrostu nauki.',
  'uncertain-borders':
    '1 żółty znacznik przechodzi z żółtego banku najsłabszego gracza do banku najsilniejszego.',
  enslave: 'Jeśli się powiedzie, rywal traci 1 populację, a ty zyskujesz 2 żywności i 2 surowce.',
  'plunder-i':
    'Jeśli się powiedzie, zabierasz rywalowi żywność i surowce, łącznie najwyżej 3. O podziale decydujesz ty.',
  'raid-i':
    'Jeśli się powiedzie, niszczysz wybrany budynek publiczny rywala poziomu najwyżej I. Zyskujesz surowce ' +
    'równe połowie jego kosztu, zaokrąglając w górę.',
  'open-borders-agreement':
    'Gdy jedna strona atakuje drugą, atakujący ma w tym ataku +2 siły militarnej. Pakt obowiązuje dalej.',
  'trade-routes-agreement':
    'Strona A może raz w swojej turze użyć 1 żywności jako 1 surowca, a strona B raz w swojej turze 1 ' +
    'surowca jako 1 żywności.',
  'isaac-newton':
    'Twoje najlepsze laboratorium lub biblioteka daje dodatkowo tyle nauki, ile wynosi poziom tego ' +
    'budynku. Gdy wprowadzasz technologię (także przez rewolucję), odzyskujesz 1 wydaną akcję cywilną.',
  'j-s-bach':
    '+1 do przyrostu kultury za każdy teatr, technologie teatrów są o 2 punkty nauki tańsze. Raz na turę ' +
    'za 1 akcję cywilną możesz ulepszyć dowolny budynek publiczny na teatr nie niższego poziomu, płacąc ' +
    'różnicę kosztów.',
  'james-cook':
    'Do swoich sił kolonizacyjnych możesz odrzucić z ręki do 2 kart militarnych, każda daje +1. +2 do ' +
    'przyrostu kultury za pierwszą kolonię i +1 za każdą kolejną.',
  'maximilien-robespierre':
    'Za rewolucję płacisz wszystkimi akcjami militarnymi zamiast cywilnych, a akcje militarne zyskane ' +
    'dzięki nowemu ustrojowi są już zużyte. Każda twoja rewolucja daje ci 3 punkty kultury.',
  'napoleon-bonaparte':
    '+2 siły militarnej za każdy rodzaj jednostek, z którego masz choć jedną: piechota, kawaleria, ' +
    'artyleria, lotnictwo (nie dotyczy sił kolonizacyjnych).',
  'william-shakespeare':
    '+2 do przyrostu kultury za każdą parę biblioteka i teatr. Gdy masz bibliotekę, budowa teatru kosztuje ' +
    'o 1 surowiec, a jego technologia o 1 punkt nauki mniej. Gdy masz teatr, to samo dotyczy bibliotek.',
  'ocean-liner-service':
    'Raz w każdej swojej fazie akcji możesz zwiększyć populację o 1 bez akcji i bez żywności.',
  'transcontinental-railroad':
    'Jedna z twoich najlepszych kopalni produkuje podwójnie: przy produkcji surowców kładziesz na jej ' +
    'karcie o 1 niebieski znacznik więcej.',
  'breakthrough-ii':
    'Wprowadź technologię za pełny koszt nauki, bez wydawania kolejnej akcji. Gdy już zapłacisz, zyskujesz ' +
    '3 punkty nauki. Możesz tak wywołać rewolucję: płacisz wtedy jej koszt w akcjach, a za samą kartę już ' +
    'nie.',
  'efficient-upgrade-ii':
    'Ulepsz farmę, kopalnię albo budynek publiczny o 3 surowce taniej, bez wydawania kolejnej akcji.',
  'engineering-genius-ii':
    'Zbuduj jeden etap swojego cudu w trakcie budowy o 4 surowce taniej, bez wydawania kolejnej akcji.',
  'frugality-ii':
    'Zwiększ populację za pełną cenę, bez wydawania kolejnej akcji. Gdy już zapłacisz, zyskujesz 3 ' +
    'żywności.',
  'patriotism-ii':
    'W tej turze masz 1 dodatkową akcję militarną oraz 3 tymczasowe surowce tylko na rekrutację i ' +
    'ulepszanie jednostek militarnych.',
  'reserves-ii': 'Zyskujesz 3 żywności albo 3 surowce, do wyboru.',
  'revolutionary-idea-ii': 'Zyskujesz 4 punkty nauki.',
  'rich-land-ii': 'Zbuduj lub ulepsz farmę albo kopalnię o 3 surowce taniej, bez wydawania kolejnej akcji.',
  'urban-growth-ii': 'Zbuduj lub ulepsz budynek publiczny o 3 surowce taniej, bez wydawania kolejnej akcji.',
  'wave-of-nationalism':
    'W tej turze za każdą cywilizację silniejszą od twojej masz tymczasowe surowce na rekrutację i ' +
    'ulepszanie jednostek militarnych: 6 przy dwóch graczach, 3 przy trzech, 2 przy czterech.',
  'civil-unrest':
    'Każdy gracz traci 4 punkty kultury za każdego niezadowolonego robotnika. Kto ma ich najwięcej (w ' +
    'remisie każdy z nich), odkłada też 1 niebieski znacznik do pudełka. Jeśli nikt ich nie ma, nic się ' +
    'nie dzieje.',
  'cold-war': 'Dwaj najsilniejsi gracze zyskują po 6 punktów nauki. Przy dwóch graczach tylko silniejszy.',
  'crime-wave':
    'Dwaj najsłabsi gracze tracą po 3 punkty kultury i odkładają po 1 niebieskim znaczniku do pudełka. ' +
    'Przy dwóch graczach tylko słabszy.',
  'economic-progress':
    'Każdy gracz wykonuje kolejno korupcję, produkcję żywności, konsumpcję i produkcję surowców. Punktów ' +
    'nauki ani kultury nikt za to nie zyskuje.',
  emigration:
    'Każdy gracz traci tyle populacji, ile wynosi połowa liczby jego niezadowolonych robotników, ' +
    'zaokrąglając w górę.',
  iconoclasm:
    'Odrzuca się każdego lidera w grze, który nie pochodzi z aktualnej epoki. W epoce IV są to wszyscy ' +
    'liderzy.',
  'independence-declaration': 'Najsłabszy gracz traci swoją wybraną kolonię wraz z jej trwałym bonusem.',
  'international-agreement':
    'Najsilniejszy gracz może teraz dobrać z toru kart karty warte łącznie do 5 akcji cywilnych, nie ' +
    'wydając własnych. Jeśli to zrobi, przepada jego następna akcja polityczna. Potem tor się uzupełnia, ' +
    'ale bez odrzucania kart.',
  'national-pride': 'Gracz z największą liczbą punktów kultury zyskuje 5 punktów kultury.',
  'politics-of-strength':
    'Najsilniejszy gracz dobiera 5 kart militarnych aktualnej epoki, najsłabszy odrzuca 3 wybrane. W epoce ' +
    'IV zamiast tego najsilniejszy zyskuje 5 punktów kultury, a najsłabszy traci 3.',
  'popularization-of-science':
    'Każdy gracz zyskuje tyle punktów kultury, ile wynosi jego wskaźnik przyrostu nauki.',
  prosperity: 'Każdy gracz zyskuje tyle żywności, ile wynosi jego wskaźnik zadowolenia (od 0 do 8).',
  'ravages-of-time':
    'Każdy gracz odwraca wybrany swój ukończony cud z epoki A lub I. Cud traci wszystkie efekty i daje ' +
    'zamiast nich +2 do przyrostu kultury, ale nadal liczy się jako ukończony.',
  refugees:
    'Najsłabszy gracz traci 3 punkty kultury i 1 populację, najsilniejszy zyskuje 3 punkty kultury i 1 ' +
    'populację.',
  terrorism:
    'Gracz z najmniejszą liczbą punktów kultury niszczy w każdej innej cywilizacji po jednym wybranym ' +
    'budynku publicznym. W remisie robi to gracz najdalszy w kolejności po aktualnym.',
  annex:
    'Tylko przeciw rywalowi, który ma kolonię. Jeśli się powiedzie, zabierasz mu wybraną kolonię wraz z ' +
    'trwałym bonusem. Efekt natychmiastowy nie działa ponownie.',
  infiltrate:
    'Tylko przeciw rywalowi, który ma lidera lub cud w trakcie budowy. Jeśli się powiedzie, usuwasz jedno ' +
    'z nich z gry i zyskujesz 3 punkty kultury za każdy poziom tej karty (za epokę A: 0).',
  'plunder-ii':
    'Jeśli się powiedzie, zabierasz rywalowi żywność i surowce, łącznie najwyżej 5. O podziale decydujesz ty.',
  'raid-ii':
    'Jeśli się powiedzie, niszczysz dwa wybrane budynki publiczne rywala: jeden poziomu najwyżej II i ' +
    'jeden najwyżej I. Zyskujesz surowce równe połowie ich łącznego kosztu, zaokrąglając w górę.',
  spy: 'Jeśli się powiedzie, zabierasz rywalowi do 5 punktów nauki.',
  'war-over-technology':
    'Zwycięzca zabiera pokonanemu punkty nauki do wysokości przewagi. Zamiast nich może wziąć jego ' +
    'technologie specjalne, których sam nie ma: każda liczy się za swój koszt nauki.',
  'war-over-territory':
    'Zwycięzca zabiera z żółtego banku pokonanego 1 żółty znacznik i po 1 kolejnym za każde pełne 5 ' +
    'punktów przewagi.',
  'acceptance-of-supremacy':
    'Strony nie mogą się nawzajem atakować. Surowiec strona A zyskuje, a strona B traci przy produkcji na ' +
    'koniec tury, a nie wtedy, gdy kopalnie produkują dzięki wydarzeniu.',
  'international-trade-agreement':
    'Strona A zyskuje surowiec przy produkcji surowców, a strona B żywność przy produkcji żywności.',
  'promise-of-military-protection':
    'Gdy jedna strona atakuje drugą, pakt natychmiast wygasa, a siła militarna, którą dawał, nie liczy się ' +
    'już w tym ataku.',
  'scientific-cooperation':
    'Gdy jedna strona wprowadza technologię, płaci o 2 punkty nauki mniej (najmniej 0), a druga dokłada 1 ' +
    'punkt nauki. Jeśli druga strona go nie ma, technologii nie można wprowadzić.',
  'air-forces':
    'Każda jednostka lotnictwa może dołączyć do jednej twojej armii, do każdej najwyżej jedna; siła ' +
    'militarna, którą dodaje ta armia, liczy się podwójnie.',
  'albert-einstein':
    'Twoje najlepsze laboratorium lub biblioteka daje dodatkowo tyle nauki, ile wynosi poziom tego ' +
    'budynku. Gdy wprowadzasz technologię (także przez rewolucję), zyskujesz 3 punkty kultury.',
  'bill-gates':
    'Gdy produkują twoje kopalnie, każde twoje laboratorium też daje tyle surowców, ile wynosi jego ' +
    'poziom. Gdy opuści grę albo gra się skończy, zyskujesz tyle samo punktów kultury.',
  'charlie-chaplin': 'Twój najlepszy teatr daje dwa razy więcej kultury.',
  'mahatma-gandhi':
    'Nie możesz zagrywać agresji ani wypowiadać wojen. Kto robi to przeciw tobie, płaci dwa razy więcej ' +
    'akcji militarnych.',
  'sid-meier': 'Każde twoje laboratorium daje tyle kultury, ile wynosi jego poziom, ale o 1 mniej nauki.',
  'winston-churchill':
    'Raz na turę wybierasz: zyskujesz 3 punkty kultury albo masz na tę turę 3 tymczasowe punkty nauki na ' +
    'technologie militarne i 3 tymczasowe surowce na jednostki militarne.',
  'fast-food-chains':
    'Po ukończeniu zyskujesz 1 punkt kultury za każdy swój budynek publiczny i każdą jednostkę militarną ' +
    'oraz 2 za każdą farmę i kopalnię.',
  'first-space-flight':
    'Po ukończeniu zyskujesz tyle punktów kultury, ile wynosi suma poziomów twoich technologii w grze, ' +
    'łącznie z ustrojem i technologiami specjalnymi.',
  hollywood:
    'Po ukończeniu zyskujesz dwa razy tyle punktów kultury, ile na turę dają twoje teatry i biblioteki, ' +
    'łącznie z wpływem lidera.',
  internet:
    'Po ukończeniu zyskujesz tyle punktów kultury, ile łącznie kultury, nauki i siły militarnej dają twoje ' +
    'budynki publiczne, wraz z wpływem lidera.',
  'efficient-upgrade-iii':
    'Ulepsz farmę, kopalnię albo budynek publiczny o 4 surowce taniej, bez wydawania kolejnej akcji.',
  'endowment-for-the-arts':
    'Za każdą cywilizację, która ma więcej punktów kultury niż ty, zyskujesz punkty kultury: 6 przy dwóch ' +
    'graczach, 3 przy trzech, 2 przy czterech.',
  'engineering-genius-iii':
    'Zbuduj jeden etap swojego cudu w trakcie budowy o 5 surowców taniej, bez wydawania kolejnej akcji.',
  'military-build-up':
    'W tej turze za każdą cywilizację silniejszą od twojej masz tymczasowe surowce na rekrutację i ' +
    'ulepszanie jednostek militarnych: 8 przy dwóch graczach, 5 przy trzech, 3 przy czterech.',
  'patriotism-iii':
    'W tej turze masz 1 dodatkową akcję militarną oraz 4 tymczasowe surowce tylko na rekrutację i ' +
    'ulepszanie jednostek militarnych.',
  'reserves-iii': 'Zyskujesz 4 żywności albo 4 surowce, do wyboru.',
  'revolutionary-idea-iii': 'Zyskujesz 6 punktów nauki.',
  'urban-growth-iii': 'Zbuduj lub ulepsz budynek publiczny o 4 surowce taniej, bez wydawania kolejnej akcji.',
  'impact-of-agriculture':
    'Każdy gracz zyskuje tyle punktów kultury, ile żywności produkuje w turze, i jeszcze 4, jeśli to ' +
    'więcej niż jego konsumpcja.',
  'impact-of-architecture':
    'Każdy gracz zyskuje tyle punktów kultury, ile wynosi suma poziomów jego budynków publicznych (każdy ' +
    'robotnik liczy się osobno).',
  'impact-of-balance':
    'Każdy gracz zyskuje dwa razy tyle punktów kultury, ile wynosi najniższa z wartości: wskaźnik ' +
    'przyrostu nauki, wskaźnik przyrostu kultury, produkcja żywności, produkcja surowców (bez korupcji i ' +
    'konsumpcji).',
  'impact-of-colonies': 'Każdy gracz zyskuje 3 punkty kultury za każdą swoją kolonię.',
  'impact-of-competition':
    'Każdy gracz zyskuje tyle punktów kultury, ile wynosi suma poziomów jego jednostek militarnych i aren ' +
    '(każdy robotnik liczy się osobno).',
  'impact-of-government':
    'Każdy gracz zyskuje 2 punkty kultury za każdą akcję cywilną i 1 za każdą akcję militarną ze swojej ' +
    'pełnej puli akcji.',
  'impact-of-happiness':
    'Każdy gracz zyskuje 2 punkty kultury za każdą zadowoloną buźkę (najwyżej 16) i traci 2 za każdego ' +
    'niezadowolonego robotnika.',
  'impact-of-industry':
    'Każdy gracz zyskuje tyle punktów kultury, ile surowców produkują w turze jego kopalnie. Kolej ' +
    'Transkontynentalna się liczy, laboratoria Billa Gatesa i pakty nie.',
  'impact-of-population':
    'Każdy gracz zyskuje 2 punkty kultury za każdego zadowolonego robotnika powyżej dziesiątego. ' +
    'Zadowoleni to wszyscy, także wolni, poza niezadowolonymi.',
  'impact-of-progress':
    'Każdy gracz zyskuje dwa razy tyle punktów kultury, ile wynosi suma poziomów jego ustroju i ' +
    'technologii specjalnych.',
  'impact-of-science':
    'Gracze zyskują punkty kultury według wskaźnika przyrostu nauki: przy dwóch graczach 10/0, przy trzech ' +
    '14/7/0, przy czterech 15/10/5/0. W remisie pierwszy jest aktualny gracz (na koniec gry startowy), ' +
    'potem kolejni.',
  'impact-of-strength':
    'Gracze zyskują punkty kultury według siły militarnej: przy dwóch graczach 10/0, przy trzech 14/7/0, ' +
    'przy czterech 15/10/5/0. W remisie pierwszy jest aktualny gracz (na koniec gry startowy), potem ' +
    'kolejni.',
  'impact-of-technology':
    'Każdy gracz zyskuje 4 punkty kultury za każdą swoją technologię epoki III w grze, łącznie z ustrojem ' +
    'i technologiami specjalnymi.',
  'impact-of-variety':
    'Każdy gracz zyskuje po 2 punkty kultury za każdy rodzaj posiadanych jednostek, każdy rodzaj budynków ' +
    'publicznych i każdą technologię specjalną.',
  'impact-of-wonders':
    'Każdy gracz zyskuje punkty kultury za każdy swój ukończony cud: 5 za epokę A, 4 za I, 3 za II, 2 za ' +
    'III. Liczą się też cuda zrujnowane.',
  'armed-intervention': 'Jeśli się powiedzie, zabierasz rywalowi do 7 punktów kultury.',
  'plunder-iii':
    'Jeśli się powiedzie, zabierasz rywalowi żywność i surowce, łącznie najwyżej 7. O podziale decydujesz ty.',
  'raid-iii':
    'Jeśli się powiedzie, niszczysz dwa wybrane budynki publiczne rywala: jeden poziomu najwyżej III i ' +
    'jeden najwyżej II. Zyskujesz surowce równe połowie ich łącznego kosztu, zaokrąglając w górę.',
  'war-over-culture':
    'Zwycięzca zabiera pokonanemu 5 punktów kultury i jeszcze tyle, ile wynosi przewaga (nie więcej, niż ' +
    'pokonany ma).',
  'international-tourism':
    'Każda strona ma +1 do przyrostu kultury za każdy ukończony cud drugiej strony. Liczą się też cuda ' +
    'zrujnowane.',
  'loss-of-sovereignty':
    'Strony nie mogą się nawzajem atakować. Nikt nie może wypowiedzieć wojny stronie B, ale agresje innych ' +
    'graczy są dozwolone.',
  'military-alliance':
    'Gdy jedna strona atakuje drugą, pakt natychmiast wygasa, a jego siła militarna nie liczy się już w ' +
    'tym ataku.',
  'peace-treaty': 'Strony nie mogą się nawzajem atakować.',
} as const
