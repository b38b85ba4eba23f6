import type { Sheet, Stop } from './sheet.ts'
import { softEdge } from './soft-edge.ts'
import { svg } from './svg.ts'

/** The paper behind an object. */
export type Backdrop = 'light' | 'warm' | 'grey' | 'dark'

const papers: Readonly<Record<Backdrop, readonly [string, string, string]>> = {
  light: ['#efeeeb', '#e2e0dc', '#c9c6c1'],
  warm: ['#eee8dd', '#e0d8c9', '#c4baa8'],
  grey: ['#c6c5c2', '#b0afac', '#8e8c89'],
  dark: ['#4a4744', '#33302e', '#1c1a19'],
}

const shadowOf = (backdrop: Backdrop): number =>
  backdrop === 'dark' ? 0.75 : backdrop === 'grey' ? 0.5 : 0.38

const paper = (sheet: Sheet, backdrop: Backdrop): string => {
  const [light, middle, deep] = papers[backdrop]
  const stops: readonly Stop[] = [
    [0, light],
    [0.55, middle],
    [1, deep],
  ]
  return svg`<rect width="100%" height="100%" fill="${sheet.radial(stops, [0.42, 0.38], 0.85)}"/>`
}

/** An object that stands on the paper: a soft shadow lies at its foot and falls a little to the right. */
export function standing(
  sheet: Sheet,
  backdrop: Backdrop,
  foot: { readonly x: number; readonly y: number; readonly width: number },
  object: string,
): string {
  const { x, y, width } = foot
  const dark = shadowOf(backdrop)
  return svg`${paper(sheet, backdrop)}<g fill="#0d0b0a"><ellipse cx="${x + width * 0.1}" cy="${y}" rx="${width * 0.72}" ry="${width * 0.13}" opacity="${dark * 0.75}" filter="${sheet.blur(width * 0.07, 0.9)}"/><ellipse cx="${x}" cy="${y - 2}" rx="${width * 0.5}" ry="${width * 0.05}" opacity="${dark}" filter="${sheet.blur(width * 0.022, 0.7)}"/></g>${object}`
}

/** An object that lies on the paper and is seen from above; `outline` casts the shadow. */
export function lying(
  sheet: Sheet,
  backdrop: Backdrop,
  outline: string,
  object: string,
  height = 14,
): string {
  const dark = shadowOf(backdrop)
  return svg`${paper(sheet, backdrop)}<g transform="translate(${height * 0.9} ${height * 1.1})">${softEdge(outline, '#0d0b0a', height * 4.4, dark * 0.62)}</g><g transform="translate(${height * 0.25} ${height * 0.35})">${softEdge(outline, '#0d0b0a', height * 1.2, dark * 0.9)}</g>${object}`
}

/** A flat sheet (a print, a photograph) on the paper. */
export function laid(sheet: Sheet, backdrop: Backdrop, margin: number, object: string): string {
  const { width, height } = sheet
  const outline = svg`M${margin} ${margin}H${width - margin}V${height - margin}H${margin}Z`
  return lying(sheet, backdrop, outline, object, 5)
}
