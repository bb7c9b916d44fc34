import type { OrderWords } from '../messages.ts'

export const orders: OrderWords = {
  title: 'Stałe polecenia',
  intro:
    'Na to, do czego wydasz tu polecenie, odpowiedź padnie od razu w twoim imieniu i nikt nie będzie musiał na ciebie czekać. Widzisz je tylko ty. Polecenie przestaje działać, gdy zmieni się coś, na czym się opiera.',
  inForce: 'działa',
  count: (count) => `działa: ${count}`,
  nothing: 'Teraz nie ma do czego wydać polecenia.',
  leave: 'Wydaj polecenie',
  leaveWhat: (order) => `Wydaj polecenie. ${order}`,
  withdraw: 'Odwołaj',
  withdrawWhat: (order) => `Odwołaj polecenie. ${order}`,
  putAway: 'Przyjmuję do wiadomości',
  dropped: (order, why) => `Już nie działa: ${order}. Powód: ${why}.`,
  severalDropped: (count) => `Polecenia, które już nie działają: ${count}.`,
  droppedBecause: (why) => `Już nie działa: ${why}`,
  rulesChanged: 'zmieniły się zasady',
  byOrder: 'z twojego polecenia',
}
