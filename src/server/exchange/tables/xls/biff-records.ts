import { TableError } from '../table-error.ts'
import type { CompoundStream } from './compound-file.ts'

/** Numbers of the records that are read ([MS-XLS] 2.3). */
export const recordIds = {
  formula: 0x0006,
  mergeCells: 0x00e5,
  eof: 0x000a,
  dateMode: 0x0022,
  filePass: 0x002f,
  continue: 0x003c,
  codePage: 0x0042,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  rString: 0x00d6,
  xf: 0x00e0,
  sst: 0x00fc,
  labelSst: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  boolErr: 0x0205,
  string: 0x0207,
  rk: 0x027e,
  format: 0x041e,
  bof: 0x0809,
} as const

export interface BiffRecord {
  readonly id: number
  readonly data: Buffer
  /** Place behind the record in its stream. */
  readonly end: number
}

const windowBytes = 64 * 1024

/** Records of a stream from a place on, until its end. @throws TableError damagedFile where it is cut off */
export function* biffRecords(stream: CompoundStream, from: number): Generator<BiffRecord> {
  let window: Buffer = Buffer.alloc(0)
  let start = from
  const bytesAt = (position: number, length: number): Buffer => {
    if (position + length > start + window.length) {
      window = stream.read(position, Math.max(windowBytes, length))
      start = position
      if (window.length < length) throw new TableError('damagedFile')
    }
    return window.subarray(position - start, position - start + length)
  }
  let at = from
  while (at + 4 <= stream.bytes) {
    const heading = bytesAt(at, 4)
    const id = heading.readUInt16LE(0)
    const length = heading.readUInt16LE(2)
    // Zeros fill the last sector behind the last record.
    if (id === 0 && length === 0) return
    const data = bytesAt(at + 4, length)
    at += 4 + length
    yield { id, data, end: at }
  }
}

/**
 * Contents of a record and of those that continue it. A text that goes on in the next has a byte of its own there, which states again how its
 * characters are written ([MS-XLS] 2.5.293).
 */
export class RecordContents {
  private readonly records: Iterator<BiffRecord>
  private data: Buffer
  private at = 0

  /** @param records those that follow; only those that continue the first are taken */
  constructor(first: Buffer, records: Iterator<BiffRecord>) {
    this.data = first
    this.records = records
  }

  uint8(): number {
    return this.bytes(1).readUInt8(0)
  }

  uint16(): number {
    return this.bytes(2).readUInt16LE(0)
  }

  uint32(): number {
    return this.bytes(4).readUInt32LE(0)
  }

  bytes(length: number): Buffer {
    const found: Buffer[] = []
    for (let left = length; left > 0; ) {
      if (this.at >= this.data.length) this.goOn()
      const taken = this.data.subarray(this.at, this.at + left)
      found.push(taken)
      this.at += taken.length
      left -= taken.length
    }
    return found.length === 1 ? (found[0] ?? Buffer.alloc(0)) : Buffer.concat(found)
  }

  skip(length: number): void {
    for (let left = length; left > 0; ) {
      if (this.at >= this.data.length) this.goOn()
      const taken = Math.min(left, this.data.length - this.at)
      this.at += taken
      left -= taken
    }
  }

  /** Characters of a text in Unicode, whose flags were read. */
  characters(count: number, flags: number): string {
    let wide = (flags & 1) !== 0
    let text = ''
    for (let left = count; left > 0; ) {
      if (this.at >= this.data.length) {
        this.goOn()
        wide = (this.uint8() & 1) !== 0
      }
      const size = wide ? 2 : 1
      const taken = Math.min(left, Math.floor((this.data.length - this.at) / size))
      if (taken === 0) throw new TableError('damagedFile')
      const bytes = this.data.subarray(this.at, this.at + taken * size)
      text += bytes.toString(wide ? 'utf16le' : 'latin1')
      this.at += bytes.length
      left -= taken
    }
    return text
  }

  private goOn(): void {
    const { value, done } = this.records.next()
    if (done || value.id !== recordIds.continue) throw new TableError('damagedFile')
    this.data = value.data
    this.at = 0
  }
}
