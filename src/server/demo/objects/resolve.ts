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
  const wanted = Map.groupBy(
    cards.flatMap(card => refsByName(declaration, read(card))),
    ({ vocabulary }) => vocabulary,
  )
  const terms = new Map<string, ReadonlyMap<string, string | undefined>>()
  for (const [vocabulary, refs] of wanted) {
    if (vocabulary === undefined) continue
    const code = vocabulary as VocabularyCode
    const names = [...new Set(refs.map(({ name }) => name))]
    const [own, given] = [
      names.filter(name => isOwnTerm(code, name)),
      names.filter(name => !isOwnTerm(code, name)),
    ]
    const editor = { accountId, impersonatorId: null }
    const made = await findOrCreate(tx, code, own, { create: own.length > 0, language, editor })
    const found = await findOrCreate(tx, code, given, { create: false, language, editor })
    terms.set(vocabulary, new Map([...made, ...found]))
  }
  return (written, ids, before = {}) => {
    const draft = withRefIds(declaration, read(written), {
      term: (vocabulary, name) =>
        terms.get(vocabulary)?.get(name) ?? refuse(`no term '${name}' of ${vocabulary}`, written),
      link: (_types, name) => ids.get(name),
    })
    const { problems, found } = problemList()
    const values = parseCard(declaration, { ...before, ...draft }, problems, newRowId)
    return found.size > 0 ? refuse([...found.keys()].join(', '), written) : values
  }
}
