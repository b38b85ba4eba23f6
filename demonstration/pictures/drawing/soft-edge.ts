import { svg, times } from './svg.ts'

const layers = 10

/** A line that fades out on both sides: thin strokes over wide ones, which costs a tenth of softening with a filter. */
export const softEdge = (path: string, colour: string, width: number, opacity: number): string =>
  svg`<g fill="none" stroke="${colour}" stroke-linejoin="round">${times(layers, index => svg`<path d="${path}" stroke-width="${(width * (index + 1)) / layers}" stroke-opacity="${(opacity * 1.6) / layers}"/>`)}</g>`
