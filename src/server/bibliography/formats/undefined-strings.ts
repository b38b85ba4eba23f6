/** Strings that BibTeX itself knows. */
const known = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/

/**
 * Strings that a file uses and does not say, because they stand in another file (`journal = antk`): each is to be what it is called, so that a
 * reader sees it. On one line, before the file's first.
 */
export function undefinedStrings(text: string): string {
  const said = new Set(
    [...text.matchAll(/@string[ \t]*[{(]\s*([\w:+-]+)/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  const used = new Set(
    [...text.matchAll(/[=#]\s*([a-z_][\w:+-]*)\s*[,}#\n\r]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  return [...used]
    .filter(name => !said.has(name) && !known.test(name))
    .map(name => `@string{${name} = {${name}}} `)
    .join('')
}
