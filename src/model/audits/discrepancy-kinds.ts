/** What may be wrong when an audit is compared with its list. */
export const discrepancyKinds = [
  'MISSING',
  'ELSEWHERE',
  'UNEXPECTED',
  'WITHOUT_NUMBER',
  'UNREADABLE',
  'CONTRADICTION',
] as const

export type DiscrepancyKind = (typeof discrepancyKinds)[number]
