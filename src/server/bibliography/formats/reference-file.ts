import { fold } from '#model/text/fold.ts'

/** A fault of a file of references, with its line. */
export class ReferenceFileError extends Error {
  readonly line: number

  constructor(line: number, cause?: unknown) {
    super(`line ${line}`, cause === undefined ? undefined : { cause })
    this.name = 'ReferenceFileError'
    this.line = line
  }
}

const words = (text: string): readonly string[] =>
  fold(text.replace(/\\[a-zA-Z]+\*?|\\.|[{}$~]/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []

/** A test of texts against an item: true of those with words that are nowhere in it. */
export function missingIn(item: Readonly<Record<string, unknown>>): (text: string) => boolean {
  const known = new Set(words(JSON.stringify(item).replace(/\\[nrt]/g, ' ')))
  return text => words(text).some(word => !known.has(word))
}
