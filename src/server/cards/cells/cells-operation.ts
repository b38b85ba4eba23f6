import { declarationOf } from '#model/cards/declarations.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { aboutCards } from '../read/about-cards.ts'
import { readValues } from '../save/read-values.ts'
import { writeCards } from '../save/write-cards.ts'
import type { Author } from '../store/revisions.ts'
import { type RecordCells, withCells } from './plan-cells.ts'

export interface CellsInput {
  readonly type: string
  readonly cells: readonly RecordCells[]
  readonly author: Author
}

/**
 * Changes of cells of a list, record by record, in the history as saved by the person: few enough to be done while they wait, and an operation
 * so that they are undone as one.
 * @param refused is told of each record that could not be saved
 */
export const createCellsOperation = (
  { renamed, follow }: Pick<CardsContext, 'renamed' | 'follow'>,
  refused: (id: string, error: CodedError) => void = () => undefined,
) =>
  defineOperation<CellsInput, number>({
    name: 'cards.cells',
    about: aboutCards,
    canUndo: true,
    prepare: async (_tx, { cells }) => cells.length,
    async step({ tx, operationId, input, position = 0, limit, element }) {
      const declaration = declarationOf(input.type)
      if (!declaration) throw notFound()
      const { author } = input
      const next = input.cells.slice(position, position + limit)
      const before = new Map<string, CardValues>()
      const ids: string[] = []
      for (const { id, values } of next)
        await element(id, async () => {
          try {
            const record = await existingCard(tx, declaration, id, { hold: true })
            const changed = withCells(declaration, record.data, values)
            const write = { record, values: await readValues(tx, declaration, changed, record.data) }
            await writeCards(tx, [write], { declaration, author, action: 'saved', operationId, renamed })
            before.set(id, record.data)
            ids.push(id)
          } catch (error) {
            if (error instanceof CodedError) refused(id, error)
            throw error
          }
        })
      if (ids.length > 0) {
        await follow(tx, declaration, { ids, what: 'changed', author, before })
        await announce(tx, declaration, { ids, what: 'saved', accountId: author.accountId })
      }
      const end = position + next.length
      return end < input.cells.length ? end : undefined
    },
  })
