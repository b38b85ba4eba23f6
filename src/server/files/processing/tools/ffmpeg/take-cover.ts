import type { ToolPoster } from '../tool.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { isCover, type Probe } from './probe.ts'

/** The picture that comes with a recording, as it lies there. */
export async function takeCover(ffmpeg: Ffmpeg, { streams }: Probe): Promise<ToolPoster | undefined> {
  const cover = streams.find(isCover)
  const bytes =
    cover &&
    (await ffmpeg.make([], ['-map', `0:${cover.index}`, '-frames:v', '1', '-c', 'copy', '-f', 'data']))
  return bytes && { bytes }
}
