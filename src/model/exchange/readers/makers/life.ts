import { isCulture } from './cultures.ts'

const words =
  'b|born|d|died|active|act|fl|flourished|c|ca|circa|est|established|founded|geb|gest|tätig|um|aktiv|nato|nata|morto|morta|attivo|attiva|ur|zm|czynny|czynna|ok|after|before|nach|vor|dopo|prima|po|przed'
const date = new RegExp(
  `^(?:(?:${words})\\.?\\s+){0,3}(?=[^a-z]*\\d{3})[\\d\\s/?.,–—-]+(?:(?:${words}|present|BC|AD|BCE|CE)\\.?\\s*[\\d\\s/?.–—-]*){0,3}$`,
  'iu',
)

/** Returns true for dates of a life behind a name: '1606–1669', 'born 1930', 'active c. 1850'. */
export const isLife = (text: string): boolean => date.test(text.trim())

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
