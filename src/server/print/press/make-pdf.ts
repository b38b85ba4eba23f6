import pdfmake from 'pdfmake'
import { documentOf } from '../layout/document-of.ts'
import { fontFiles, fonts } from './fonts.ts'
import type { PrintJob } from './print-job.ts'

// What people wrote on cards is never taken for an address: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => fontFiles.has(path))
pdfmake.setFonts(fonts)

/** Sets a document. Takes a moment of one whole processor core: it runs in a thread of its own. */
export const makePdf = (job: PrintJob): Promise<Buffer> => pdfmake.createPdf(documentOf(job)).getBuffer()
