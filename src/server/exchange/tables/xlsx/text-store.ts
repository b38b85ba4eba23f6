import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const blockBytes = 64 * 1024
/** Blocks kept in memory, those used last: 16 MB. */
const keptBlocks = 256

/**
 * Texts by number, in a file of their own: a large workbook has millions of them, and only a few are needed at a time,
 * because spreadsheets number them in the order in which cells use them.
 */
export class TextStore {
  private readonly folder = mkdtempSync(join(tmpdir(), 'vitrine-table-'))
  private readonly file = openSync(join(this.folder, 'texts'), 'w+')
  /** End of each text; it starts at the end of the previous one. */
  private readonly ends: number[] = []
  private readonly kept = new Map<number, Buffer>()
  private waiting: Buffer[] = []
  private waitingBytes = 0
  private written = 0

  /** Bytes of all texts. */
  get bytes(): number {
    return this.written + this.waitingBytes
  }

  add(text: string): void {
    const bytes = Buffer.from(text)
    this.waiting.push(bytes)
    this.waitingBytes += bytes.length
    this.ends.push(this.bytes)
    if (this.waitingBytes >= blockBytes) this.flush()
  }

  /** To be called after the last `add` and before the first `at`. */
  flush(): void {
    const bytes = Buffer.concat(this.waiting)
    for (let done = 0; done < bytes.length; ) done += writeSync(this.file, bytes, done)
    this.written += bytes.length
    this.waiting = []
    this.waitingBytes = 0
  }

  at(index: number): string | undefined {
    const end = this.ends[index]
    if (end === undefined) return undefined
    const start = this.ends[index - 1] ?? 0
    const block = Math.floor(start / blockBytes)
    if (end > (block + 1) * blockBytes) return this.read(start, end - start).toString()
    return this.block(block).toString('utf8', start - block * blockBytes, end - block * blockBytes)
  }

  close(): void {
    closeSync(this.file)
    rmSync(this.folder, { recursive: true, force: true })
  }

  private block(number: number): Buffer {
    const found = this.kept.get(number) ?? this.read(number * blockBytes, blockBytes)
    this.kept.delete(number)
    this.kept.set(number, found)
    const [oldest] = this.kept.keys()
    if (this.kept.size > keptBlocks && oldest !== undefined) this.kept.delete(oldest)
    return found
  }

  private read(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafeSlow(length)
    return bytes.subarray(0, readSync(this.file, bytes, 0, length, position))
  }
}
