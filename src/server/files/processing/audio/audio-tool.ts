import { openFfmpeg } from '../tools/ffmpeg/ffmpeg.ts'
import { mediaFacts } from '../tools/ffmpeg/media-facts.ts'
import { metadataOfTags } from '../tools/ffmpeg/metadata-of-tags.ts'
import { durationOf, sound } from '../tools/ffmpeg/probe.ts'
import { takeCover } from '../tools/ffmpeg/take-cover.ts'
import { Refusal } from '../tools/refusal.ts'
import type { Tool, ToolFound } from '../tools/tool.ts'

/** Tones above are not drawn: a wave shows how loud it is. */
const samplesPerSecond = 8000

/** Peaks of a whole recording, at most: as many as a wide screen can show. */
const most = 1000

/** Collects how loud a recording of unknown length is, in memory that does not grow. */
export interface Peaks {
  /** Samples of 16 bits, the low byte first, cut anywhere. */
  add(piece: Int8Array): void
  /** From 0 to 1, the loudest being 1; none for silence throughout. */
  result(): { readonly samples: number; readonly peaks: readonly number[] }
}

function createPeaks(): Peaks {
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

/** A recording: how long it is, what it is made of, how loud from moment to moment, and the picture that comes with it. */
export const audioTool: Tool = async (content, report) => {
  const ffmpeg = await openFfmpeg(content)
  if (!ffmpeg) return report.found({ measured: {}, failure: 'processing.notInstalled' })
  const probe = await ffmpeg.probe()
  const stream = probe && sound(probe)
  if (!stream) throw new Refusal('processing.broken')
  const duration = durationOf(probe)
  const media = mediaFacts(probe)
  const found: ToolFound = {
    measured: { ...(duration !== undefined && { duration }) },
    metadata: metadataOfTags(probe),
    facts: { media },
  }
  report.found(found)
  const cover = await takeCover(ffmpeg, probe)
  if (cover) report.poster(cover)

  const peaks = createPeaks()
  await ffmpeg.pour(
    [
      '-map',
      `0:${stream.index}`,
      '-ac',
      '1',
      '-ar',
      String(samplesPerSecond),
      '-c:a',
      'pcm_s16le',
      '-f',
      's16le',
    ],
    peaks.add,
  )
  const heard = peaks.result()
  report.found({
    ...found,
    // What does not say how long it is has been listened to.
    measured: { duration: duration ?? Math.round((heard.samples * 1000) / samplesPerSecond) / 1000 },
    facts: { media, peaks: heard.peaks },
  })
}
