import { mapInTurns } from './in-turns.ts'

const listOf = (items: readonly string[]): string => `[${items.join(',')}]`

/** @param entries names with their values as JSON already */
const objectOf = (entries: readonly (readonly [name: string, json: string])[]): string =>
  `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined)

/** Plain data as JSON that is the same for the same data: keys in their order, no spaces (as RFC 8785 has it). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return listOf(value.map(each => canonicalJson(each ?? null)))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return objectOf(entriesOf(value).map(([name, inner]) => [name, canonicalJson(inner)]))
}

/** The same text of an object that has long lists, made without keeping a request waiting. */
export async function canonicalJsonInTurns(value: object): Promise<string> {
  const entries: [string, string][] = []
  for (const [name, inner] of entriesOf(value)) {
    const json = Array.isArray(inner)
      ? listOf(await mapInTurns(inner, each => canonicalJson(each ?? null)))
      : canonicalJson(inner)
    entries.push([name, json])
  }
  return objectOf(entries)
}
