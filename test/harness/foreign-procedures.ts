import '#server/procedures/index.ts'
import {
  answerApproval,
  askApproval,
  listApprovals,
  withdrawApproval,
} from '#model/api/procedures/approvals.ts'
import { attachFile, detachFile, listAttachments } from '#model/api/procedures/attachments.ts'
import { procedureEffects, retryEffects } from '#model/api/procedures/effects.ts'
import { readEntries, readFieldList, readFieldPlaces, sendEntries } from '#model/api/procedures/field-work.ts'
import { becomeProcedure, procedureLinks } from '#model/api/procedures/links.ts'
import {
  beginConditionCheck,
  decideLoan,
  removeConditionCheck,
  removeConditionChecks,
} from '#model/api/procedures/loan-out.ts'
import {
  addObjects,
  beginObject,
  changeObject,
  changeObjects,
  exportObjects,
  giveNumbers,
  listObjects,
  loadObjects,
  makeRecords,
  objectDetails,
  objectsAvailability,
  previewNumbers,
  removeObjects,
  sumObjects,
} from '#model/api/procedures/objects.ts'
import {
  changeProcedure,
  deleteProcedure,
  eraseProcedure,
  moveProcedure,
  procedureEvents,
  procedureManagers,
  readProcedure,
  removeManagers,
  restoreProcedure,
} from '#model/api/procedures/procedures.ts'
import { registerTable } from '#model/api/procedures/registers.ts'
import { procedureReportTable, readProcedureReport } from '#model/api/procedures/report.ts'
import { closeRoom, openRoomFor, readRooms } from '#model/api/procedures/room.ts'
import { procedureSums } from '#model/api/procedures/sums.ts'
import {
  addTask,
  changeTask,
  listTasks,
  readChecklist,
  removeTask,
  saveChecklist,
  takeChecklist,
  tickTask,
} from '#model/api/procedures/tasks.ts'
import { standingAt } from '#model/engine/aspects/steps.ts'
import { loanOut } from '#model/procedures/loan-out/loan-out.ts'
import { cardTypes } from '#model/record-types.ts'
import { makeMuseum, makePerson } from './factories.ts'
import type { MakeParams } from './foreign-accounts.ts'

/** A loan of another museum. */
const foreignProcedure: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('card')
      .values({
        tenant_id: tenantId,
        type: cardTypes.loanOut,
        incremental_number: 1,
        number: 'LO-2026-001',
        titles: '{"en": "Theirs"}',
        data: JSON.stringify({
          title: 'Theirs',
          procedureNumber: 'LO-2026-001',
          ...standingAt(loanOut, 'requested'),
        }),
        created_by: accountId,
        created_name: '',
        updated_by: accountId,
        updated_name: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return {
    id,
    procedureId: id,
    loanOutId: id,
    objectId: '1',
    roomId: '1',
    attachmentId: '1',
    approvalId: '1',
    taskId: '1',
    type: 'THEIRS',
    conditionCheckId: '1',
  }
}

const calls = [
  readProcedure,
  changeProcedure,
  deleteProcedure,
  restoreProcedure,
  eraseProcedure,
  moveProcedure,
  procedureManagers,
  removeManagers,
  procedureEvents,
  listObjects,
  objectDetails,
  addObjects,
  beginObject,
  makeRecords,
  previewNumbers,
  giveNumbers,
  removeObjects,
  objectsAvailability,
  exportObjects,
  loadObjects,
  changeObject,
  changeObjects,
  sumObjects,
  readRooms,
  openRoomFor,
  closeRoom,
  listAttachments,
  attachFile,
  detachFile,
  procedureLinks,
  becomeProcedure,
  procedureEffects,
  retryEffects,
  readFieldList,
  readFieldPlaces,
  readEntries,
  sendEntries,
  listApprovals,
  askApproval,
  answerApproval,
  withdrawApproval,
  listTasks,
  addTask,
  takeChecklist,
  changeTask,
  tickTask,
  removeTask,
  readChecklist,
  saveChecklist,
  decideLoan,
  beginConditionCheck,
  removeConditionChecks,
  removeConditionCheck,
  procedureSums,
]

/** Every call of a procedure, with the id of one in another museum. */
export const procedureParams: Readonly<Record<string, MakeParams>> = Object.fromEntries(
  calls.map(({ name }) => [name, foreignProcedure]),
)

const task = { words: 'Theirs', responsible: 'NOBODY', due: null }

/** Bodies of those calls, with nothing wrong. */
export const procedureBodies: Readonly<Record<string, object>> = {
  [changeProcedure.name]: { version: 1, title: 'Ours' },
  [moveProcedure.name]: { status: 'ONGOING' },
  [removeManagers.name]: { managers: [] },
  [addObjects.name]: { numbers: ['1'] },
  [beginObject.name]: { values: {} },
  [makeRecords.name]: { rows: ['theirs'] },
  [giveNumbers.name]: { pattern: '{running}' },
  [removeObjects.name]: { ids: ['1'] },
  [changeObjects.name]: { path: 'note', lines: [{ id: '1', value: 'x' }] },
  [sumObjects.name]: {},
  [openRoomFor.name]: { recipient: 'Theirs' },
  [changeObject.name]: { version: 1, checked: true },
  [attachFile.name]: { fileId: '1', attachmentType: 'OTHER' },
  [becomeProcedure.name]: { type: 'CONDITION_CHECK', as: 'departure' },
  [sendEntries.name]: { entries: [{ id: '5e0c9e0a-1d0f-4a57-9d0e-3c1f2b7a6d11' }] },
  [askApproval.name]: { step: 'approved', people: [{ name: 'Theirs', email: 'a@example.org' }] },
  [answerApproval.name]: { agrees: true, mark: '' },
  [addTask.name]: task,
  [changeTask.name]: { version: 1, ...task },
  [tickTask.name]: { done: true },
  [saveChecklist.name]: { version: 0, tasks: [task] },
  [decideLoan.name]: { loanDecision: 'ALLOWED' },
  [beginConditionCheck.name]: { reason: 'departure' },
}

/** What those calls are asked besides, where they need it. */
export const procedureQueries: Readonly<Record<string, string>> = {
  [objectDetails.name]: '?ids=1',
  [exportObjects.name]: '?format=csv',
  [registerTable.name]: '?format=csv',
  [readProcedureReport.name]: '?from=2026-01-01&to=2026-12-31',
  [procedureReportTable.name]: '?from=2026-01-01&to=2026-12-31&format=csv',
}
