import type { ComputedEntry } from '#model/calendar/computed-entry.ts'
import { cardTypeOfId } from '#model/cards/card-types.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { Language } from '#model/languages.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import type { Holder } from '#model/permissions/access.ts'
import { titleIn } from '../names/title-in.ts'
import type { Titles } from '../tables.ts'
import { mayDo } from './abilities-of.ts'

/** Whose calendar tells of shares. */
export interface ShareReader extends Holder {
  readonly accountId: string
  readonly language: Language
}

interface EndingShare {
  readonly id: string
  readonly expires_at: Date
  readonly card_id: string
  readonly type: number
  readonly number: string
  readonly titles: Titles
}

/** Shares a calendar tells of at a time. */
const most = 500

/**
 * Ends of shares as a calendar tells them: to whoever made them, to administrators all; of cards the reader may read.
 * @param table tells shares of one table from those of another
 */
export async function presentSharesEnding(
  reader: ShareReader,
  table: string,
  find: (asked: {
    readonly madeBy: string | undefined
    readonly most: number
  }) => Promise<readonly EndingShare[]>,
): Promise<readonly ComputedEntry[]> {
  const madeBy = reader.role === 'TENANT_ADMIN' ? undefined : reader.accountId
  const shares = await find({ madeBy, most })
  return shares.flatMap(({ id, expires_at, card_id, type, number, titles }) => {
    const declaration = declarationOfId(type)
    if (!declaration || !mayDo(declaration, reader, 'read')) return []
    const title = [number, titleIn(titles, reader.language)].filter(Boolean).join(' · ') || '---'
    return [{ id: `${table}-${id}`, title, at: expires_at, path: recordPath(cardTypeOfId(type), card_id) }]
  })
}
