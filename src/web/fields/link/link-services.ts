import { createContext, type ReactNode } from 'react'
import type { LinkRef } from '#model/kinds/values.ts'
import type { CardType } from '#model/record-types.ts'

/** A record offered for linking. */
export interface LinkSuggestion {
  readonly id: string
  readonly title: string
  readonly number: string
  readonly type: CardType
}

export interface LinkServices {
  /** Returns records of these types that match the typed text. */
  suggest(types: readonly CardType[], text: string): Promise<readonly LinkSuggestion[]>
  /** Returns those of the types whose records the person may create from a name alone. */
  creatable(types: readonly CardType[]): readonly CardType[]
  /** Creates such a record. @throws {CallError} if the name is invalid. */
  create(type: CardType, name: string): Promise<LinkSuggestion>
  /** Icon of a type, when records of several types are suggested. */
  signOf(type: CardType): ReactNode
  /** Returns the address of a linked record; undefined where it has no page. */
  addressOf(ref: LinkRef): string | undefined
}

/** Provided by the owner of the form, since fields neither fetch data nor know addresses. */
export const LinkContext = createContext<LinkServices>({
  suggest: async () => [],
  creatable: () => [],
  create: () => Promise.reject(new Error('nothing makes cards here')),
  signOf: () => undefined,
  addressOf: () => undefined,
})
