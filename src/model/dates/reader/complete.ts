import type { Draft } from './draft.ts'
import { fractionPart } from './read-side.ts'

const isBareOrdinal = ({ unit, ordinal }: Draft): boolean => unit === undefined && ordinal !== undefined

/** Returns true for a small number that may be an ordinal or a day whose noun follows: '18-19 century', '12-15 May 1843'. */
const bareNumber = ({ year, lastYear, month, ordinal, digits = 0 }: Draft): number | undefined =>
  ordinal ?? (month === undefined && lastYear === undefined && digits < 3 ? year : undefined)

const withoutNumber = ({ ordinal: _, year: _y, digits: _d, surely: _s, ...draft }: Draft): Draft => draft

const halves = new Set(['firstHalf', 'secondHalf'])
const quarters = new Set(['firstQuarter', 'secondQuarter', 'thirdQuarter', 'lastQuarter'])
const thirds = new Set(['firstThird', 'secondThird', 'lastThird'])

/** Completes the '2nd' of '2nd-3rd quarter 19th century'. */
function sharedFraction(draft: Draft, { part }: Draft): Draft['part'] {
  if (!part || draft.part || draft.ordinal === undefined) return undefined
  if (quarters.has(part)) return fractionPart('Quarter', draft.ordinal)
  if (thirds.has(part)) return fractionPart('Third', draft.ordinal)
  return halves.has(part) ? fractionPart('Half', draft.ordinal) : undefined
}

/** Completes the left side of a span from its right neighbour: noun, century, month, year. */
export function completeFromRight(draft: Draft, right: Draft): Draft {
  if (right.unit && draft.unit === undefined) {
    const { unit, ordinal } = right
    const part = sharedFraction(draft, right)
    if (part && ordinal !== undefined) return { ...withoutNumber(draft), unit, ordinal, part }
    const own = bareNumber(draft)
    if (own !== undefined) return { ...withoutNumber(draft), unit, ordinal: own }
    if (draft.year === undefined && draft.part && ordinal !== undefined) return { ...draft, unit, ordinal }
  }
  if (right.year !== undefined && right.month !== undefined && !right.figures) {
    if (draft.month !== undefined && draft.year === undefined) return { ...draft, year: right.year }
    const day = right.day === undefined ? undefined : bareNumber(draft)
    if (day !== undefined) return { ...withoutNumber(draft), year: right.year, month: right.month, day }
  }
  return draft
}

/** Completes the right side from its left neighbour: 'sec. XVI-XVII', 'sec. XVI, inizio-fine', '1230-50'. */
export function completeFromLeft(draft: Draft, left: Draft): Draft {
  if (left.unit && draft.unit === undefined) {
    const { unit, ordinal } = left
    if (isBareOrdinal(draft)) return { ...draft, unit }
    if (draft.year === undefined && draft.part && ordinal !== undefined) return { ...draft, unit, ordinal }
  }
  return unabbreviated(draft, left)
}

/** Expands 1230-50 to end in 1250. BC and BP years are never abbreviated, because they decrease. */
function unabbreviated(draft: Draft, left: Draft): Draft {
  const { year, digits = 9, era, month } = draft
  if (year === undefined || left.year === undefined || month !== undefined) return draft
  if (era === 'BC' || era === 'BP' || left.era === 'BC' || left.era === 'BP') return draft
  if (digits >= String(left.year).length || year > left.year) return draft
  const cut = 10 ** digits
  const full = left.year - (left.year % cut) + year
  if (full < left.year) return draft
  const span = draft.lastYear === undefined ? {} : { lastYear: full + 9 }
  return { ...draft, year: full, ...span, digits: String(full).length }
}

const sizeOf = ({ year, ordinal = 0 }: Draft): number => year ?? ordinal

/** Shares eras between the sides: '6th-5th century BC', '450 BC-400', 'AD 115-150'; '50 BC-100' turns into AD. */
export function shareEras(drafts: readonly Draft[]): readonly Draft[] {
  const shared = [...drafts]
  for (let at = shared.length - 2; at >= 0; at--) {
    const [draft, right] = [shared[at], shared[at + 1]]
    if (draft && !draft.era && right?.era) shared[at] = { ...draft, era: right.era }
  }
  for (let at = 1; at < shared.length; at++) {
    const [left, draft] = [shared[at - 1], shared[at]]
    if (!draft || draft.era || !left?.era) continue
    const isLater = left.era === 'BC' && sizeOf(draft) > sizeOf(left)
    shared[at] = { ...draft, era: isLater ? 'AD' : left.era }
  }
  return shared
}

/** Applies a qualifier of the whole span to both sides: 'ca' before it, '(?)' after it. */
export function shareQualifiers(drafts: readonly Draft[]): readonly Draft[] {
  const first = drafts[0]
  const last = drafts.at(-1)
  return drafts.map(draft => {
    if (draft.qualifier) return draft
    if (draft === last && first?.qualifier === 'ca') return { ...draft, qualifier: 'ca' }
    if (draft === first && last?.qualifier === 'uncertain') return { ...draft, qualifier: 'uncertain' }
    return draft
  })
}
