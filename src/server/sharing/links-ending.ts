import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { Language } from '#model/languages.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import { mayDo, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import * as store from './store.ts'

/** A reader of a calendar. */
interface CalendarReader extends Holder {
  readonly accountId: string
  readonly language: Language
}

/** Links in a calendar at a time. */
const most = 500

/** Days on which links end, for the calendar: their own for people who made them, all for administrators, as far as they may read the records. */
export async function linksEnding(
  tx: TenantTransaction,
  reader: CalendarReader,
  span: CalendarSpan,
): Promise<readonly ComputedEntry[]> {
  const madeBy = reader.role === 'TENANT_ADMIN' ? undefined : reader.accountId
  const links = await store.linksEnding(tx, { ...span, madeBy, most })
  return links.flatMap(({ id, expires_at, card_id, type, number, titles }) => {
    const declaration = declarationOfId(type)
    if (!declaration || !mayDo(declaration, reader, 'read')) return []
    const title = [number, titleIn(titles, reader.language)].filter(Boolean).join(' · ') || '---'
    return [{ id, title, at: expires_at, path: recordPath(cardTypeOfId(type), card_id) }]
  })
}
