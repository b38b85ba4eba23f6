import type { EventData } from '#model/api/events.ts'
import type { Operation } from '#model/api/operations.ts'
import type { OperationRow } from './store.ts'

/** An operation as sent in an event: without the lists of its elements. */
export const summaryOf = (row: OperationRow): EventData<'operation.changed'> => ({
  id: row.id,
  operationName: row.name,
  state: row.state,
  totalNumberOfElements: row.total,
  numberOfProcessedElements: row.processed,
  stopRequested: row.stop_requested,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  canUndo: row.can_undo && row.undone_by_id === null && row.state !== 'IN_PROGRESS',
  undoesId: row.undoes_id,
  undoneById: row.undone_by_id,
})

/** An operation as the API answers it. */
export const answerOf = (row: OperationRow): Operation => ({
  ...summaryOf(row),
  progress: { success: row.success, fail: row.fail },
})
