import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { type NamedRef, refsByName } from '#model/exchange/refs-by-name.ts'
import type { Language } from '#model/languages.ts'
import type { DemoCard } from './demo-card.ts'
import { readWritten } from './read-written.ts'
import { wrong } from './wrong.ts'

/** A card, or a change of one, that has been read: terms and links still stand by their names. */
export interface Draft {
  readonly declaration: CardDeclaration
  readonly values: CardValues
  readonly refs: readonly NamedRef[]
}

/** A card of the demonstration with what is added to it later, all read. */
export interface DraftedCard {
  readonly demo: DemoCard
  readonly first: Draft
  readonly later: readonly (Draft & { readonly by: 'admin' | 'curator' })[]
}

function draftOf(declaration: CardDeclaration, written: CardValues, language: Language): Draft {
  const { problems, found } = problemList()
  const values = readWritten(declaration, written, problems, language)
  if (found.size > 0) wrong([...found.keys()].join(', '), written)
  return { declaration, values, refs: refsByName(declaration, values) }
}

/** Reads what is written on a card, now and later. @throws {Error} when it cannot be read. */
export function draftCard(demo: DemoCard, language: Language): DraftedCard {
  const declaration = declarationOf(demo.type) ?? wrong('no such type', demo)
  return {
    demo,
    first: draftOf(declaration, demo.card, language),
    later: (demo.later ?? []).map(({ by, set }) => ({ by, ...draftOf(declaration, set, language) })),
  }
}
