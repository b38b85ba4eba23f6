import type { BulkAction, Selection } from '#model/api/cards/shapes.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import { notFound } from '#server/platform/errors.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { existingOnes } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { holdFree } from '../locks/hold-free.ts'
import { longSearchTime } from '../query/in-search-time.ts'
import { aboutCards } from '../read/about-cards.ts'
import { binCards } from '../save/bin.ts'
import { writeCards } from '../save/write-cards.ts'
import { shareCards } from '../store/cards.ts'
import type { Author } from '../store/revisions.ts'
import { actionAsDeclared, writesOf } from './act-on-card.ts'
import { linkEach } from './link-each.ts'
import { moveEach } from './move-each.ts'
import { countSelected, selectedAfter } from './selected.ts'

export interface BulkInput {
  readonly type: string
  readonly selection: Selection
  readonly action: BulkAction
  readonly author: Author
}

const typeOf = (type: string) => {
  const declaration = declarationOf(type)
  if (!declaration) throw notFound()
  return declaration
}

/** Cards whose covers may change when files are linked with them. */
const coveredBeside = ({ type }: CardDeclaration, action: BulkAction): readonly string[] =>
  action.kind === 'linkCards' && cardTypes[type] === attachedType ? action.itemIds : []

/** One action on many cards: what fails for one is reported and leaves the others alone (C-K16). */
export const createBulkOperation = ({ renamed, follow }: Pick<CardsContext, 'renamed' | 'follow'>) =>
  defineOperation<BulkInput, string>({
    name: 'cards.bulk',
    about: aboutCards,
    canUndo: true,
    prepare: (tx, { type, selection }) => countSelected(tx, typeOf(type), selection),
    async step({ tx, operationId, input, position = '0', limit, elements }) {
      const declaration = typeOf(input.type)
      const action = actionAsDeclared(declaration, input.action)
      const { author } = input
      const next = { after: position, limit, time: longSearchTime }
      const ids = await selectedAfter(tx, declaration, input.selection, next)
      if (action.kind === 'linkCards') await shareCards(tx, action.itemIds)
      const requireFree = await holdFree(tx, ids, coveredBeside(declaration, action))
      const name = action.kind === 'log' ? 'logged' : `bulk.${action.kind}`
      const writing = { declaration, author, action: name, operationId, renamed }
      const before = new Map<string, CardValues>()
      await elements(ids, async some => {
        await requireFree(some)
        const records = await existingOnes(tx, declaration, some)
        for (const { id, data } of records) before.set(id, data)
        if (action.kind === 'delete') await binCards(tx, records, writing)
        else if (action.kind === 'linkCards')
          for (const record of records) await linkEach(tx, record, action, writing)
        else if (action.kind === 'moveStep')
          for (const record of records) await moveEach(tx, record, action, writing)
        else await writeCards(tx, await writesOf(tx, declaration, records, action), writing)
      })
      if (ids.length > 0) {
        await follow(tx, declaration, { ids, what: 'changed', author, before })
        await announce(tx, declaration, { ids, what: 'many', accountId: author.accountId })
      }
      return ids.length < limit ? undefined : ids.at(-1)
    },
  })
