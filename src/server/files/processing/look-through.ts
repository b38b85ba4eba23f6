import type { DamType } from '#model/cards/file/measured.ts'
import { lookThroughPicture } from './pictures/look-through-picture.ts'
import type { LookThrough } from './way.ts'

/** What is kept and not looked into. */
const keepAsItIs: LookThrough = async () => ({ measured: {} })

const ways: Readonly<Record<DamType, LookThrough>> = {
  IMAGE: lookThroughPicture,
  VIDEO: keepAsItIs,
  AUDIO: keepAsItIs,
  PDF: keepAsItIs,
  MODEL_3D: keepAsItIs,
  DOCUMENT: keepAsItIs,
  OTHER: keepAsItIs,
}

/** The way for whatever was found to be in the content. */
export const lookThrough: LookThrough = (storage, content) => ways[content.damType](storage, content)
