import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { refsByName, withRefIds } from '#model/exchange/refs-by-name.ts'
import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { newRowId } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import { isOwnTerm } from './own-terms.ts'
import { readWritten } from './read-written.ts'
import type { WrittenCard } from './written.ts'

export const declaration = objectCard as unknown as CardDeclaration

/** Turns what stands in a written card into values that can be saved. `ids`: of cards that others refer to, by number. */
export type Resolve = (
  written: WrittenCard,
  ids: ReadonlyMap<string, string>,
  before?: CardValues,
) => CardValues

/** @throws {Error} when a card of the demonstration is wrong: our mistake, which the tests find. */
const refuse = (what: string, card: unknown): never => {
  throw new Error(`the demonstration is wrong: ${what} in ${JSON.stringify(card)}`)
}

/** Looks up the terms of all cards at once; those a museum made itself are added. */
export async function resolver(
  tx: TenantTransaction,
  cards: readonly WrittenCard[],
  { language, accountId }: { readonly language: Language; readonly accountId: string },
): Promise<Resolve> {
  const read = (card: WrittenCard) => {
    const { problems, found } = problemList()
    const draft = readWritten(declaration, card, problems, language)
    return found.size > 0 ? refuse([...found.keys()].join(', '), card) : draft
  }
  const drafts = new Map(cards.map(card => [card, read(card)]))
  const wanted = Map.groupBy(
    [...drafts.values()].flatMap(draft => refsByName(declaration, draft)),
    ({ vocabulary }) => vocabulary,
  )
  const editor = { accountId, impersonatorId: null }
  const terms = new Map<string, ReadonlyMap<string, string | undefined>>()
  for (const [vocabulary, refs] of wanted) {
    if (vocabulary === undefined) continue
    const code = vocabulary as VocabularyCode
    const names = [...new Set(refs.map(({ name }) => name))]
    const byOrigin = Map.groupBy(names, name => isOwnTerm(code, name))
    const found = new Map<string, string | undefined>()
    for (const [create, some] of byOrigin) {
      const answers = await findOrCreate(tx, code, some, { create, language, editor })
      for (const [name, id] of answers) found.set(name, id)
    }
    terms.set(vocabulary, found)
  }
  return (written, ids, before = {}) => {
    const draft = withRefIds(declaration, drafts.get(written) ?? read(written), {
      term: (vocabulary, name) =>
        terms.get(vocabulary)?.get(name) ?? refuse(`no term '${name}' of ${vocabulary}`, written),
      link: (_types, name) => ids.get(name),
    })
    const { problems, found } = problemList()
    const values = parseCard(declaration, { ...before, ...draft }, problems, newRowId)
    return found.size > 0 ? refuse([...found.keys()].join(', '), written) : values
  }
}
