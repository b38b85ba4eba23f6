import type { YearRange } from '../dates/range-of.ts'
import { nameLikeness } from '../text/similar-names.ts'
import type { Identity } from './identity.ts'

export const likenessClasses = ['certain', 'likely', 'possible'] as const
/** How sure it is that two cards are about the same. */
export type LikenessClass = (typeof likenessClasses)[number]

export const likenessReasons = ['identifier', 'sameName', 'similarName', 'sameYears', 'otherYears'] as const
/** Why two cards may be about the same, or may not. */
export type LikenessReason = (typeof likenessReasons)[number]

export interface Likeness {
  readonly class: LikenessClass
  readonly why: readonly LikenessReason[]
  /** For the order of several: the greater the liker. */
  readonly score: number
}

/** Years by which sources may differ about the same birth, and those by which they may not. */
const agreeing = 2
const contradicting = 10

const endsOf = ({ from, to }: YearRange): readonly number[] => [
  ...new Set([from, to].filter(year => year !== null)),
]

/** Years between two spans, end by end. Where of one a single year is known, it may be either end. */
function yearsApart(one: YearRange, other: YearRange): readonly number[] {
  const [some, others] = [endsOf(one), endsOf(other)]
  if (some.length === 2 && others.length === 2)
    return some.map((year, at) => Math.abs(year - (others[at] ?? year)))
  const all = some.flatMap(year => others.map(each => Math.abs(year - each)))
  return all.length === 0 ? [] : [Math.min(...all)]
}

/** Whether the years of two speak for their being the same, against it, or say nothing. */
function yearsSay(one: YearRange | undefined, other: YearRange | undefined): 'for' | 'against' | undefined {
  const apart = one && other ? yearsApart(one, other) : []
  if (apart.some(years => years > contradicting)) return 'against'
  return apart.some(years => years <= agreeing) ? 'for' : undefined
}

/** Below this, names are those of two. */
const leastName = 0.6
const similarName = 0.75

/** How like two cards are by what tells them from others; undefined when they are two. */
export function likenessOf(one: Identity, other: Identity): Likeness | undefined {
  const sharesNumber = one.identifiers.some(number => other.identifiers.includes(number))
  const name = Math.max(
    0,
    ...one.names.flatMap(mine => other.names.map(theirs => nameLikeness(mine, theirs))),
  )
  const years = yearsSay(one.years, other.years)
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
