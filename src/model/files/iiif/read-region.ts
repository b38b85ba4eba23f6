import type { Region, Size } from './image-request.ts'

const numbers = (text: string, pattern: RegExp): number[] | undefined => {
  const parts = text.split(',')
  return parts.length === 4 && parts.every(part => pattern.test(part)) ? parts.map(Number) : undefined
}

/** Cuts off what lies beyond the edges. @returns undefined where nothing is left. */
function within(
  [left = 0, top = 0, width = 0, height = 0]: readonly number[],
  whole: Size,
): Region | undefined {
  const [right, bottom] = [Math.min(left + width, whole.width), Math.min(top + height, whole.height)]
  return right <= left || bottom <= top ? undefined : { left, top, width: right - left, height: bottom - top }
}

function square({ width, height }: Size): Region {
  const side = Math.min(width, height)
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  }
}

/** Reads the region of an address (IIIF Image API 3.0, 4.1). @returns undefined for what is none of this picture. */
export function readRegion(text: string, whole: Size): Region | undefined {
  if (text === 'full') return { left: 0, top: 0, ...whole }
  if (text === 'square') return square(whole)
  if (!text.startsWith('pct:')) {
    const pixels = numbers(text, /^\d{1,9}$/)
    return pixels && within(pixels, whole)
  }
  const shares = numbers(text.slice(4), /^\d{1,9}(\.\d{1,9})?$/)
  if (!shares) return undefined
  const [left = 0, top = 0, width = 0, height = 0] = shares
  const across = (share: number) => Math.round((share / 100) * whole.width)
  const down = (share: number) => Math.round((share / 100) * whole.height)
  if (width <= 0 || height <= 0) return undefined
  return within([across(left), down(top), Math.max(1, across(width)), Math.max(1, down(height))], whole)
}
