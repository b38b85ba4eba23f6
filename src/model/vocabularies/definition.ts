/** Authority types of terms: organisation, person, place. */
export const authorityKinds = ['ORG', 'PER', 'PLA'] as const

export type AuthorityKind = (typeof authorityKinds)[number]

/** Fixed properties of a vocabulary: its terms belong to each museum, these rules do not (C-V01). */
export interface VocabularyDefinition {
  /** People with permission may add terms; a closed vocabulary changes only by its initial terms and by administrators' imports. */
  readonly open: boolean
  /** Terms have no hierarchy. */
  readonly flat: boolean
  /** Maximum length of a typed term; imported ones may be longer. */
  readonly termMaxLength: number
  /** Display order: as arranged by the administrator, or by name in the reader's language. */
  readonly sort: 'position' | 'name'
  /** Large: the picker loads terms in pages, never as a whole. */
  readonly asynchronous: boolean
  /** Authority types of its terms; empty for ordinary terms. */
  readonly authorities: readonly AuthorityKind[]
  /** Terms can be limited to some object categories. */
  readonly byCategory: boolean
  /** Names may repeat under different parents (shelf 1 of two rooms), and among people of an authority. */
  readonly similar: boolean
  /** Its terms are places in the museum. Their names weigh least in searches: everything in a building is found by its name. */
  readonly storage: boolean
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
  storage: false,
}

type Given = Partial<Omit<VocabularyDefinition, 'open' | 'flat'>>

export const openList = (given: Given = {}): VocabularyDefinition => ({ ...defaults, ...given })

export const closedList = (given: Given = {}): VocabularyDefinition => ({
  ...defaults,
  ...given,
  open: false,
})

export const openTree = (given: Given = {}): VocabularyDefinition => ({ ...defaults, ...given, flat: false })
