/** The longest a string may become, with all that is put into it. */
const longest = 1_000_000

const definition = /@string\s*[{(]\s*([\w:+-]+)\s*=([^@]*)/gi

/**
 * The line of the first `@string` that becomes too long once others are put into it: a few lines, each with the one before several times,
 * unfold to more than any memory holds.
 */
export function swellingString(text: string): number | undefined {
  const lengths = new Map<string, number>()
  for (const { index, 1: name = '', 2: value = '' } of text.matchAll(definition)) {
    const parts = value.split('#').map(part => part.trim().replace(/[)}]$/, '').trim().toLowerCase())
    const length = parts.reduce((sum, part) => sum + (lengths.get(part) ?? part.length), 0)
    if (length > longest) return text.slice(0, index).split('\n').length
    lengths.set(name.toLowerCase(), length)
  }
  return undefined
}
