import { type ImageVersion, iiifFormats, iiifQualities, longestSide, type Size } from './image-request.ts'
import { tileSize } from './tile-size.ts'

const contexts: Readonly<Record<ImageVersion, string>> = {
  3: 'http://iiif.io/api/image/3/context.json',
  2: 'http://iiif.io/api/image/2/context.json',
}

/** Address of the context by which the terms of a version are understood. */
export const iiifContext = (version: ImageVersion): string => contexts[version]

/** Address of the level of a version that is answered in full. */
export const iiifProfile = (version: ImageVersion): string =>
  `http://iiif.io/api/image/${version}/level2.json`

/** Facts of a picture besides its pixels. */
export interface PictureFacts {
  /** Address of the licence. */
  readonly rights?: string | undefined
  /** The manifests the picture is part of. */
  readonly partOf?: readonly { readonly id: string; readonly type: string }[] | undefined
}

export interface InfoInput {
  readonly version: ImageVersion
  /** Address of the picture, without '/info.json'. */
  readonly id: string
  readonly size: Size
  /** Sizes of the picture and its smaller ones as they are stored, the largest first; absent for one that is stored whole. */
  readonly levels?: readonly Size[] | undefined
  /** Longest side served, where it is less than that of any picture. */
  readonly most?: number | undefined
  readonly facts?: PictureFacts | undefined
}

/** Returns a picture in the sizes that come of halving it until it fits one tile. */
function halved({ width, height }: Size): readonly Size[] {
  const halvings = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileSize)))
  return Array.from({ length: halvings + 1 }, (_, at) => ({
    width: Math.max(1, Math.floor(width / 2 ** at)),
    height: Math.max(1, Math.floor(height / 2 ** at)),
  }))
}

type Document = Readonly<Record<string, unknown>>

/** Makers of the part of the document that each version says in its own terms. */
const dialects: Readonly<Record<ImageVersion, (input: InfoInput, limits: Document) => Document>> = {
  3: ({ id, facts: { rights, partOf } = {} }, limits) => ({
    id,
    type: 'ImageService3',
    profile: 'level2',
    ...limits,
    preferredFormats: ['jpg'],
    extraFormats: ['webp'],
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader'],
    ...(rights !== undefined && { rights }),
    ...(partOf && { partOf }),
  }),
  2: ({ id, facts: { rights } = {} }, limits) => ({
    '@id': id,
    profile: [
      iiifProfile(2),
      {
        formats: iiifFormats,
        qualities: iiifQualities,
        supports: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader', 'regionSquare'],
        ...limits,
      },
    ],
    ...(rights !== undefined && { license: rights }),
  }),
}

/** Returns the info.json of a picture (IIIF Image API 3.0 and 2.1, 5). */
export function infoDocument(input: InfoInput): Document {
  const { version, size, levels = halved(size), most = longestSide } = input
  const isLimited = most < longestSide || Math.max(size.width, size.height) > most
  const scaleFactors = levels.map((_, at) => 2 ** at)
  return {
    '@context': iiifContext(version),
    protocol: 'http://iiif.io/api/image',
    ...size,
    sizes: levels
      .filter(level => Math.max(level.width, level.height) <= most)
      .map(({ width, height }) => ({ width, height }))
      .toReversed(),
    tiles: [{ width: tileSize, height: tileSize, scaleFactors }],
    ...dialects[version](input, isLimited ? { maxWidth: most, maxHeight: most } : {}),
  }
}
