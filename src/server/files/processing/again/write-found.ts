import type { CardValues } from '#model/engine/define-card.ts'
import { keepMeasured } from '#model/engine/keep-measured.ts'
import { type Author, announce, presentCard, type Renamed, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { fileDeclaration } from '../../keeping/file-declaration.ts'
import { inOrder } from '../../keeping/in-order.ts'
import { saidValues } from '../../keeping/say.ts'
import { contentsOf, type FileRow } from '../../store/contents.ts'
import type { Found } from '../../stored-content.ts'
import { updateFound } from './store.ts'

/** Measured fields that another look at the same content does not change. */
const lasting = ['name', 'ownerName', 'fileType', 'extension', 'size', 'damType']

const without = (values: CardValues, keys: readonly string[]): CardValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))

export interface Writing {
  readonly author: Author
  readonly action: 'processed' | 'cover'
  readonly renamed: Renamed
}

/**
 * Writes what was found in a content, into its row and its card: what people typed stays. Nothing is written when the file holds another
 * content by now.
 */
export async function writeFound(
  tx: TenantTransaction,
  { card_id, version }: Pick<FileRow, 'card_id' | 'version'>,
  foundIn: (present: FileRow, measured: Found['measured']) => Found,
  { author, action, renamed }: Writing,
): Promise<void> {
  const record = await presentCard(tx, fileDeclaration, card_id, { hold: true })
  const [present] = await contentsOf(tx, [card_id])
  if (present?.version !== version) return
  const typed = keepMeasured(fileDeclaration, record.data, {})
  const measured = without(record.data, Object.keys(typed))
  const found = foundIn(present, measured)
  await updateFound(tx, present, found)
  const values = inOrder({
    ...(found.said && (await saidValues(tx, found.said, author))),
    ...typed,
    ...found.measured,
    ...without(
      measured,
      Object.keys(measured).filter(key => !lasting.includes(key)),
    ),
  })
  await writeCards(tx, [{ record, values, coverFileId: found.picture === undefined ? null : card_id }], {
    declaration: fileDeclaration,
    author,
    action,
    renamed,
  })
  await announce(tx, fileDeclaration, { ids: [card_id], what: 'saved', accountId: '0' })
}
