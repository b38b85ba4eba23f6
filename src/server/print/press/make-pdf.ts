import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pageOf } from '#model/print-templates/page-of.ts'
import { blockContent } from '../layout/blocks/block-content.ts'
import { documentOf } from '../layout/document-of.ts'
import { labelsPdf } from '../layout/labels/labels-pdf.ts'
import { sansText } from '../layout/run-of.ts'
import { gutter, ink, points, styles } from '../layout/style.ts'
import { fontFiles, fonts } from './fonts.ts'
import type { PrintJob } from './print-job.ts'
import type { BlocksJob, FilledRunning, TemplateJob } from './template-jobs.ts'

/** All that a press makes. */
export type PressJob = PrintJob | TemplateJob

// What people wrote on cards is never taken for an address: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false)

pdfmake.setLocalAccessPolicy(path => fontFiles.has(path))

pdfmake.setFonts(fonts)

const numbered = (text: string, page: number, pages: number): Content =>
  sansText(text.replaceAll('{{@page}}', String(page)).replaceAll('{{@pages}}', String(pages)))

/** Running head or foot, its three parts side by side; one that is empty leaves its room to the others. */
function runningOf(
  running: FilledRunning,
  page: number,
  pages: number,
  margin: [number, number, number, number],
): Content {
  const sides = ['left', 'center', 'right'] as const
  return {
    columns: sides
      .filter(side => running[side] !== '')
      .map(side => ({
        text: numbered(running[side], page, pages),
        style: 'running',
        alignment: side,
        width: '*',
      })),
    columnGap: gutter,
    margin,
  }
}

/** A document that a template made. */
function blocksDocument(job: BlocksJob): TDocumentDefinitions {
  const { width, height } = pageOf(job)
  const { top, right, bottom, left } = job.page.margins
  const at = (running: FilledRunning, below: number) => (page: number, pages: number) =>
    runningOf(running, page, pages, [points(left), points(below), points(right), 0])
  return {
    pageSize: { width: points(width), height: points(height) },
    pageMargins: [points(left), points(top), points(right), points(bottom)],
    version: '1.7',
    language: job.language,
    displayTitle: true,
    info: { title: job.title, author: job.museum, creator: job.museum },
    defaultStyle: { font: 'Sans', fontSize: 9.5, lineHeight: 1.25, color: ink },
    styles,
    header: at(job.header, top * 0.45),
    footer: at(job.footer, bottom * 0.35),
    content: job.blocks.flatMap((block, index) =>
      blockContent(block, points(width - left - right), index === 0),
    ),
  }
}

/** Sets a document. Takes a moment of one whole processor core: it runs in a thread of its own. */
export function makePdf(job: PressJob): Promise<Buffer> {
  if (job.layout === 'labels') return labelsPdf(job)
  return pdfmake.createPdf(job.layout === 'blocks' ? blocksDocument(job) : documentOf(job)).getBuffer()
}
