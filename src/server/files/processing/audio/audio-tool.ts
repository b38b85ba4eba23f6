import { openFfmpeg } from '../tools/ffmpeg/ffmpeg.ts'
import { mediaFacts } from '../tools/ffmpeg/media-facts.ts'
import { durationOf, sound } from '../tools/ffmpeg/probe.ts'
import { saidByTags } from '../tools/ffmpeg/said-by-tags.ts'
import { takeCover } from '../tools/ffmpeg/take-cover.ts'
import { Refusal } from '../tools/refusal.ts'
import type { Tool, ToolFound } from '../tools/tool.ts'
import { createPeaks } from './peaks.ts'

/** Tones above are not drawn: a wave shows how loud it is. */
const samplesPerSecond = 8000

/** A recording: how long it is, what it is made of, how loud from moment to moment, and the picture that comes with it. */
export const audioTool: Tool = async (content, tell) => {
  const ffmpeg = await openFfmpeg(content)
  if (!ffmpeg) return tell.found({ measured: {}, failure: 'processing.notInstalled' })
  const probe = await ffmpeg.probe()
  const stream = probe && sound(probe)
  if (!stream) throw new Refusal('processing.broken')
  const duration = durationOf(probe)
  const media = mediaFacts(probe)
  const found: ToolFound = {
    measured: { ...(duration !== undefined && { duration }) },
    said: saidByTags(probe),
    facts: { media },
  }
  tell.found(found)
  const cover = await takeCover(ffmpeg, probe)
  if (cover) tell.poster(cover)

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
  tell.found({
    ...found,
    // What does not say how long it is has been listened to.
    measured: { duration: duration ?? Math.round((heard.samples * 1000) / samplesPerSecond) / 1000 },
    facts: { media, peaks: heard.peaks },
  })
}
