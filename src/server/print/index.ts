import './sharing/tables.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { Route } from '#server/platform/http/index.ts'
import { type Presses, pdfRoutes } from './pdf-routes.ts'
import { createPress, type Press } from './press/press.ts'
import { publicRoutes } from './sharing/public-routes.ts'
import { type ShareRoutesOptions, shareRoutes } from './sharing/share-routes.ts'

export type { Presses } from './pdf-routes.ts'
export { findPictures, readPictures } from './pictures.ts'
export type { Press } from './press/press.ts'
export type { SheetPicture } from './press/print-job.ts'
export type {
  BlocksJob,
  FilledBlock,
  FilledCell,
  FilledElement,
  FilledRunning,
  LabelsJob,
} from './press/template-jobs.ts'
export { TooLargeError } from './press/too-large-error.ts'
export type { PrintContext } from './print-context.ts'
export { sendPdf } from './send-pdf.ts'
export { cardSharesEnding } from './sharing/card-shares-ending.ts'

export type PrintOptions = ShareRoutesOptions

export interface Print {
  readonly routes: readonly Route[]
  /** For single documents of other modules. */
  readonly press: Press
  /** For those who print many, too. */
  readonly presses: Presses
  /** Ends the printing threads. */
  close(): Promise<void>
}

/** Cards on paper, and cards that people outside the museum may read for a time. */
export function createPrint(options: PrintOptions): Print {
  const presses = {
    quick: createPress({ longestMs: 60_000, megabytes: 192 }),
    long: createPress({ longestMs: 300_000, megabytes: 640 }),
  }
  return {
    routes: [
      ...declarations.flatMap(declaration => [
        ...pdfRoutes(options, presses, declaration),
        // Files are shared as what they hold, not as what is known of them.
        ...(declaration.uploaded ? [] : shareRoutes(options, declaration)),
      ]),
      ...publicRoutes(options, presses.quick),
    ],
    press: presses.quick,
    presses,
    async close() {
      await Promise.all([presses.quick.close(), presses.long.close()])
    },
  }
}
