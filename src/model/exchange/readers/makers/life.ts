import { isCulture } from './cultures.ts'

/** Words beside the dates of a life, in four languages. */
const words: ReadonlySet<string> = new Set(
  'b|born|d|died|active|act|fl|flourished|c|ca|circa|est|established|founded|geb|gest|tätig|um|aktiv|nato|nata|morto|morta|attivo|attiva|ur|zm|czynny|czynna|ok|after|before|nach|vor|dopo|prima|po|przed|present|bc|ad|bce|ce'.split(
    '|',
  ),
)

/** More words than beside two dates are a sentence. */
const mostWords = 6

/** Returns true for dates of a life behind a name: '1606–1669', 'born 1930', 'active c. 1850'. */
export function isLife(text: string): boolean {
  if (!/\d{3}/.test(text) || !/^[\p{L}\d\s/?.,–—-]+$/u.test(text)) return false
  const found = text.match(/\p{L}+/gu) ?? []
  return found.length <= mostWords && found.every(word => words.has(word.toLowerCase()))
}

/** Returns true for brackets that belong to one person: dates, or where the person is from. */
export const tellsOfLife = (inside: string): boolean =>
  /\d{3}/.test(inside) ||
  /\d\d?(?:th|st|nd|rd)\s|\bcentury\b|\bJh|\bsec\.|\bw\.$/i.test(inside) ||
  inside.split(/,\s*/).some(isCulture)

/** A name before the dates behind it, and those. */
export interface WithLife {
  readonly name: string
  readonly life: string
}

/** Takes dates off the end of a name, with the nationality before them: 'Rembrandt van Rijn, Dutch, 1606–1669'. */
export function lifeBehind(text: string): WithLife | undefined {
  const parts = text.split(',')
  const last = parts.at(-1) ?? ''
  if (parts.length < 2 || !isLife(last)) return undefined
  const before = parts.at(-2)?.trim() ?? ''
  // 'Polanski, Roman' has a given name; what is before a nationality is a whole name.
  const isWhole = parts.length > 3 || /\S\s+\S/.test(parts[0]?.trim() ?? '')
  const from = parts.length > 2 && isCulture(before) && isWhole ? -2 : -1
  return { name: parts.slice(0, from).join(',').trim(), life: parts.slice(from).join(',').trim() }
}
