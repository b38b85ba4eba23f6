/** Colours of the product on paper. */
export const ink = '#1B1916'
export const soft = '#6B655C'
export const hairline = '#D0CABF'
export const faint = '#E7E3DB'
export const accent = '#0B5A52'

/** A4 in points, with the margins of a page. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 74, bottom: 64 } as const
export const textWidth = page.width - page.left - page.right

/** Column of the labels, and the space behind it. */
export const labelWidth = 122
export const gutter = 16
