import {
  type AddressParts,
  type ImageRequest,
  type ImageVersion,
  iiifFormats,
  iiifQualities,
  largestSize,
  longestSide,
  type Region,
  type Size,
  scaled,
} from './image-request.ts'

function asked(text: string, region: Size): Size | undefined {
  const share = /^pct:(\d{1,4}(?:\.\d{1,9})?)$/.exec(text)
  if (share) return Number(share[1]) > 0 ? scaled(region, Number(share[1]) / 100) : undefined
  const [, best, across, down] = /^(!?)(\d{0,6}),(\d{0,6})$/.exec(text) ?? []
  if (across === undefined || down === undefined) return undefined
  const [width, height] = [Number(across), Number(down)]
  if ((across !== '' && width === 0) || (down !== '' && height === 0)) return undefined
  if (best) {
    // The largest size that fits the box; never larger than the region, or than what is served.
    if (across === '' || down === '') return undefined
    const most = longestSide / Math.max(region.width, region.height)
    return scaled(region, Math.min(width / region.width, height / region.height, most, 1))
  }
  if (across !== '' && down !== '') return { width, height }
  if (across !== '') return { width, height: scaled(region, width / region.width).height }
  return down === '' ? undefined : { width: scaled(region, height / region.height).width, height }
}

/** Words for the largest size: the older version has 'full', and knows both. */
const wholeWords: Readonly<Record<ImageVersion, readonly string[]>> = { 2: ['full', 'max'], 3: ['max'] }

/**
 * Parses the size in an address (IIIF Image API 3.0, 4.2; 2.1, 4.2). Nothing is enlarged.
 * @returns undefined for an invalid size, and one larger than the region or the largest one served; 'enlarged' where version 3.0 asks for
 * a size that may be larger than the region, which is not supported.
 */
function readSize(text: string, region: Size, version: ImageVersion): Size | 'enlarged' | undefined {
  if (wholeWords[version].includes(text)) return largestSize(region)
  if (version === 3 && text.startsWith('^'))
    return text === '^max' || asked(text.slice(1), region) ? 'enlarged' : undefined
  const size = asked(text, region)
  if (!size || size.width > region.width || size.height > region.height) return undefined
  return Math.max(size.width, size.height) > longestSide ? undefined : size
}

const numbers = (text: string, pattern: RegExp): number[] | undefined => {
  const parts = text.split(',')
  return parts.length === 4 && parts.every(part => pattern.test(part)) ? parts.map(Number) : undefined
}

/** Crops to the edges. @returns undefined when nothing remains. */
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

/** Parses the region in an address (IIIF Image API 3.0, 4.1). @returns undefined when invalid or outside the picture. */
function readRegion(text: string, whole: Size): Region | undefined {
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

/** The parsed request, or the first invalid part of the address; one that asks for what is not supported is well written. */
export type ReadAddress =
  | { readonly request: ImageRequest; readonly wrong?: undefined }
  | { readonly wrong: keyof AddressParts; readonly isUnsupported?: boolean; readonly request?: undefined }

/** Parses an address (IIIF Image API 3.0 and 2.1, 4). */
export function readImageRequest(address: AddressParts, whole: Size, version: ImageVersion = 3): ReadAddress {
  const region = readRegion(address.region, whole)
  const size = region && readSize(address.size, region, version)
  const [, mirror, turn] = /^(!?)(0|90|180|270|360)(?:\.0+)?$/.exec(address.rotation) ?? []
  const [name, ending, ...more] = address.file.split('.')
  const quality = iiifQualities.find(one => one === name)
  const format = iiifFormats.find(one => one === ending)
  if (!region) return { wrong: 'region' }
  if (!size) return { wrong: 'size' }
  if (turn === undefined) return { wrong: 'rotation' }
  if (!quality || !format || more.length > 0) return { wrong: 'file' }
  if (size === 'enlarged') return { wrong: 'size', isUnsupported: true }
  return {
    request: { region, size, rotation: Number(turn) % 360, mirrored: mirror === '!', quality, format },
  }
}
