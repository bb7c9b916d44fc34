import type { OrderWords } from '../messages.ts'

export const orders: OrderWords = {
  title: 'Stałe polecenia',
  intro:
    'Na to, do czego zostawisz tu polecenie, odpowiedź padnie od razu w twoim imieniu i nikt nie będzie musiał na ciebie czekać. Widzisz je tylko ty. Polecenie przestaje działać, gdy zmieni się coś, na czym się opiera.',
  inForce: 'Działają',
  none: 'Żadne polecenie nie działa.',
  count: (count) => `działa: ${count}`,
  give: 'Zostaw polecenie',
  nothing: 'Teraz nie ma do czego zostawić polecenia.',
  leave: 'Zostaw',
  leaveWhat: (order) => `Zostaw polecenie. ${order}`,
  withdraw: 'Odwołaj',
  withdrawWhat: (order) => `Odwołaj polecenie. ${order}`,
  again: 'Zostaw ponownie',
  putAway: 'Przyjmuję do wiadomości',
  dropped: (order, why) => `Jedno z poleceń już nie działa. ${order}. Powód: ${why}.`,
  droppedBecause: (why) => `Już nie działa: ${why}`,
  rulesChanged: 'zmieniły się zasady',
  byOrder: 'z twojego polecenia',
}
