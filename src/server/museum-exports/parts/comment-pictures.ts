import { originalKey } from '#server/files/index.ts'
import { type Entry, type Gathering, tally, unitsOfBytes } from '../gathering.ts'
import { commentPicturesAfter } from '../store/cards.ts'
import { batches } from './pieces.ts'

const batch = 500

/** Pictures in comments, some at a time. */
export const pictureRows = ({ context, tenantId }: Gathering) =>
  batches(
    '0',
    after => context.database.inTenant(tenantId, tx => commentPicturesAfter(tx, { after, limit: batch })),
    ({ id }) => id,
  )

type Row = Awaited<ReturnType<typeof commentPicturesAfter>>[number]

/** Returns the path of a picture in the archive, in a folder of its comment. */
export const pathOfPicture = ({ id, comment_id }: Pick<Row, 'id' | 'comment_id'>): string =>
  `files/comments/${comment_id}/${id}.webp`

async function* content(gathering: Gathering, row: Row): AsyncGenerator<Buffer> {
  for await (const piece of (await gathering.context.storage.get(
    originalKey(row.storage_key),
  )) as AsyncIterable<Buffer>) {
    gathering.done += unitsOfBytes(piece.length)
    yield piece
  }
}

/** The pictures in comments. One that is missing ends nothing, and is listed. */
export async function* picturesPart(gathering: Gathering): AsyncGenerator<Entry> {
  for await (const rows of pictureRows(gathering))
    for (const row of rows) {
      if (!(await gathering.context.storage.has(originalKey(row.storage_key)))) {
        gathering.problems.set(pathOfPicture(row), 'missing')
        continue
      }
      yield {
        name: pathOfPicture(row),
        shrinks: false,
        bytes: Number(row.bytes),
        content: content(gathering, row),
      }
      tally(gathering, 'files/comments', 1)
    }
}
