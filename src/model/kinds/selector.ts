/*
 * Regions on pictures, as selectors of the W3C Web Annotation Data Model: xywh fragments and SVG with one figure. What comes from outside is
 * distrusted: it is read into plain numbers, and what is kept is written again from these.
 */

export interface Selector {
  readonly type: 'FragmentSelector' | 'SvgSelector'
  readonly value: string
}

/** Characters of a selector; figures of some thousand points are drawn by hand at most. */
export const longestSelector = 60_000
const mostNumbers = 8_000
const largest = 1_000_000

const shown = (value: number): string => String(Math.round(value * 100) / 100)

const numbersIn = (text: string): number[] | undefined => {
  const parts = text.trim().split(/[\s,]+/)
  const numbers = parts.map(Number)
  const sound = numbers.every(each => Number.isFinite(each) && Math.abs(each) <= largest)
  return text.trim() !== '' && sound && numbers.length <= mostNumbers ? numbers : undefined
}

const fragment = (value: string): string | undefined => {
  const [, unit = '', list = ''] = /^xywh=(pixel:|)([\d.,eE+-]+)$/.exec(value.trim()) ?? []
  const [x, y, width, height, ...more] = numbersIn(list) ?? []
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined
  if (more.length > 0 || width <= 0 || height <= 0 || unit.length > 6) return undefined
  return `xywh=pixel:${[x, y, width, height].map(shown).join(',')}`
}

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/(?<![a-zA-Z-])([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', double, single]) => [name, double ?? single ?? ''],
    ),
  )

/** A path of absolute or relative moves, lines, curves and arcs: letters and numbers, no more. */
const pathOf = (text: string): string | undefined => {
  const pieces = text.match(/[MLHVCSQTAZmlhvcsqtaz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?/g) ?? []
  const rest = text.replace(/[MLHVCSQTAZmlhvcsqtaz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?|[\s,]/g, '')
  if (rest !== '' || pieces.length < 3 || pieces.length > mostNumbers || !/^[Mm]$/.test(pieces[0] ?? ''))
    return undefined
  const written = pieces.map(piece => (/^[A-Za-z]$/.test(piece) ? piece : shown(Number(piece))))
  return written.every(piece => /^[A-Za-z]$/.test(piece) || Math.abs(Number(piece)) <= largest)
    ? written.join(' ')
    : undefined
}

/** Supported shapes, each with its measures; those named second must be positive. */
const measured: ReadonlyMap<
  string,
  { readonly places: readonly string[]; readonly sizes: readonly string[] }
> = new Map([
  ['ellipse', { places: ['cx', 'cy'], sizes: ['rx', 'ry'] }],
  ['circle', { places: ['cx', 'cy'], sizes: ['r'] }],
  ['rect', { places: ['x', 'y'], sizes: ['width', 'height'] }],
])

const figureOf = (name: string, attributes: ReadonlyMap<string, string>): string | undefined => {
  if (name === 'polygon') {
    const numbers = numbersIn(attributes.get('points') ?? '') ?? []
    if (numbers.length < 6 || numbers.length % 2 !== 0) return undefined
    return `<polygon points="${numbers.map(shown).join(' ')}"/>`
  }
  if (name === 'polyline') {
    // With a single place it is a point.
    const numbers = numbersIn(attributes.get('points') ?? '') ?? []
    if (numbers.length < 2 || numbers.length % 2 !== 0) return undefined
    return `<polyline fill="none" points="${numbers.map(shown).join(' ')}"/>`
  }
  if (name === 'path') {
    const path = pathOf(attributes.get('d') ?? '')
    return path === undefined ? undefined : `<path fill-rule="evenodd" d="${path}"/>`
  }
  const measures = measured.get(name)
  if (!measures) return undefined
  const { places, sizes } = measures
  const values = [...places, ...sizes].map(key => [key, numbersIn(attributes.get(key) ?? '')] as const)
  if (values.some(([, numbers]) => numbers?.length !== 1)) return undefined
  if (values.some(([key, numbers]) => sizes.includes(key) && (numbers?.[0] ?? 0) <= 0)) return undefined
  return `<${name} ${values.map(([key, numbers]) => `${key}="${shown(numbers?.[0] ?? 0)}"`).join(' ')}/>`
}

/** One figure inside an `svg` and, at most, a `g`; their attributes are left out. */
const svg = (value: string): string | undefined => {
  const [, name = '', attributes = ''] =
    /^\s*<svg(?:\s[^<>]*)?>\s*(?:<g(?:\s[^<>]*)?>\s*)?<([a-z]+)(\s[^<>]*?)(?:\/\s*>|>\s*<\/\1\s*>)\s*(?:<\/g\s*>\s*)?<\/svg\s*>\s*$/.exec(
      value,
    ) ?? []
  const figure = figureOf(name, attributesOf(attributes))
  return figure === undefined ? undefined : `<svg xmlns="http://www.w3.org/2000/svg">${figure}</svg>`
}

/** A selector as stored; undefined for those that are not a region in pixels of a picture. */
export function readSelector(selector: {
  readonly type: string
  readonly value: string
}): Selector | undefined {
  const { type, value } = selector
  if (value.length > longestSelector) return undefined
  if (type !== 'FragmentSelector' && type !== 'SvgSelector') return undefined
  const read = type === 'FragmentSelector' ? fragment(value) : svg(value)
  return read === undefined ? undefined : { type, value: read }
}
