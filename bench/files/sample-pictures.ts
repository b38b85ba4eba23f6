import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Pictures of museums, where a folder of real data is named (see CONTRIBUTING). */
const real = join(process.env.MUSEUM_DATA ?? 'no folder', 'images')

export interface SamplePictures {
  /** What they are, in words. */
  readonly what: string
  readonly contents: readonly Buffer[]
}

/** Such as a camera makes, of different shapes. */
const inventedPicture = (at: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 1400 + (at % 4) * 200,
      height: 1300 + at * 10,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(3)
    .jpeg({ quality: 88 })
    .toBuffer()

/** Pictures of a folder, the real ones unless another is named; where they are not, invented ones. */
export async function samplePictures(folder = real): Promise<SamplePictures> {
  const contents = existsSync(folder)
    ? readdirSync(folder)
        .filter(name => /\.(jpe?g|tiff?|png|webp)$/i.test(name))
        .map(name => readFileSync(join(folder, name)))
    : []
  if (contents.length > 0) return { what: `${contents.length} real pictures`, contents }
  return {
    what: 'invented pictures: real ones are not here',
    contents: await Promise.all(Array.from({ length: 12 }, (_, at) => inventedPicture(at))),
  }
}
