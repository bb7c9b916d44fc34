/** Milliseconds since 1970. */
export type Time = number

export interface Person {
  readonly id: string
  /** Empty if they have deleted their account. */
  readonly name: string
  /** Whether the person has a password, and so owns the name. A guest does not. */
  readonly account: boolean
  readonly created: Time
}

/**
 * What a token may do. An API token for a script may read, or also play. A session may do everything: only it can manage the
 * account.
 */
export type TokenKind = 'read' | 'play' | 'session'

export interface Token {
  readonly hash: string
  readonly person: string
  readonly kind: TokenKind
  /** The name that its owner gave it. */
  readonly label: string
  readonly created: Time
  /** Null if it never expires. */
  readonly expires: Time | null
}

export interface Account {
  readonly person: Person
  /** The hash of the password. */
  readonly password: string
  /** Codes of networks that the person has signed in from, the last first. */
  readonly places: readonly string[]
}

export interface Bearer {
  readonly token: Token
  readonly person: Person
  readonly standing: Standing
  /** When the person was last here. */
  readonly active: Time
}

/** What administrators have decided about a person. */
export interface Standing {
  readonly administrator: boolean
  /** Until when the person may not write to others, nor choose a name; 0 if they may. */
  readonly muted: Time
  /** Until when the person may not be here; 0 if they may. */
  readonly banned: Time
}

export type MatchStatus = 'open' | 'running' | 'over'

/** The part of a match that never changes, except for `seed`, which is final at the start, and `data`, which belongs to the server. */
export interface NewMatch {
  readonly id: string
  readonly game: string
  /** The version of the rules when it was opened. */
  readonly rules: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** Whether it is in the public list, or found only with its link. */
  readonly listed: boolean
  readonly host: string
  readonly created: Time
  /** A code for the network that it was opened from, if it is known. */
  readonly network?: string
  readonly data: unknown
}

/** A seat that has an open question, so that lists and notices need not load the match. */
export interface Asked {
  readonly seat: number
  /** The log's length at which the question opened. */
  readonly opened: number
  readonly since: Time
  /** When the seat's time is up; null if no clock runs. */
  readonly due: Time | null
}

export interface Match extends NewMatch {
  readonly status: MatchStatus
  readonly started: Time | null
  readonly ended: Time | null
  /** The length of its log. */
  readonly length: number
  /** The time of the last change. */
  readonly touched: Time
  /** Counts changes of its seats, orders, status and data. A change can require the revision that it was based on. */
  readonly revision: number
  /** The seats that are asked; null if they must be computed from the log. */
  readonly asked: readonly Asked[] | null
  /** It came as a record: no server with this database has dealt it. */
  readonly uploaded: boolean
}

/**
 * Why a seat got another holder: its holder left, was voted out, ran out of time, came back, was banned, or deleted their
 * account; or the host removed them before the start.
 */
export type HandoverReason = 'left' | 'voted-out' | 'timeout' | 'returned' | 'removed' | 'banned' | 'deleted'

/** Who holds a seat from some time on: a person, a bot, a bot for a person, or nobody. */
export interface Holder {
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
  readonly since: Time
  /** Missing if somebody just took the seat, or if older code wrote it. */
  readonly why?: HandoverReason | undefined
  /** What the person adds to the shuffle, if they sit here when the game starts. */
  readonly contribution?: string | undefined
}

/** An entry of a match's log; the first is number 1. */
export interface Entry {
  readonly at: Time
  readonly seat: number | null
  /** An answer, a withdrawal, an undo … in the server's format. */
  readonly text: string
}

export interface Snapshot {
  /** The log's length at the snapshot. */
  readonly length: number
  readonly text: string
}

export interface ChatLine {
  readonly number: number
  readonly person: string
  readonly at: Time
  readonly text: string
}

/** A standing order, in the server's format. A seat has at most one per subject. */
export interface StoredOrder {
  readonly seat: number
  readonly subject: string
  readonly text: string
}

/** A match of a person, with the length of its log that they have seen. */
export interface OwnMatch extends Match {
  readonly seen: number
}

/** A due match that a node has claimed: a clock has run out, or a bot is to answer. */
export interface Claim {
  readonly match: string
  readonly due: Time
}

/** When a match is due next, and the lease of the node that looks after it. */
export interface Scheduling {
  /** Null if it is never due. */
  readonly due: Time | null
  /** When the lease of the calling node ends; without it, an existing claim stays as it is. */
  readonly until?: Time
  /** The seats that are asked then; without it, they must be computed from the log. */
  readonly asked?: readonly Asked[]
}

/** The end of a game. */
export interface End {
  readonly ended: Time
  readonly data: unknown
}

/** What has changed in a match: its log, its chat, or anything else (`match`). */
export type ChangeKind = 'log' | 'chat' | 'match'

/** Entries that were appended to a log. */
export interface Appended {
  /** The log's length before them. */
  readonly after: number
  readonly entries: readonly Entry[]
}

/** The log length and revision up to which a node knows a match. */
export interface Head {
  readonly id: string
  readonly length: number
  readonly revision: number
}

/** Called when another node has changed a match; with an empty id when any match may have changed. */
export type OnChange = (match: string, what: ChangeKind, appended?: Appended) => void

/** Receives the notices of other nodes. */
export interface Listener {
  readonly onChange: OnChange
  /** Called with all people who watch a match on another node. */
  readonly onPresence: (match: string, people: readonly string[], node: string) => void
  /** The matches that this node has in memory. */
  readonly known: () => Promise<readonly Head[]>
}

export interface PeopleStore {
  addPerson(person: Person): Promise<void>
  person(id: string): Promise<Person | null>
  /** Makes a guest an account; false if the name or one that looks like it is taken, or if the person has an account already. */
  register(id: string, name: string, password: string): Promise<boolean>
  /** Replaces an account's password hash; false if it is not `from`. */
  changePassword(id: string, from: string, to: string): Promise<boolean>
  /** False for an account, which cannot be renamed. */
  rename(id: string, name: string): Promise<boolean>
  /** The account with this name in any spelling; if there is none, the account whose name looks like it. */
  account(name: string): Promise<Account | null>
  savePlaces(id: string, places: readonly string[]): Promise<void>

  /** False if its owner has `most` API tokens already. */
  addToken(token: Token, most?: number): Promise<boolean>
  /** The token with this hash, its owner, and when they were last here. */
  bearer(hash: string): Promise<Bearer | null>
  tokensOf(person: string): Promise<readonly Token[]>
  removeToken(hash: string): Promise<void>
  /** Removes expired tokens. */
  dropExpired(now: Time): Promise<void>
}

/** How many matches a host may have, and how many of a network come first in the list. */
export interface MostMatches {
  /** Open and running. */
  readonly unfinished: number
  /** Open and listed, if the new one is listed. */
  readonly listed: number
  /** Listed and unfinished ones of its network, also of other hosts, that come before those of crowded networks in the list. */
  readonly inFront: number
}

export interface MatchStore {
  /**
   * Adds an open match with its first holders; false if its host has too many already. If its network is crowded, because it has
   * `inFront` listed ones already, the match comes last in the list; a few more come first if requests come at the same time.
   */
  addMatch(match: NewMatch, most?: MostMatches, holders?: readonly Holder[]): Promise<boolean>
  /**
   * Adds a finished game that came as a record, with its whole log and its holders. False if the match is there already, or if
   * its host has uploaded `most` games; a few more if requests come at the same time.
   */
  addUploaded(
    match: NewMatch,
    entries: readonly Entry[],
    holders?: readonly Holder[],
    most?: number,
  ): Promise<boolean>
  match(id: string): Promise<Match | null>
  /** A match with all its holders over time, the oldest first, as one consistent read. */
  matchWithHolders(id: string): Promise<{ readonly match: Match; readonly holders: readonly Holder[] } | null>
  /**
   * Changes the match. False if its status is no longer `from`, or if a revision is given and is no longer current.
   */
  changeMatch(id: string, from: MatchStatus, change: MatchChange, revision?: number): Promise<boolean>
  /** Removes a match and all that belongs to it. False if its status is no longer `from`. */
  removeMatch(id: string, from: MatchStatus): Promise<boolean>
  /** Listed matches, the newest first; those from crowded networks come after all others. */
  listed(status: MatchStatus, limit: number): Promise<readonly Match[]>
  /** Matches in which the person has held a seat, the last touched first. */
  matchesOf(person: string, limit: number): Promise<readonly OwnMatch[]>

  /** All holders of all seats over time, the oldest first. */
  holders(match: string): Promise<readonly Holder[]>
  /**
   * Adds a holder. False if the seat's holder is no longer `instead`, the status no longer `during`, the log's length no longer
   * `length` (where given), or if the person has another seat.
   */
  setHolder(
    match: string,
    holder: Holder,
    instead: Holder | null,
    during: MatchStatus,
    length?: number,
  ): Promise<boolean>

  /**
   * Appends entries if the log has exactly this length; false if another node wrote first. The schedule with the seats that are
   * asked, and the end of the game if the entries bring it, are written in the same transaction.
   */
  append(
    match: string,
    length: number,
    entries: readonly Entry[],
    scheduling?: Scheduling,
    end?: End,
  ): Promise<boolean>
  /** Stores which seats are asked, if the match still has this length and revision. */
  saveAsked(head: Head, asked: readonly Asked[]): Promise<void>
  /** The entries after the first `after`. */
  entries(match: string, after: number): Promise<readonly Entry[]>
  saveSnapshot(match: string, snapshot: Snapshot): Promise<void>
  snapshot(match: string): Promise<Snapshot | null>

  /** Returns the line's number; `full` if there are `most` lines already, and null if the match was removed. */
  addChatLine(match: string, line: Omit<ChatLine, 'number'>, most?: number): Promise<number | 'full' | null>
  /** The first `most` lines after line `after`, or the last `most` of all if it is null; in order. */
  chat(match: string, after: number | null, most: number): Promise<readonly ChatLine[]>
  /** Records the length of the log that a person has seen; it never goes back. */
  markSeen(match: string, person: string, length: number): Promise<void>

  /** All standing orders of a match, by seat and subject. */
  orders(match: string): Promise<readonly StoredOrder[]>
  /** Replaces the seat's order on the same subject. */
  saveOrder(match: string, order: StoredOrder): Promise<void>
  /** Changes an order's text; false if it has changed since it was read. */
  changeOrder(match: string, order: StoredOrder, text: string): Promise<boolean>
  /** False if there was none. */
  removeOrder(match: string, seat: number, subject: string): Promise<boolean>
}

/** Something to do at some time, by one node. */
export interface Errand {
  /** Its kind, and what it is about: `purge`, or `tell <person>`. */
  readonly id: string
  /** How often it has failed since it last succeeded. */
  readonly failures: number
  /** When the lease of the node that has claimed it ends. */
  readonly until: Time
}

/** Errands that are due. A claimed errand is due again when its lease ends, so that another node does it if this one dies. */
export interface ErrandStore {
  /** Makes an errand due at this time, unless it is due earlier. */
  addErrand(id: string, due: Time): Promise<void>
  /** Claims due errands for this node until the lease ends. */
  claimErrands(now: Time, until: Time, limit: number): Promise<readonly Errand[]>
  /** Extends the lease on an errand; null if it was added again, or claimed by another node. */
  renewErrand(errand: Errand, until: Time): Promise<Errand | null>
  /** Sets when an errand is due again, null for never. Does nothing if it was added again, or claimed by another node. */
  finishErrand(errand: Errand, due: Time | null, failures: number): Promise<void>
  /** When the next errand is due. */
  nextErrand(): Promise<Time | null>
}

/** Somebody whom a person has blocked. */
export interface Block {
  readonly other: string
  readonly at: Time
}

export interface BlockStore {
  /** Blocks somebody; false if the person has blocked `most` people already. */
  addBlock(person: string, block: Block, most: number): Promise<boolean>
  removeBlock(person: string, other: string): Promise<void>
  /** The people whom a person has blocked, the earliest first. */
  blocksOf(person: string): Promise<readonly Block[]>
  /** The people who have blocked this person. */
  blockersOf(person: string): Promise<ReadonlySet<string>>
}

/** What a person told the administrators about another person. */
export interface Report {
  readonly id: string
  readonly at: Time
  readonly reporter: string
  readonly about: string
  /** The match where it happened, which may be gone by now. */
  readonly match: string | null
  /** The number of the chat line that it is about. */
  readonly line: number | null
  /** The text of that line, which stays when the match is removed; '' without a line. */
  readonly quote: string
  readonly text: string
  /** When an administrator was done with it. */
  readonly done: Time | null
}

export interface ReportStore {
  /** False if the reporter has reported the same person after this time. */
  addReport(report: Report, after: Time): Promise<boolean>
  /** Reports that nobody is done with, the newest first; those after `before` in this order, or the first. */
  openReports(before: Pick<Report, 'at' | 'id'> | null, limit: number): Promise<readonly Report[]>
  report(id: string): Promise<Report | null>
  /** False if there is no such report, or if somebody is done with it already. */
  finishReport(id: string, now: Time): Promise<boolean>
  /** Removes reports that somebody was done with before this time. */
  dropReports(before: Time): Promise<void>
}

/** A chat line with its match. */
export interface OwnLine extends ChatLine {
  readonly match: string
}

/** The length of a match's log that a person has seen. */
export interface SeenLength {
  readonly match: string
  readonly length: number
}

/** Reads everything that is stored about a person, in pages. Each page begins after the last row of the page before. */
export interface PersonalDataStore {
  /** The matches in which the person has held a seat, or which they opened, by id. */
  matchesWith(person: string, after: string, limit: number): Promise<readonly string[]>
  linesOf(person: string, after: OwnLine | null, limit: number): Promise<readonly OwnLine[]>
  seenOf(person: string, after: string, limit: number): Promise<readonly SeenLength[]>
  /** The reports that a person has made. */
  reportsOf(person: string, after: Report | null, limit: number): Promise<readonly Report[]>
  /**
   * Deletes all of it. What others need stays without a name: the person's id in matches, empty chat lines, and reports that
   * nobody is done with. Can be repeated.
   */
  deletePerson(person: string, now: Time): Promise<void>
}

/** Settings that all nodes share. */
export interface SettingsStore {
  settings(): Promise<ReadonlyMap<string, string>>
  saveSetting(key: string, value: string): Promise<void>
}

/** Finds and deletes data that nobody needs any more. */
export interface PurgeStore {
  /** Stores that a person was here. */
  markActive(person: string, now: Time): Promise<void>
  /** Counts people as here now whose visits were never stored. */
  countAsActive(now: Time): Promise<void>
  /** Guests who were not here since this time, and have no seat, match, chat line or open report. */
  idleGuests(before: Time, limit: number): Promise<readonly string[]>
  /** Removes such a guest; false if they came back meanwhile. */
  removeGuest(id: string, before: Time): Promise<boolean>
  /** Open matches that were created in this time, the oldest first. */
  openedBefore(before: Time, after: Time, limit: number): Promise<readonly Match[]>
  /** Finished games that ended before this time, and in which no account ever had a seat. */
  gamesOfGuests(before: Time, limit: number): Promise<readonly string[]>
}

/** A person as administrators see them. */
export interface KnownPerson extends Person, Standing {
  /** When the person was last here, to the day. */
  readonly active: Time
}

/** What an administrator did. */
export interface AuditEntry {
  readonly id: string
  readonly at: Time
  readonly administrator: string
  readonly act: string
  readonly person: string | null
  readonly match: string | null
  /** More about the act, by name. */
  readonly details: Readonly<Record<string, string | number>>
}

/** An address that is banned until some time. */
export interface BannedAddress {
  readonly address: string
  readonly until: Time
}

/** The claim of somebody who has the server's secret: a link that was made at some time. */
export interface ServerClaim {
  readonly person: string
  readonly made: Time
  readonly now: Time
  /** Whether it counts although there are administrators. They then stop being administrators. */
  readonly again: boolean
}

/** How many there are, counted up to a limit. */
export interface Counts {
  /** People who were here in the last day. */
  readonly people: number
  readonly openTables: number
  readonly runningTables: number
  readonly openReports: number
}

/** A place in a list: what comes after this row. The list is in the order of the key, and of the id for equal keys. */
export interface Cursor<Key> {
  readonly key: Key
  readonly id: string
}

/** What administrators see and do. An act is written to the audit log in the same transaction. */
export interface AdministrationStore {
  standing(person: string): Promise<Standing | null>
  hasAdministrator(): Promise<boolean>
  /** Makes an account an administrator. False if the link was made before the last claim, or if there is an administrator. */
  claimServer(claim: ServerClaim, entry: AuditEntry): Promise<boolean>
  changeStanding(person: string, change: Partial<Standing>, entry: AuditEntry): Promise<boolean>
  /** False if the person is not an administrator, or the only one. */
  stepDown(person: string, entry: AuditEntry): Promise<boolean>
  /** Renames a guest or an account; false if an account has the name. */
  forceName(person: string, name: string, entry: AuditEntry): Promise<boolean>
  removeTokensOf(person: string): Promise<void>
  /**
   * Matches that are not over and in which the person has or had a seat, or one that is reserved for them, or whose host they
   * are; by id, after `after`.
   */
  unfinishedMatchesOf(person: string, after: string, limit: number): Promise<readonly string[]>

  knownPerson(id: string): Promise<KnownPerson | null>
  /** People whose name begins like this, in any spelling, by name. */
  peopleByName(
    beginning: string,
    after: Cursor<string> | null,
    limit: number,
  ): Promise<readonly (KnownPerson & { readonly key: string })[]>
  /** People by their last visit, the latest first. */
  peopleByActivity(before: Cursor<Time> | null, limit: number): Promise<readonly KnownPerson[]>
  /** Listed matches, the newest first. */
  listedBefore(status: MatchStatus, before: Cursor<Time> | null, limit: number): Promise<readonly Match[]>
  /** Counts up to `most`; of people, only those who were here since `since`. */
  counts(since: Time, most: number): Promise<Counts>

  /** Bans an address until this time; a time in the past lifts the ban. */
  banAddress(banned: BannedAddress, entry: AuditEntry): Promise<void>
  /** Addresses that are banned now, those that are banned longest first. */
  bannedAddresses(now: Time, limit: number): Promise<readonly BannedAddress[]>

  addAuditEntry(entry: AuditEntry): Promise<void>
  /** The newest first. */
  auditLog(before: Cursor<Time> | null, limit: number): Promise<readonly AuditEntry[]>
  /** Removes old entries, and bans of addresses that have ended. */
  dropOldActs(entriesBefore: Time, now: Time): Promise<void>
}

/** When matches are due. A node claims due matches for the time of a lease. */
export interface ScheduleStore {
  /**
   * Releases the claim on a match and sets its next due time, null for never. The due time is ignored if the log is longer by
   * now, because it was set with the appended entries.
   */
  schedule(match: string, due: Time | null, length?: number): Promise<void>
  /** Makes the match due at this time, unless it is due earlier. A claim stays. */
  remind(match: string, due: Time): Promise<void>
  /** Claims due matches for this node until the lease ends. */
  claim(now: Time, until: Time, limit: number): Promise<readonly Claim[]>
  /** Extends the lease on a match that is still claimed. */
  renew(match: string, until: Time): Promise<void>
  /** The next time at which a match can be claimed: when it is due, or when its lease ends. */
  nextDue(): Promise<Time | null>
}

/**
 * All persistent data. Each change is atomic, and durable when its promise resolves. Every
 * implementation passes the same tests (`test/contract.ts`).
 */
export interface Store
  extends
    PeopleStore,
    BlockStore,
    ReportStore,
    PersonalDataStore,
    MatchStore,
    ScheduleStore,
    ErrandStore,
    SettingsStore,
    PurgeStore,
    AdministrationStore {
  /**
   * Receives the changes of other nodes to the matches that this node subscribes to. New entries are included if they are short
   * enough, in the order of the log. Changes without a notice are found a little later by polling the known matches.
   */
  listen(listener: Listener): void
  /** Changes by other nodes after this resolves are received. */
  subscribe(match: string): Promise<void>
  unsubscribe(match: string): void
  /** Sends the people who watch a match on this node to the other nodes that subscribe to it. Not stored. */
  announcePresence(match: string, people: readonly string[]): void
  /** The size of the database in bytes. */
  size(): Promise<number>
  close(): Promise<void>
}

export interface MatchChange {
  readonly status?: MatchStatus
  readonly seed?: string
  readonly started?: Time
  readonly ended?: Time
  readonly touched?: Time
  readonly data?: unknown
}
