/** How loud a sound is, from beginning to end, as it was found in the content; nothing where it was not. */
export const peaksOf = (facts: Readonly<Record<string, unknown>> | undefined): readonly number[] =>
  Array.isArray(facts?.peaks) ? facts.peaks.map(Number).filter(Number.isFinite) : []
