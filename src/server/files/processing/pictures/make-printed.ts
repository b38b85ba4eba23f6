import sharp from 'sharp'

export interface PrintedInput {
  readonly content: Uint8Array
  /** Longest side in pixels; as it is where absent. */
  readonly longest?: number
  /** True when a smaller one is blown up to it. */
  readonly enlarge?: boolean
  /** An SVG that is laid over it, drawn by the product itself. */
  readonly over?: string
  readonly quality?: number
}

/** A picture as JPEG, with its size in pixels. */
export interface Printed {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture as documents take it: a JPEG on white. @throws when it cannot be decoded. */
export async function makePrinted({
  content,
  longest,
  enlarge = false,
  over,
  quality = 84,
}: PrintedInput): Promise<Printed> {
  const opened = sharp(content)
  const sized = longest
    ? opened.resize(longest, longest, { fit: 'inside', withoutEnlargement: !enlarge })
    : opened
  const { data, info } = await (over === undefined ? sized : sized.composite([{ input: Buffer.from(over) }]))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
