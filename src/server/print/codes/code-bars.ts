import bwip from 'bwip-js/node'
import encodeQr from 'qr'

/** A code as rectangles, measured in its own modules; the quiet zone that readers need is within its measures. */
export interface CodeBars {
  readonly width: number
  readonly height: number
  /** x, y, width, height. */
  readonly bars: readonly (readonly [number, number, number, number])[]
}

/** Modules of white that readers of Code 128 want at either end. */
const quiet = 10

/** Bars of a Code 128, one module high: however high they are drawn, they say the same. */
function code128(text: string): CodeBars {
  const [{ sbs = [] } = {}] = bwip.raw({ bcid: 'code128', text }) as readonly { sbs?: readonly number[] }[]
  let x = quiet
  const bars = sbs.flatMap((width, at) => {
    const bar = [x, 0, width, 1] as const
    x += width
    return at % 2 === 0 ? [bar] : []
  })
  return { width: x + quiet, height: 1, bars }
}

/** Dark squares of a QR code, those side by side in a row as one; the module of white around them is for the label to widen. */
function qr(text: string): CodeBars {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 1 })
  const bars = rows.flatMap((row, y) => {
    const runs: [number, number, number, number][] = []
    for (const [x, dark] of row.entries()) {
      const last = runs.at(-1)
      if (!dark) continue
      if (last && last[0] + last[2] === x) last[2] += 1
      else runs.push([x, y, 1, 1])
    }
    return runs
  })
  return { width: rows.length, height: rows.length, bars }
}

/** Bars of a code; undefined for an empty one, or more than such a code can hold. */
export function codeBars(kind: 'qr' | 'code128', text: string): CodeBars | undefined {
  if (text === '') return undefined
  try {
    return kind === 'qr' ? qr(text) : code128(text)
  } catch {
    return undefined
  }
}
