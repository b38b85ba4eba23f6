import type { ProbedStream } from '../tools/ffmpeg/probe.ts'

/** How large a film is when it is shown: its dots may be no squares, and a telephone films lying on its side. */
export function shownSize({
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
