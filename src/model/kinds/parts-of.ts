import type { Problems } from './kind.ts'

/** The parts of a value that is an object of them; undefined when it is empty or, which is reported, has another shape. */
export function partsOf(input: unknown, problems: Problems): Readonly<Record<string, unknown>> | undefined {
  if (input === undefined || input === null || input === '') return undefined
  if (typeof input === 'object' && !Array.isArray(input)) return input as Record<string, unknown>
  problems.add({ key: 'type' })
  return undefined
}
