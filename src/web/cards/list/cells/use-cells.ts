import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CellChange } from '#model/api/cards/cells.ts'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { call } from '../../../platform/client.ts'
import { serverWords } from '../../../platform/i18n/server-words.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { offerUndo, type Undone, undoAndTell } from '../../../platform/notices/offer-undo.ts'
import { undoWork } from '../../../platform/operations/follow-operation.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import type { CardArea } from '../../card-area.ts'
import type { CellEntry } from './cell-value.ts'

/** A cell that was entered: under way, saved in a version the list may not show yet, or refused with a reason. */
export interface EnteredCell {
  readonly entry: CellEntry
  readonly version?: number
  readonly problem?: string
}

/** A row and field with what was entered. */
export interface Entered {
  readonly row: CardRow
  readonly path: string
  readonly entry: CellEntry
  /** Version from which the person started, if it is another than the row's. */
  readonly version?: number
}

const keyOf = (id: string, path: string): string => `${id} ${path}`

/** Saves the cells of a list, several at once as one operation, and undoes the latest ones. */
export function useCells({ endpoints }: CardArea, onUndone: () => void) {
  const client = useQueryClient()
  const [cells, setCells] = useState<ReadonlyMap<string, EnteredCell>>(new Map())
  const done = useRef<string[]>([])

  const put = (changes: Iterable<readonly [string, EnteredCell]>) =>
    setCells(before => new Map([...before, ...changes]))

  const undo = async (id: string): Promise<Undone> => {
    done.current = done.current.filter(other => other !== id)
    const outcome = await undoWork(client, { id })
    // What was refused is kept: it was never saved.
    setCells(before => new Map([...before].filter(([, { problem }]) => problem !== undefined)))
    await client.invalidateQueries({ queryKey: [endpoints.list.name], refetchType: 'active' })
    onUndone()
    return outcome
  }

  const save = async (entered: readonly Entered[]) => {
    if (entered.length === 0) return
    put(entered.map(({ row, path, entry }) => [keyOf(row.id, path), { entry }]))
    const sent = entered.map(
      ({ row, path, entry, version = row.version }): CellChange => ({ id: row.id, path, version, ...entry }),
    )
    try {
      const { operation, saved, problems } = await call(endpoints.saveCells, { body: { cells: sent } })
      const versions = new Map(saved.map(({ id, version }) => [id, version]))
      const reasons = new Map(problems.map(({ id, path, message }) => [keyOf(id, path), message]))
      put(
        entered.map(({ row, path, entry }) => {
          const key = keyOf(row.id, path)
          const problem = reasons.get(key)
          const version = versions.get(row.id) ?? row.version
          return [key, problem === undefined ? { entry, version } : { entry, problem: serverWords(problem) }]
        }),
      )
      const count = entered.length - problems.length
      if (operation && count > 0) {
        done.current.push(operation.id)
        offerUndo('cardList.cells.saved', { count }, () => undo(operation.id))
      }
      if (problems.length > 0) notices.add('error', 'cardList.cells.refused', { count: problems.length })
      // News of many name the first of them only.
      if (saved.length > 100)
        await client.invalidateQueries({ queryKey: [endpoints.list.name], refetchType: 'active' })
    } catch (failure) {
      const words = failure instanceof CallError && failure.status >= 400 ? failure.message : undefined
      put(
        entered.map(({ row, path, entry }) => [
          keyOf(row.id, path),
          { entry, problem: words === undefined ? '' : serverWords(words) },
        ]),
      )
      notices.add('error', wordsForFailure(failure))
    }
  }

  return {
    save,
    undoLatest() {
      const id = done.current.at(-1)
      if (id !== undefined) void undoAndTell(() => undo(id))
    },
    /** Returns what was entered into a cell, as long as the list does not show it. */
    entered(row: CardRow, path: string): EnteredCell | undefined {
      const cell = cells.get(keyOf(row.id, path))
      const isShown = cell?.version !== undefined && row.version >= cell.version
      return isShown ? undefined : cell
    },
    /** Forgets what was refused. */
    forget: (row: CardRow, path: string) =>
      setCells(before => new Map([...before].filter(([key]) => key !== keyOf(row.id, path)))),
  }
}
