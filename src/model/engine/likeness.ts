import type { YearRange } from '../dates/range-of.ts'
import { nameLikeness } from '../text/similar-names.ts'
import type { Identity } from './identity.ts'

export const likenessClasses = ['certain', 'likely', 'possible'] as const
/** Certainty that two records are duplicates. */
export type LikenessClass = (typeof likenessClasses)[number]

export const likenessReasons = ['identifier', 'sameName', 'similarName', 'sameYears', 'otherYears'] as const
/** A reason for or against two records being duplicates. */
export type LikenessReason = (typeof likenessReasons)[number]

export interface Likeness {
  readonly class: LikenessClass
  readonly why: readonly LikenessReason[]
  /** Sort key: the greater, the more similar. */
  readonly score: number
}

/** Difference in years by which sources about the same birth may disagree, and one by which they cannot. */
const agreeing = 2
const contradicting = 10

const endsOf = ({ from, to }: YearRange): readonly number[] => [
  ...new Set([from, to].filter(year => year !== null)),
]

/** Returns the years between two spans, end by end. A single known year may be either end. */
function yearsApart(one: YearRange, other: YearRange): readonly number[] {
  const [some, others] = [endsOf(one), endsOf(other)]
  if (some.length === 2 && others.length === 2)
    return some.map((year, at) => Math.abs(year - (others[at] ?? year)))
  const all = some.flatMap(year => others.map(each => Math.abs(year - each)))
  return all.length === 0 ? [] : [Math.min(...all)]
}

/** Returns whether the years of two records speak for a match, against it, or neither. */
function compareYears(
  one: YearRange | undefined,
  other: YearRange | undefined,
): 'for' | 'against' | undefined {
  const distances = one && other ? yearsApart(one, other) : []
  if (distances.some(years => years > contradicting)) return 'against'
  return distances.some(years => years <= agreeing) ? 'for' : undefined
}

/** Minimum similarity of names of the same person or thing. */
const leastName = 0.6
const similarName = 0.75

/** Compares two records by their distinguishing features; undefined when they are different. */
export function likenessOf(one: Identity, other: Identity): Likeness | undefined {
  const sharesNumber = one.identifiers.some(number => other.identifiers.includes(number))
  const name = Math.max(
    0,
    ...one.names.flatMap(mine => other.names.map(theirs => nameLikeness(mine, theirs))),
  )
  const years = compareYears(one.years, other.years)
  const why: LikenessReason[] = [
    ...(sharesNumber ? (['identifier'] as const) : []),
    ...(name === 1 ? (['sameName'] as const) : name >= leastName ? (['similarName'] as const) : []),
    ...(years === 'for' ? (['sameYears'] as const) : years === 'against' ? (['otherYears'] as const) : []),
  ]
  const score = (sharesNumber ? 2 : 0) + name + (years === 'for' ? 0.3 : years === 'against' ? -0.5 : 0)
  if (sharesNumber) return { class: 'certain', why, score }
  if (name < leastName || (years === 'against' && name < 1)) return undefined
  const likely = years === 'for' ? name >= similarName : years === undefined && name === 1
  return { class: likely ? 'likely' : 'possible', why, score }
}
