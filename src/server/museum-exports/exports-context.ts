import type { MadeFilesContext } from '#server/made-files/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'

/** Context of all parts of the module. */
export interface ExportsContext extends MadeFilesContext {
  readonly mailer: Mailer
  readonly publicUrl: () => string
}
