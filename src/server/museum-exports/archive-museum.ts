import { createHash } from 'node:crypto'
import { addAbortSignal, PassThrough, Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import type { Language } from '#model/languages.ts'
import type { Storage, Stored } from '#server/platform/storage/index.ts'
import { zipOf } from './archive/zip-of.ts'
import { checksumsName, everything } from './everything.ts'
import { beginGathering, type Gathering } from './gathering.ts'
import { requireRoom } from './room.ts'

export interface MuseumArchive extends Stored {
  /** Originals that are missing or damaged in the museum: they are named in the archive. */
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
 * Stores everything of a museum with all originals as one archive, and reads it again from the storage to compare it with its checksums.
 * @throws {CodedError} `conflict` where there is no room; {Error} when it is not what was written.
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

/** True when an archive is in the storage as it was written, by its size and SHA-256. It is read to its end. */
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

/** A stored file, for a reader that goes to and fro in it. */
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
  // The list has the entries in their order: what it says of all of them together is one checksum.
  const list = createHash('sha256')
  let isSame = false
  for await (const entry of zip.eachEntry()) {
    const sum = await sumOf(entry)
    if (entry.fileName === checksumsName) isSame = sum === list.digest('hex')
    else list.update(`${sum}  ${entry.fileName}\n`)
  }
  if (!isSame) throw new Error('the archive differs from its checksums')
}
