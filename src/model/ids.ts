/** The largest number a database id can be: a signed integer of 64 bits. */
const largestId = 9_223_372_036_854_775_807n

/** True for the text of a database id. */
export const isId = (value: string): boolean => /^[1-9]\d{0,18}$/.test(value) && BigInt(value) <= largestId
