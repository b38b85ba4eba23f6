import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import { daysOfSpan } from '#model/dates/museum-day.ts'
import type { Language } from '#model/languages.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardItems } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mayReport } from './permitted.ts'
import { checksDue } from './store/checks-due.ts'

/** Checks that a calendar lists at a time. */
const most = 500

/** Days on which objects are to be looked at again, for people who may read condition reports. */
export async function checksComing(
  tx: TenantTransaction,
  member: Holder & { readonly language: Language },
  { from, to }: CalendarSpan,
): Promise<readonly ComputedEntry[]> {
  if (!mayReport(member, 'read', null)) return []
  const due = await checksDue(tx, {
    ...daysOfSpan({ from, to }),
    limit: most,
  })
  const ids = [...new Set(due.map(({ cardId }) => cardId))]
  const objects = new Map(
    (await cardItems(tx, ids, { actor: member, language: member.language })).map(item => [item.id, item]),
  )
  return due.map(({ id, cardId, day }) => {
    const { shortDescription = '', title = '---' } = objects.get(cardId) ?? {}
    return {
      id,
      title: [shortDescription, title].filter(Boolean).join(' · '),
      at: day,
      path: conditionReportPath(id),
    }
  })
}
