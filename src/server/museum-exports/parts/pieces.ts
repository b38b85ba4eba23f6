import { inTurns, mapInTurns } from '#server/platform/in-turns.ts'
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

/** Bytes that are handed on in one go: of a line of many megabytes, others have their turn between. */
const atOnce = 1024 ** 2

async function* linesOf(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  for await (const some of rows)
    for await (const line of inTurns(some)) {
      const bytes = Buffer.from(`${line}\n`)
      for (let at = 0; at < bytes.length; at += atOnce) yield bytes.subarray(at, at + atOnce)
    }
}

/** A value a line (JSON Lines), of values that are JSON already. */
export const textLines = (name: string, rows: AsyncIterable<readonly string[]>): Entry => ({
  name,
  shrinks: true,
  content: linesOf(rows),
})

async function* asJson(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<readonly string[]> {
  for await (const some of rows) {
    if (some.length === 0) continue
    const lines = await mapInTurns(some, row => JSON.stringify(row))
    yield [lines.join('\n')]
  }
}

/** A JSON value a line (JSON Lines). */
export const jsonLines = (name: string, rows: AsyncIterable<readonly unknown[]>): Entry =>
  textLines(name, asJson(rows))

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
