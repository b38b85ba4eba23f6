import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import { daysOfSpan } from '#model/dates/museum-day.ts'
import type { Language } from '#model/languages.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { Holder } from '#model/permissions/access.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { standingDates } from '#model/procedures/reminders.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { readableTypes } from './permitted.ts'
import { proceduresWithDays } from './store/days.ts'

/** Largest number of procedures in one answer to a calendar. */
const most = 1000

/** Days procedures have to do with, for people who may read procedures of their type (C-P10). */
export const daysComing =
  (texts: TextBook) =>
  async (
    tx: TenantTransaction,
    member: Holder & { readonly language: Language },
    { from, to }: CalendarSpan,
  ): Promise<readonly ComputedEntry[]> => {
    const readable = readableTypes(member)
    const span = daysOfSpan({ from, to })
    const paths = procedureDeclarations
      .filter(({ name }) => readable.includes(name))
      .flatMap(({ name: type, workflow: { dates } }) =>
        dates.map(({ path }) => ({ type, path: path.split('/') })),
      )
    if (paths.length === 0) return []
    const rows = await proceduresWithDays(tx, paths, { ...span, limit: most })
    return rows.flatMap(({ id, type, number, title, status, document }) => {
      const declaration = procedureNamed(type)
      if (!declaration) return []
      return standingDates(declaration, status, document)
        .filter(({ day }) => day >= span.first && day <= span.last)
        .map(({ date, day }) => ({
          id: `${id}-${date.kind}`,
          title: `${texts.translate(member.language, `${declaration.type}.date/${date.kind}` as TextKey)}: ${number} · ${title}`,
          at: day,
          path: procedurePath(id),
        }))
    })
  }
