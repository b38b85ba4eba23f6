import { type ImageRequest, type ImageVersion, largestSize, type Size, scaled } from './image-request.ts'

const isSame = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height

function sizeOf({ region, size }: ImageRequest, version: ImageVersion): string {
  if (isSame(size, version === 3 ? largestSize(region) : region)) return version === 3 ? 'max' : 'full'
  const keepsShape = size.height === scaled(region, size.width / region.width).height
  return version === 2 && keepsShape ? `${size.width},` : `${size.width},${size.height}`
}

/**
 * Returns the one way of writing a request, whatever way it was written (IIIF Image API 3.0 and 2.1, 4.7): what follows the address of
 * the picture, without a slash.
 */
export function canonicalPath(request: ImageRequest, whole: Size, version: ImageVersion): string {
  const { region, rotation, mirrored, quality, format } = request
  return [
    isSame(region, whole) ? 'full' : [region.left, region.top, region.width, region.height].join(','),
    sizeOf(request, version),
    `${mirrored ? '!' : ''}${rotation}`,
    // The default quality is that of the picture, in colour.
    `${quality === 'color' ? 'default' : quality}.${format}`,
  ].join('/')
}
