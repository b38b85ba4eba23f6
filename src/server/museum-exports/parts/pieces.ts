import type { Entry } from '../gathering.ts'

/** Reads on and on behind the last row, a batch at a time. */
export async function* batches<Row, Key>(
  first: Key,
  read: (after: Key) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  for (let after = first; ; ) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = keyOf(last)
  }
}

async function* linesOf(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<Buffer> {
  for await (const some of rows)
    if (some.length > 0) yield Buffer.from(`${some.map(row => JSON.stringify(row)).join('\n')}\n`)
}

/** A JSON value a line (JSON Lines). */
export const jsonLines = (name: string, rows: AsyncIterable<readonly unknown[]>): Entry => ({
  name,
  shrinks: true,
  content: linesOf(rows),
})

async function* whole(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

export const textEntry = (name: string, text: string): Entry => ({
  name,
  shrinks: true,
  content: whole(text),
})

export const jsonEntry = (name: string, value: unknown): Entry =>
  textEntry(name, `${JSON.stringify(value, null, 2)}\n`)
