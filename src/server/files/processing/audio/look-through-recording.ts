import { lookThroughWith } from '../tools/look-through-with.ts'
import { drawWave } from './draw-wave.ts'

/** A recording is shown by the picture that comes with it, else by how loud it is from moment to moment. */
export const lookThroughRecording = lookThroughWith('audio', ({ found }) => {
  const peaks = found?.facts?.peaks
  return drawWave(Array.isArray(peaks) ? peaks.map(Number) : [])
})
