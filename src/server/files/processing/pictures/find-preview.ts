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

/**
 * Reads the markers of a JPEG up to its pixels. Markers from which no picture came are remembered in `dead`: a file may be full of
 * beginnings that all lead into the same markers, and each is read once.
 * @param last where the last end of a JPEG lies
 * @returns undefined where none begins.
 */
function previewAt(file: Buffer, from: number, last: number, dead: Set<number>): Preview | undefined {
  const read: number[] = []
  let at = from + 2
  let pixels = 0
  while (at + 9 < file.length && file[at] === 0xff && !dead.has(at)) {
    read.push(at)
    const marker = file[at + 1] ?? 0
    const length = file.readUInt16BE(at + 2)
    if (frames.has(marker)) pixels = file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7)
    if (marker === 0xda) {
      const pixelsAt = at + 2 + length
      if (pixels === 0 || pixelsAt > last) break
      return { from, to: file.indexOf(end, pixelsAt) + 2, pixels }
    }
    at += 2 + length
  }
  for (const each of read) dead.add(each)
  return undefined
}

/** The largest JPEG within some bytes, in a time that grows with them and no faster. */
export function largestPreview(file: Buffer): Buffer | undefined {
  const last = file.lastIndexOf(end)
  const dead = new Set<number>()
  let best: Preview | undefined
  for (let at = file.indexOf(start); at >= 0 && at < last; at = file.indexOf(start, at + 3)) {
    const found = previewAt(file, at, last, dead)
    if (!found) continue
    if (!best || found.pixels > best.pixels) best = found
    at = found.to - 3
  }
  return best && file.subarray(best.from, best.to)
}

/**
 * The largest JPEG within a file: cameras put one of the whole picture beside the raw data, image editors a small one. Those within
 * the metadata of another are passed over with it.
 */
export const findPreview = async (path: string): Promise<Buffer | undefined> =>
  largestPreview(await readFile(path))
