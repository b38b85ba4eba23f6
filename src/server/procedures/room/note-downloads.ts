import type { CardValues } from '#model/engine/define-card.ts'
import { diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Language } from '#model/languages.ts'
import { seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import type { ShareLink } from '#server/sharing/index.ts'
import { lineItems } from '../objects/line-items.ts'
import type { Found } from '../permitted.ts'
import { recordEvents } from '../record-event.ts'
import { downloadsOf } from '../store/downloads.ts'
import { objectPage, updateObject } from '../store/objects.ts'
import { procedureToChange } from '../store/procedures.ts'

interface Fetched {
  readonly link: ShareLink
  readonly ids: readonly string[]
  readonly language: Language
  readonly at: Date
}

/** Keeps the first download of each file in a room in the history, and its day in lines that have none. */
export async function noteDownloads(
  tx: TenantTransaction,
  { row, declaration }: Found,
  { link, ids, language, at }: Fetched,
): Promise<void> {
  const { deliveredOn } = declaration.rooms?.delivers ?? {}
  // Two downloads at once are told apart.
  if (deliveredOn === undefined || !(await procedureToChange(tx, [declaration.name], row.id))) return
  const known = (await downloadsOf(tx, row.id)).filter(({ room }) => room === link.id)
  const fresh = ids.filter(id => known.every(({ objectId }) => objectId !== id))
  if (fresh.length === 0) return
  const items = await lineItems(tx, declaration, fresh, { actor: seesAll, language })
  const today = await dayOf(tx, at)
  const sheet = lineSheet(declaration)
  const details: Readonly<Record<string, unknown>>[] = []
  for (const line of await objectPage(tx, row.id, { ids: fresh, page: 0, size: fresh.length })) {
    const before: CardValues = line.document
    const document = { ...before, [deliveredOn]: before[deliveredOn] ?? today }
    const changes = diffCards(fieldsOf(sheet), before, document)
    if (changes.length > 0) await updateObject(tx, row.id, line, { document })
    details.push({
      objectId: line.cardId,
      number: items.get(line.cardId)?.title ?? '',
      room: link.id,
      ...(changes.length > 0 && { changes }),
    })
  }
  await recordEvents(tx, row.id, 'downloaded', details, { accountId: null, name: link.recipient, at })
}
