import pLimit from 'p-limit'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Translated } from '#model/kinds/values.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import type { Author, Renamed } from '#server/cards/index.ts'
import {
  announce,
  cardsForUpdate,
  cardsWithNumbers,
  existingCards,
  insertLinks,
  numberKey,
  writeCards,
} from '#server/cards/index.ts'
import type { Files, TakenIn } from '#server/files/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { type PictureParams, renderPicture } from '../pictures/index.ts'
import { withMetadata } from './demo-file.ts'
import { metadataOf } from './metadata-of.ts'
import { publishFile } from './publish-file.ts'

/** Pictures drawn at a time: half of a small server stays free for whoever looks at the museum meanwhile. */
const atOnce = 2

/** The same object is drawn the same everywhere. */
const seedOf = (number: string): number =>
  [...number].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

const declaration = objectCard as unknown as CardDeclaration

/** A link to a file that nobody gave a meaning. */
const unset = '1'

interface Drawing {
  readonly number: string
  readonly picture: PictureParams
  readonly cardId: string
}

/** What is drawn, by the number of the object. */
type Pictures = ReadonlyMap<string, PictureParams>

/** Drawings of objects that have no picture yet. */
async function missing(tx: TenantTransaction, pictures: Pictures): Promise<Drawing[]> {
  const found = await cardsWithNumbers(tx, cardTypes.object, [...pictures.keys()])
  const cards = await existingCards(
    tx,
    typeIdsOf(declaration),
    found.map(({ cardId }) => cardId),
  )
  const bare = new Set(cards.filter(card => card.cover_file_id === null).map(({ id }) => id))
  return [...pictures].flatMap(([number, picture]) => {
    const cardId = found.find(entry => entry.number === numberKey(number))?.cardId
    return cardId && bare.has(cardId) ? [{ number, picture, cardId }] : []
  })
}

/** Gives a card its picture, unless somebody was quicker, with what the museum says about it. */
async function attach(
  tx: TenantTransaction,
  { cardId, number, picture }: Drawing,
  content: TakenIn,
  { files, author, renamed, credit }: DrawOptions,
): Promise<void> {
  const [record] = await cardsForUpdate(tx, typeIdsOf(declaration), [cardId])
  if (!record || record.cover_file_id !== null) return
  const name = `${number.replaceAll('/', '-')}.jpg`
  const metadata = metadataOf(record, picture, { credit, seed: seedOf(number) })
  const otherId = await files.keep(tx, withMetadata(content, metadata), { name, author })
  if (record.published) await publishFile(tx, otherId, { author, renamed })
  const [cardType, otherType] = [cardTypes.object, attachedType]
  await insertLinks(tx, [
    { cardId, cardType, otherId, otherType, association: unset, field: '', position: 0 },
  ])
  await writeCards(tx, [{ record, values: record.data, coverFileId: otherId }], {
    declaration,
    author,
    action: 'cover',
    renamed,
  })
  await announce(tx, declaration, { ids: [cardId], what: 'saved', accountId: author.accountId })
}

export interface DrawOptions {
  readonly database: Database
  readonly files: Files
  readonly tenantId: string
  readonly author: Author
  readonly signal: AbortSignal
  readonly renamed: Renamed
  /** Who the pictures are by. */
  readonly credit: Translated
}

/** Draws what a museum's objects look like, one short transaction a picture. Goes on where it was stopped. */
export async function drawPictures(pictures: Pictures, options: DrawOptions): Promise<void> {
  const { database, files, tenantId, signal } = options
  const wanted = await database.inTenant(tenantId, tx => missing(tx, pictures))
  const limit = pLimit(atOnce)
  await limit.map(wanted, async drawing => {
    signal.throwIfAborted()
    const { number, picture } = drawing
    const content = await files.takeIn(tenantId, await renderPicture(picture, seedOf(number)))
    await database.inTenant(tenantId, tx => attach(tx, drawing, content, options))
  })
}
