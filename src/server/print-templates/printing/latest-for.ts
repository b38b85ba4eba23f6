import { typeIdsOf } from '#model/engine/type-ids.ts'
import { subjectOf } from '#model/print-templates/printable-fields.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { latestCard } from '../store/latest.ts'
import type { Wanted } from '../tables.ts'

/** What a preview shows: the card or procedure asked for, else the latest of the type that there is. */
export async function latestFor(
  tx: TenantTransaction,
  about: string,
  {
    cardId,
    procedureId,
  }: { readonly cardId?: string | undefined; readonly procedureId?: string | undefined },
): Promise<Wanted> {
  const subject = subjectOf(about)
  if (subject?.kind === 'procedure') {
    const id = procedureId ?? (await latestCard(tx, typeIdsOf(subject.declaration)))
    return id === undefined ? {} : { procedureId: id }
  }
  const id = cardId ?? (subject && (await latestCard(tx, typeIdsOf(subject.declaration))))
  return id === undefined ? {} : { selection: { ids: [id] } }
}
