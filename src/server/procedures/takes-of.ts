import type { CardValues } from '#model/engine/define-card.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { valueAt } from '#model/procedures/value-at.ts'

/**
 * The days on which a procedure takes its objects, first and last included, as a range of the database; null where it takes none, or where
 * not both days are known.
 */
export function takesOf({ takesObjects }: ProcedureDeclaration, values: CardValues): string | null {
  const [from, until] = takesObjects
    ? [valueAt(values, takesObjects.from), valueAt(values, takesObjects.until)]
    : []
  return typeof from === 'string' && typeof until === 'string' ? `[${from},${until}]` : null
}
