import { readFile } from 'node:fs/promises'
import startDecoder, { type OpenJpeg } from '@cornerstonejs/codec-openjpeg/decodewasmjs'
import { mostPixelsApart, NotShown, type Pixels } from './pixels.ts'

let started: Promise<OpenJpeg> | undefined

/** Begin of a codestream with its first marker, which says how large the picture is (ISO/IEC 15444-1, A.4.1 and A.5.1). */
const sizeMarker = Buffer.from([0xff, 0x4f, 0xff, 0x51])

function sizeOf(file: Buffer): { width: number; height: number } {
  const at = file.indexOf(sizeMarker)
  if (at < 0 || at + 24 > file.length) throw new Error('no codestream')
  const width = file.readUInt32BE(at + 8) - file.readUInt32BE(at + 16)
  const height = file.readUInt32BE(at + 12) - file.readUInt32BE(at + 20)
  if (width <= 0 || height <= 0) throw new Error('no size')
  return { width, height }
}

/** Samples of any depth as eight bits. */
function eightBits(decoded: Uint8Array, bits: number, signed: boolean): Uint8Array<ArrayBuffer> {
  if (bits <= 8) {
    const scale = 255 / (2 ** bits - 1)
    return Uint8Array.from(decoded, sample => (signed ? (sample + 128) & 255 : sample) * scale)
  }
  const samples = new DataView(decoded.buffer, decoded.byteOffset, decoded.byteLength)
  const shift = bits - 8
  return Uint8Array.from({ length: decoded.byteLength / 2 }, (_, at) =>
    signed
      ? (samples.getInt16(at * 2, true) + 2 ** (bits - 1)) >> shift
      : samples.getUint16(at * 2, true) >> shift,
  )
}

/** Decodes JPEG 2000; one that is too large, in the largest of its smaller sizes that is not. @throws for what is damaged. */
export async function decodeJpeg2000({ path }: { readonly path: string }): Promise<Pixels> {
  const file = await readFile(path)
  const full = sizeOf(file)
  const halvings = Math.max(0, Math.ceil(Math.log2((full.width * full.height) / mostPixelsApart) / 2))
  if (halvings > 5) throw new NotShown('too large')
  started ??= startDecoder({ print: () => undefined, printErr: () => undefined })
  const decoder = new (await started).J2KDecoder()
  try {
    decoder.getEncodedBuffer(file.length).set(file)
    if (halvings === 0) decoder.decode()
    else decoder.decodeSubResolution(halvings, 0)
    const { width, height, bitsPerSample, componentCount, isSigned } = decoder.getFrameInfo()
    const decoded = decoder.getDecodedBuffer()
    const [samples, size] = [width * height * componentCount, bitsPerSample > 8 ? 2 : 1]
    if (samples === 0 || decoded.byteLength < samples * size) throw new Error('damaged')
    if (componentCount > 4) throw new NotShown('more than four components')
    return {
      data: eightBits(decoded.subarray(0, samples * size), bitsPerSample, isSigned),
      width,
      height,
      channels: componentCount as Pixels['channels'],
      ...(halvings > 0 && { full }),
    }
  } finally {
    decoder.delete()
  }
}
