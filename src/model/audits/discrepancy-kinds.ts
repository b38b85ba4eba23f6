/** Kinds of discrepancies between an audit and its list. */
export const discrepancyKinds = [
  'MISSING',
  'FOUND_AGAIN',
  'ELSEWHERE',
  'UNEXPECTED',
  'WITHOUT_NUMBER',
  'UNREADABLE',
  'CONTRADICTION',
] as const

export type DiscrepancyKind = (typeof discrepancyKinds)[number]
