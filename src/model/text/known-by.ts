import { cut } from './cut.ts'
import { fold } from './fold.ts'

/** Characters by which names are compared: as many as an index entry holds. */
const longest = 200

/** A text as it is compared as a whole: neither case, accents nor spaces count. */
export const textKey = (text: string): string => fold(text).trim().replace(/\s+/g, ' ')

/** A name as it is compared as a whole, by as much of it as an index entry holds. */
export const nameKey = (name: string): string => cut(textKey(name), longest)

/** An identifier as it is compared as a whole: 'ULAN: 500115588' and 'ulan:500115588' are the same. */
export const identifierKey = (identifier: string): string =>
  cut(fold(identifier).replace(/\s+/g, ''), longest)

/**
 * The ways in which somebody called so may be called as well: 'Gruel, Léon' is 'Léon Gruel', and the other way round. The name itself
 * comes first.
 */
export function namesAround(name: string): readonly string[] {
  const [surname = '', given, ...more] = name.split(',').map(part => part.trim())
  if (given !== undefined) return more.length > 0 || given === '' ? [name] : [name, `${given} ${surname}`]
  const words = surname.split(/\s+/)
  const last = words.pop()
  return words.length === 0 ? [name] : [name, `${last}, ${words.join(' ')}`]
}
