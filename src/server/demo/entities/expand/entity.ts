import type { CardType } from '#model/cards/card-types.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Translated } from '#model/kinds/values.ts'
import { type DemoCard, type Fate, partFate } from '../../writing/demo-card.ts'

/** What all short forms have in common. */
export interface BriefEntity {
  /** Not finished, and not on the web; all others are. */
  readonly draft?: true
}

/** Works and the places in them: 'Albizzi 1931' or ['Albizzi 1931', '12–14']. */
export type Cited = readonly (string | readonly [work: string, pages: string])[]

/** A term and who or what it is said of: ['allievo di', 'Angelo Tiraboschi']. */
export type Tie = readonly [term: string, name: string]

export const citations = (cited: Cited) =>
  cited.map(each => (typeof each === 'string' ? { work: each } : { work: each[0], pages: each[1] }))

/** Rows of a list of descriptions with one text in it. */
export const description = (text: Translated, type: string) => [{ description: text, type }]

/** A card of a type from what a short form became; published unless it is a draft. */
export function entity<Brief extends Fate & BriefEntity>(
  type: CardType,
  brief: Brief,
  expand: (rest: Omit<Brief, keyof Fate | keyof BriefEntity>) => CardValues,
): DemoCard {
  const { published: _published, later: _later, binned: _binned, linked: _linked, draft, ...rest } = brief
  return { type, ...partFate(brief).fate, ...(!draft && { published: true }), card: expand(rest) }
}
