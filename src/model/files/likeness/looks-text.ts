const mark = 'looks:'

/** Returns a fingerprint as a search carries it, for a picture the museum does not have: 'looks:' and 16 hexadecimal digits. */
export const looksText = (looks: string): string =>
  `${mark}${BigInt.asUintN(64, BigInt(looks)).toString(16).padStart(16, '0')}`

/** Parses a fingerprint from a search; undefined for other texts. */
export const readLooks = (text: string): string | undefined =>
  text.startsWith(mark) && /^[\da-f]{16}$/.test(text.slice(mark.length))
    ? BigInt.asIntN(64, BigInt(`0x${text.slice(mark.length)}`)).toString()
    : undefined
