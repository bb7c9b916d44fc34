/** The method and path of a route. */
export interface RoutePath {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Parts in braces are parameters. */
  readonly path: string
}

/** The paths of the HTTP API. Their schemas are in `api.ts`, so that the browser client need not load them. */
export const PATHS = {
  games: { method: 'GET', path: '/api/games' },
  me: { method: 'GET', path: '/api/me' },
  enter: { method: 'POST', path: '/api/people' },
  rename: { method: 'POST', path: '/api/me/name' },
  register: { method: 'POST', path: '/api/me/account' },
  changePassword: { method: 'POST', path: '/api/me/password' },
  signIn: { method: 'POST', path: '/api/session' },
  signOut: { method: 'DELETE', path: '/api/session' },
  tokens: { method: 'GET', path: '/api/me/tokens' },
  addToken: { method: 'POST', path: '/api/me/tokens' },
  removeToken: { method: 'DELETE', path: '/api/me/tokens/{token}' },
  blocked: { method: 'GET', path: '/api/me/blocked' },
  block: { method: 'POST', path: '/api/me/blocked' },
  unblock: { method: 'DELETE', path: '/api/me/blocked/{person}' },
  myMatches: { method: 'GET', path: '/api/me/matches' },
  matches: { method: 'GET', path: '/api/matches' },
  open: { method: 'POST', path: '/api/matches' },
  match: { method: 'GET', path: '/api/matches/{match}' },
  join: { method: 'POST', path: '/api/matches/{match}/join' },
  leave: { method: 'POST', path: '/api/matches/{match}/leave' },
  seatBot: { method: 'POST', path: '/api/matches/{match}/seats/{seat}' },
  removePlayer: { method: 'DELETE', path: '/api/matches/{match}/seats/{seat}' },
  callAbsent: { method: 'POST', path: '/api/matches/{match}/seats/{seat}/absent' },
  start: { method: 'POST', path: '/api/matches/{match}/start' },
  close: { method: 'DELETE', path: '/api/matches/{match}' },
  invitation: { method: 'GET', path: '/api/matches/{match}/invitation' },
  tryInvitation: { method: 'POST', path: '/api/matches/{match}/invitation' },
  rematch: { method: 'POST', path: '/api/matches/{match}/rematch' },
  orders: { method: 'GET', path: '/api/matches/{match}/orders' },
  leaveOrder: { method: 'POST', path: '/api/matches/{match}/orders' },
  withdrawOrder: { method: 'DELETE', path: '/api/matches/{match}/orders/{subject}' },
  record: { method: 'GET', path: '/api/matches/{match}/record' },
  report: { method: 'POST', path: '/api/reports' },
  upload: { method: 'POST', path: '/api/records' },
} as const satisfies Record<string, RoutePath>

export type RouteName = keyof typeof PATHS
