import type { Language } from '#model/languages.ts'
import type { Authority } from '#model/vocabularies/authority-rules.ts'
import type { Alternatives, Labels } from '#model/vocabularies/name-of.ts'

/** A term as it is stored. */
export interface TermRow {
  readonly id: string
  readonly vocabulary: string
  readonly parentId: string | null
  /** Ids of the terms above, topmost first. */
  readonly ancestors: readonly string[]
  readonly position: number
  readonly assignable: boolean
  /** Language of its name. */
  readonly language: Language
  readonly labels: Labels
  readonly alternatives: Alternatives
  readonly note: string
  readonly notation: string | null
  readonly source: string | null
  readonly sourceUri: string | null
  /** Identifies the term when its source is imported again: 'aat:300011914'. */
  readonly sourceKey: string | null
  readonly authority: Authority | null
  /** Object categories it applies to; empty for all. */
  readonly categories: readonly number[]
  /** ISO 8601. */
  readonly deprecatedAt: string | null
  readonly mergedIntoId: string | null
  readonly createdAt: string
}

/** A new term; omitted values have defaults. */
export type NewTerm = Pick<TermRow, 'id' | 'vocabulary' | 'language' | 'labels'> & Partial<TermRow>

const usual = {
  parentId: null,
  ancestors: [],
  position: 0,
  assignable: true,
  alternatives: {},
  note: '',
  notation: null,
  source: null,
  sourceUri: null,
  sourceKey: null,
  authority: null,
  categories: [],
  deprecatedAt: null,
  mergedIntoId: null,
} as const satisfies Partial<TermRow>

export const completed = (term: NewTerm, now: Date): TermRow => ({
  ...usual,
  createdAt: now.toISOString(),
  ...term,
})
