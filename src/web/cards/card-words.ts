import type { CardType } from '#model/record-types.ts'
import type { Texts } from '#model/texts.ts'

/** Keys of the texts a record type has of its own: 'New person', 'Person has been saved' (C-M01). */
export type CardWord = Exclude<keyof Texts['object']['words'], `${string}_${string}`> | 'count' | 'apart'

/**
 * Key of a word of a type. Words of a whole list (title, list, count …) are asked for by the list's type, those of one card by its own:
 * organizations are in the list of persons.
 */
export const cardWordKey = <Word extends CardWord>(type: CardType, word: Word) =>
  `${type}.words.${word}` as `object.words.${Word}`
