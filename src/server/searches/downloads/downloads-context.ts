import type { MadeFilesContext } from '#server/made-files/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'

/** What all parts of the downloads work with. */
export interface DownloadsContext extends MadeFilesContext {
  readonly mailer: Mailer
  readonly publicUrl: () => string
}
