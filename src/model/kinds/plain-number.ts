const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/** A number in digits alone: people do not write 1e-7. */
export const plainNumber = (value: number): string => digits.format(value)
