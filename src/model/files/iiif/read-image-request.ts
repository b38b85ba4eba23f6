import {
  type AddressParts,
  type ImageRequest,
  iiifFormats,
  iiifQualities,
  type Size,
} from './image-request.ts'
import { readRegion } from './read-region.ts'
import { readSize } from './read-size.ts'

/** Reads an address (IIIF Image API 3.0, 4). @returns undefined for one that asks for what there is not, or is no such address. */
export function readImageRequest(address: AddressParts, whole: Size): ImageRequest | undefined {
  const region = readRegion(address.region, whole)
  const size = region && readSize(address.size, region)
  const [, mirror, turn] = /^(!?)(0|90|180|270|360)(?:\.0+)?$/.exec(address.rotation) ?? []
  const [name, ending, ...more] = address.file.split('.')
  const quality = iiifQualities.find(one => one === name)
  const format = iiifFormats.find(one => one === ending)
  if (!region || !size || turn === undefined || !quality || !format || more.length > 0) return undefined
  return { region, size, rotation: Number(turn) % 360, mirrored: mirror === '!', quality, format }
}
