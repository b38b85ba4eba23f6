import type { CalendarEntry } from '#model/api/calendar.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import { mayDo, namesByIds, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CalendarMember } from './calendar-source.ts'
import type { EntryRow } from './store/entries.ts'
import { type CalendarPerson, peopleOf } from './store/people.ts'

/** True when someone who sees an entry may change it: who wrote it, who is responsible for it, and administrators. */
export const mayChange = ({ accountId, role }: CalendarMember, row: EntryRow): boolean =>
  row.created_by === accountId || row.responsible === accountId || role === 'TENANT_ADMIN'

type Details = Pick<CalendarEntry, 'note' | 'responsible' | 'participants' | 'links'>

/**
 * Details of entries beside their dates, by id: people who have left the museum, cards in the bin and cards of types that the member may not
 * read are left out.
 */
export async function detailsOf(
  tx: TenantTransaction,
  member: CalendarMember,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, Details>> {
  const accounts = rows.flatMap(({ responsible, participants }) => [
    ...(responsible === null ? [] : [responsible]),
    ...participants,
  ])
  const people = accounts.length === 0 ? [] : await peopleOf(tx, accounts)
  const named = new Map<string, CalendarPerson>(people.map(person => [person.id, person]))
  const { cards } = await namesByIds(tx, member, {
    terms: [],
    cards: rows.flatMap(({ links }) => links.map(({ id }) => id)),
  })
  const linkOf = (id: string) => {
    const card = cards.get(id)
    const declaration = card && declarationOfId(card.type)
    if (!card || card.deleted_at || !declaration || !mayDo(declaration, member, 'read')) return []
    const { type, number, titles } = card
    const title = [number, titleIn(titles, member.language)].filter(Boolean).join(' · ') || '---'
    return [{ type, id, title, path: recordPath(cardTypeOfId(type), id) }]
  }
  return new Map(
    rows.map(row => [
      row.id,
      {
        note: row.note,
        responsible: (row.responsible !== null && named.get(row.responsible)) || null,
        participants: row.participants.flatMap(id => named.get(id) ?? []),
        links: row.links.flatMap(({ id }) => linkOf(id)),
      },
    ]),
  )
}

/** An entry as it is opened and changed. */
export async function presentCalendarEntry(
  tx: TenantTransaction,
  member: CalendarMember,
  row: EntryRow,
): Promise<CalendarEntry> {
  const details = (await detailsOf(tx, member, [row])).get(row.id)
  return {
    id: row.id,
    entryId: row.id,
    kind: row.kind,
    title: row.title,
    allDay: row.all_day,
    startDateTime: row.starts_at.toISOString(),
    endDateTime: row.ends_at.toISOString(),
    place: row.place,
    repeats: row.repeats !== null,
    path: null,
    editable: mayChange(member, row),
    version: row.version,
    note: row.note,
    responsible: details?.responsible ?? null,
    participants: details?.participants ?? [],
    links: details?.links ?? [],
    timeZone: row.time_zone,
    visibility: row.visibility,
    reminder: row.reminder,
    repetition: row.repeats && { frequency: row.repeats, until: row.repeats_until },
  }
}
