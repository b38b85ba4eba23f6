import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { temporaryFolder } from '../temporary-folder.ts'

/** The growing list of checksums. It is kept in a file, so that a million members need no more memory than ten. */
export class ChecksumList {
  readonly #folder: string
  readonly #stream: WriteStream

  private constructor(folder: string) {
    this.#folder = folder
    this.#stream = createWriteStream(join(folder, 'list'), { mode: 0o600 })
    // A full disk shows when the list is added to or ended.
    this.#stream.on('error', () => undefined)
  }

  static async create(): Promise<ChecksumList> {
    return new ChecksumList(await temporaryFolder())
  }

  /** Adds a line as `sha256sum` writes it. */
  async add(name: string, sha256: string): Promise<void> {
    if (!this.#stream.write(`${sha256}  ${name}\n`)) {
      await once(this.#stream, 'drain')
    }
  }

  async end(): Promise<{ file: string; size: number }> {
    this.#stream.end()
    await finished(this.#stream)
    const file = join(this.#folder, 'list')
    return { file, size: (await stat(file)).size }
  }

  async remove(): Promise<void> {
    this.#stream.end()
    await finished(this.#stream).catch(() => undefined)
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** The first member on which two lists differ; undefined when they are the same. */
export async function firstDifference(ours: string, theirs: string): Promise<string | undefined> {
  const left = linesOf(ours)
  const right = linesOf(theirs)
  for (;;) {
    const [mine, stated] = [(await left.next()).value, (await right.next()).value]
    if (mine !== stated) return nameIn(mine ?? stated)
    if (mine === undefined) return undefined
  }
}

const linesOf = (file: string): AsyncIterator<string, undefined> =>
  createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]()

const nameIn = (line: string | undefined): string => line?.slice(66) ?? ''
