/** A value without a field, which travels in the note as '[name: text]'. */
export interface Leftover {
  readonly name: string
  readonly text: string
}

/** Characters that may not survive every format and reader, which are percent-encoded. */
const unsafe = /[^\p{L}\p{N} .,:;()/|'’–—+-]/gu

const coded = (sign: string): string => {
  const code = encodeURIComponent(sign)
  return code === sign ? `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : code
}

/** Trims and collapses spaces, as readers of some formats do. */
const written = (text: string): string => text.replace(unsafe, coded).replace(/^ | (?= |$)/g, '%20')

function read(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Appends values without a field to a note. */
export const withLeftovers = (note: string, leftovers: readonly Leftover[]): string =>
  [note, ...leftovers.map(({ name, text }) => `[${name}: ${written(text)}]`)].filter(Boolean).join(' ')

const marked = / ?\[([\p{L}\p{N}/ _@.-]+): ?([^[\]]*)\]/gu

/** Splits a note into its text and the values that have a field after all. Brackets with other names are left in place. */
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
