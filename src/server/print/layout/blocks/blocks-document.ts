import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pageOf } from '#model/print-templates/page-of.ts'
import type { BlocksJob, FilledRunning } from '../../press/template-jobs.ts'
import { points } from '../millimetres.ts'
import { sansText } from '../run-of.ts'
import { gutter, ink } from '../style.ts'
import { styles } from '../styles.ts'
import { blockContent } from './block-content.ts'

const numbered = (text: string, page: number, pages: number): string =>
  sansText(text.replaceAll('{{@page}}', String(page)).replaceAll('{{@pages}}', String(pages)))

/** What runs along head or foot, its three parts side by side; one that is empty leaves its room to the others. */
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
export function blocksDocument(job: BlocksJob): TDocumentDefinitions {
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
