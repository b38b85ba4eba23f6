import type { CardType } from '#model/record-types.ts'
import type { Texts } from '#model/texts.ts'

/** What is said of cards of a type in its own words: 'New person', 'Person has been saved' (acceptance row C-M01). */
export type CardWord = Exclude<keyof Texts['object']['words'], `${string}_${string}`> | 'count'

/**
 * Key of a word of a type. Words of a whole list (title, list, count …) are asked for by the list's type, those of one card by its own:
 * organizations stand in the list of persons.
 */
export const cardWordKey = <Word extends CardWord>(type: CardType, word: Word) =>
  `${type}.words.${word}` as `object.words.${Word}`
