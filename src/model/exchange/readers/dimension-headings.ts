import { dimensionLabels, unitOf } from './dimensions.ts'
import { foldLabel } from './fold-label.ts'

/** A heading of a column with one dimension: its name, the part measured, and the unit if it gives one. */
export interface DimensionHeading {
  /** As it is written before a number: 'Seat Height'. */
  readonly name: string
  readonly unit?: string
}

/** Words around a unit in a heading: 'Höhe in cm', 'altezza (in cm)'. */
const beforeUnit: ReadonlySet<string> = new Set(['in', 'w'])

/**
 * Reads the heading of a column of numbers: 'Height (cm)', 'height_cm', 'H_in', 'Höhe in cm', 'wys. [cm]', 'Seat Height'.
 * @returns undefined for a heading that names no dimension at its end.
 */
export function dimensionHeading(heading: string): DimensionHeading | undefined {
  const words = heading
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[\s_()[\],:/-]+/u)
    .filter(word => /[\p{L}\p{N}"″”]/u.test(word))
  const unit = words.length > 1 ? unitOf(words.at(-1) ?? '') : undefined
  if (unit) words.pop()
  if (unit && words.length > 1 && beforeUnit.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  // 'Height without frame' is that of a part.
  const [first = '', beside = '', ...part] = words
  if (withPart.has(beside.toLowerCase()) && dimensionLabels.has(foldLabel(first)))
    return { name: [beside, ...part, first].join(' '), ...(unit && { unit }) }
  // 'Diam. orlo (cm)': the part stands behind, which only a unit tells.
  if (
    unit &&
    words.length > 1 &&
    first.length > 2 &&
    !dimensionLabels.has(foldLabel(words.at(-1) ?? '')) &&
    dimensionLabels.has(foldLabel(first))
  )
    return { name: [beside, ...part, first].join(' '), unit }
  const last = words.at(-1)
  const [, glued = '', gluedUnit = ''] = last?.match(/^(\p{L}{4,}?)(in|mm|cm|ft|kg|lb)$/iu) ?? []
  if (!unit && dimensionLabels.has(foldLabel(glued)))
    return { name: [...words.slice(0, -1), glued].join(' '), unit: gluedUnit.toLowerCase() }
  if (last === undefined || !dimensionLabels.has(foldLabel(last))) return undefined
  // A letter alone names a dimension only beside a unit.
  if (last.length === 1 && !unit) return undefined
  return { name: words.join(' '), ...(unit && { unit }) }
}

/** Returns true for a heading that names several dimensions: 'H x W x D (mm)', 'Wymiary (wys. x szer.)'. */
export const namesSeveral = (heading: string): boolean => {
  // 'hxbxd'
  if (/(?<!\p{L})[hlbwdtp](?:[x×][hlbwdtp])+(?!\p{L})/iu.test(heading)) return true
  const crossed = heading.split(/ [x×*] |[×*]/i).map(part => part.match(/[\p{L}ø]+/gu) ?? [])
  return (
    crossed.length > 1 &&
    crossed.every(words => words.some(word => dimensionLabels.has(foldLabel(word))) || words.length === 0)
  )
}

/** Returns true for the heading of a column with the unit of others: 'Unit', 'Maßeinheit', 'size › unit'. */
export const isUnitHeading = (heading: string): boolean =>
  unitHeadings.has(foldLabel(heading.split(' › ').at(-1) ?? heading))

const withPart: ReadonlySet<string> = new Set(
  'with|without|mit|ohne|con|senza|z|bez|framed|unframed|gerahmt|ungerahmt'.split('|'),
)

const unitHeadings: ReadonlySet<string> = new Set(
  'unit|units|unit of measure|measurement unit|dimension unit|dimensions unit|unita|unita di misura|unità|einheit|masseinheit|maßeinheit|jednostka|jednostka miary|jedn|misu'
    .split('|')
    .map(foldLabel),
)
