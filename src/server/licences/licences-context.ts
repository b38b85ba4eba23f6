import { settingsSectionPath } from '#model/navigation/area-sections.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Press } from '#server/print/index.ts'

/** Context of the parts of this module. */
export interface LicencesContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly mailer: Mailer
  readonly jobs: Jobs
  /** Address of the web application; mailed links begin with it. */
  readonly publicUrl: () => string
  readonly press: Press
  readonly productName: string
}

/** Address of a museum's licence page. */
export const licencePath = settingsSectionPath('licence')
