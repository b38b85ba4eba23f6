import { damTypes } from '#model/cards/file/measured.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type Author, type Renamed, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { insertContent } from '../store/contents.ts'
import type { TakenIn } from '../stored-content.ts'
import { embeddedValues } from './embedded-values.ts'
import { fileDeclaration } from './file-declaration.ts'
import { inOrder } from './in-order.ts'
import { requireWithinLimit } from './room.ts'

export { fileDeclaration }

export interface KeepOptions {
  /** As people know it, with its extension. */
  readonly name: string
  readonly author: Author
  readonly renamed: Renamed
  /** The long work that it comes with, and is taken back with. */
  readonly operationId?: string | undefined
  /** Address that it was fetched from. */
  readonly fetchedFrom?: string | undefined
}

/** The parts of a card that are found in a content. */
export const measuredValues = (
  { mime, extension, bytes, damType, found }: TakenIn,
  { name, author, fetchedFrom }: Pick<KeepOptions, 'name' | 'author' | 'fetchedFrom'>,
): CardValues => ({
  ...found.measured,
  name,
  ownerName: author.name,
  ...(fetchedFrom !== undefined && { fetchedFrom }),
  fileType: mime,
  extension,
  size: bytes,
  damType: { id: damTypes[damType] },
})

/** Makes a content that was taken in a file of the museum, with a card of its own. @returns the card's id. @throws {CodedError} `too_large` without room. */
export async function keepFile(
  tx: TenantTransaction,
  content: TakenIn,
  { name, author, renamed, operationId, fetchedFrom }: KeepOptions,
): Promise<string> {
  const [made] = await writeCards(
    tx,
    [
      {
        values: inOrder({
          ...(await embeddedValues(tx, content.found.metadata, author)),
          ...measuredValues(content, { name, author, fetchedFrom }),
        }),
        coversItself: content.found.picture !== undefined,
      },
    ],
    { declaration: fileDeclaration, author, action: 'uploaded', renamed, operationId },
  )
  if (!made) throw new Error('the card of a file was not written')
  await insertContent(tx, { cardId: made.record.id, version: 1, name, createdBy: author.accountId, content })
  await requireWithinLimit(tx, content.bytes)
  return made.record.id
}
