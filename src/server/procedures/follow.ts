import type { Follow } from '#server/cards/index.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { announceChange } from './record-event.ts'
import { membersOf, setMembers } from './store/people.ts'

/**
 * Follows changes of procedures that were made as of any record: saved in the form, brought in with a table, edited many at once, brought back. Whoever makes one
 * looks after it, its managers are reminded of its current dates, and open pages are notified.
 */
export const followRecords =
  ({ reminders }: Pick<ProceduresContext, 'reminders'>): Follow =>
  async (tx, { workflow }, { ids, what, accountId }) => {
    if (!workflow) return
    const members = what === 'created' ? await membersOf(tx, ids) : undefined
    for (const id of ids) {
      if (members && !members.has(id)) await setMembers(tx, id, true, [accountId])
      await reminders.again(tx, id)
      await announceChange(tx, id)
    }
  }
