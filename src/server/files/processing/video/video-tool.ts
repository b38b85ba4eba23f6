import { type Ffmpeg, openFfmpeg } from '../tools/ffmpeg/ffmpeg.ts'
import { mediaFacts } from '../tools/ffmpeg/media-facts.ts'
import { metadataOfTags } from '../tools/ffmpeg/metadata-of-tags.ts'
import { durationOf, isCover, movingPicture, type Probe, type ProbedStream } from '../tools/ffmpeg/probe.ts'
import { takeCover } from '../tools/ffmpeg/take-cover.ts'
import { Refusal } from '../tools/refusal.ts'
import type { Tool, ToolFound, ToolPoster } from '../tools/tool.ts'

/** A picture of more pixels is not decoded. */
const mostPixels = 8192 * 4400

/** Size of a film when it is shown: its dots may be no squares, and a telephone films lying on its side. */
function shownSize({
  width = 0,
  height = 0,
  sample_aspect_ratio = '1:1',
  side_data_list = [],
}: ProbedStream): { width: number; height: number } | undefined {
  if (width <= 0 || height <= 0) return undefined
  const [across = 1, down = 1] = sample_aspect_ratio.split(':').map(Number)
  const wide = across > 0 && down > 0 ? Math.round((width * across) / down) : width
  const rotation = side_data_list.find(each => each.rotation !== undefined)?.rotation ?? 0
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: wide } : { width: wide, height }
}

/** Positions of stills, as fractions of the film: after the titles, before the end. */
const places = [0.1, 0.3, 0.55, 0.02]

/** Longest side of a still in pixels. */
const longest = 1920

/** Light and shade from which on a still shows something: a black frame, a white one, a plain title have less. */
const enough = 18

/** Every so many pixels are looked at. */
const step = 97

/** Distance of the pixels of a still are from its middle grey, by their green. */
function contrastOf(pixels: Uint8Array): number {
  let count = 0
  let sum = 0
  let squares = 0
  for (let at = 1; at < pixels.length; at += step * 4) {
    const green = pixels[at] ?? 0
    count += 1
    sum += green
    squares += green * green
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

export interface Film {
  readonly stream: number
  /** As it is shown, in pixels. */
  readonly width: number
  readonly height: number
  /** Seconds; 0 where nobody knows. */
  readonly duration: number
}

/** A still of a film that shows something: the first of a few that is no plain surface, else the best of them. */
async function bestStill(
  ffmpeg: Ffmpeg,
  { stream, duration, ...size }: Film,
): Promise<ToolPoster | undefined> {
  const scale = Math.min(1, longest / Math.max(size.width, size.height))
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  let best: (ToolPoster & { readonly contrast: number }) | undefined
  // The very beginning last: of a film that is cut off, it may be all there is.
  for (const place of duration > 0 ? [...places, 0] : [0]) {
    const bytes = await ffmpeg.make(
      ['-ss', (place * duration).toFixed(3)],
      [
        ...['-map', `0:${stream}`, '-frames:v', '1', '-vf', `scale=${width}:${height}`],
        ...['-pix_fmt', 'rgba', '-f', 'rawvideo'],
      ],
    )
    if (bytes?.length !== width * height * 4) continue
    const contrast = contrastOf(bytes)
    if (contrast > (best?.contrast ?? -1)) best = { bytes, width, height, contrast }
    if (contrast >= enough) break
  }
  return best
}

/** The picture of a film: the one that comes with it, else a still. */
async function still(ffmpeg: Ffmpeg, probe: Probe): Promise<ToolPoster | undefined> {
  if (probe.streams.some(isCover)) return takeCover(ffmpeg, probe)
  const picture = movingPicture(probe)
  const size = picture && shownSize(picture)
  if (!size || (picture.width ?? 0) * (picture.height ?? 0) > mostPixels) return undefined
  return bestStill(ffmpeg, { ...size, stream: picture.index, duration: durationOf(probe) ?? 0 })
}

/** A film: how long and how large it is, what it is made of, and a still as its picture. */
export const videoTool: Tool = async (content, report) => {
  const ffmpeg = await openFfmpeg(content)
  if (!ffmpeg) return report.found({ measured: {}, failure: 'processing.notInstalled' })
  const probe = await ffmpeg.probe()
  if (!probe) throw new Refusal('processing.broken')
  const picture = movingPicture(probe)
  const duration = durationOf(probe)
  const size = picture && shownSize(picture)
  const found: ToolFound = {
    measured: {
      ...(duration !== undefined && { duration }),
      ...(size && { ...size, resolution: `${size.width} × ${size.height}` }),
    },
    metadata: metadataOfTags(probe),
    facts: { media: mediaFacts(probe) },
  }
  report.found(found)
  const poster = await still(ffmpeg, probe)
  if (poster) report.poster(poster)
  else if (picture) report.found({ ...found, failure: 'processing.noPicture' })
}
