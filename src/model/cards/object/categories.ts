import type { ChoiceRef } from '../../kinds/values.ts'

/** Object categories with their ids in the API (C-O01). */
export const objectCategories = {
  ARCHEOLOGICAL: 4,
  NATURALISTIC: 13,
  BENI_NUMISMATICI: 9,
  ALTRA_CATEGORIA: 12,
} as const

/** Subcategories. All but OTHER are branches of natural history. */
export const objectSubcategories = {
  BOTANY: 5,
  MINERALOGY: 6,
  PALEONTOLOGY: 7,
  ZOOLOGY: 8,
  PETROGRAPHY: 14,
  OTHER: 15,
} as const

/** Subcategories offered with each category; without a category all are, since a branch of natural history says it. */
export const subcategoriesOf: Readonly<Record<number, readonly number[]>> = {
  [objectCategories.ARCHEOLOGICAL]: [],
  [objectCategories.NATURALISTIC]: Object.values(objectSubcategories),
  [objectCategories.BENI_NUMISMATICI]: [],
  [objectCategories.ALTRA_CATEGORIA]: [],
}

/** Object kinds, which decide the sections shown. */
export const objectKinds = [
  'archaeological',
  'naturalistic',
  'numismatic',
  'other',
  'botany',
  'zoology',
  'palaeontology',
  'mineralogy',
  'petrography',
] as const

/** Kinds of human-made objects, which have dates and provenance. */
export const madeKinds = ['archaeological', 'numismatic', 'other'] as const

export type ObjectKind = (typeof objectKinds)[number]

const kindOfCategory: ReadonlyMap<number, ObjectKind> = new Map([
  [objectCategories.ARCHEOLOGICAL, 'archaeological'],
  [objectCategories.NATURALISTIC, 'naturalistic'],
  [objectCategories.BENI_NUMISMATICI, 'numismatic'],
  [objectCategories.ALTRA_CATEGORIA, 'other'],
])

const kindOfSubcategory: ReadonlyMap<number, ObjectKind> = new Map([
  [objectSubcategories.BOTANY, 'botany'],
  [objectSubcategories.ZOOLOGY, 'zoology'],
  [objectSubcategories.PALEONTOLOGY, 'palaeontology'],
  [objectSubcategories.MINERALOGY, 'mineralogy'],
  [objectSubcategories.PETROGRAPHY, 'petrography'],
])

/** Kinds that are branches of natural history, with the kind of all of it. */
export const naturalBranches: Readonly<Record<string, ObjectKind>> = Object.fromEntries(
  [...kindOfSubcategory.values()].map(kind => [kind, 'naturalistic']),
)

/** Returns true for a branch of natural history, which belongs to no other category. */
export const isNaturalBranch = (subcategory: ChoiceRef): boolean => kindOfSubcategory.has(subcategory.id)

export const isNaturalistic = (category: ChoiceRef | undefined): boolean =>
  category?.id === objectCategories.NATURALISTIC

interface Categorized {
  readonly objectInformation?: {
    readonly objectCategory?: ChoiceRef
    readonly objectSubcategory?: ChoiceRef
  }
}

/** Returns the kinds of an object by category and subcategory; none without a category, so that only the core sections show. */
export function objectKindsOf({ objectInformation }: Categorized): readonly ObjectKind[] {
  const { objectCategory, objectSubcategory } = objectInformation ?? {}
  const category = objectCategory && kindOfCategory.get(objectCategory.id)
  if (!category) return []
  const branch =
    category === 'naturalistic' && objectSubcategory && kindOfSubcategory.get(objectSubcategory.id)
  return branch ? [category, branch] : [category]
}
