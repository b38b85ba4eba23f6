import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type Busy, busyObjects, type Refused } from '../store/objects.ts'

const refused: readonly Refused[] = procedureDeclarations.flatMap(({ name, decision }) =>
  decision ? [{ type: name, decision: decision.refused }] : [],
)

/** Objects of a procedure that another one has in the same days, `limit` at the most. */
export const busyOf = (
  tx: TenantTransaction,
  procedureId: string,
  { ids, limit }: { readonly ids?: readonly string[]; readonly limit: number },
): Promise<Busy[]> => busyObjects(tx, procedureId, { ...(ids && { ids }), refused, limit })
