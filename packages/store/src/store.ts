/** Milliseconds since 1970. */
export type Time = number

export interface Person {
  readonly id: string
  readonly name: string
  /** With a password: the name is his alone. A guest has none. */
  readonly account: boolean
  readonly created: Time
}

/** What a token is for: a browser's cookie, or a script. */
export type TokenKind = 'session' | 'api'

export interface Token {
  readonly hash: string
  readonly person: string
  readonly kind: TokenKind
  /** What its owner calls it. */
  readonly label: string
  readonly created: Time
  /** Null if it does not. */
  readonly expires: Time | null
}

export type MatchStatus = 'open' | 'running' | 'over'

/** What is settled when a table is opened; `data` is the server's own. */
export interface NewMatch {
  readonly id: string
  readonly game: string
  /** The version of the rules that it is played by. */
  readonly rules: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** Everybody finds it, or only who has the link. */
  readonly listed: boolean
  readonly host: string
  readonly created: Time
  readonly data: unknown
}

export interface Match extends NewMatch {
  readonly status: MatchStatus
  readonly started: Time | null
  readonly ended: Time | null
  /** How many entries its log has. */
  readonly length: number
  /** When something last happened. */
  readonly touched: Time
  /** How often its seats, its orders or what is not settled have changed: who changes something says what he has seen. */
  readonly revision: number
}

/** Who holds a seat from some time on: a person, a bot, or nobody. */
export interface Holder {
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
  readonly since: Time
}

/** One line of a match's log; the first is number 1. */
export interface Entry {
  readonly at: Time
  readonly seat: number | null
  /** An answer, a withdrawal, an undo … as the server writes it. */
  readonly text: string
}

export interface Snapshot {
  /** The log's length that it stands for. */
  readonly length: number
  readonly text: string
}

export interface ChatLine {
  readonly number: number
  readonly person: string
  readonly at: Time
  readonly text: string
}

/** A standing order, as the server writes it: a seat has one about a thing. */
export interface StoredOrder {
  readonly seat: number
  readonly subject: string
  readonly text: string
}

/** A match in which somebody has a seat, with how far that person has seen its log. */
export interface OwnMatch extends Match {
  readonly seen: number
}

/** A match that waits for its time: a clock that runs out, a bot that is to answer. */
export interface Claim {
  readonly match: string
  readonly due: Time
}

/** Who looks after a match, and when. */
export interface Care {
  /** When somebody is to look; null if nobody need. */
  readonly due: Time | null
  /** The lease of the node that looks after it now; otherwise whoever has claimed it keeps it. */
  readonly until?: Time
}

/** How a game stands that is over. */
export interface End {
  readonly ended: Time
  readonly data: unknown
}

/** What has changed in a match: its log, its chat, or anything else. */
export type Change = 'log' | 'chat' | 'table'

/** Entries that were appended to a log. */
export interface Appended {
  /** The log's length before them. */
  readonly after: number
  readonly entries: readonly Entry[]
}

/** How far a match is known: its log's length and its revision. */
export interface Head {
  readonly id: string
  readonly length: number
  readonly revision: number
}

/** Called when another node has changed a match; with an empty id when any match may have changed. */
export type OnChange = (match: string, what: Change, appended?: Appended) => void

/** What a node hears from the other nodes. */
export interface Listener {
  readonly onChange: OnChange
  /** All people who watch a match at another node. */
  readonly onPresence: (match: string, people: readonly string[], node: string) => void
  /** The matches that this node has in memory, and how far it knows them. */
  readonly known: () => Promise<readonly Head[]>
}

export interface PeopleStore {
  addPerson(person: Person): Promise<void>
  person(id: string): Promise<Person | null>
  /** Makes a guest an account; false if somebody else has the name, or it is one already. */
  register(id: string, name: string, password: string): Promise<boolean>
  /** Another password for an account; false if it has not the one that it is to replace. */
  changePassword(id: string, from: string, to: string): Promise<boolean>
  /** False for an account, which keeps its name. */
  rename(id: string, name: string): Promise<boolean>
  /** The account of this name, however it is written, with its password's hash. */
  account(name: string): Promise<{ readonly person: Person; readonly password: string } | null>

  /** False if its owner has so many of this kind already. */
  addToken(token: Token, most?: number): Promise<boolean>
  /** The token of this hash, and whose it is. */
  bearer(hash: string): Promise<{ readonly token: Token; readonly person: Person } | null>
  tokensOf(person: string): Promise<readonly Token[]>
  removeToken(hash: string): Promise<void>
  /** Forgets tokens that have expired. */
  dropExpired(now: Time): Promise<void>
}

export interface MatchStore {
  /** With those who have seats from the start. False if its host has so many that are not over already. */
  addMatch(match: NewMatch, most?: number, holders?: readonly Holder[]): Promise<boolean>
  /** A game that was played elsewhere: it is over, with its whole log, from the moment at which it is added. */
  addFinished(match: NewMatch, entries: readonly Entry[]): Promise<void>
  match(id: string): Promise<Match | null>
  /** A match with all holders of all seats over time, the oldest first, both of the same moment. */
  matchWithHolders(id: string): Promise<{ readonly match: Match; readonly holders: readonly Holder[] } | null>
  /**
   * Changes what is not settled: false if the match was not in this status any more, or not of this revision any
   * more, where one is given.
   */
  changeMatch(id: string, from: MatchStatus, change: MatchChange, revision?: number): Promise<boolean>
  /** False if the match was not in this status any more. */
  removeMatch(id: string, from: MatchStatus): Promise<boolean>
  /** The newest first. */
  listed(status: MatchStatus, limit: number): Promise<readonly Match[]>
  /** Those in which the person has held a seat, the last touched first. */
  matchesOf(person: string, limit: number): Promise<readonly OwnMatch[]>

  /** All holders of all seats over time, the oldest first. */
  holders(match: string): Promise<readonly Holder[]>
  /**
   * False if the seat has another holder than expected by now, the match another status, its log another length, where one
   * is given, or the person another seat: somebody was faster.
   */
  setHolder(
    match: string,
    holder: Holder,
    instead: Holder | null,
    during: MatchStatus,
    length?: number,
  ): Promise<boolean>

  /**
   * Adds entries if the log has exactly so many; false if somebody was faster. Care is settled with them, and the end of the
   * game if they bring it.
   */
  append(match: string, length: number, entries: readonly Entry[], care?: Care, end?: End): Promise<boolean>
  /** The entries after the first so many. */
  entries(match: string, after: number): Promise<readonly Entry[]>
  saveSnapshot(match: string, snapshot: Snapshot): Promise<void>
  snapshot(match: string): Promise<Snapshot | null>

  /** The line's number; null if the match is gone. */
  addChatLine(match: string, line: Omit<ChatLine, 'number'>): Promise<number | null>
  /** The first so many of the lines after the one of this number, or the last so many of all, in their order. */
  chat(match: string, after: number | null, most: number): Promise<readonly ChatLine[]>
  /** How far a person has seen a match's log. */
  markSeen(match: string, person: string, length: number): Promise<void>

  /** All standing orders of a match, by seat and subject. */
  orders(match: string): Promise<readonly StoredOrder[]>
  /** In place of an older one about the same thing. */
  saveOrder(match: string, order: StoredOrder): Promise<void>
  /** Writes something else for an order; false if it is not as it was read. */
  changeOrder(match: string, order: StoredOrder, text: string): Promise<boolean>
  /** False if there was none. */
  removeOrder(match: string, seat: number, subject: string): Promise<boolean>
}

/** Matches that somebody is to look after at some time: a node claims those whose time has come. */
export interface ScheduleStore {
  /**
   * Whoever had claimed a match lets go of it, and says when somebody is to look after it, null if nobody need.
   * If the log is longer by now, that has been settled with what was appended.
   */
  schedule(match: string, due: Time | null, length?: number): Promise<void>
  /** Somebody is to look at this time or before; whoever has claimed the match goes on. */
  remind(match: string, due: Time): Promise<void>
  /** Matches whose time has come, for this node alone until the lease ends. */
  claim(now: Time, until: Time, limit: number): Promise<readonly Claim[]>
  /** Another lease for a match that is still claimed. */
  renew(match: string, until: Time): Promise<void>
  /** The earliest time that something is due that nobody has claimed, or that a lease ends. */
  nextDue(): Promise<Time | null>
}

/**
 * All that must survive. Everything is done when the promise is fulfilled: durable, or not done at all.
 * Held to one suite of tests by every implementation.
 */
export interface Store extends PeopleStore, MatchStore, ScheduleStore {
  /**
   * Hears what other nodes do with the matches that this one attends to. New entries come along if they are short
   * enough, in the order of the log. What a node did and could not tell is heard a little later, of the matches that
   * are known.
   */
  listen(listener: Listener): void
  /** What other nodes write to the match after this is fulfilled is heard. */
  subscribe(match: string): Promise<void>
  unsubscribe(match: string): void
  /** Tells the other nodes that attend to a match who has it before them at this one. Nothing of it is kept. */
  announcePresence(match: string, people: readonly string[]): void
  ping(): Promise<void>
  close(): Promise<void>
}

export interface MatchChange {
  readonly status?: MatchStatus
  readonly started?: Time
  readonly ended?: Time
  readonly touched?: Time
  readonly data?: unknown
}
