import type { OrderWords } from '../messages.ts'

export const orders: OrderWords = {
  title: 'Trvalé příkazy',
  intro:
    'Na co tu zadáte příkaz, na to se odpoví hned za vás, takže na vás nikdo nemusí čekat. Vidíte ho jen vy. Příkaz padá, jakmile se změní něco, o co se opírá.',
  inForce: 'platí',
  count: (count) => `platí ${count}`,
  nothing: 'Teď není k čemu zadat příkaz.',
  leave: 'Zadat příkaz',
  leaveWhat: (order) => `Zadat příkaz. ${order}`,
  withdraw: 'Odvolat',
  withdrawWhat: (order) => `Odvolat příkaz. ${order}`,
  putAway: 'Vzít na vědomí',
  dropped: (order, why) => `Už neplatí: ${order}. Důvod: ${why}.`,
  severalDropped: (count) => `Příkazy, které už neplatí: ${count}.`,
  droppedBecause: (why) => `Už neplatí: ${why}`,
  rulesChanged: 'změnila se pravidla',
  byOrder: 'na váš příkaz',
}
