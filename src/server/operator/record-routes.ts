import { readOperatorRecord } from '#model/api/operator/record.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from './operator-context.ts'
import { findEntries } from './store/record.ts'

/** Everything operators did. */
export const recordRoutes = ({ database }: OperatorContext): Route[] => [
  route(readOperatorRecord, async ({ query: { action, page = 0, blocksize = 50 } }) => {
    const { entries, totalSize } = await database.asSystem('the record of the operators', db =>
      findEntries(db, { action, page, blocksize }),
    )
    return {
      result: entries.map(({ at, details, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        about: details.about,
        before: details.before ?? null,
        after: details.after ?? null,
        reason: details.reason ?? null,
      })),
      totalSize,
    }
  }),
]
