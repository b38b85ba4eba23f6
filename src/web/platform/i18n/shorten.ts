import { cut } from '#model/text/cut.ts'

/** A name inside a sentence, cut so that the sentence's end stays in view. */
export const shorten = (name: string, length = 60): string =>
  name.length > length ? `${cut(name, length - 1).trimEnd()}…` : name
