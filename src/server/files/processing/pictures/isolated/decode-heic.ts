import { readFile } from 'node:fs/promises'
import { mostPixelsApart, NotShown, type Pixels } from './pixels.ts'

/** Decodes the main picture of a HEIF file, upright. @throws for what is damaged. */
export async function decodeHeic({ path }: { readonly path: string }): Promise<Pixels> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(await readFile(path))
  const [image] = images
  if (!image) throw new Error('no picture')
  try {
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > mostPixelsApart * 2) throw new NotShown('too large')
    const data = new Uint8ClampedArray(width * height * 4)
    await new Promise<void>((resolve, reject) => {
      image.display({ data, width, height }, shown => (shown ? resolve() : reject(new Error('not decoded'))))
    })
    return { data: new Uint8Array(data.buffer), width, height, channels: 4 }
  } finally {
    for (const one of images) one.free()
  }
}
