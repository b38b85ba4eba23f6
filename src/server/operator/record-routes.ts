import { readOperatorRecord } from '#model/api/operator/record.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from './operator-context.ts'
import { lastEntries } from './store/record.ts'

const shown = 100

/** What operators did for the platform as a whole. */
export const recordRoutes = ({ database }: OperatorContext): Route[] => [
  route(readOperatorRecord, async () => {
    const entries = await database.asSystem('the record of the operators', db => lastEntries(db, shown))
    return {
      result: entries.map(({ at, details, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        about: details.about,
      })),
    }
  }),
]
