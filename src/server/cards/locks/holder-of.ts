import { displayName } from '#model/display-name.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { Holder } from '../store/locks.ts'

/** Session of locks that long work holds for a person: they stay when the person signs out. */
export const noSession = '0'

/** Who would hold a lock. */
export const holderOf = (actor: MuseumActor): Holder => ({
  accountId: actor.accountId,
  sessionId: actor.sessionId,
  name: displayName(actor.person),
})
