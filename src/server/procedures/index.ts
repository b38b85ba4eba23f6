import './tables.ts'
import type { Follow } from '#server/cards/index.ts'
import { createStoredTables } from '#server/exchange/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { DueReminder, RemindersContext } from '#server/reminders/index.ts'
import { publicApprovalRoutes } from './approvals/public-routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { daysComing } from './days-coming.ts'
import { createEffects } from './effects/effects.ts'
import { effectRoutes } from './effects/routes.ts'
import { fieldWorkRoutes } from './field-work/routes.ts'
import { followRecords } from './follow.ts'
import { goToStep } from './go-to-step.ts'
import { linkRoutes } from './link-routes.ts'
import { loanOutRoutes } from './loan-out/routes.ts'
import { objectRoutes } from './objects/routes.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { type RegistersContext, registerRoutes } from './registers/routes.ts'
import { procedureReminders } from './reminders.ts'
import { deliveryRoutes } from './room/delivery-routes.ts'
import type { RoomsContext } from './room/enter-room.ts'
import { publicRoomRoutes } from './room/public-routes.ts'
import { roomRoutes } from './room/room-routes.ts'
import { procedureRoutes } from './routes.ts'
import type { Settling } from './settle.ts'
import { sumRoutes } from './sums/routes.ts'
import { checklistRoutes } from './tasks/checklist-routes.ts'
import { procedureTasks } from './tasks/procedure-tasks.ts'
import { taskRoutes } from './tasks/routes.ts'
import { tasksComing } from './tasks/tasks-coming.ts'

export { doneBy } from './acting.ts'
export { agreementsOf } from './approvals/agreed-to.ts'
export { procedureEvidence } from './evidence.ts'
export { localizedWords, museumPlaces, placeWords, type Words } from './field-work/place-words.ts'
export { checkObject, uncheckObject } from './objects/check-object.ts'
export { readSeries } from './objects/series.ts'
export { type LineFromElsewhere, takeLines } from './objects/take-lines.ts'
export {
  type Found as FoundProcedure,
  may as mayDoProcedure,
  procedureFor,
  procedureToRead,
} from './permitted.ts'
export { announceChange } from './record-event.ts'
export type { Settling } from './settle.ts'
export { insertAttachment } from './store/attachments.ts'
export { type CheckedLine, writeCheckedLines } from './store/checked-lines.ts'
export { insertLink } from './store/links.ts'
export { deleteObjects, insertObjects, objectIds, objectPage, takenObjectIds } from './store/objects.ts'
export { membersOf, museumMembers } from './store/people.ts'
export {
  type ProcedureRecord,
  recordsOf,
  typeAndStatusOf,
  typeIdsNamed,
} from './store/procedures.ts'
export { counterOf } from './store/register-entries.ts'
export { setReminder, takeReminder } from './store/reminders.ts'
export { insertTasks, memberNames } from './store/tasks.ts'
export { readSums } from './sums/read-sums.ts'

export interface Procedures {
  readonly routes: readonly Route[]
  /** For the calendar. */
  readonly daysComing: ReturnType<typeof daysComing>
  readonly tasksComing: typeof tasksComing
  /** For modules of a type: has one that is held go to a step. */
  readonly goTo: ReturnType<typeof goToStep>
  /** For records, which are below: what follows when procedures change as records do. */
  readonly follow: Follow
  /** For modules that check objects: what goes on by itself then. */
  readonly settling: Settling
  /** Tells the managers of a procedure of its days, where that is due and was not done; a job does it at its moment. */
  remind(due: DueReminder): Promise<void>
  /** The same for those a task is given to. */
  remindTask(due: DueReminder): Promise<void>
}

/** Procedures: audits, loans, condition checks. Everything is derived from their declarations. */
export function createProcedures({
  texts,
  renamed,
  storage,
  operations,
  ...options
}: RemindersContext &
  Pick<ProceduresContext, 'texts' | 'renamed' | 'storage'> & {
    readonly operations: Operations
  }): Procedures {
  const dates = procedureReminders({ ...options, texts })
  const tasks = procedureTasks(options)
  const reminders: ProceduresContext['reminders'] = {
    async again(tx, id) {
      await dates.again(tx, id)
      await tasks.follow(tx, id)
    },
  }
  const tables = createStoredTables(storage)
  const effects = createEffects({ operations, renamed, texts })
  const context: ProceduresContext = {
    ...options,
    texts,
    reminders,
    effects,
    tasks,
    renamed,
    storage,
    tables,
  }
  return {
    routes: [
      ...procedureRoutes(context),
      ...objectRoutes(context),
      ...attachmentRoutes(context),
      ...linkRoutes(context),
      ...effectRoutes(context),
      ...sumRoutes(context),
      ...taskRoutes(context),
      ...checklistRoutes(context),
      ...fieldWorkRoutes(context),
      ...loanOutRoutes(context),
    ],
    daysComing: daysComing(texts),
    goTo: goToStep(context),
    follow: followRecords(context),
    settling: context,
    tasksComing,
    remind: dates.remind,
    remindTask: tasks.remind,
  }
}

/** Registers of accessions, exits, loans and movements. */
export const procedureRegisters = (context: RegistersContext): readonly Route[] => registerRoutes(context)

/** Rooms of procedures and requests to agree, for people outside the museum, too. */
export const procedureRooms = (context: RoomsContext): readonly Route[] => [
  ...roomRoutes(context),
  ...publicRoomRoutes(context),
  ...deliveryRoutes(context),
  ...approvalRoutes(context),
  ...publicApprovalRoutes(context),
]
