type Tags = Readonly<Record<string, string>>

/** A stream as ffprobe reports it; what it does not know is absent. */
export interface ProbedStream {
  readonly index: number
  readonly codec_type?: string
  readonly codec_name?: string
  readonly codec_long_name?: string
  readonly profile?: string
  readonly width?: number
  readonly height?: number
  /** '1:1' */
  readonly sample_aspect_ratio?: string
  readonly pix_fmt?: string
  readonly color_space?: string
  /** '25/1' */
  readonly avg_frame_rate?: string
  readonly sample_rate?: string
  readonly channels?: number
  readonly channel_layout?: string
  readonly bits_per_raw_sample?: string
  readonly bit_rate?: string
  readonly duration?: string
  readonly disposition?: Readonly<Record<string, number>>
  readonly tags?: Tags
  readonly side_data_list?: readonly { readonly rotation?: number }[]
}

/** Output of ffprobe for a content. */
export interface Probe {
  readonly format: {
    readonly format_name?: string
    readonly format_long_name?: string
    readonly duration?: string
    readonly bit_rate?: string
    readonly tags?: Tags
  }
  readonly streams: readonly ProbedStream[]
  readonly chapters?: readonly {
    readonly start_time?: string
    readonly end_time?: string
    readonly tags?: Tags
  }[]
}

/** True when a stream is a picture that comes with a recording, such as the cover of a record. */
export const isCover = ({ codec_type, disposition }: ProbedStream): boolean =>
  codec_type === 'video' && disposition?.attached_pic === 1

/** The moving pictures. */
export const movingPicture = ({ streams }: Probe): ProbedStream | undefined =>
  streams.find(stream => stream.codec_type === 'video' && !isCover(stream))

export const sound = ({ streams }: Probe): ProbedStream | undefined =>
  streams.find(({ codec_type }) => codec_type === 'audio')

/** Seconds, to the thousandth; undefined where nobody knows. */
export function durationOf({ format, streams }: Probe): number | undefined {
  const known = [format.duration, ...streams.map(({ duration }) => duration)]
    .map(Number)
    .filter(seconds => Number.isFinite(seconds) && seconds > 0 && seconds < 1e7)
  return known[0] === undefined ? undefined : Math.round(known[0] * 1000) / 1000
}
