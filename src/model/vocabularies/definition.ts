/** Kinds of authority a term can stand for: an organization, a person, a place (specification 001, sections 3 and 4). */
export const authorityKinds = ['ORG', 'PER', 'PLA'] as const

export type AuthorityKind = (typeof authorityKinds)[number]

/** What is fixed about a vocabulary: its terms belong to each museum, these rules do not (acceptance row C-V01). */
export interface VocabularyDefinition {
  /** Entitled persons may add terms; a closed one changes by its starter terms and the administrator's import only. */
  readonly open: boolean
  /** No term has another above it. */
  readonly flat: boolean
  /** Characters a term may have when a person writes it; imported terms may be longer. */
  readonly termMaxLength: number
  /** The order in which terms are shown: as the administrator arranged them, or by name in the reader's language. */
  readonly sort: 'position' | 'name'
  /** So many terms are expected that the picker loads them piece by piece and never as a whole. */
  readonly asynchronous: boolean
  /** Which authorities its terms are; empty for ordinary terms. */
  readonly authorities: readonly AuthorityKind[]
  /** Terms may be for some object categories only. */
  readonly byCategory: boolean
  /** Two terms under different parents may have the same name (shelf 1 of two rooms), as may two persons of an authority file. */
  readonly similar: boolean
}

const defaults: VocabularyDefinition = {
  open: true,
  flat: true,
  termMaxLength: 50,
  sort: 'position',
  asynchronous: false,
  authorities: [],
  byCategory: false,
  similar: false,
}

type Given = Partial<Omit<VocabularyDefinition, 'open' | 'flat'>>

export const openList = (given: Given = {}): VocabularyDefinition => ({ ...defaults, ...given })

export const closedList = (given: Given = {}): VocabularyDefinition => ({
  ...defaults,
  ...given,
  open: false,
})

export const openTree = (given: Given = {}): VocabularyDefinition => ({ ...defaults, ...given, flat: false })
