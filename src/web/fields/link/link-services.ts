import { createContext, type ReactNode } from 'react'
import type { LinkRef } from '#model/kinds/values.ts'
import type { CardType } from '#model/record-types.ts'

/** A card that could be linked. */
export interface LinkSuggestion {
  readonly id: string
  readonly title: string
  readonly number: string
  readonly type: CardType
}

export interface LinkServices {
  /** Cards of these types that fit what is typed. */
  suggest(types: readonly CardType[], text: string): Promise<readonly LinkSuggestion[]>
  /** Returns those of the types whose records the person may create from a name alone. */
  creatable(types: readonly CardType[]): readonly CardType[]
  /** Makes such a card. @throws {CallError} when the name is no name for one. */
  create(type: CardType, name: string): Promise<LinkSuggestion>
  /** The sign of a type, where cards of several are proposed. */
  signOf(type: CardType): ReactNode
  /** Returns the address of a linked record; undefined where it has no page. */
  addressOf(ref: LinkRef): string | undefined
}

/** Provided by the form's owner: fields never fetch, and know no addresses. */
export const LinkContext = createContext<LinkServices>({
  suggest: async () => [],
  creatable: () => [],
  create: () => Promise.reject(new Error('nothing makes cards here')),
  signOf: () => undefined,
  addressOf: () => undefined,
})
