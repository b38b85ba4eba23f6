import { type ContentProblem, readFileChecks } from '#model/api/files/checks.ts'
import { cardItems } from '#server/cards/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { countChecks, damagedContents } from './store/checks.ts'

/** Damaged files that are told one by one. */
const told = 100

/** For administrators: how the stored files stand by their checksums. */
export const fileCheckRoutes = (database: Database): readonly Route[] => [
  route(readFileChecks, ({ actor, language }) =>
    database.inTenant(actor.tenantId, async tx => {
      const damaged = await damagedContents(tx, told)
      const items = await cardItems(tx, [...new Set(damaged.map(({ card_id }) => card_id))], {
        actor,
        language,
      })
      const byId = new Map(items.map(item => [item.id, item]))
      return {
        ...(await countChecks(tx)),
        files: damaged.flatMap(({ card_id, name, check_failed, checked_at }) => {
          const file = byId.get(card_id)
          return file && checked_at
            ? [{ file, name, problem: check_failed as ContentProblem, checkedAt: checked_at.toISOString() }]
            : []
        }),
      }
    }),
  ),
]
