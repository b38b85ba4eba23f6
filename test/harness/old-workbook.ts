const sectorBytes = 512
const smallSectorBytes = 64
const endOfChain = 0xfffffffe
const free = 0xffffffff
const tablePart = 0xfffffffd
/** Streams below this are in small sectors. */
const smallest = 4096

const filled = (bytes: Buffer, size: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((size - (bytes.length % size)) % size)])

const numbers = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, at * 4)
  return bytes
}

const entry = (name: string, kind: number, start: number, bytes: number): Buffer => {
  const written = Buffer.alloc(128)
  written.write(name, 0, 'utf16le')
  written.writeUInt16LE((name.length + 1) * 2, 64)
  written.writeUInt8(kind, 66)
  for (const at of [68, 72, 76]) written.writeUInt32LE(free, at)
  written.writeUInt32LE(start >>> 0, 116)
  written.writeUInt32LE(bytes, 120)
  return written
}

/** A compound file of these streams: the container of the older Office formats. */
export const compoundFile = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const sectors: Buffer[] = []
  const table: number[] = []
  const put = (bytes: Buffer): number => {
    const start = sectors.length
    const whole = filled(bytes, sectorBytes)
    for (let at = 0; at < whole.length; at += sectorBytes) {
      sectors.push(whole.subarray(at, at + sectorBytes))
      table.push(at + sectorBytes < whole.length ? sectors.length : endOfChain)
    }
    return whole.length === 0 ? endOfChain : start
  }
  const smallTable: number[] = []
  const small: Buffer[] = []
  const putSmall = (bytes: Buffer): number => {
    const start = small.length
    const whole = filled(bytes, smallSectorBytes)
    for (let at = 0; at < whole.length; at += smallSectorBytes) {
      small.push(whole.subarray(at, at + smallSectorBytes))
      smallTable.push(at + smallSectorBytes < whole.length ? small.length : endOfChain)
    }
    return start
  }
  const entries = Object.entries(streams).map(([name, bytes]) =>
    entry(name, 2, bytes.length < smallest ? putSmall(bytes) : put(bytes), bytes.length),
  )
  const container = Buffer.concat(small)
  const directory = put(Buffer.concat([entry('Root Entry', 5, put(container), container.length), ...entries]))
  const smallTableStart = put(numbers(smallTable))
  const perSector = sectorBytes / 4
  const tables = Math.ceil((sectors.length + 1) / (perSector - 1))
  const firstTable = sectors.length
  for (let at = 0; at < tables; at++) table.push(tablePart)
  while (table.length < tables * perSector) table.push(free)
  const header = Buffer.alloc(sectorBytes)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tables, 44)
  header.writeUInt32LE(directory, 48)
  header.writeUInt32LE(smallest, 56)
  header.writeUInt32LE(smallTableStart, 60)
  header.writeUInt32LE(smallTable.length > 0 ? 1 : 0, 64)
  header.writeUInt32LE(endOfChain, 68)
  for (let at = 0; at < 109; at++) header.writeUInt32LE(at < tables ? firstTable + at : free, 76 + at * 4)
  return Buffer.concat([header, ...sectors, numbers(table)])
}

const twoBytes = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2)
  return bytes
}

/** A record of an old workbook. */
export const biffRecord = (id: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer => {
  const data = Buffer.concat(parts.map(part => (Buffer.isBuffer(part) ? part : Buffer.from(part))))
  return Buffer.concat([twoBytes(id, data.length), data])
}

/** A text as Excel 97 and later write it, with a length of two bytes, in one byte or in two for each character. */
export const biffText = (text: string, wide = [...text].some(each => each > '\u00ff')): Buffer =>
  Buffer.concat([
    twoBytes(text.length),
    Buffer.from([wide ? 1 : 0]),
    Buffer.from(text, wide ? 'utf16le' : 'latin1'),
  ])

/** Cells with their 0-based places, in style 0 if none is named. */
export const biffCell = {
  label: (row: number, column: number, text: string) =>
    biffRecord(0x0204, twoBytes(row, column, 0), biffText(text)),
  /** As Excel 5 and 95 write it. */
  bytes: (row: number, column: number, bytes: Buffer) =>
    biffRecord(0x0204, twoBytes(row, column, 0, bytes.length), bytes),
  shared: (row: number, column: number, index: number) =>
    biffRecord(0x00fd, twoBytes(row, column, 0), numbers([index])),
  number: (row: number, column: number, value: number, style = 0) => {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleLE(value)
    return biffRecord(0x0203, twoBytes(row, column, style), bytes)
  },
  rk: (row: number, column: number, rk: number, style = 0) =>
    biffRecord(0x027e, twoBytes(row, column, style), numbers([rk])),
  rks: (row: number, column: number, rks: readonly number[]) =>
    biffRecord(
      0x00bd,
      twoBytes(row, column),
      ...rks.map(rk => Buffer.concat([twoBytes(0), numbers([rk])])),
      twoBytes(column + rks.length - 1),
    ),
  formula: (row: number, column: number, result: Buffer) =>
    biffRecord(0x0006, twoBytes(row, column, 0), result, twoBytes(0), numbers([0]), twoBytes(0)),
  boolean: (row: number, column: number, value: boolean) =>
    biffRecord(0x0205, twoBytes(row, column, 0), [value ? 1 : 0, 0]),
  error: (row: number, column: number, code: number) =>
    biffRecord(0x0205, twoBytes(row, column, 0), [code, 1]),
  blank: (row: number, column: number) => biffRecord(0x0201, twoBytes(row, column, 0)),
}

/** A style of cells by the number of its format. */
export const biffStyle = (format: number): Buffer => biffRecord(0x00e0, twoBytes(0, format), Buffer.alloc(16))

/** A format of numbers of the workbook's own. */
export const biffFormat = (id: number, code: string): Buffer =>
  biffRecord(0x041e, twoBytes(id), biffText(code))

/** The texts that cells share, as records of at most so many bytes each. */
export const biffShared = (texts: readonly Buffer[]): Buffer =>
  biffRecord(0x00fc, numbers([texts.length, texts.length]), ...texts)

export interface OldWorkbook {
  /** 0x0600 for Excel 97 and later, 0x0500 for Excel 5 and 95. */
  readonly version?: number
  /** Records before the sheets. */
  readonly globals?: readonly Buffer[]
  readonly sheets: Readonly<Record<string, readonly Buffer[]>>
  readonly hidden?: readonly string[]
}

const first = (version: number, kind: number): Buffer =>
  biffRecord(0x0809, twoBytes(version, kind, 0, 0), Buffer.alloc(version === 0x0600 ? 8 : 0))
const last = biffRecord(0x000a)

/** The stream of a workbook of Excel 5 to 2003. */
export const oldWorkbookStream = ({
  version = 0x0600,
  globals = [],
  sheets,
  hidden = [],
}: OldWorkbook): Buffer => {
  const contents = Object.entries(sheets).map(([name, records]) => ({
    name,
    bytes: Buffer.concat([first(version, 0x10), ...records, last]),
  }))
  const bounds = (starts: readonly number[]): Buffer[] =>
    contents.map(({ name }, at) =>
      biffRecord(
        0x0085,
        numbers([starts[at] ?? 0]),
        [hidden.includes(name) ? 1 : 0, 0, name.length],
        version === 0x0600 ? [0] : [],
        Buffer.from(name, 'latin1'),
      ),
    )
  const beginning = (starts: readonly number[]): Buffer =>
    Buffer.concat([first(version, 5), ...globals, ...bounds(starts), last])
  let at = beginning([]).length
  const starts = contents.map(({ bytes }) => {
    const start = at
    at += bytes.length
    return start
  })
  return Buffer.concat([beginning(starts), ...contents.map(({ bytes }) => bytes)])
}

/** A workbook of Excel 5 to 2003. */
export const oldWorkbook = (book: OldWorkbook): Buffer =>
  compoundFile({ [book.version === 0x0500 ? 'Book' : 'Workbook']: oldWorkbookStream(book) })
