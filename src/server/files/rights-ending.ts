import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { daysOfSpan } from '#model/dates/museum-day.ts'
import type { Language } from '#model/languages.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypes } from '#model/record-types.ts'
import { existingCards, mayDo, selectedAfter, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { fileDeclaration } from './keeping/keep-file.ts'

/** Files in one page of a calendar. */
const most = 500

/** Days on which rights in files, or the time they stay in the museum, come to their end; once for a file and a day. */
export async function rightsEnding(
  tx: TenantTransaction,
  member: Holder & { readonly language: Language },
  { from, to }: CalendarSpan,
): Promise<readonly ComputedEntry[]> {
  if (!mayDo(fileDeclaration, member, 'read')) return []
  const { first, last } = daysOfSpan({ from, to })
  const within = (field: string, operator: 'AND' | 'OR') => ({
    field,
    condition: 'BETWEEN',
    operator,
    values: [first, last],
  })
  const criteria = {
    blocks: [{ operator: 'AND', filters: [within('rights/until', 'AND'), within('embargoUntil', 'OR')] }],
  }
  const ids = await selectedAfter(
    tx,
    fileDeclaration,
    { criteria: JSON.stringify(criteria) },
    { after: '0', limit: most },
  )
  const cards = await existingCards(tx, [cardTypes.file], ids)
  return cards.flatMap(({ id, data, titles }) => {
    const { rights = [], embargoUntil } = data as FileCard
    const ends = new Set([...rights.map(({ until }) => until), embargoUntil])
    return [...ends].flatMap(day =>
      day !== undefined && day >= first && day <= last
        ? [
            {
              id: `${id}-${day}`,
              title: titleIn(titles, member.language),
              at: day,
              path: recordPath('file', id),
            },
          ]
        : [],
    )
  })
}
