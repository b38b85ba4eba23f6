import type { SignedTokens } from '#server/access/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Discovery } from './provider/provider.ts'

/** Context of single sign-on. */
export interface SingleSignOnContext {
  readonly database: Database
  readonly clock: Clock
  readonly seal: Seal
  readonly discovery: Discovery
  /** Address people use. */
  readonly publicUrl: () => string
  readonly inMaintenance: () => boolean
  readonly signedTokens: SignedTokens
}
