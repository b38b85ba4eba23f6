import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import type { Language } from '#model/languages.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardItems } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mayReport } from './permitted.ts'
import { checksDue } from './store/checks-due.ts'

/** Checks a calendar tells of at a time. */
const most = 500

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Days on which objects are to be looked at again, for whoever may read condition reports. */
export async function checksComing(
  tx: TenantTransaction,
  member: Holder & { readonly language: Language },
  { from, to }: CalendarSpan,
): Promise<readonly ComputedEntry[]> {
  if (!mayReport(member, 'read', null)) return []
  // The moment of the end is outside: at midnight its day is.
  const due = await checksDue(tx, {
    first: dayOf(from),
    last: dayOf(new Date(to.getTime() - 1)),
    limit: most,
  })
  const ids = [...new Set(due.map(({ cardId }) => cardId))]
  const objects = new Map((await cardItems(tx, ids, member.language)).map(item => [item.id, item]))
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
