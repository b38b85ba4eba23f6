import { Readable } from 'node:stream'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { TooLargeError } from '#server/print/index.ts'
import type { TemplatesContext } from '../context.ts'
import { makeDocument } from '../printing/make-document.ts'
import type { Target } from '../printing/targets.ts'
import type { PrintTask } from '../printing/task.ts'
import { inHalves } from './in-halves.ts'
import { type Part, zipParts } from './zip-parts.ts'

/** Sheets of objects that the press sets in one go: it holds a document whole, and servers are small. Labels and tables are one document, however long. */
const mostSheets = 250

const isOfSheets = (template: PrintTemplate): boolean =>
  template.family === 'document' && template.blocks.some(({ type }) => type === 'each')

/** Also of none there is a document. */
const inParts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(ids.length / mostSheets)) }, (_, at) =>
    ids.slice(at * mostSheets, (at + 1) * mostSheets),
  )

export interface Printing {
  readonly content: Readable
  readonly mediaType: 'application/pdf' | 'application/zip'
}

interface Piece {
  readonly items: readonly string[]
  readonly made: Buffer
}

/** Documents named by the places of their first and last sheets. */
async function* named(first: Piece, others: AsyncIterable<Piece>, total: number): AsyncGenerator<Part> {
  const digits = String(total).length
  let from = 1
  const name = ({ items, made }: Piece): Part => {
    const [begin, end] = [from, from + items.length - 1].map(number => String(number).padStart(digits, '0'))
    from += items.length
    return { name: `${begin}-${end}.pdf`, content: made }
  }
  yield name(first)
  for await (const piece of others) yield name(piece)
}

/**
 * What a job prints: one document, or of many sheets several in a ZIP, each made when the one before has gone by. Sheets that are too large
 * for the press in one document come in more of them.
 * @param passed hears after each batch how many objects it had; what it throws ends the work
 * @throws {TooLargeError} what cannot be divided.
 */
export async function printParts(
  context: TemplatesContext,
  task: PrintTask,
  target: Target,
  passed: (objects: number) => void,
): Promise<Printing> {
  const { ids: all } = target
  const ofSheets = isOfSheets(task.document)
  const make = async (ids: readonly string[], again: boolean): Promise<Buffer> => {
    const { job } = await makeDocument(context, task, target, ids, again ? () => passed(0) : passed)
    return context.presses.long.print(job)
  }
  async function* pieces(): AsyncGenerator<Piece, undefined> {
    for (const ids of ofSheets ? inParts(all) : [all])
      yield* inHalves(ids, make, error => ofSheets && error instanceof TooLargeError)
  }
  const made = pieces()
  const { value: first } = await made.next()
  if (!first) throw new Error('nothing was printed')
  if (first.items.length === all.length)
    return { content: Readable.from([first.made], { objectMode: false }), mediaType: 'application/pdf' }
  return { content: zipParts(named(first, made, all.length)), mediaType: 'application/zip' }
}
