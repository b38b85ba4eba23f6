/** Width and height, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Region extends Size {
  readonly left: number
  readonly top: number
}

/** Versions of the IIIF Image API that are answered: 2 is 2.1, which many viewers in use know alone. */
export const imageVersions = [3, 2] as const

export type ImageVersion = (typeof imageVersions)[number]

export const iiifQualities = ['default', 'color', 'gray', 'bitonal'] as const
export const iiifFormats = ['jpg', 'png', 'webp'] as const

export type IiifQuality = (typeof iiifQualities)[number]
export type IiifFormat = (typeof iiifFormats)[number]

/** The requested part of a picture, in its pixels. */
export interface ImageRequest {
  readonly region: Region
  readonly size: Size
  /** Degrees clockwise: 0, 90, 180, 270. */
  readonly rotation: number
  readonly mirrored: boolean
  readonly quality: IiifQuality
  readonly format: IiifFormat
}

/** The parts of an address as written. */
export interface AddressParts {
  readonly region: string
  readonly size: string
  readonly rotation: string
  /** Quality and format: 'default.jpg'. */
  readonly file: string
}

/** Longest side served; larger pictures are requested in tiles. */
export const longestSide = 4096

/** Returns the smaller or larger size of the same shape; no side vanishes. */
export const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** Returns the size of a region at which all of it is served: its own, or the largest one. */
export const largestSize = (region: Size): Size =>
  scaled(region, Math.min(1, longestSide / Math.max(region.width, region.height)))
