import type { Approval } from '#model/api/procedures/approvals.ts'
import { isAhead } from '#model/engine/aspects/steps.ts'
import type { Language } from '#model/languages.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Found } from '../permitted.ts'
import { readerOf } from '../readers.ts'
import { recordEvent } from '../record-event.ts'
import type { RoomsContext } from '../room/enter-room.ts'
import { type ApprovalRecord, putAnswer } from '../store/approvals.ts'
import type { DoneBy } from '../store/events.ts'
import { keptOf, readAgreedTo, sinceAnswers } from './agreed-to.ts'

/** Answers to one request within an hour: each is kept, and mailed to whoever asked. */
const answersAnHour = 10

/** Keeps people from changing an answer again and again. */
export const answerLimit = (database: Pick<Database, 'limiter'>) =>
  database.limiter({ name: 'approvals', points: answersAnHour, duration: 60 * 60 })

/** Returns the name of a step by its stored id. */
export const stepNamed = ({ declaration }: Pick<Found, 'declaration'>, id: number): string =>
  Object.entries(declaration.workflow.steps).find(([, step]) => step.id === id)?.[0] ?? ''

/** The answer to a request, as the API names it. */
export const answerOf = ({ agreed }: Pick<ApprovalRecord, 'agreed'>): Approval['answer'] =>
  agreed === null ? 'OPEN' : agreed ? 'AGREED' : 'DECLINED'

interface Answer {
  readonly agrees: boolean
  readonly words: string
  /** The mark of what was read. */
  readonly mark: string
  readonly by: DoneBy
  /** In which it was read. */
  readonly language: Language
  /** Name of the museum. */
  readonly museum: string
}

/**
 * Stores the answer of someone who was asked, and mails whoever asked, if they may still read the procedure. The history keeps what it is about, word
 * for word, with its SHA-256. The same answer about the same content changes nothing.
 * @throws {CodedError} `conflict` where the procedure has reached the step, or is closed: an answer stays as it was when it counted; also where the
 * content is no longer what was read.
 */
export async function answerApproval(
  { mailer, texts, publicUrl }: Pick<RoomsContext, 'mailer' | 'texts' | 'publicUrl'>,
  tx: TenantTransaction,
  one: Found,
  approval: ApprovalRecord,
  { agrees, words, mark, by, language, museum }: Answer,
): Promise<void> {
  const { row, declaration } = one
  const step = stepNamed(one, approval.step)
  if (!isAhead(declaration, row.step, step))
    throw new CodedError('conflict', { text: 'procedures.errors.approvalOver' })
  const { kept, mark: sha256 } = await readAgreedTo(tx, texts, language, one)
  if (mark !== sha256) throw new CodedError('conflict', { text: 'procedures.errors.approvalChanged' })
  if (approval.agreed === agrees && approval.words === words) {
    const given = await keptOf(approval, await sinceAnswers(tx, row.id, [approval]))
    if (given?.sha256 === sha256) return
  }
  await putAnswer(tx, approval.id, { agreed: agrees, words, version: row.version, at: by.at })
  await recordEvent(
    tx,
    row.id,
    {
      kind: agrees ? 'agreed' : 'declined',
      details: { to: step, ...(words && { reason: words }), sha256, kept },
    },
    by,
  )
  const asker = await readerOf(tx, declaration, approval.asked_by, by.at)
  if (!asker) return
  const { email: to, firstName } = asker
  await mailer.send(tx.db, {
    to,
    language: asker.language,
    template: agrees ? 'approvalAgreed' : 'approvalDeclined',
    params: {
      firstName,
      museum,
      number: row.number,
      title: row.title,
      name: approval.name,
      step: texts.translate(asker.language, `${declaration.type}.choice/step/${step}` as TextKey),
      link: `${publicUrl()}${procedurePath(row.id)}`,
    },
    ...(words && { items: [{ text: words }] }),
  })
}
