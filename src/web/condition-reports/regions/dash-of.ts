/** Pixels drawn and left out; the first is a whole line. Five, beside twelve colours: a pair comes again after sixty types. */
const dashes = ['none', '9 4', '2 4', '12 4 2 4', '18 6'] as const

/** Returns the dash pattern of a damage type: types can be distinguished without colours. */
export const dashOf = (typeId: string | undefined): string =>
  (typeId !== undefined && dashes[Number(BigInt(typeId) % BigInt(dashes.length))]) || dashes[0]
