import { procedureNamed } from '#model/procedures/declarations.ts'
import type { Follow } from '#server/cards/index.ts'
import { keepReport } from './keep-report.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { announceChange } from './record-event.ts'
import { membersOf, setMembers } from './store/people.ts'
import { procedureToChange } from './store/procedures.ts'

/**
 * Follows changes of procedures that were made as of any record: saved in the form, brought in with a table, edited many at once, brought back. Whoever makes one
 * looks after it, its tasks are those of the checklist, its managers are reminded of its current dates, records are
 * kept as it has decided, and open pages are notified.
 */
export const followRecords =
  ({ effects, reminders, tasks }: Pick<ProceduresContext, 'effects' | 'reminders' | 'tasks'>): Follow =>
  async (tx, { workflow, freezes, recordTypes: [{ name: type }] }, followed) => {
    if (!workflow) return
    const { ids, what, author } = followed
    const before = followed.what === 'changed' ? followed.before : undefined
    const { accountId, name } = author.onBehalfOf ?? author
    const impersonatorId = author.onBehalfOf && author.accountId
    const members = what === 'created' ? await membersOf(tx, ids) : undefined
    for (const id of ids) {
      if (members && !members.has(id)) await setMembers(tx, id, true, [accountId])
      if (what === 'created') await tasks.take(tx, id)
      const row = freezes && (await procedureToChange(tx, [type], id))
      const declaration = row && procedureNamed(row.type)
      if (row && declaration)
        await keepReport(tx, { row, declaration }, { accountId, name, impersonatorId, at: tx.clock() })
      await effects.follow(tx, id, author, before?.get(id))
      await reminders.again(tx, id)
      await announceChange(tx, id)
    }
  }
