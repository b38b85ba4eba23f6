import type { CardValues } from '#model/engine/define-card.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'

/** The value at a path of groups: 'loan/start'. */
export const valueAt = (values: CardValues, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], values)

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
