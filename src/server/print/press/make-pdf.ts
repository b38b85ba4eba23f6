import pdfmake from 'pdfmake'
import { blocksDocument } from '../layout/blocks/blocks-document.ts'
import { documentOf } from '../layout/document-of.ts'
import { labelsPdf } from '../layout/labels/labels-pdf.ts'
import { fontFiles, fonts } from './fonts.ts'
import type { PrintJob } from './print-job.ts'
import type { TemplateJob } from './template-jobs.ts'

/** All that a press makes. */
export type PressJob = PrintJob | TemplateJob

// What people wrote on cards is never taken for an address: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => fontFiles.has(path))
pdfmake.setFonts(fonts)

/** Sets a document. Takes a moment of one whole processor core: it runs in a thread of its own. */
export function makePdf(job: PressJob): Promise<Buffer> {
  if (job.layout === 'labels') return labelsPdf(job)
  return pdfmake.createPdf(job.layout === 'blocks' ? blocksDocument(job) : documentOf(job)).getBuffer()
}
