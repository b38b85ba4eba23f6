import type { CellChange, SavedCells } from '#model/api/cards/cells.ts'
import { mostCells } from '#model/engine/cell-fields.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { problemText } from '../names/problem-text.ts'
import { versionsOf } from '../store/cards.ts'
import { authorOf } from '../store/writer.ts'
import { createCellsOperation } from './cells-operation.ts'
import { planCells, type RefusedCell } from './plan-cells.ts'

/** Editing of cells in a list. */
export interface Cells {
  /** Saves cells: what cannot be saved is refused cell by cell. @throws {CodedError} `invalid_input` for too many records at once. */
  save(doing: Doing, cells: readonly CellChange[]): Promise<SavedCells>
}

export function createCells(context: CardsContext, operations: Operations): Cells {
  operations.register(createCellsOperation(context))
  return {
    save(doing, cells) {
      const { actor, declaration } = doing
      const ids = new Set(cells.map(({ id }) => id))
      if (ids.size > mostCells.records)
        throw new CodedError('invalid_input', {
          fields: { cells: { key: 'tooMany', params: { max: mostCells.records } } },
        })
      return context.database.inTenant(actor.tenantId, async tx => {
        const author = await authorOf(tx, actor)
        const plan = await planCells(context, tx, doing, author, cells)
        const unsaved = new Map<string, CodedError>()
        let operationId: string | undefined
        if (plan.records.length > 0) {
          const definition = createCellsOperation(context, (id, error) => unsaved.set(id, error))
          const input = { type: declaration.type, cells: plan.records, author }
          await operations.runIn(tx, actor, definition, input, async id => {
            operationId = id
          })
        }
        const saved = plan.records.map(({ id }) => id).filter(id => !unsaved.has(id))
        const versions = await versionsOf(tx, saved)
        const late = plan.records.flatMap(({ id, values }): readonly RefusedCell[] => {
          const error = unsaved.get(id)
          return error ? Object.keys(values).map(path => ({ id, path, error })) : []
        })
        const done = operationId === undefined ? undefined : await operations.readIn(tx, [operationId])
        return {
          operation: (saved.length > 0 && operationId !== undefined && done?.get(operationId)) || null,
          saved: saved.map(id => ({ id, version: versions.get(id) ?? 1 })),
          problems: [...plan.refused, ...late].map(({ id, path, error }) => ({
            id,
            path,
            message: problemText(context.texts, doing, error),
          })),
        }
      })
    },
  }
}
