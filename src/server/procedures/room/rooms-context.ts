import type { Files } from '#server/files/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { ProceduresContext } from '../procedures-context.ts'

/** What rooms work with. */
export interface RoomsContext extends Pick<ProceduresContext, 'database' | 'clock'> {
  readonly texts: TextBook
  readonly files: Pick<Files, 'pictures' | 'takeIn' | 'keep' | 'discard'>
  readonly mailer: Mailer
  readonly publicUrl: () => string
  readonly museumName: (tenantId: string) => Promise<string>
}
