import type { OrderWords } from '../messages.ts'

export const orders: OrderWords = {
  title: 'Trvalé příkazy',
  intro:
    'Na co tu necháte příkaz, na to se odpoví hned za vás, takže na vás nikdo nemusí čekat. Vidíte ho jen vy. Příkaz padá, jakmile se změní něco, o co se opírá.',
  inForce: 'Platí',
  none: 'Neplatí žádný příkaz.',
  count: (count) => `platí ${count}`,
  give: 'Zanechat příkaz',
  nothing: 'Teď není k čemu příkaz zanechat.',
  leave: 'Zanechat',
  leaveWhat: (order) => `Zanechat příkaz. ${order}`,
  withdraw: 'Odvolat',
  withdrawWhat: (order) => `Odvolat příkaz. ${order}`,
  again: 'Zanechat znovu',
  putAway: 'Vzít na vědomí',
  dropped: (order, why) => `Jeden příkaz už neplatí. ${order}. Důvod: ${why}.`,
  droppedBecause: (why) => `Už neplatí: ${why}`,
  rulesChanged: 'změnila se pravidla',
  byOrder: 'na váš příkaz',
}
