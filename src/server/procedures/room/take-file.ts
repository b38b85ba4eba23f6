import type { MultipartFile } from '@fastify/multipart'
import { roomFiles } from '#model/api/procedures/room.ts'
import { hourMs } from '#model/dates/durations.ts'
import type { AnswerFiles } from '#model/engine/aspects/rooms.ts'
import type { AttachmentType } from '#model/procedures/attachment-types.ts'
import { announce, systemAuthor } from '#server/cards/index.ts'
import { cleanName, fileDeclaration, safeName, type TakenIn } from '#server/files/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { LinkKey } from '#server/sharing/index.ts'
import { recordEvent } from '../record-event.ts'
import { attachmentsOf, insertAttachment } from '../store/attachments.ts'
import { type Entered, enterRoom, type RoomsContext } from './enter-room.ts'
import { mailManagers } from './mail-managers.ts'

const megabyte = 1024 ** 2

const tooLarge = () =>
  new CodedError('too_large', {
    text: 'procedures.errors.fileTooLarge',
    params: { megabytes: roomFiles.mostBytes / megabyte },
  })

/** @throws {CodedError} `invalid_input` for what is neither a PDF nor a picture, before anything looks into it. */
function refuseOthers({ mime }: { readonly mime: string }): void {
  if (!roomFiles.types.some(type => type === mime))
    throw new CodedError('invalid_input', { text: 'procedures.errors.fileKind' })
}

/** Hides from people outside how much of its space a museum uses. */
const withoutSpace = (error: unknown): unknown =>
  error instanceof CodedError && error.details.text === 'errors.fileNoRoom'
    ? new CodedError('too_large', { text: 'procedures.errors.fileNoRoom' })
    : error

/** @throws {CodedError} `not_found` where the answer takes no files. */
function fileRulesOf({ rooms }: Entered, answer: string): AnswerFiles {
  const rules = Object.hasOwn(rooms.answers, answer) ? rooms.answers[answer]?.files : undefined
  if (!rules) throw notFound()
  return rules
}

/** @returns what was handed in for an answer from this room. @throws {CodedError} `conflict` where it is as much as may be. */
async function handedIn({ tx, link, procedure }: Entered, answer: string, { most }: AnswerFiles) {
  const rows = (await attachmentsOf(tx, procedure.id)).filter(
    row => row.answer === answer && row.handed_in_room === link.id,
  )
  if (rows.length >= most)
    throw new CodedError('conflict', { text: 'procedures.errors.filesEnough', params: { most } })
  return rows
}

/** Makes what was taken in a file of the museum, attached in the name of whom the room is for. */
async function keep(
  context: RoomsContext,
  entered: Entered,
  {
    answer,
    name,
    taken,
    museum,
  }: { readonly answer: string; readonly name: string; readonly taken: TakenIn; readonly museum: string },
): Promise<Date> {
  const { tx, link, procedure } = entered
  const { recipient } = link
  const rules = fileRulesOf(entered, answer)
  const before = await handedIn(entered, answer, rules)
  const at = context.clock()
  const author = { ...systemAuthor, name: recipient }
  const fileId = await context.files.keep(tx, taken, { name, author })
  await announce(tx, fileDeclaration, { ids: [fileId], what: 'created', accountId: author.accountId })
  await insertAttachment(
    tx,
    procedure.id,
    { fileId, type: rules.type as AttachmentType, objectId: null, note: '' },
    { accountId: null, at, handedIn: { by: recipient, as: name, answer, room: link.id } },
  )
  const details = { fileId, attachmentType: rules.type, name }
  await recordEvent(tx, procedure.id, { kind: 'attached', details }, { accountId: null, name: recipient, at })
  if (!before.some(({ created_at: sent }) => at.getTime() - sent.getTime() < hourMs))
    await mailManagers(context, entered, answer, museum)
  return at
}

export interface FileGiven {
  readonly key: LinkKey
  readonly answer: string
  readonly part: MultipartFile
}

/**
 * Takes in a file that someone outside hands in for an answer: a PDF or a picture, checked and scanned like all that comes in. The first
 * in an hour is mailed to the managers.
 * @returns what it is called, and when it was kept.
 * @throws {CodedError} `gone`; `not_found`; `conflict` when there are enough; `invalid_input`; `too_large`. Nothing of it stays then.
 */
export async function takeFile(
  context: RoomsContext,
  { key, answer, part }: FileGiven,
  museum: string,
): Promise<{ readonly name: string; readonly at: Date }> {
  const { files } = context
  // Asked before anything is read, and again when it is kept.
  const tenantId = await enterRoom(context, key, async entered => {
    await handedIn(entered, answer, fileRulesOf(entered, answer))
    return entered.tx.tenantId
  })
  const taken = await files
    .takeIn(tenantId, part.file, { check: refuseOthers })
    .catch((error: unknown) => Promise.reject(part.file.truncated ? tooLarge() : error))
  const name = safeName(cleanName(part.filename), taken)
  try {
    if (part.file.truncated) throw tooLarge()
    const work = (entered: Entered) => keep(context, entered, { answer, name, taken, museum })
    return { name, at: await enterRoom(context, key, work, { write: true }) }
  } catch (error) {
    // Whether a transaction came to its end is not known when the database was lost in it.
    if (error instanceof CodedError && error.code !== 'unavailable') await files.discard(taken)
    throw withoutSpace(error)
  }
}
