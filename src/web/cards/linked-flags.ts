import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Texts } from '#model/texts.ts'

export type LinkedFlag = keyof Texts['links']['flags']

/** Returns the flags of a record or row about its linked records: that some are not published. */
export const flagsOf = (
  { linkedFlags = {} }: Pick<CardDeclaration, 'linkedFlags'>,
  card: object,
): readonly LinkedFlag[] =>
  (Object.keys(linkedFlags) as LinkedFlag[]).filter(flag => Reflect.get(card, flag) === true)
