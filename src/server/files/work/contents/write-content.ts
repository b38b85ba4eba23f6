import type { FileCard } from '#model/cards/file/sections.ts'
import { keepMeasured } from '#model/engine/keep-measured.ts'
import { type Author, announce, type CardRecord, type Renamed, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { inOrder } from '../../keeping/in-order.ts'
import { fileDeclaration, measuredValues } from '../../keeping/keep-file.ts'
import type { TakenIn } from '../../stored-content.ts'
import { namedAs } from '../named-as.ts'

export interface WriteContentOptions {
  readonly author: Author
  /** Whoever asks, who needs not be told. */
  readonly accountId: string
  readonly renamed: Renamed
}

/** Writes into the card of a file what was found in the content that it holds from now on. What people typed stays, and its name. */
export async function writeContent(
  tx: TenantTransaction,
  record: CardRecord,
  content: TakenIn,
  { author, accountId, renamed }: WriteContentOptions,
): Promise<void> {
  const { name = '' } = record.data as FileCard
  const measured = measuredValues(content, { name: namedAs(name, content.extension), author })
  await writeCards(
    tx,
    [
      {
        record,
        values: inOrder({ ...keepMeasured(fileDeclaration, record.data, {}), ...measured }),
        coverFileId: content.found.picture === undefined ? null : record.id,
      },
    ],
    { declaration: fileDeclaration, author, action: 'replaced', renamed },
  )
  await announce(tx, fileDeclaration, { ids: [record.id], what: 'saved', accountId })
}
