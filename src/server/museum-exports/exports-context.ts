import type { MadeFilesContext } from '#server/made-files/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'

/** What all parts of the module work with. */
export interface ExportsContext extends MadeFilesContext {
  readonly mailer: Mailer
  readonly publicUrl: () => string
}
