import type { Access } from '#server/access/index.ts'
import type { Avatars } from '#server/avatars/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'

export interface PrivacyContext {
  readonly database: Database
  readonly jobs: Jobs
  readonly texts: TextBook
  readonly clock: Clock
  readonly access: Pick<Access, 'proofs' | 'notices'>
  readonly avatars: Avatars
  readonly museums: () => Promise<readonly string[]>
}
