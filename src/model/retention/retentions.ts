/** Authority over a retention period: operators within bounds, the product, or the administrator of the server. */
export type RetentionSetter = 'operator' | 'product' | 'server'

interface Retention {
  /** Days of retention; null when nothing is deleted automatically. */
  readonly days: number | null
  readonly setBy: RetentionSetter
  /** Bounds within which operators can set it. */
  readonly bounds?: readonly [least: number, most: number]
}

const byOperator = (days: number, least: number, most: number) =>
  ({ days, setBy: 'operator', bounds: [least, most] }) as const
const fixed = <Days extends number>(days: Days) => ({ days, setBy: 'product' }) as const
const withoutClock = (setBy: 'product' | 'server') => ({ days: null, setBy }) as const

/**
 * All retention periods: the single list that every cleanup reads, and that pages and `docs/privacy.md` show.
 * Texts: `privacy.retention.<name>`.
 */
export const retentions = {
  account: withoutClock('product'),
  idleAccounts: byOperator(180, 30, 730),
  sessions: byOperator(180, 30, 730),
  devices: fixed(180),
  signIns: fixed(1),
  attempts: fixed(1),
  links: byOperator(60, 7, 365),
  auditRecord: byOperator(1825, 365, 3650),
  operatorRecord: withoutClock('product'),
  work: withoutClock('product'),
  bin: fixed(30),
  drafts: byOperator(365, 30, 1825),
  /** Pictures added to comments that were not sent. */
  commentPictures: fixed(30),
  shares: byOperator(365, 30, 1825),
  /** Operations referred to by an import or a merge are kept: they document the origin of records. */
  operations: byOperator(365, 30, 1825),
  selections: fixed(7),
  uploads: fixed(2),
  archives: fixed(7),
  downloads: fixed(7),
  prints: fixed(3),
  packages: fixed(1),
  jobs: fixed(1),
  failedJobs: fixed(14),
  failedMails: byOperator(30, 7, 365),
  mailFiles: byOperator(30, 1, 365),
  copies: fixed(30),
  deletionArchives: fixed(90),
  /** Ten years including leap days, the legal retention of accounts and invoices. */
  keptOrders: fixed(3653),
  logs: withoutClock('server'),
  backups: withoutClock('server'),
} as const satisfies Readonly<Record<string, Retention>>

export type RetentionName = keyof typeof retentions
export const retentionNames = Object.keys(retentions) as RetentionName[]

/** Retention periods that end automatically. */
export type TimedRetention = {
  [Name in RetentionName]: (typeof retentions)[Name]['days'] extends number ? Name : never
}[RetentionName]

export const isTimed = (name: RetentionName): name is TimedRetention => retentions[name].days !== null

/** Retention periods that operators set. */
export type OperatedRetention = {
  [Name in RetentionName]: (typeof retentions)[Name]['setBy'] extends 'operator' ? Name : never
}[RetentionName]

export const isOperated = (name: RetentionName): name is OperatedRetention =>
  retentions[name].setBy === 'operator'

export const operatedRetentions: readonly OperatedRetention[] = retentionNames.filter(isOperated)

/** Returns true when operators may set a period to this many days. */
export const isWithinBounds = (name: OperatedRetention, days: unknown): days is number => {
  const [least, most] = retentions[name].bounds
  return Number.isInteger(days) && Number(days) >= least && Number(days) <= most
}
