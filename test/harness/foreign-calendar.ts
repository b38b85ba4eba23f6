import '#server/calendar/index.ts'
import { changeEntry, deleteEntry, readEntry, restoreEntry } from '#model/api/calendar.ts'
import { makeMuseum, makePerson } from './factories.ts'
import type { MakeParams } from './foreign-accounts.ts'

/** An entry that everybody sees in the calendar of another museum. */
const foreignEntry =
  (deleted: boolean): MakeParams =>
  async app => {
    const { tenantId } = await makeMuseum(app)
    const { accountId } = await makePerson(app)
    const now = new Date()
    const { id } = await app.database.inTenant(tenantId, ({ db }) =>
      db
        .insertInto('calendar_entry')
        .values({
          tenant_id: tenantId,
          title: 'Theirs',
          kind: 'other',
          all_day: false,
          starts_at: now,
          ends_at: now,
          time_zone: 'UTC',
          place: '',
          note: '',
          participants: [],
          links: '[]',
          visibility: 'museum',
          created_at: now,
          created_by: accountId,
          updated_at: now,
          deleted_at: deleted ? now : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return { id }
  }

/** Every call of an entry, with the id of one in another museum. */
export const calendarParams: Readonly<Record<string, MakeParams>> = {
  [readEntry.name]: foreignEntry(false),
  [changeEntry.name]: foreignEntry(false),
  [deleteEntry.name]: foreignEntry(false),
  [restoreEntry.name]: foreignEntry(true),
}

/** Bodies of those calls, with nothing wrong. */
export const calendarBodies: Readonly<Record<string, object>> = {
  [changeEntry.name]: {
    version: 1,
    title: 'Ours',
    kind: 'other',
    allDay: false,
    startDateTime: '2027-01-04T09:00:00.000Z',
    endDateTime: '2027-01-04T10:00:00.000Z',
    timeZone: 'UTC',
    place: '',
    note: '',
    responsible: null,
    participants: [],
    links: [],
    visibility: 'museum',
    reminder: null,
    repetition: null,
  },
}
