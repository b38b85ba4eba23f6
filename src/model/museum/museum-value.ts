import type { MuseumData } from './museum-data.ts'
import type { MuseumPath } from './museum-fields.ts'

type Inner = Readonly<Record<string, string>>

/** Returns the value at a path. */
export function museumValue(data: MuseumData, path: MuseumPath): string {
  const [outer, inner] = path.split('.') as [keyof MuseumData, string | undefined]
  const value: string | Inner = data[outer]
  return typeof value === 'string' ? value : (value[inner ?? ''] ?? '')
}

/** Returns the data with another value at a path. */
export function withMuseumValue(data: MuseumData, path: MuseumPath, value: string): MuseumData {
  const [outer, inner] = path.split('.') as [keyof MuseumData, string | undefined]
  return { ...data, [outer]: inner === undefined ? value : { ...(data[outer] as object), [inner]: value } }
}
