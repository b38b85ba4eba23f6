import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ArchiveError } from '../described/archive-error.ts'
import { checksumsName } from './entry-name.ts'

/** Bytes of one line, or of a file that is read as a whole: an audit of many thousand objects has one of some megabytes. */
const mostAtOnce = 256 * 1024 ** 2

/** Entries: more would not come from a museum. */
const mostEntries = 5_000_000

/** Text that shrinks further than this is nothing that anybody wrote. Below the size it does no harm. */
const mostShrinking = { times: 200, above: 16 * 1024 ** 2 }

const isText = (name: string): boolean => /\.(jsonl?|csv|txt|sha256)$/.test(name)

const isBomb = ({ fileName, compressedSize, uncompressedSize }: Entry): boolean =>
  isText(fileName) &&
  uncompressedSize > mostShrinking.above &&
  uncompressedSize > compressedSize * mostShrinking.times

/** Lines of a stream with their numbers, each of bounded length. @throws {ArchiveError} */
export async function* linesIn(
  name: string,
  content: Readable,
): AsyncGenerator<readonly [line: string, at: number]> {
  let [pieces, size, at]: [Buffer[], number, number] = [[], 0, 0]
  for await (const piece of content as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield [Buffer.concat([...pieces, piece.subarray(from, end)]).toString(), ++at]
      ;[pieces, size, from] = [[], 0, end + 1]
    }
    if (from < piece.length) pieces.push(piece.subarray(from))
    size += piece.length - from
    if (size > mostAtOnce) throw new ArchiveError(`${name}: line ${at + 1} is too long.`)
  }
  if (size > 0) yield [Buffer.concat(pieces).toString(), ++at]
}

/** The export of a whole museum, opened to be read; nothing of it is unpacked to a disk. */
export class Archive {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /** @throws {ArchiveError} for what cannot be read, or was made to do harm: names that lead elsewhere or are there twice, texts that grow without end. */
  static async open(path: string): Promise<Archive> {
    const refused = (error: Error): never => {
      throw error instanceof ArchiveError
        ? error
        : new ArchiveError(`${path} cannot be read: ${error.message}`)
    }
    const zip = await openPromise(path, {
      autoClose: false,
      lazyEntries: true,
      validateEntrySizes: true,
    }).catch(refused)
    try {
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
        const { fileName: name } = entry
        if (entries.has(name)) throw new ArchiveError(`${name} is in the archive twice.`)
        if (isBomb(entry)) throw new ArchiveError(`${name} would be too large.`)
        entries.set(name, entry)
        if (entries.size > mostEntries) throw new ArchiveError('The archive has too many files.')
      }
      return new Archive(zip, entries)
    } catch (error) {
      zip.close()
      return refused(error as Error)
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()]
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Bytes of an entry, as the archive says; reading fails where it has others. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0
  }

  /** @throws {ArchiveError} for a name that is not there */
  async content(name: string): Promise<Readable> {
    const entry = this.#entries.get(name)
    if (!entry) throw new ArchiveError(`This is not the export of a museum: ${name} is missing.`)
    return this.#zip.openReadStreamPromise(entry)
  }

  /** @throws {ArchiveError} for a name that is not there, and for what is too large to be read as a whole */
  async text(name: string): Promise<string> {
    if (this.sizeOf(name) > mostAtOnce) throw new ArchiveError(`${name} is too large.`)
    return text(await this.content(name))
  }

  async json(name: string): Promise<object> {
    return JSON.parse(await this.text(name))
  }

  /** Lines of an entry with their numbers. @throws {ArchiveError} for one that is too long */
  async *lines(name: string): AsyncGenerator<readonly [line: string, at: number]> {
    yield* linesIn(name, await this.content(name))
  }

  /** The SHA-256 of each entry, as the archive says. */
  async checksums(): Promise<ReadonlyMap<string, string>> {
    return new Map(
      (await text(await this.content(checksumsName)))
        .split('\n')
        .filter(line => line !== '')
        .map(line => [line.slice(66), line.slice(0, 64)] as const),
    )
  }

  close(): void {
    this.#zip.close()
  }
}
