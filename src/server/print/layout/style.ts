import type { StyleDictionary } from 'pdfmake/interfaces.js'

/** Colours of the product on paper. */
export const ink = '#1B1916'

export const soft = '#6B655C'

export const hairline = '#D0CABF'

export const faint = '#E7E3DB'

const accent = '#0B5A52'

/** A4 in points, with the margins of a page. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 74, bottom: 64 } as const

export const textWidth = page.width - page.left - page.right

/** Column of the labels, and the space behind it. */
export const labelWidth = 122

export const gutter = 16

/** Millimetres in points, of which an inch has 72. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4

/** Serif for what has a name or is read, sans for what is looked up. */
export const styles: StyleDictionary = {
  masthead: { marginBottom: 10 },
  number: { fontSize: 9, bold: true, color: accent, characterSpacing: 0.4, marginBottom: 5 },
  title: { font: 'Serif', bold: true, fontSize: 23, lineHeight: 0.92, marginBottom: 6 },
  titleLong: { font: 'Serif', bold: true, fontSize: 17, lineHeight: 0.95, marginBottom: 5 },
  subtitle: { font: 'Serif', italics: true, fontSize: 13, color: soft, marginBottom: 10 },
  factLabel: { fontSize: 7.5, color: soft, marginTop: 7, marginBottom: 1 },
  fact: { fontSize: 9.5, color: ink, lineHeight: 1.25 },
  section: { marginTop: 16, marginBottom: 7 },
  sectionTitle: { font: 'Serif', bold: true, fontSize: 13, color: ink, marginTop: 8 },
  entry: { marginBottom: 6 },
  label: { fontSize: 8.5, color: soft, marginTop: 0.8 },
  reading: { fontSize: 10.5, lineHeight: 1.12, marginBottom: 4 },
  columnHead: { fontSize: 8, color: soft },
  listNumber: { fontSize: 8, bold: true, color: accent, characterSpacing: 0.3, marginBottom: 2 },
  listTitle: { bold: true, fontSize: 13, lineHeight: 0.95, marginBottom: 2 },
  listSubtitle: { italics: true, fontSize: 10.5, color: soft, marginBottom: 4 },
  running: { fontSize: 7.5, color: soft },
}
