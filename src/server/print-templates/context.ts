import type { MadeFilesContext } from '#server/made-files/index.ts'
import type { Presses, PrintContext } from '#server/print/index.ts'

/** What all parts of the module work with. */
export interface TemplatesContext extends PrintContext, MadeFilesContext {
  readonly presses: Presses
  readonly publicUrl: () => string
}
