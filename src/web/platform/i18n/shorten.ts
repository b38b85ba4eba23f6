/** A name inside a sentence, cut so that the sentence's end stays in view. */
export const shorten = (name: string, length = 60): string =>
  name.length > length ? `${name.slice(0, length - 1).trimEnd()}…` : name
