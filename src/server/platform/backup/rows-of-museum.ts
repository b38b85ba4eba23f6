const [newline, tab] = [0x0a, 0x09]

/** Returns the start and end of a column in a line. Tabs and line ends within values are escaped in PostgreSQL's text format. */
function columnOf(line: Buffer, column: number): Buffer {
  let start = 0
  for (let skipped = 0; skipped < column; skipped += 1) start = line.indexOf(tab, start) + 1
  const end = line.indexOf(tab, start)
  return end < 0 ? line.subarray(start) : line.subarray(start, end)
}

/** Lines of a table in PostgreSQL's text format, without their ends. */
export async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let rest = Buffer.alloc(0)
  for await (const chunk of content) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk)
    let start = 0
    for (let end = text.indexOf(newline); end >= 0; end = text.indexOf(newline, start)) {
      yield text.subarray(start, end)
      start = end + 1
    }
    rest = Buffer.from(text.subarray(start))
  }
}

/** Values of a line, null for none; escapes as PostgreSQL writes them ('COPY', text format). */
export const valuesOf = (line: Buffer): (string | null)[] =>
  line
    .toString()
    .split('\t')
    .map(value =>
      value === '\\N' ? null : value.replace(/\\(.)/g, (_whole, sign: string) => signs[sign] ?? sign),
    )

const signs: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** Bytes gathered before they are handed on: rows are small, and many. */
const blockSize = 256 * 1024

/**
 * The rows of a table in which a column has a value. Nothing but the present block is held in memory.
 * @param seen counts all rows that were there.
 */
export async function* rowsWith(
  content: AsyncIterable<Uint8Array>,
  column: number,
  value: string,
  seen: { rows: number },
): AsyncGenerator<Buffer, void> {
  const wanted = Buffer.from(value)
  let gathered: Buffer[] = []
  let length = 0
  for await (const line of linesOf(content)) {
    seen.rows += 1
    if (!columnOf(line, column).equals(wanted)) continue
    gathered.push(line, Buffer.of(newline))
    length += line.length + 1
    if (length < blockSize) continue
    yield Buffer.concat(gathered)
    gathered = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(gathered)
}
