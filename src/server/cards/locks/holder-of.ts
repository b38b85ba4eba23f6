import { displayName } from '#model/display-name.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { Holder } from '../store/locks.ts'

/** Session of locks that are held for a person in no browser: by long work, or on a card that was only just made. */
export const noSession = '0'

/** Who would hold a lock. */
export const holderOf = (actor: MuseumActor): Holder => ({
  accountId: actor.accountId,
  sessionId: actor.sessionId,
  name: displayName(actor.person),
})
