import type { Content } from 'pdfmake/interfaces.js'
import type { ReadEntry, ReadSection } from '#model/print/read-view.ts'
import { contentOf } from './content-of.ts'
import { gutter, hairline, labelWidth, textWidth } from './style.ts'

/** Letters that fit into a line of a table beside its label; a wider one takes the whole width. */
const lineBeside = 58
/** Sections shorter than this are not broken over two pages. */
const keptTogether = 900

const isWide = ({ value }: ReadEntry): boolean => {
  if (value.kind !== 'table') return false
  const widths = value.columns.map((label, at) =>
    Math.max(label.length, ...value.rows.map(row => row[at]?.length ?? 0)),
  )
  return widths.reduce((sum, width) => sum + width + 2, 0) > lineBeside
}

/** A field: its label, unless the heading above says it already, and beside it what it holds. */
export function entryOf(entry: ReadEntry, whole: boolean, heading: string): Content {
  const content = contentOf(entry.value, entry.label)
  const unbreakable = whole || JSON.stringify(entry.value).length < keptTogether
  const isHeading = entry.label === heading
  const label = { text: isHeading ? '' : entry.label, style: 'label' }
  if (isWide(entry)) {
    const above: Content[] = isHeading ? [] : [{ ...label, marginBottom: 5 }]
    return { stack: [...above, content], style: 'entry', unbreakable }
  }
  return {
    columns: [
      { ...label, width: labelWidth },
      { stack: [content], width: '*' },
    ],
    columnGap: gutter,
    style: 'entry',
    unbreakable,
  }
}

const headingOf = (label: string, width: number): Content => ({
  stack: [
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: hairline }],
    },
    { text: label, style: 'sectionTitle' },
  ],
  style: 'section',
})

/**
 * A section under its heading, which does not stand alone at the foot of a page.
 * @param whole whether no entry may be broken over two pages, however long it is.
 * @param width of the text, in points.
 */
export function sectionOf(
  { label, entries }: ReadSection,
  whole: boolean,
  width: number = textWidth,
): Content[] {
  const [first, ...rest] = entries
  if (!first) return []
  const together = whole || JSON.stringify(first.value).length < keptTogether
  return [
    { stack: [headingOf(label, width), entryOf(first, whole, label)], unbreakable: together },
    ...rest.map(entry => entryOf(entry, whole, label)),
  ]
}
