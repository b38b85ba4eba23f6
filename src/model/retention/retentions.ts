/** Who decides how long something is kept: the operators within bounds, the product, or whoever runs the server. */
export type RetentionSetter = 'operator' | 'product' | 'server'

interface Retention {
  /** Days it is kept after its end; null where no clock ends it. */
  readonly days: number | null
  readonly setBy: RetentionSetter
  /** The fewest and the most days operators can set. */
  readonly bounds?: readonly [least: number, most: number]
}

const byOperator = (days: number, least: number, most: number) =>
  ({ days, setBy: 'operator', bounds: [least, most] }) as const
const fixed = <Days extends number>(days: Days) => ({ days, setBy: 'product' }) as const
const withoutClock = (setBy: 'product' | 'server') => ({ days: null, setBy }) as const

/**
 * How long what is kept: the one list from which every sweep takes its period, and which pages and `docs/privacy.md` show.
 * Text of each: `privacy.retention.<name>`.
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
  shares: byOperator(365, 30, 1825),
  /** Those that an import or a merge refers to stay with the museum: they say where its records come from. */
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
  /** Ten years with their leap days: as long as the law has books and invoices kept. */
  keptOrders: fixed(3653),
  logs: withoutClock('server'),
  backups: withoutClock('server'),
} as const satisfies Readonly<Record<string, Retention>>

export type RetentionName = keyof typeof retentions
export const retentionNames = Object.keys(retentions) as RetentionName[]

/** Retentions that end by a clock. */
export type TimedRetention = {
  [Name in RetentionName]: (typeof retentions)[Name]['days'] extends number ? Name : never
}[RetentionName]

export const isTimed = (name: RetentionName): name is TimedRetention => retentions[name].days !== null

/** Retentions that operators set. */
export type OperatedRetention = {
  [Name in RetentionName]: (typeof retentions)[Name]['setBy'] extends 'operator' ? Name : never
}[RetentionName]

export const isOperated = (name: RetentionName): name is OperatedRetention =>
  retentions[name].setBy === 'operator'

export const operatedRetentions: readonly OperatedRetention[] = retentionNames.filter(isOperated)

/** Whether operators may set a period to so many days. */
export const isWithinBounds = (name: OperatedRetention, days: unknown): days is number => {
  const [least, most] = retentions[name].bounds
  return Number.isInteger(days) && Number(days) >= least && Number(days) <= most
}
