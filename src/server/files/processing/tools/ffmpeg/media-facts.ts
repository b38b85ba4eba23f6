import { isCover, type Probe, type ProbedStream } from './probe.ts'

const known = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(typeof value === 'number' && !Number.isFinite(value)),
    ),
  )

/** '30000/1001' as 29.97 */
const rate = (fraction = ''): number | undefined => {
  const [above = 0, below = 0] = fraction.split('/').map(Number)
  return above > 0 && below > 0 ? Math.round((above / below) * 100) / 100 : undefined
}

const count = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

const streamFacts = (stream: ProbedStream): Record<string, unknown> =>
  known({
    kind: isCover(stream) ? 'cover' : stream.codec_type,
    codec: stream.codec_name,
    codecName: stream.codec_long_name,
    profile: stream.profile,
    width: stream.width,
    height: stream.height,
    frameRate: stream.codec_type === 'video' ? rate(stream.avg_frame_rate) : undefined,
    pixelFormat: stream.pix_fmt,
    colourSpace: stream.color_space,
    sampleRate: count(stream.sample_rate),
    channels: stream.channels,
    channelLayout: stream.channel_layout,
    bitRate: count(stream.bit_rate),
    language: stream.tags?.language === 'und' ? undefined : stream.tags?.language,
  })

const mostStreams = 32
const mostChapters = 500

/** Technical facts of a film or recording: container, streams, chapters, and all it says of itself. */
export const mediaFacts = ({ format, streams, chapters = [] }: Probe): Readonly<Record<string, unknown>> => ({
  container: known({
    format: format.format_name,
    formatName: format.format_long_name,
    bitRate: count(format.bit_rate),
  }),
  streams: streams.slice(0, mostStreams).map(streamFacts),
  ...(chapters.length > 0 && {
    chapters: chapters
      .slice(0, mostChapters)
      .map(({ start_time, end_time, tags }) =>
        known({ start: count(start_time), end: count(end_time), title: tags?.title }),
      ),
  }),
  tags: { ...format.tags },
})
