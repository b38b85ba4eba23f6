import type { BusyElsewhere } from '#model/api/procedures/objects.ts'
import type { Holder } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { readableTypes } from '../permitted.ts'
import { busyObjects, type Taking } from '../store/busy.ts'

const taking: readonly Taking[] = procedureDeclarations.flatMap(
  ({ type, name, workflow: { takesObjects }, lines: { decision } }) =>
    takesObjects
      ? [
          {
            type: cardTypes[type],
            name,
            from: takesObjects.from.split('/'),
            until: takesObjects.until.split('/'),
            refused: decision?.refused ?? null,
          },
        ]
      : [],
)

/** Returns the ids of those of some objects of a procedure that another one has in the same days. */
export const busyIds = async (
  tx: TenantTransaction,
  procedureId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await busyObjects(tx, procedureId, { ids, taking })).map(({ objectId }) => objectId))

/** Returns objects of a procedure that another one has in the same days, at most `limit` of them; which one, for whoever may read it. */
export async function busyOf(
  tx: TenantTransaction,
  actor: Holder,
  procedureId: string,
  { ids, limit }: { readonly ids?: readonly string[]; readonly limit: number },
): Promise<BusyElsewhere[]> {
  const busy = await busyObjects(tx, procedureId, { ...(ids && { ids }), taking, limit })
  const readable = readableTypes(actor)
  return busy.map(({ objectId, type, id, number, title, from, until }) => ({
    objectId,
    procedure: readable.includes(type) ? { id, number, title } : null,
    from,
    until,
  }))
}
