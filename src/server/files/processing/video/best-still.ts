import type { Ffmpeg } from '../tools/ffmpeg/ffmpeg.ts'
import type { ToolPoster } from '../tools/tool.ts'

/** Where stills are tried, as parts of the film: after the titles, before the end. */
const places = [0.1, 0.3, 0.55, 0.02]

/** Longest side of a still in pixels. */
const longest = 1920

/** Light and shade from which on a still shows something: a black frame, a white one, a plain title have less. */
const enough = 18

/** Every so many pixels are looked at. */
const step = 97

/** How far the pixels of a still are from its middle grey, by their green. */
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
export async function bestStill(
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
