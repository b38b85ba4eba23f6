import { displayName } from '#model/display-name.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { Holder } from '../store/locks.ts'

/** Returns the person as the holder of a lock. */
export const holderOf = (actor: MuseumActor): Holder => ({
  accountId: actor.accountId,
  sessionId: actor.sessionId,
  name: displayName(actor.person),
})
