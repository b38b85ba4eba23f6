import { followSearch, unfollowSearch } from '#model/api/searches/saved.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { refuseUnreadable } from '#server/cards/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import { readableTypes } from '../readable-types.ts'
import { searchSeen } from '../saved/store/searches.ts'
import { findToFollow } from './find-to-follow.ts'
import { followSearches } from './follow-searches.ts'
import type { FollowingContext } from './following-context.ts'
import { deleteSubscription, insertSubscription } from './store/subscriptions.ts'

export interface FollowingModule {
  readonly routes: readonly Route[]
  /** Mails what is new; a job does it every morning. @param most cards a search may find and still be followed */
  follow(most?: number): Promise<void>
}

/** Searches that people follow: they are mailed what is new in them. */
export function createFollowing(context: FollowingContext): FollowingModule {
  const { database, clock, jobs } = context
  const look = defineJob<Record<string, never>>({
    name: 'searches.follow',
    expireInSeconds: 3 * 60 * 60,
    run: (_input, { signal }) => followSearches(context, { signal }),
  })
  jobs.register(look)
  jobs.schedule(look, '23 4 * * *', {})
  return {
    follow: most => followSearches(context, { ...(most !== undefined && { most }) }),
    routes: [
      route(followSearch, ({ actor, params }) =>
        database.inTenant(actor.tenantId, async tx => {
          const { accountId } = actor
          const row = await searchSeen(tx, { accountId, types: readableTypes(actor) }, params.id)
          const declaration = row && declarationOfId(row.type)
          if (!declaration) throw notFound()
          refuseUnreadable(actor, declaration, row)
          const known = await findToFollow(tx, { declaration, criteria: row.criteria })
          await insertSubscription(tx, { searchId: row.id, accountId }, { known, at: clock() })
          return undefined
        }),
      ),

      route(unfollowSearch, ({ actor, params }) =>
        database.inTenant(actor.tenantId, async tx => {
          const { accountId } = actor
          const row = await searchSeen(tx, { accountId, types: readableTypes(actor) }, params.id)
          if (!row) throw notFound()
          await deleteSubscription(tx, { searchId: row.id, accountId })
          return undefined
        }),
      ),
    ],
  }
}
