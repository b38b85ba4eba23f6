import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type Busy, busyObjects, type Taking } from '../store/objects.ts'

const taking: readonly Taking[] = procedureDeclarations.flatMap(
  ({ type, workflow: { takesObjects }, lines: { decision } }) =>
    takesObjects
      ? [
          {
            type: cardTypes[type],
            from: takesObjects.from.split('/'),
            until: takesObjects.until.split('/'),
            refused: decision?.refused ?? null,
          },
        ]
      : [],
)

/** Returns objects of a procedure that another one has in the same days, `limit` at most. */
export const busyOf = (
  tx: TenantTransaction,
  procedureId: string,
  { ids, limit }: { readonly ids?: readonly string[]; readonly limit: number },
): Promise<Busy[]> => busyObjects(tx, procedureId, { ...(ids && { ids }), taking, limit })
