import { type Becoming, becomingNamed } from '#model/engine/aspects/becoming.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Found } from './permitted.ts'
import { objectPage, takenObjectIds } from './store/objects.ts'

/** Lines read at once. */
const readAtOnce = 500

/** The way from a procedure to one that may follow. @throws {CodedError} `invalid_input` where there is none. */
export function wayTo(
  { declaration }: Found,
  way: { readonly type: string; readonly as?: string | undefined },
): Becoming {
  const becoming = becomingNamed(declaration.workflow.becomes, way)
  if (!becoming) throw new CodedError('invalid_input', { fields: { type: { key: 'choice' } } })
  return becoming
}

/** Ids of the objects that a procedure which follows takes along, in their order: those not refused, and those that it declares. */
export async function objectsTaken(
  tx: TenantTransaction,
  { row, declaration }: Found,
  { when }: Becoming,
): Promise<readonly string[]> {
  const taken = await takenObjectIds(tx, row.id, declaration.lines.decision?.refused)
  if (!when) return taken
  const wanted: string[] = []
  for (let at = 0; at < taken.length; at += readAtOnce) {
    const ids = taken.slice(at, at + readAtOnce)
    const lines = await objectPage(tx, row.id, { ids, page: 0, size: ids.length })
    wanted.push(...lines.filter(({ document }) => when(document)).map(({ cardId }) => cardId))
  }
  return wanted
}
