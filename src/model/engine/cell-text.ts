/** What stands between the rows of a list, and of a list in a list. */
export const separators = [' | ', ' ; '] as const

/** A text as it stands in a cell of so many lists. */
export const escaped = (text: string, lists: number): string =>
  lists === 0 ? text : text.replace(lists > 1 ? /[\\|;]/g : /[\\|]/g, '\\$&')

/** The text that was escaped. */
export const unescaped = (text: string): string =>
  text.includes('\\') ? text.replace(/\\([\\|;])/g, '$1') : text

/** Parts between separators that are not escaped. */
export function splitCell(text: string, separator: '|' | ';'): string[] {
  if (!text.includes('\\')) return text.split(separator).map(part => part.trim())
  const parts = ['']
  for (const piece of text.match(/\\.|[^\\]|\\$/gsu) ?? [])
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  return parts.map(part => part.trim())
}
