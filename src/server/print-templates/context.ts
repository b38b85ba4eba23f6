import type { MadeFilesContext } from '#server/made-files/index.ts'
import type { Presses, PrintContext } from '#server/print/index.ts'

/** Context of all parts of the module. */
export interface TemplatesContext extends PrintContext, MadeFilesContext {
  readonly presses: Presses
  readonly publicUrl: () => string
}
