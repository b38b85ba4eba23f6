import { longestSide, type Size } from './image-request.ts'
import { tileSize } from './tile-size.ts'

export const iiifContext = 'http://iiif.io/api/image/3/context.json'

/** Returns how often a picture is halved until it fits one tile. */
const halvings = ({ width, height }: Size): number =>
  Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileSize)))

/**
 * Returns the info.json of a picture (IIIF Image API 3.0, 5).
 * @param id its address without '/info.json'.
 * @param most longest side served, where limited
 */
export function infoDocument(
  id: string,
  { width, height }: Size,
  most = longestSide,
): Readonly<Record<string, unknown>> {
  const scaleFactors = Array.from({ length: halvings({ width, height }) + 1 }, (_, at) => 2 ** at)
  const sizes = scaleFactors
    .map(factor => ({ width: Math.ceil(width / factor), height: Math.ceil(height / factor) }))
    .filter(size => Math.max(size.width, size.height) <= most)
  return {
    '@context': iiifContext,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    ...((most < longestSide || Math.max(width, height) > most) && { maxWidth: most, maxHeight: most }),
    sizes: sizes.toReversed(),
    tiles: [{ width: tileSize, height: tileSize, scaleFactors }],
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFormats: ['webp'],
    extraFeatures: ['mirroring'],
  }
}
