const mark = 'looks:'

/** What a picture looks like, as a search carries it for a picture that the museum does not keep: 'looks:' and 16 figures to the base of 16. */
export const looksText = (looks: string): string =>
  `${mark}${BigInt.asUintN(64, BigInt(looks)).toString(16).padStart(16, '0')}`

/** @returns what a picture looks like, as `looksOf` tells it; undefined where the text is none. */
export const readLooks = (text: string): string | undefined =>
  text.startsWith(mark) && /^[\da-f]{16}$/.test(text.slice(mark.length))
    ? BigInt.asIntN(64, BigInt(`0x${text.slice(mark.length)}`)).toString()
    : undefined
