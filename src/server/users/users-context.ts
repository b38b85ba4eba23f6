import type { SignedTokens } from '#server/access/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'

/** Context of user administration. */
export interface UsersContext {
  readonly database: Database
  readonly mailer: Mailer
  readonly clock: Clock
  /** Address of the web application; mailed links begin with it. */
  readonly publicUrl: () => string
  readonly signedTokens: SignedTokens
}

/** The administrator who asks, and with which browser. */
export interface Administrator extends MuseumActor {
  readonly client: string
}
