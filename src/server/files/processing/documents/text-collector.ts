import { cut } from '#model/text/cut.ts'

/** A little more than is kept of the text, whose blanks are still to be taken out. */
export const mostCharacters = 220_000

/** Collects a text until there is enough of it. */
export interface TextCollector {
  add(text: string): void
  isFull(): boolean
  text(): string
}

export function createTextCollector(): TextCollector {
  const pieces: string[] = []
  let left = mostCharacters
  return {
    add(text) {
      if (left <= 0) return
      pieces.push(cut(text, left))
      left -= text.length
    },
    isFull: () => left <= 0,
    text: () =>
      pieces
        .join('')
        .replace(/[ \t]+/g, ' ')
        .replace(/(?<!\s)\s*\n\s*/g, '\n'),
  }
}
