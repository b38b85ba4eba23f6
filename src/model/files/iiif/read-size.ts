import { longestSide, type Size } from './image-request.ts'

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** What `max` stands for: the region as large as it is, or as large as is handed out. */
const largest = (region: Size): Size =>
  scaled(region, Math.min(1, longestSide / Math.max(region.width, region.height)))

function asked(text: string, region: Size): Size | undefined {
  const share = /^pct:(\d{1,4}(?:\.\d{1,9})?)$/.exec(text)
  if (share) return Number(share[1]) > 0 ? scaled(region, Number(share[1]) / 100) : undefined
  const [, best, across, down] = /^(!?)(\d{0,6}),(\d{0,6})$/.exec(text) ?? []
  if (across === undefined || down === undefined) return undefined
  const [width, height] = [Number(across), Number(down)]
  if ((across !== '' && width === 0) || (down !== '' && height === 0)) return undefined
  if (best) {
    // The largest that fits into the box; never larger than the region.
    if (across === '' || down === '') return undefined
    return scaled(region, Math.min(width / region.width, height / region.height, 1))
  }
  if (across !== '' && down !== '') return { width, height }
  if (across !== '') return { width, height: scaled(region, width / region.width).height }
  return down === '' ? undefined : { width: scaled(region, height / region.height).width, height }
}

/**
 * Reads the size of an address (IIIF Image API 3.0, 4.2). Nothing is blown up: sizes that begin with '^' are not offered.
 * @returns undefined for what is no size, or larger than the region or than what is handed out.
 */
export function readSize(text: string, region: Size): Size | undefined {
  if (text === 'max') return largest(region)
  const size = asked(text, region)
  if (!size || size.width > region.width || size.height > region.height) return undefined
  return Math.max(size.width, size.height) > longestSide ? undefined : size
}
