/** Distinguishable on pictures, also for colour-blind people (after Paul Tol and Okabe and Ito). */
const palette = [
  '#e69f00',
  '#56b4e9',
  '#cc3311',
  '#009e73',
  '#ee3377',
  '#0072b2',
  '#bbcc33',
  '#aa4499',
  '#33bbee',
  '#882255',
  '#44aa99',
  '#ddcc77',
] as const

const unknown = '#8a8f98'

/** The colour in which damages of a type are drawn: the same in all reports of a museum. Types of one branch follow each other and differ. */
export function damageColour(typeId: string | undefined): string {
  if (typeId === undefined) return unknown
  return palette[Number(BigInt(typeId) % BigInt(palette.length))] ?? unknown
}
