import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { mostPrintedByJob, printJobDays } from '#model/api/print-jobs.ts'
import { displayName } from '#model/display-name.ts'
import { templateAsDeclared } from '#model/print-templates/as-declared.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { accountById, membershipsOf } from '#server/access/index.ts'
import { type MadeFileKind, RefusedError } from '#server/made-files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import { TooLargeError } from '#server/print/index.ts'
import type { TemplatesContext } from '../context.ts'
import { makeDocument } from '../printing/make-document.ts'
import { type Target, targetOf } from '../printing/targets.ts'
import type { PrintTask } from '../printing/task.ts'
import type { JobRow } from '../store/jobs.ts'

/** Returns the person who ordered it, with their present permissions. @throws {RefusedError} for people who have left the museum. */
async function taskOf(
  { database, clock }: TemplatesContext,
  { tenant_id: tenantId, account_id: accountId, language, document, wanted, name }: JobRow,
): Promise<PrintTask> {
  const { holder, account } = await database.ofPerson(accountId, async db => ({
    holder: (await membershipsOf(db, accountId, clock())).find(each => each.tenantId === tenantId),
    account: await accountById(db, accountId),
  }))
  if (!holder || !account) throw new RefusedError('printTemplates.failures.notAllowed')
  return {
    tenantId,
    holder,
    person: displayName(account),
    language,
    document: templateAsDeclared(document),
    wanted,
    name,
  }
}

/** Why a job fails for good; undefined for what may go better the next time. */
function refusal(error: unknown): TextKey | undefined {
  if (error instanceof TooLargeError) return 'printTemplates.failures.tooLarge'
  if (!(error instanceof CodedError)) return undefined
  if (error.code === 'forbidden') return 'printTemplates.failures.notAllowed'
  return error.code === 'invalid_input' || error.code === 'not_found'
    ? 'printTemplates.failures.gone'
    : undefined
}

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

export interface Part {
  readonly name: string
  readonly content: Buffer
}

const pieceBytes = 256 * 1024

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes)
}

/** Parts in a ZIP that is read while they are made; one that cannot be made ends the reading with why. */
export function zipParts(parts: AsyncIterable<Part>): Readable {
  const zip = new ZipFile()
  const zipped = zip.outputStream as Readable
  const fill = async (): Promise<void> => {
    // PDFs are compressed already. Added in pieces: the checksum of a large one at once would block the event loop.
    for await (const { name, content } of parts)
      zip.addReadStreamLazy(name, { compress: false }, take =>
        take(null, Readable.from(inTurns(piecesOf(content)), { objectMode: false })),
      )
    zip.end()
  }
  fill().catch((error: Error) => zipped.destroy(error))
  return zipped
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
 * Makes one thing of all items, or, where they are too many for that, one of each half, and so on.
 * @param make `again`: for items that it has had before
 * @param isTooMuch whether fewer may do where `make` failed
 * @throws what `make` throws of a single item, and whatever says nothing about how many there were.
 */
export async function* inHalves<Item, Made>(
  items: readonly Item[],
  make: (items: readonly Item[], again: boolean) => Promise<Made>,
  isTooMuch: (error: unknown) => boolean,
  again = false,
): AsyncGenerator<{ readonly items: readonly Item[]; readonly made: Made }> {
  let made: Made
  try {
    made = await make(items, again)
  } catch (error) {
    if (items.length < 2 || !isTooMuch(error)) throw error
    const half = Math.ceil(items.length / 2)
    yield* inHalves(items.slice(0, half), make, isTooMuch, true)
    yield* inHalves(items.slice(half), make, isTooMuch, true)
    return
  }
  yield { items, made }
}

/**
 * Prints the files of a job: one document, or of many sheets several in a ZIP, each made when the one before has gone by. Sheets that are too large
 * for the press in one document come in more of them.
 * @param passed hears after each batch how many objects it had; what it throws ends the work
 * @throws {TooLargeError} what cannot be divided.
 */
async function printParts(
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

/** Documents that take longer than someone waits for. */
export const printedFiles = (context: TemplatesContext): MadeFileKind<JobRow> => ({
  table: 'print_job',
  name: 'print',
  folder: 'prints',
  days: printJobDays,
  longestSeconds: 2 * 3600,
  mostAttempts: 4,
  forgotten: '47 3 * * *',
  texts: {
    broken: 'printTemplates.failures.broken',
    noRoom: 'printTemplates.failures.noRoom',
    gone: 'printTemplates.gone',
  },
  refusal,

  async make(row, { signal, follow }) {
    const task = await taskOf(context, row)
    const target = await context.database.inTenant(task.tenantId, tx => targetOf(tx, task, mostPrintedByJob))
    const total = target.ids.length
    let done = 0
    follow(() => ({ done: Math.min(done, total), total }))
    const { content, mediaType } = await printParts(context, task, target, objects => {
      signal.throwIfAborted()
      done += objects
    })
    return { content, made: () => ({ media_type: mediaType, done: total }) }
  },
})
