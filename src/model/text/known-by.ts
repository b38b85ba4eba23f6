import { cut } from './cut.ts'
import { fold } from './fold.ts'

/** Characters by which names are compared: the limit of an index entry. */
const longest = 200

/** Normalises a whole text for comparison: case, accents and spaces do not matter. */
export const textKey = (text: string): string => fold(text).trim().replace(/\s+/g, ' ')

/** Normalises a whole name for comparison, up to the limit of an index entry. */
export const nameKey = (name: string): string => cut(textKey(name), longest)

/** Normalises an identifier for comparison: 'ULAN: 500115588' and 'ulan:500115588' are the same. */
export const identifierKey = (identifier: string): string =>
  cut(fold(identifier).replace(/\s+/g, ''), longest)

/** Returns the variants of a name: 'Gruel, Léon' and 'Léon Gruel'. The given form comes first. */
export function namesAround(name: string): readonly string[] {
  const [surname = '', given, ...more] = name.split(',').map(part => part.trim())
  if (given !== undefined) return more.length > 0 || given === '' ? [name] : [name, `${given} ${surname}`]
  const words = surname.split(/\s+/)
  const last = words.pop()
  return words.length === 0 ? [name] : [name, `${last}, ${words.join(' ')}`]
}
