import type { ToolPoster } from '../tools/tool.ts'

/** Wide and low, as a player shows it. */
const sheet = { width: 1600, height: 800, margin: 80, bars: 120, gap: 0.42 } as const

/** Between ink and paper, so that it is read on light and on dark; around it whatever lies behind shows through. */
const colour = '#8c867c'

/** A wave drawn of the peaks of a recording; undefined where nothing is heard. */
export function drawWave(peaks: readonly number[]): ToolPoster | undefined {
  if (peaks.length === 0) return undefined
  const { width, height, margin, gap } = sheet
  const bars = Math.min(sheet.bars, peaks.length)
  const step = (width - 2 * margin) / bars
  const wide = step * (1 - gap)
  const middle = height / 2
  const shapes = Array.from({ length: bars }, (_, at) => {
    const from = Math.floor((at * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((at + 1) * peaks.length) / bars))
    const high = Math.max(wide, Math.max(...peaks.slice(from, to)) * (height - 2 * margin))
    const left = margin + at * step + (step - wide) / 2
    return `<rect x="${left.toFixed(1)}" y="${(middle - high / 2).toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" rx="${(wide / 2).toFixed(1)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}">${shapes.join('')}</svg>`
  return { bytes: Buffer.from(svg) }
}
