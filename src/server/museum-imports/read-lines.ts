import { z } from 'zod/mini'
import { ArchiveError, cardLine } from '#server/museum-exports/index.ts'
import type { Taking } from './imports-context.ts'

/** A line of a record, of whatever type. */
export const recordLine = z.extend(cardLine, { data: z.record(z.string(), z.unknown()) })
export type RecordLine = z.output<typeof recordLine>

/**
 * Items of an entry, one a line, some at a time; none where the archive has no such entry. Ends when it is to stop.
 * @throws {ArchiveError} for a line of another shape
 */
export async function* itemsOf<Shape extends z.ZodMiniType>(
  { from: { archive }, signal }: Pick<Taking, 'from' | 'signal'>,
  name: string,
  shape: Shape,
  atOnce = 50,
): AsyncGenerator<z.output<Shape>[]> {
  if (!archive.has(name)) return
  let some: z.output<Shape>[] = []
  for await (const [line, at] of archive.lines(name)) {
    const wrong = (problem: string) => new ArchiveError(`${name}: line ${at}: ${problem}`)
    const value = readJson(line, wrong)
    const { data, error } = shape.safeParse(value)
    if (error)
      throw wrong(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
    some.push(data as z.output<Shape>)
    if (some.length < atOnce) continue
    if (signal.aborted) return
    yield some
    some = []
  }
  if (some.length > 0 && !signal.aborted) yield some
}

function readJson(line: string, wrong: (problem: string) => ArchiveError): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw wrong((error as Error).message)
  }
}
