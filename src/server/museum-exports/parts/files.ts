import { createHash } from 'node:crypto'
import { cardTypeNames, cardTypeOfId } from '#model/record-types.ts'
import { originalKey } from '#server/files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { entryName } from '../archive/entry-name.ts'
import { type Entry, type Gathering, tally, unitsOfBytes } from '../gathering.ts'
import { attachedTo, type ContentRow, contentsAfter } from '../store/files.ts'
import { picturesPart } from './comment-pictures.ts'
import { csvEntry } from './csv-entry.ts'
import { batches, textEntry } from './pieces.ts'

const batch = 200

const contents = ({ context, tenantId, upTo }: Gathering) =>
  batches(
    ['0', 0] as readonly [string, number],
    after => context.database.inTenant(tenantId, tx => contentsAfter(tx, { after, upTo, limit: batch })),
    ({ card_id, version }) => [card_id, version] as const,
  )

/** Returns the path of a content in the archive: in a folder of its own, so that names cannot collide. */
function pathOf({ card_id, version, current, name, card_name }: ContentRow): string {
  return current
    ? `files/originals/${card_id}/${entryName(card_name ?? name)}`
    : `files/earlier/${card_id}/${version}/${entryName(name)}`
}

const isTaken = ({ choice }: Gathering, { current }: ContentRow): boolean =>
  choice.originals && (current || choice.earlier)

/** A content as it is stored, compared with its checksum while it goes by. One that is damaged goes along as it is, and is reported. */
async function* compared(gathering: Gathering, row: ContentRow): AsyncGenerator<Buffer> {
  const { storage } = gathering.context
  const hash = createHash('sha256')
  let bytes = 0
  const wrong = (problem: string) => gathering.problems.set(pathOf(row), problem)
  try {
    for await (const piece of (await storage.get(originalKey(row.storage_key))) as AsyncIterable<Buffer>) {
      hash.update(piece)
      bytes += piece.length
      gathering.done += unitsOfBytes(piece.length)
      yield piece
    }
  } catch (error) {
    if (error instanceof CodedError && error.code === 'not_found') return void wrong('missing')
    // A storage that is well, but for this file.
    await storage.check()
    return void wrong(`unreadable: ${error instanceof Error ? error.message : ''}`)
  }
  if (bytes !== Number(row.bytes)) wrong(`damaged: ${bytes} bytes instead of ${row.bytes}`)
  else if (hash.digest('hex') !== row.sha256) wrong(`damaged: its SHA-256 should be ${row.sha256}`)
}

async function* originals(gathering: Gathering): AsyncGenerator<Entry> {
  for await (const rows of contents(gathering))
    for (const row of rows) {
      if (!isTaken(gathering, row)) continue
      if (!(await gathering.context.storage.has(originalKey(row.storage_key)))) {
        gathering.problems.set(pathOf(row), 'missing')
        gathering.done += unitsOfBytes(Number(row.bytes))
        continue
      }
      yield { name: pathOf(row), shrinks: false, bytes: Number(row.bytes), content: compared(gathering, row) }
      tally(gathering, row.current ? 'files/originals' : 'files/earlier', 1)
    }
}

const columns = [
  'file_id',
  'version',
  'current',
  'in_bin',
  'name',
  'path',
  'media_type',
  'bytes',
  'sha256',
  'added_at',
  'attached_to',
  'problem',
]

async function* lines(gathering: Gathering) {
  for await (const rows of contents(gathering)) {
    const ids = rows.map(({ card_id }) => card_id)
    const attached = await gathering.context.database.inTenant(gathering.tenantId, tx => attachedTo(tx, ids))
    for (const row of rows) {
      const cards = (attached.get(row.card_id) ?? []).map(({ other_id, type, number }) => {
        const name = cardTypeOfId(type)
        return `${name ? cardTypeNames[name] : type} ${other_id}${number === '' ? '' : ` (${number})`}`
      })
      yield [
        row.card_id,
        String(row.version),
        String(row.current),
        String(row.deleted_at !== null),
        row.name,
        isTaken(gathering, row) ? pathOf(row) : '',
        row.mime,
        row.bytes,
        row.sha256,
        row.created_at.toISOString(),
        cards.join('; '),
        gathering.problems.get(pathOf(row)) ?? '',
      ]
    }
    tally(gathering, 'files/contents', rows.length)
  }
}

/** The files themselves, as they came in, and a table of what is known of them. What is missing or damaged ends nothing, and is listed. */
export async function* filesPart(gathering: Gathering): AsyncGenerator<Entry> {
  if (gathering.choice.originals) {
    yield* originals(gathering)
    yield* picturesPart(gathering)
  }
  yield csvEntry('files/files.csv', columns, lines(gathering))
  const { problems } = gathering
  if (problems.size > 0)
    yield textEntry('problems.txt', [...problems].map(([path, problem]) => `${path}: ${problem}\n`).join(''))
}
