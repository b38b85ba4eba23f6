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

/** Items of a list that are written in one go. */
const itemsAtOnce = 500

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value)

const isLong = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > itemsAtOnce : isObject(value) && Object.values(value).some(isLong)

/** As `JSON.stringify` does; long lists in turns: an audit has a line for each of its many thousand objects. */
async function jsonOf(value: unknown): Promise<string> {
  if (!isLong(value)) return JSON.stringify(value)
  if (Array.isArray(value)) {
    const items = await mapInTurns(value, item => JSON.stringify(item) ?? 'null')
    return `[${items.join(',')}]`
  }
  const members: string[] = []
  for (const [name, member] of Object.entries(value as object))
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${await jsonOf(member)}`)
  return `{${members.join(',')}}`
}

async function* asJson(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<readonly string[]> {
  for await (const some of rows) {
    const lines: string[] = []
    for await (const row of inTurns(some)) lines.push(await jsonOf(row))
    yield lines
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
