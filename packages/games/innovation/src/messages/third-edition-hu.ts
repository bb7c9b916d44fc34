import type { ThirdEdition } from './messages.ts'

export const thirdEditionHu: ThirdEdition = {
  heading: 'Harmadik kiadás –',
  effects: {
    oars: {
      0:
        'Követelés: tedd át a kezedből a pontkupacomba egy lapodat, amelyen korona van. Ha megtetted, ' +
        'húzz egy 1-est, és kezdd elölről.',
    },
    fermenting: { 0: 'Minden szín után, amelyen a tábládon levél látszik, húzz egy 2-est.' },
    feudalism: {
      0:
        'Követelés: adj a kezembe a kezedből egy lapot, amelyen vár van. Ha megtetted, az ilyen színű ' +
        'kupacod többé nincs terítve.',
    },
    measurement: {
      0:
        'Felfedhetsz és visszatehetsz egy lapot a kezedből. Ha megtetted, terítsd jobbra a színét, és ' +
        'húzz egy akkora értékű lapot, ahány ilyen színű lapod van a tábládon.',
    },
    societies: {
      0:
        'Követelés: tedd át a táblámra egy felső lapodat, amelyen izzó van, és amely magasabb az én ' +
        'ugyanolyan színű felső lapomnál. Ha megtetted, húzz egy 5-öst.',
    },
    statistics: { 0: 'Követelés: vedd a kezedbe a pontkupacod összes legmagasabb lapját.' },
    industrialization: {
      0: 'Minden szín után, amelyen a tábládon gyár látszik, húzz egy 6-ost, és tedd alá.',
    },
    combustion: {
      0:
        'Követelés: a táblámon látszó minden négy korona után tegyél át egy lapot a pontkupacodból az ' +
        'enyémbe.',
      1: 'Tedd vissza a legalsó piros lapodat.',
    },
    fission: {
      1:
        'Tegyél vissza bármelyik játékos táblájáról egy felső lapot, amely nem a Maghasadás, majd húzz ' +
        'egy 10-est.',
    },
  },
}
