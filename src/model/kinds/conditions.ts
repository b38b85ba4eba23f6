/**
 * The conditions of a field (C-Q01), with their sign and the number of their values. 'several' values are
 * alternatives; 'two' are the ends of a range, of which one may be empty.
 */
export const conditions = {
  CONTAINS: { id: 1, symbol: '∋', takes: 'one' },
  NOT_CONTAINS: { id: 2, symbol: '∌', takes: 'one' },
  STARTS_WITH: { id: 3, symbol: '^', takes: 'one' },
  EQUALS: { id: 4, symbol: '=', takes: 'several' },
  NOT_EQUALS: { id: 5, symbol: '≠', takes: 'several' },
  LESS_THAN: { id: 6, symbol: '<', takes: 'one' },
  AT_MOST: { id: 7, symbol: '≤', takes: 'one' },
  GREATER_THAN: { id: 8, symbol: '>', takes: 'one' },
  AT_LEAST: { id: 9, symbol: '≥', takes: 'one' },
  BETWEEN: { id: 10, symbol: '…', takes: 'two' },
  /** Lies wholly before, wholly after; touches. */
  BEFORE: { id: 11, symbol: '←', takes: 'one' },
  AFTER: { id: 12, symbol: '→', takes: 'one' },
  OVERLAPS: { id: 13, symbol: '∩', takes: 'one' },
  /** Is one of them, or below one of them in its tree. */
  WITHIN: { id: 14, symbol: '⊂', takes: 'several' },
  NOT_WITHIN: { id: 15, symbol: '⊄', takes: 'several' },
  /** Similar to a picture, or with a colour. */
  LOOKS_LIKE: { id: 16, symbol: '≈', takes: 'several' },
  IS_EMPTY: { id: 17, symbol: '∅', takes: 'none' },
  IS_NOT_EMPTY: { id: 18, symbol: '∃', takes: 'none' },
} as const satisfies Record<string, { id: number; symbol: string; takes: 'none' | 'one' | 'two' | 'several' }>

export type ConditionName = keyof typeof conditions

export const conditionNames = Object.keys(conditions) as readonly ConditionName[]

/** Conditions that hold where another does not. */
export const negated: Readonly<Partial<Record<ConditionName, ConditionName>>> = {
  NOT_CONTAINS: 'CONTAINS',
  NOT_EQUALS: 'EQUALS',
  NOT_WITHIN: 'WITHIN',
  IS_EMPTY: 'IS_NOT_EMPTY',
}
