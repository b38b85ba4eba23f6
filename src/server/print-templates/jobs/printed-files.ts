import { mostPrintedByJob, printJobDays } from '#model/api/print-jobs.ts'
import { displayName } from '#model/display-name.ts'
import { templateAsDeclared } from '#model/print-templates/as-declared.ts'
import { accountById, membershipsOf } from '#server/access/index.ts'
import { type MadeFileKind, RefusedError } from '#server/made-files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import { TooLargeError } from '#server/print/index.ts'
import type { TemplatesContext } from '../context.ts'
import { targetOf } from '../printing/targets.ts'
import type { PrintTask } from '../printing/task.ts'
import type { JobRow } from '../store/jobs.ts'
import { printParts } from './print-parts.ts'

/** Who ordered it, with the rights of now. @throws {RefusedError} for who no longer belongs to the museum. */
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

/** Documents that take longer than somebody waits for. */
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
