/** A number in digits alone: people do not write 1e-7. */
export const plainNumber = (value: number): string =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
