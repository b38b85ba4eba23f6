import { createHash } from 'node:crypto'
import { addAbortSignal, PassThrough, Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import type { Language } from '#model/languages.ts'
import type { Storage, Stored } from '#server/platform/storage/index.ts'
import { checksumsName } from './archive/entry-name.ts'
import { zipOf } from './archive/zip-of.ts'
import { everything } from './everything.ts'
import { beginGathering, type Gathering } from './gathering.ts'
import { requireRoom } from './room.ts'

export interface MuseumArchive extends Stored {
  /** Number of missing or damaged originals; the archive names them. */
  readonly problems: number
}

export interface ArchiveOptions {
  readonly museumId: string
  readonly language: Language
  /** Storage key. */
  readonly key: string
  readonly signal: AbortSignal
}

/**
 * Stores all data and originals of a museum as one archive, then reads it back and compares it with its checksums.
 * @throws {CodedError} `conflict` if there is no room; {Error} if it differs from what was written.
 */
export async function archiveMuseum(
  context: Gathering['context'],
  { museumId, language, key, signal }: ArchiveOptions,
): Promise<MuseumArchive> {
  const { storage } = context
  const choice = { originals: true, earlier: true }
  const gathering = await beginGathering(context, { tenantId: museumId, language, choice })
  await requireRoom(storage, gathering.about)
  signal.throwIfAborted()
  const content = addAbortSignal(signal, Readable.from(zipOf(everything(gathering))))
  const stored = await storage.put(key, content, { about: gathering.about })
  await compareEntries(storage, key, stored.size, signal)
  if (!(await isArchiveWhole(storage, key, stored, signal)))
    throw new Error('the archive in the storage is not what was written')
  return { ...stored, problems: gathering.problems.size }
}

/** Returns whether a stored archive is unchanged, by its size and SHA-256. Reads it completely. */
export async function isArchiveWhole(
  storage: Storage,
  key: string,
  { size, sha256 }: Stored,
  signal?: AbortSignal,
): Promise<boolean> {
  if ((await storage.head(key))?.size !== size) return false
  const hash = createHash('sha256')
  for await (const piece of await storage.get(key)) {
    signal?.throwIfAborted()
    hash.update(piece as Buffer)
  }
  return hash.digest('hex') === sha256
}

/** Random access to a stored file. */
class StoredReader extends RandomAccessReader {
  readonly #storage: Storage
  readonly #key: string

  constructor(storage: Storage, key: string) {
    super()
    this.#storage = storage
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const passed = new PassThrough()
    this.#storage.get(this.#key, { start, end: end - 1 }).then(
      content => {
        content.on('error', error => passed.destroy(error))
        passed.on('close', () => content.destroy())
        content.pipe(passed)
      },
      (error: Error) => passed.destroy(error),
    )
    return passed
  }
}

/** Compares every entry of an archive with the list of checksums in it. @throws {Error} when they differ. */
async function compareEntries(
  storage: Storage,
  key: string,
  size: number,
  signal: AbortSignal,
): Promise<void> {
  const zip = await fromRandomAccessReaderPromise(new StoredReader(storage, key), size, {
    autoClose: false,
    validateEntrySizes: true,
  })
  const sumOf = async (entry: Entry): Promise<string> => {
    const hash = createHash('sha256')
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      signal.throwIfAborted()
      hash.update(piece as Buffer)
    }
    return hash.digest('hex')
  }
  // The list has the entries in order, so one checksum covers all of them.
  const list = createHash('sha256')
  let isSame = false
  for await (const entry of zip.eachEntry()) {
    const sum = await sumOf(entry)
    if (entry.fileName === checksumsName) isSame = sum === list.digest('hex')
    else list.update(`${sum}  ${entry.fileName}\n`)
  }
  if (!isSame) throw new Error('the archive differs from its checksums')
}
