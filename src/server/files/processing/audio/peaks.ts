/** Peaks of a whole recording, at the most: as many as a wide screen can show. */
const most = 1000

/** Collects how loud a recording of unknown length is, in memory that does not grow. */
export interface Peaks {
  /** Samples of 16 bits, the low byte first, cut anywhere. */
  add(piece: Int8Array): void
  /** From 0 to 1, the loudest being 1; none for silence throughout. */
  result(): { readonly samples: number; readonly peaks: readonly number[] }
}

export function createPeaks(): Peaks {
  let peaks: number[] = []
  /** Samples of one peak: doubled whenever there are too many peaks. */
  let each = 64
  let samples = 0
  let loudest = 0
  let inPeak = 0
  let low: number | undefined

  const close = (): void => {
    peaks.push(loudest)
    loudest = 0
    inPeak = 0
    if (peaks.length < most * 2) return
    peaks = peaks.flatMap((peak, at) => (at % 2 === 0 ? [Math.max(peak, peaks[at + 1] ?? 0)] : []))
    each *= 2
  }

  return {
    add(piece) {
      for (const byte of piece) {
        const bits = byte & 255
        if (low === undefined) {
          low = bits
          continue
        }
        const sample = Math.abs(((bits << 24) >> 16) | low)
        low = undefined
        samples += 1
        inPeak += 1
        if (sample > loudest) loudest = sample
        if (inPeak >= each) close()
      }
    },
    result() {
      const all = inPeak > 0 ? [...peaks, loudest] : peaks
      const together = Math.ceil(all.length / most)
      const shown = Array.from({ length: Math.ceil(all.length / (together || 1)) }, (_, at) =>
        Math.max(...all.slice(at * together, (at + 1) * together)),
      )
      const highest = Math.max(0, ...shown)
      return {
        samples,
        peaks: highest === 0 ? [] : shown.map(peak => Math.round((peak / highest) * 1000) / 1000),
      }
    },
  }
}
