/** Separators between the rows of a list, and of a list within a list. */
export const separators = [' | ', ' ; '] as const

/** Escapes a text for a cell inside this many lists. */
export const escaped = (text: string, lists: number): string =>
  lists === 0 ? text : text.replace(lists > 1 ? /[\\|;]/g : /[\\|]/g, '\\$&')

/** Reverses the escaping. */
export const unescaped = (text: string): string =>
  text.includes('\\') ? text.replace(/\\([\\|;])/g, '$1') : text

/** Splits a cell at separators that are not escaped. */
export function splitCell(text: string, separator: '|' | ';'): string[] {
  if (!text.includes('\\')) return text.split(separator).map(part => part.trim())
  const parts = ['']
  for (const piece of text.match(/\\.|[^\\]|\\$/gsu) ?? [])
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  return parts.map(part => part.trim())
}
