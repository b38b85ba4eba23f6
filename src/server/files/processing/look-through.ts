import type { DamType } from '#model/cards/file/measured.ts'
import { lookThroughRecording } from './audio/look-through-recording.ts'
import { lookThroughModel } from './models/look-through-model.ts'
import { lookThroughPicture } from './pictures/look-through-picture.ts'
import { lookThroughWith } from './tools/look-through-with.ts'
import type { LookThrough } from './way.ts'

/** What is kept and not looked into. */
const keepAsItIs: LookThrough = async () => ({ measured: {} })

const ways: Readonly<Record<DamType, LookThrough>> = {
  IMAGE: lookThroughPicture,
  VIDEO: lookThroughWith('video'),
  AUDIO: lookThroughRecording,
  PDF: lookThroughWith('pdf'),
  MODEL_3D: lookThroughModel,
  DOCUMENT: lookThroughWith('document'),
  OTHER: keepAsItIs,
}

/** The way for whatever was found to be in the content. */
export const lookThrough: LookThrough = (storage, content) => ways[content.damType](storage, content)
