/** The largest database id: a signed 64-bit integer. */
const largestId = 9_223_372_036_854_775_807n

/** Returns true for the text of a database id. */
export const isId = (value: string): boolean => /^[1-9]\d{0,18}$/.test(value) && BigInt(value) <= largestId
