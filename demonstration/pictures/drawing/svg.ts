type Part = string | number | readonly string[] | undefined | false

const write = (part: Part): string => {
  if (typeof part === 'number') return String(Math.round(part * 100) / 100)
  if (part === undefined || part === false) return ''
  return typeof part === 'string' ? part : part.join('')
}

/** Markup with its numbers rounded, its lists joined, and nothing for what is missing. */
export const svg = (texts: TemplateStringsArray, ...parts: readonly Part[]): string =>
  texts.map((text, index) => text + write(parts[index])).join('')

/** `count` pieces of markup, one after the other. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_none, index) => make(index)).join('')
