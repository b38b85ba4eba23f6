import { type Ffmpeg, openFfmpeg } from '../tools/ffmpeg/ffmpeg.ts'
import { mediaFacts } from '../tools/ffmpeg/media-facts.ts'
import { durationOf, isCover, movingPicture, type Probe } from '../tools/ffmpeg/probe.ts'
import { saidByTags } from '../tools/ffmpeg/said-by-tags.ts'
import { takeCover } from '../tools/ffmpeg/take-cover.ts'
import { Refusal } from '../tools/refusal.ts'
import type { Tool, ToolFound, ToolPoster } from '../tools/tool.ts'
import { bestStill } from './best-still.ts'
import { shownSize } from './shown-size.ts'

/** A picture of more pixels is not decoded. */
const mostPixels = 8192 * 4400

/** The picture that stands for a film: the one that comes with it, else a still. */
async function still(ffmpeg: Ffmpeg, probe: Probe): Promise<ToolPoster | undefined> {
  if (probe.streams.some(isCover)) return takeCover(ffmpeg, probe)
  const picture = movingPicture(probe)
  const size = picture && shownSize(picture)
  if (!size || (picture.width ?? 0) * (picture.height ?? 0) > mostPixels) return undefined
  return bestStill(ffmpeg, { ...size, stream: picture.index, duration: durationOf(probe) ?? 0 })
}

/** A film: how long and how large it is, what it is made of, and a still that stands for it. */
export const videoTool: Tool = async (content, tell) => {
  const ffmpeg = await openFfmpeg(content)
  if (!ffmpeg) return tell.found({ measured: {}, failure: 'processing.notInstalled' })
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
    said: saidByTags(probe),
    facts: { media: mediaFacts(probe) },
  }
  tell.found(found)
  const poster = await still(ffmpeg, probe)
  if (poster) tell.poster(poster)
  else if (picture) tell.found({ ...found, failure: 'processing.noPicture' })
}
