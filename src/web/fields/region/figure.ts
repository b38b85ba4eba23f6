import type { Selector } from '#model/kinds/selector.ts'

/** A place on a picture, in pixels of the original. */
export type Point = readonly [x: number, y: number]

/** A figure on a picture. Outlines with curves come from other programs: they are shown, and have to be redrawn to be changed. */
export type Figure =
  | {
      readonly is: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }
  | {
      readonly is: 'ellipse'
      readonly x: number
      readonly y: number
      readonly rx: number
      readonly ry: number
    }
  | { readonly is: 'polygon'; readonly points: readonly Point[] }
  /** An open line, like a crack. */
  | { readonly is: 'line'; readonly points: readonly Point[] }
  | { readonly is: 'point'; readonly x: number; readonly y: number }
  | { readonly is: 'path'; readonly d: string }

const numbersOf = (text: string): number[] => (text.match(/-?[\d.]+(?:e[-+]?\d+)?/gi) ?? []).map(Number)

const attribute = (value: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(value)?.[1] ?? ''

const measure = (value: string, name: string): number => Number(attribute(value, name)) || 0

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []))

/** Reads a selector of an annotation as the server keeps it (`readSelector`); undefined for selectors without a shape. */
export function figureOf({
  type,
  value,
}: {
  readonly type: string
  readonly value: string
}): Figure | undefined {
  if (type === 'FragmentSelector') {
    const [x = 0, y = 0, width = 0, height = 0] = numbersOf(value.replace(/^xywh=(pixel:)?/, ''))
    return width > 0 && height > 0 ? { is: 'box', x, y, width, height } : undefined
  }
  const name = /<(polygon|polyline|path|ellipse|circle|rect)\b/.exec(value)?.[1]
  if (name === 'polygon') return { is: 'polygon', points: pairs(numbersOf(attribute(value, 'points'))) }
  if (name === 'polyline') {
    const points = pairs(numbersOf(attribute(value, 'points')))
    const [first, second] = points
    if (!first) return undefined
    return second ? { is: 'line', points } : { is: 'point', x: first[0], y: first[1] }
  }
  if (name === 'path') return { is: 'path', d: attribute(value, 'd') }
  if (name === 'rect')
    return {
      is: 'box',
      x: measure(value, 'x'),
      y: measure(value, 'y'),
      width: measure(value, 'width'),
      height: measure(value, 'height'),
    }
  if (name === undefined) return undefined
  const [x, y] = [measure(value, 'cx'), measure(value, 'cy')]
  const r = measure(value, 'r')
  return { is: 'ellipse', x, y, rx: r || measure(value, 'rx'), ry: r || measure(value, 'ry') }
}

const shown = (value: number): string => String(Math.round(value * 10) / 10)

const listed = (points: readonly Point[]): string => points.map(point => point.map(shown).join(' ')).join(' ')

/** A figure as the selector of a W3C annotation: boxes as fragments, all else as SVG. */
export function selectorOf(figure: Figure): Selector {
  const svg = (inner: string): Selector => ({
    type: 'SvgSelector',
    value: `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`,
  })
  switch (figure.is) {
    case 'box': {
      const { x, y, width, height } = figure
      return { type: 'FragmentSelector', value: `xywh=pixel:${[x, y, width, height].map(shown).join(',')}` }
    }
    case 'ellipse': {
      const { x, y, rx, ry } = figure
      return svg(`<ellipse cx="${shown(x)}" cy="${shown(y)}" rx="${shown(rx)}" ry="${shown(ry)}"/>`)
    }
    case 'polygon':
      return svg(`<polygon points="${listed(figure.points)}"/>`)
    case 'line':
      return svg(`<polyline points="${listed(figure.points)}"/>`)
    case 'point':
      return svg(`<polyline points="${listed([[figure.x, figure.y]])}"/>`)
    case 'path':
      return svg(`<path d="${figure.d}"/>`)
  }
}

/** The box around a figure; of an outline with curves that around its numbers, which is near enough for a sign. */
export function boundsOf(figure: Figure) {
  if (figure.is === 'box') return figure
  if (figure.is === 'ellipse') {
    const { x, y, rx, ry } = figure
    return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
  }
  if (figure.is === 'point') return { x: figure.x, y: figure.y, width: 0, height: 0 }
  const points = figure.is === 'path' ? pairs(numbersOf(figure.d)) : figure.points
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
