import { declarations } from '#model/cards/declarations.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { Links } from '#server/sharing/index.ts'
import { type Presses, pdfRoutes } from './pdf-routes.ts'
import { createPress, type Press } from './press/press.ts'
import type { PrintContext } from './print-context.ts'
import { sharedRecordRoutes } from './shared-records.ts'

export type { Presses } from './pdf-routes.ts'
export { findPictures, pictureOfSignature, readPictures } from './pictures.ts'
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

export interface PrintOptions extends PrintContext {
  readonly links: Links
}

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
    quick: createPress({ longestMs: 60_000, megabytes: 192, perMuseum: 4 }),
    long: createPress({ longestMs: 300_000, megabytes: 640, perMuseum: 1 }),
  }
  return {
    routes: [
      ...declarations.flatMap(declaration => pdfRoutes(options, presses, declaration)),
      ...sharedRecordRoutes(options, presses.quick),
    ],
    press: presses.quick,
    presses,
    async close() {
      await Promise.all([presses.quick.close(), presses.long.close()])
    },
  }
}
