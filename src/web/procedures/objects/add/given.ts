import type { Selection } from '#model/api/cards/shapes.ts'
import type { ConditionName } from '#model/kinds/conditions.ts'
import { readCriteria } from '#model/searches/criteria.ts'

/** Objects that are to be added, however they were found. */
export type Given =
  | { readonly kind: 'numbers'; readonly numbers: readonly string[] }
  /** `count` where it is known. */
  | { readonly kind: 'selection'; readonly selection: Selection; readonly count?: number }

/** A part of the dialog in which objects are chosen; reports the current choice. */
export interface SourceProps {
  readonly onGiven: (given: Given | undefined) => void
}

/** All objects with one of these values in a field. */
export function withValue(field: string, condition: ConditionName, values: readonly string[]): Selection {
  const filters = [{ field, condition, operator: 'AND', values: [...values] }] as const
  const criteria = JSON.stringify({ blocks: [{ operator: 'AND', filters }] })
  // Filters that no search can express must not select everything.
  if (!readCriteria(criteria)) throw new Error(`No search asks for ${field}`)
  return { criteria }
}
