/** What has no field of its own travels in the note: '[name: text]'. */
export interface Leftover {
  readonly name: string
  readonly text: string
}

/** Signs that survive every format and every reader; others are written by their code, as in addresses. */
const unsafe = /[^\p{L}\p{N} .,:;()/|'’–—+-]/gu

const coded = (sign: string): string => {
  const code = encodeURIComponent(sign)
  return code === sign ? `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : code
}

/** Readers of some formats drop spaces at the ends and double ones. */
const written = (text: string): string => text.replace(unsafe, coded).replace(/^ | (?= |$)/g, '%20')

function read(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A note with what has no field behind it. */
export const withLeftovers = (note: string, leftovers: readonly Leftover[]): string =>
  [note, ...leftovers.map(({ name, text }) => `[${name}: ${written(text)}]`)].filter(Boolean).join(' ')

const marked = / ?\[([\p{L}\p{N}/ _@.-]+): ?([^[\]]*)\]/gu

/** A note without what has a field after all, and that. What is in brackets under another name stays where it is. */
export function withoutLeftovers(
  note: string,
  isField: (name: string) => boolean,
): { readonly note: string; readonly leftovers: readonly Leftover[] } {
  const leftovers: Leftover[] = []
  const rest = note.replace(marked, (whole, name: string, text: string) => {
    if (!isField(name)) return whole
    leftovers.push({ name, text: read(text) })
    return ''
  })
  return { note: leftovers.length > 0 ? rest.trim() : note, leftovers }
}
