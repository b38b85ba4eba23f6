import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import type { MessageKind } from '#model/exchange/messages.ts'
import type { App } from '../../app.ts'
import type { Author } from '../../cards/index.ts'
import type { KnownImport } from '../../exchange/index.ts'
import type { TextBook } from '../../platform/i18n/texts.ts'
import { describeReport, type Speaker } from './guide.ts'

/** A museum, in whose name files come into it, and who is spoken to. */
export interface Importing {
  readonly app: App
  readonly texts: TextBook
  readonly tenantId: string
  readonly author: Author
  readonly speaker: Speaker
  /** Raised by Ctrl-C. */
  readonly signal: AbortSignal
  /** Imports so far, for the file that `--report` names. */
  readonly done: DoneImport[]
}

/** An import as the file of the report has it. */
export interface DoneImport {
  readonly importId: string
  readonly file: string
  /** Name of the file, or of the table in an archive. */
  readonly table: string
  readonly records: string
  readonly state: 'imported' | 'checked' | 'stopped' | 'failed'
  readonly counts: ImportWithFile['counts']
  readonly messages: readonly Omit<ImportWithFile['messages'][number], 'path'>[]
  readonly newTerms: ImportWithFile['newTerms']
  readonly pictures: ImportWithFile['pictures']
  readonly rejectedRows: string | null
  readonly startedAt: string
  readonly endedAt: string
}

export const print = (text: string): boolean => process.stdout.write(text)

/** Rewrites a line of a terminal; nothing elsewhere, where lines would pile up. */
const showProgress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits for the end of a work, with its speed and the time that is left; Ctrl-C stops it after the rows at hand. */
async function follow(
  { app: { operations }, tenantId, author, speaker, signal }: Importing,
  begun: Operation,
): Promise<Operation> {
  const { say, number, time } = speaker
  const who = { tenantId, accountId: author.accountId, role: 'TENANT_ADMIN' }
  const started = Date.now()
  let now = begun
  let stopping = false
  while (now.state === 'IN_PROGRESS') {
    await wait(200)
    if (signal.aborted && !stopping) {
      stopping = true
      await operations.stop(who, now.id)
    }
    now = await operations.read(who, now.id)
    const { numberOfProcessedElements: done, totalNumberOfElements: total } = now
    const rate = done / ((Date.now() - started) / 1000)
    const shown = [say('import.check.progress', { done: number(done), total: number(total) })]
    if (done > 0) {
      shown.push(say('import.command.rate', { rate: number(Math.round(rate)) }))
      shown.push(say('import.command.left', { time: time(((total - done) / rate) * 1000) }))
    }
    showProgress(shown.join(' · '))
  }
  showProgress('')
  return now
}

/** Waits for the pictures that come in behind a load. @returns the import as it is then; Ctrl-C leaves the others to the server. */
async function followPictures(
  { app, speaker, signal }: Importing,
  known: KnownImport,
): Promise<ImportWithFile> {
  for (;;) {
    const report = await app.exchange.guided.report(known, speaker.language)
    const { waiting, attached, there, failed } = report.pictures
    if (waiting === 0 || signal.aborted) {
      showProgress('')
      return report
    }
    const done = attached + there + failed
    const [shown, total] = [done, done + waiting].map(speaker.number)
    showProgress(speaker.say('import.load.pictures.progress', { done: shown ?? '', total: total ?? '' }))
    await wait(500)
  }
}

/** Place for the rejected rows of a table: beside it, or beside the archive that it is in. */
const placeOfRejected = ({ say }: Speaker, name: string, path: string): string =>
  join(dirname(path), `${name.replace(/\.[^.]*$/, '')} – ${say('import.refusedFile')}.csv`)

export interface WorkOnTable {
  readonly known: KnownImport
  readonly operation: Operation
  readonly work: 'check' | 'load'
  readonly name: string
  /** The file that it is, or is in. */
  readonly path: string
  readonly records: string
}

export interface Ending {
  readonly state: DoneImport['state']
  readonly refused: number
  /** Kinds of what is to be known about rows. */
  readonly kinds: ReadonlySet<MessageKind>
}

/** Follows a check or a load to its end, and says what became of the rows; rejected ones are written beside the table. */
export async function workOnTable(importing: Importing, given: WorkOnTable): Promise<Ending> {
  const { app, speaker, done } = importing
  const { known, work, name, path, records } = given
  const { say, number, time } = speaker
  const operation = await follow(importing, given.operation)
  const report = await followPictures(importing, known)
  const { counts, messages, newTerms } = report
  const ended = Date.parse(operation.endedAt ?? new Date().toISOString())
  const rows = number(operation.numberOfProcessedElements)
  print(`${say('import.command.rowCount', { rows })} · ${time(ended - Date.parse(operation.startedAt))}\n`)
  print(describeReport(speaker, report))
  const refused = counts.refused ?? 0
  const rejectedRows = refused > 0 ? placeOfRejected(speaker, name, path) : null
  if (rejectedRows) {
    await pipeline(
      await app.exchange.guided.refused(known, speaker.language),
      createWriteStream(rejectedRows),
    )
    print(`${say('import.command.refused', { file: rejectedRows })}\n`)
  }
  const isStopped =
    operation.stopRequested && operation.numberOfProcessedElements < operation.totalNumberOfElements
  const state =
    operation.state === 'FAIL' ? 'failed' : isStopped ? 'stopped' : work === 'check' ? 'checked' : 'imported'
  if (state === 'failed') print(`${say('import.check.failed')}\n`)
  if (state === 'stopped' && work === 'load') print(`${say('import.command.stopped')}\n`)
  if (work === 'load' && (counts.created ?? 0) + (counts.updated ?? 0) > 0) {
    const history = say('import.historyMenu')
    print(`${say('import.command.undo', { history, file: name, action: say('import.undo.action') })}\n`)
  }
  done.push({
    importId: known.importId,
    file: path,
    table: name,
    records,
    state,
    counts,
    messages: messages.map(({ path: _path, ...message }) => message),
    newTerms,
    pictures: report.pictures,
    rejectedRows,
    startedAt: operation.startedAt,
    endedAt: new Date(ended).toISOString(),
  })
  return { state, refused, kinds: new Set(messages.map(({ kind }) => kind as MessageKind)) }
}
