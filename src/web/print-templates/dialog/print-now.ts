import { mostPrinted, printEndpoints } from '#model/api/print.ts'
import { mostPrintedByJob } from '#model/api/print-jobs.ts'
import { mostPrintedAtOnce, type Printed, printWithTemplate } from '#model/api/print-templates.ts'
import type { Language } from '#model/languages.ts'
import { type FetchedFile, fetchFile } from '../../platform/download.ts'
import type { PrintChoice } from './print-choices.ts'
import { namedIn, type Prints } from './prints.ts'

/** How something is printed. */
export interface PrintOptions {
  readonly language: Language
  /** The first place of the first sheet, counted from 1. */
  readonly start: number
  readonly copies: number
}

/** Whether it comes at once, is a job to wait for, or is more than can be printed. */
export type PrintWay = 'now' | 'job' | 'tooMany'

/** How so much is printed. */
export function wayOf(prints: Prints, choice: PrintChoice): PrintWay {
  const open = prints.kind === 'cards' && prints.isAtLeast === true
  if (choice.kind === 'layout') return open || prints.count > mostPrinted ? 'tooMany' : 'now'
  if (prints.count > mostPrintedByJob) return 'tooMany'
  return open || prints.count > mostPrintedAtOnce ? 'job' : 'now'
}

/** What the calls of templates are sent. */
export const printedBody = (prints: Prints, choice: PrintChoice, options: PrintOptions): Printed => ({
  ...namedIn(prints),
  language: options.language,
  ...(choice.kind === 'template' &&
    choice.template.kind === 'LABEL' && { start: options.start, copies: options.copies }),
})

/** The document, when it is made. @throws {CallError} */
export function printNow(prints: Prints, choice: PrintChoice, options: PrintOptions): Promise<FetchedFile> {
  if (choice.kind === 'template')
    return fetchFile(printWithTemplate, {
      params: { templateId: choice.id },
      body: printedBody(prints, choice, options),
    })
  if (prints.kind === 'procedure') throw new Error('layouts are of cards')
  const { declaration, selection, count } = prints
  const { pdf, pdfOfMany } = printEndpoints(declaration)
  const [only] = count === 1 && 'ids' in selection ? selection.ids : []
  return only
    ? fetchFile(pdf, { params: { id: only }, query: { viewType: choice.viewType, lang: options.language } })
    : fetchFile(pdfOfMany, { body: { selection, viewType: choice.viewType } })
}
