import { centuriesOf } from '#model/dates/centuries-of.ts'
import type { YearRange } from '#model/dates/range-of.ts'
import { identifierKey, nameKey } from '#model/text/known-by.ts'

/** The marker of a value of a facet. */
export const keyLexeme = (tenantId: string, key: number): string => `#${tenantId}.${key}`

/** An age that touches more centuries than this has one marker for all of them. */
const mostCenturies = 12

const centuryLexeme = (tenantId: string, century: number | 'many'): string => `@${tenantId}.${century}`

/** The markers of the centuries that an age touches. */
export function ageLexemes(tenantId: string, age: YearRange | undefined): readonly string[] {
  const centuries = centuriesOf(age)
  return centuries.length > mostCenturies
    ? [centuryLexeme(tenantId, 'many')]
    : centuries.map(century => centuryLexeme(tenantId, century))
}

/**
 * The markers of which a card has at least one when its age touches a span; undefined when that narrows nothing. They bring the few
 * cards whose years are then compared.
 */
export function spanLexemes(tenantId: string, span: YearRange): readonly string[] | undefined {
  if (span.from === null || span.to === null || span.from > span.to) return undefined
  const centuries = centuriesOf(span)
  return centuries.length > mostCenturies
    ? undefined
    : [...centuries, 'many' as const].map(century => centuryLexeme(tenantId, century))
}

/** The marker of a term, and of each term below it. */
export const termLexeme = (termId: string): string => `$${termId}`

/** The marker of a card's whole title. */
export const nameLexeme = (tenantId: string, name: string): string => `=${tenantId}.${nameKey(name)}`

/** The marker of a number that a card is known by somewhere: 'ulan:500115588'. */
export const identifierLexeme = (tenantId: string, identifier: string): string =>
  `:${tenantId}.${identifierKey(identifier)}`

/** The marker of a word of a card's names. Asked for by its beginning, it finds 'Giovanni' by 'Giov.'. */
export const nameWordLexeme = (tenantId: string, word: string): string => `~${tenantId}.${word}`

/** The marker of how a word of a card's names sounds. */
export const soundLexeme = (tenantId: string, key: string): string => `~${tenantId}!${key}`
