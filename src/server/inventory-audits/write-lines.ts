import { standingsOf } from '#model/audits/standings.ts'
import { auditGrades, auditMethods, auditResults } from '#model/procedures/inventory-audit/inventory-audit.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type CheckedLine, writeCheckedLines } from '#server/procedures/index.ts'
import { loggedFindings } from './logged-findings.ts'
import { knownFindings } from './store/findings.ts'
import { expectedOf } from './store/lists.ts'

/** Fields of the line of an object that say what was found; all else in it people write. */
const fields = ['result', 'foundAt', 'method', 'condition', 'photo', 'note', 'lossKnown'] as const

/** Writes the state of objects into their lines of the procedure, for its table, its guards and its prints. */
export async function writeLines(
  tx: TenantTransaction,
  id: string,
  changed: readonly { readonly card_id: string | null; readonly undoes: string | null }[],
): Promise<void> {
  const undone = await knownFindings(
    tx,
    id,
    changed.flatMap(({ undoes }) => undoes ?? []),
  )
  const about = new Set(
    [...changed.map(({ card_id: objectId }) => objectId), ...undone.values()].filter(each => each !== null),
  )
  const standings = standingsOf(await loggedFindings(tx, id, [...about]))
  const lost = new Set(
    (await expectedOf(tx, id, { ids: [...about] })).flatMap(each => (each.lost ? [each.cardId] : [])),
  )
  const lines = [...about].map((cardId): CheckedLine => {
    const latest = standings.get(cardId)?.latest
    if (!latest) return { cardId, values: {}, at: null, by: null }
    const { result, locationId, method, grade, photoId, note } = latest
    return {
      cardId,
      values: {
        result: { id: auditResults[result] },
        ...(locationId && result !== 'IN_PLACE' && { foundAt: { id: locationId } }),
        ...(method && { method: { id: auditMethods[method] } }),
        ...(grade && { condition: { id: auditGrades[grade] } }),
        ...(photoId && { photo: { id: photoId } }),
        ...(note && { note }),
        ...(lost.has(cardId) && { lossKnown: true }),
      },
      at: new Date(latest.at),
      by: latest.by,
    }
  })
  await writeCheckedLines(tx, id, fields, lines)
}
