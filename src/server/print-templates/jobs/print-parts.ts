import { Readable } from 'node:stream'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import type { TemplatesContext } from '../context.ts'
import { makeDocument } from '../printing/make-document.ts'
import type { Target } from '../printing/targets.ts'
import type { PrintTask } from '../printing/task.ts'
import { type Part, zipParts } from './zip-parts.ts'

/** Sheets of objects that the press sets in one go: of more it has no memory. Labels and tables are one document, however long. */
const mostSheets = 500

function partsOf(template: PrintTemplate, ids: readonly string[]): readonly (readonly string[])[] {
  const hasSheets = template.family === 'document' && template.blocks.some(({ type }) => type === 'each')
  if (!hasSheets || ids.length <= mostSheets) return [ids]
  return Array.from({ length: Math.ceil(ids.length / mostSheets) }, (_, at) =>
    ids.slice(at * mostSheets, (at + 1) * mostSheets),
  )
}

export interface Printing {
  readonly content: Readable
  readonly mediaType: 'application/pdf' | 'application/zip'
}

/**
 * What a job prints: one document, or of many hundred sheets several in a ZIP, each made when the one before has gone by.
 * @param passed hears after each batch how many objects it had; what it throws ends the work
 */
export async function printParts(
  context: TemplatesContext,
  task: PrintTask,
  target: Target,
  passed: (objects: number) => void,
): Promise<Printing> {
  const parts = partsOf(task.document, target.ids)
  const make = async (ids: readonly string[]): Promise<Buffer> => {
    const { job } = await makeDocument(context, task, target, ids, passed)
    return Buffer.from(await context.presses.long.print(job))
  }
  const [only] = parts
  if (only && parts.length === 1)
    return { content: Readable.from([await make(only)], { objectMode: false }), mediaType: 'application/pdf' }

  const digits = String(target.ids.length).length
  async function* made(): AsyncGenerator<Part> {
    let from = 1
    for (const ids of parts) {
      const [first, last] = [from, from + ids.length - 1].map(number => String(number).padStart(digits, '0'))
      yield { name: `${first}-${last}.pdf`, content: await make(ids) }
      from += ids.length
    }
  }
  return { content: zipParts(made()), mediaType: 'application/zip' }
}
