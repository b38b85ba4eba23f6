import { lookThroughWith } from '../tools/look-through-with.ts'
import type { LookThrough } from '../way.ts'

const scene = lookThroughWith('model')

/** Scenes of glTF are looked into; models of other formats are kept as they are. */
export const lookThroughModel: LookThrough = async (storage, content) =>
  content.mime.startsWith('model/gltf') ? scene(storage, content) : { measured: {} }
