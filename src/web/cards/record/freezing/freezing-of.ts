import type { freezingWords } from '#model/engine/labels.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import type { CardArea } from '../../card-area.ts'

export type FreezingWord = (typeof freezingWords)[number]

/** Returns what an area declares about finishing its records for good: signers, calls, words. @throws {Error} for areas that do not. */
export function freezingOf({ type, declaration: { freezes }, freezing }: CardArea) {
  if (!(freezes && freezing)) throw new Error(`Records of type '${type}' are not finished for good`)
  return {
    freezes,
    calls: freezing,
    word: (name: FreezingWord) => `${type}.words.${name}` as TextKey,
  }
}

/** Returns the calls that finish and annul records of an area. @throws {Error} for areas whose records are finished by a step. */
export function finishingOf(area: CardArea) {
  const { finish, annul } = freezingOf(area).calls
  if (!(finish && annul)) throw new Error(`Records of type '${area.type}' are finished by a step`)
  return { finish, annul }
}
