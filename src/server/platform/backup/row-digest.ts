import { hash } from 'node:crypto'

/** Number and fingerprint of a table's rows. */
export interface RowsDigest {
  readonly rows: number
  /** Hexadecimal; the same whatever order the rows came in. */
  readonly digest: string
}

const newline = 0x0a

/**
 * Counts and fingerprints rows in PostgreSQL's text format, a line each: hashes of the lines are added up, because a table
 * that was restored may give its rows in another order.
 */
export class RowDigest {
  readonly #sum = new Uint32Array(8)
  #rows = 0
  #rest = Buffer.alloc(0)

  add(chunk: Uint8Array): void {
    const text = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : Buffer.from(chunk)
    let start = 0
    for (let end = text.indexOf(newline); end >= 0; end = text.indexOf(newline, start)) {
      this.#addRow(text.subarray(start, end))
      start = end + 1
    }
    this.#rest = Buffer.from(text.subarray(start))
  }

  #addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer')
    for (let word = 0; word < 8; word += 1)
      this.#sum[word] = (this.#sum[word] ?? 0) + digest.readUInt32LE(word * 4)
    this.#rows += 1
  }

  result(): RowsDigest {
    return { rows: this.#rows, digest: Buffer.from(this.#sum.buffer).toString('hex') }
  }
}
