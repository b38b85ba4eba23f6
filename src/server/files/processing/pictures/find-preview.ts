import { readFile } from 'node:fs/promises'

const start = Buffer.from([0xff, 0xd8, 0xff])
const end = Buffer.from([0xff, 0xd9])

/** Baseline, extended and progressive pictures; lossless ones (SOF3) are the raw data of the sensor. */
const frames = new Set([0xc0, 0xc1, 0xc2])

interface Preview {
  readonly from: number
  readonly to: number
  readonly pixels: number
}

/** Reads the markers of a JPEG up to its pixels. @returns undefined where none begins. */
function previewAt(file: Buffer, from: number): Preview | undefined {
  let at = from + 2
  let pixels = 0
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0
    const length = file.readUInt16BE(at + 2)
    if (frames.has(marker)) pixels = file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7)
    if (marker === 0xda) {
      const close = file.indexOf(end, at + 2 + length)
      return pixels > 0 && close > 0 ? { from, to: close + 2, pixels } : undefined
    }
    at += 2 + length
  }
  return undefined
}

/**
 * The largest JPEG within a file: cameras put one of the whole picture beside the raw data, image editors a small one. Those within
 * the metadata of another are passed over with it.
 */
export async function findPreview(path: string): Promise<Buffer | undefined> {
  const file = await readFile(path)
  let best: Preview | undefined
  for (let at = file.indexOf(start); at >= 0; at = file.indexOf(start, at + 3)) {
    const found = previewAt(file, at)
    if (!found) continue
    if (!best || found.pixels > best.pixels) best = found
    at = found.to - 3
  }
  return best && file.subarray(best.from, best.to)
}
