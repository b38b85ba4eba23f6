import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields, fieldsOf, isLeaf, isList } from '../engine/fields.ts'
import { type FieldRules, publicityOf, shownToPublic, stepsTo } from '../engine/publicity.ts'
import { isFilled, rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Fields } from '../kinds/field.ts'
import { type HeldReason, heldReasons } from './held-reasons.ts'
import { fieldsOfItsKind, type PublicCard } from './public-card.ts'

/** The share of the public in the filled fields of one record. */
export interface PublicityReport {
  /** Number of fields shown. */
  readonly shown: number
  /** Fields held back, by reason: of a structure that is held back as a whole its own path alone. */
  readonly held: readonly { readonly reason: HeldReason; readonly paths: readonly string[] }[]
}

/** Yields the paths of filled fields, as often as there are rows with them. */
function* filledPaths(fields: Fields, values: Values, above = ''): Generator<string> {
  for (const [key, field] of Object.entries(fields)) {
    const [path, value] = [above + key, values[key]]
    if (isLeaf(field)) {
      if (isFilled(field, value)) yield path
    } else
      for (const row of isList(field) ? rowsOf(value) : [valuesOf(value)])
        yield* filledPaths(field.fields, row, `${path}/`)
  }
}

/**
 * Reports which filled fields of a record everybody sees, and why others are held back. It compares the record with what the gate has let
 * through, so that it cannot promise anything else.
 */
export function publicityReport(
  declaration: CardDeclaration,
  card: CardValues,
  { seen, rules }: { readonly seen: PublicCard; readonly rules: FieldRules },
): PublicityReport {
  const shown = new Set(filledPaths(fieldsOf(declaration), seen.values))
  const withheld = new Set(declaration.withheld?.(card))
  const [fields, publicity] = [allFields(declaration), publicityOf(declaration)]
  const isShown = shownToPublic(declaration, rules)
  const reasonAt = (path: string): HeldReason | undefined => {
    const says = publicity.get(path)
    if (fields.get(path)?.field.private) return 'private'
    if (withheld.has(path)) return 'record'
    if (says === 'never') return 'never'
    return isShown(path) ? undefined : 'museum'
  }
  const held = new Map<HeldReason, Set<string>>()
  for (const path of new Set(filledPaths(fieldsOfItsKind(declaration, card), card))) {
    // Derived fields repeat others.
    if (shown.has(path) || fields.get(path)?.field.derived === true) continue
    const steps = stepsTo(path)
    const at = steps.find(step => reasonAt(step) !== undefined)
    const reason = at === undefined ? 'linked' : (reasonAt(at) ?? 'linked')
    held.set(reason, (held.get(reason) ?? new Set()).add(at ?? steps[0] ?? path))
  }
  return {
    shown: shown.size,
    held: heldReasons.flatMap(reason => {
      const paths = held.get(reason)
      return paths ? [{ reason, paths: [...paths] }] : []
    }),
  }
}
