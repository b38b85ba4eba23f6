import {
  type AddressParts,
  type ImageRequest,
  iiifFormats,
  iiifQualities,
  type Size,
} from './image-request.ts'
import { readRegion } from './read-region.ts'
import { readSize } from './read-size.ts'

/** What an address asks for, or the first part of it that asks for what there is not. */
export type ReadAddress =
  | { readonly request: ImageRequest; readonly wrong?: undefined }
  | { readonly wrong: keyof AddressParts; readonly request?: undefined }

/** Reads an address (IIIF Image API 3.0, 4). */
export function readImageRequest(address: AddressParts, whole: Size): ReadAddress {
  const region = readRegion(address.region, whole)
  const size = region && readSize(address.size, region)
  const [, mirror, turn] = /^(!?)(0|90|180|270|360)(?:\.0+)?$/.exec(address.rotation) ?? []
  const [name, ending, ...more] = address.file.split('.')
  const quality = iiifQualities.find(one => one === name)
  const format = iiifFormats.find(one => one === ending)
  if (!region) return { wrong: 'region' }
  if (!size) return { wrong: 'size' }
  if (turn === undefined) return { wrong: 'rotation' }
  if (!quality || !format || more.length > 0) return { wrong: 'file' }
  return {
    request: { region, size, rotation: Number(turn) % 360, mirrored: mirror === '!', quality, format },
  }
}
