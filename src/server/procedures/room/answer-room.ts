import { isDeepStrictEqual } from 'node:util'
import type { CardValues } from '#model/engine/define-card.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import type { Problem } from '#model/validation/validators.ts'
import { readValues } from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { answersOf, insertAnswer } from '#server/sharing/index.ts'
import { recordEvent } from '../record-event.ts'
import { objectPage } from '../store/objects.ts'
import type { Entered, RoomsContext } from './enter-room.ts'
import { mailManagers } from './mail-managers.ts'
import { agreedMark, answerLine, answerSheet, readSheets, shownSheet } from './room-sheets.ts'

/** Objects an answer may be about. */
const mostLines = 10_000

export interface AnswerGiven {
  readonly answer: string
  readonly values: CardValues
  readonly lines?: Readonly<Record<string, CardValues>> | undefined
  /** The mark of what was read. */
  readonly agreed?: string | undefined
}

/** @throws {CodedError} `invalid_input` with the fields of every object: 'lines/7/remark'. */
async function readLines(
  { tx, procedure }: Entered,
  sheet: NamedSheet | undefined,
  given: Readonly<Record<string, CardValues>>,
): Promise<Record<string, CardValues>> {
  const ids = Object.keys(given)
  if (!sheet || ids.length === 0) return {}
  if (ids.length > mostLines)
    throw new CodedError('invalid_input', {
      fields: { lines: { key: 'tooMany', params: { max: mostLines } } },
    })
  const known = new Set(
    (await objectPage(tx, procedure.id, { ids: ids.filter(isId), page: 0, size: ids.length })).map(
      ({ cardId }) => cardId,
    ),
  )
  const read: Record<string, CardValues> = {}
  const wrong: Record<string, Problem> = {}
  for (const id of ids) {
    if (!known.has(id)) throw new CodedError('invalid_input', { fields: { lines: { key: 'link' } } })
    try {
      const values = await readValues(tx, sheet, given[id] ?? {}, {})
      if (Object.keys(values).length > 0) read[id] = values
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'invalid_input') throw error
      for (const [path, problem] of Object.entries(error.details.fields ?? {}))
        wrong[`lines/${id}/${path}`] = problem
    }
  }
  if (Object.keys(wrong).length > 0) throw new CodedError('invalid_input', { fields: wrong })
  return read
}

/**
 * Stores an answer beside all those before it, and mails the managers. The same as the last one changes nothing: a double click sends once.
 * @returns when it was sent.
 * @throws {CodedError} `not_found` for an answer that is not asked for; `conflict` where what it agrees to is not what was read; `invalid_input` with
 * every wrong field.
 */
export async function answerRoom(
  context: RoomsContext,
  entered: Entered,
  language: Language,
  { answer, values, lines = {}, agreed: read }: AnswerGiven,
  museum: string,
): Promise<Date> {
  const { tx, link, procedure, declaration, rooms } = entered
  const { document: agreed } = procedure
  const declared = Object.hasOwn(rooms.answers, answer) ? rooms.answers[answer] : undefined
  if (!declared) throw notFound()
  const document = await readValues(tx, answerSheet(rooms, declared), values, {})
  const checkedLines = await readLines(entered, answerLine(rooms, declared), lines)
  if (declared.keeps && read !== agreedMark(agreed, declared.keeps))
    throw new CodedError('conflict', { text: 'procedures.errors.agreedChanged' })
  const [kept = []] = declared.keeps
    ? await readSheets(tx, context.texts, language, shownSheet(declaration, declared.keeps), [agreed])
    : []
  const of = { cardId: procedure.id, rooms }
  const last = (await answersOf(tx, of, { limit: 100, linkId: link.id })).find(row => row.answer === answer)
  if (last && isDeepStrictEqual([last.document, last.lines], [document, checkedLines])) return last.at
  const at = context.clock()
  const { recipient } = link
  await insertAnswer(tx, procedure.id, {
    linkId: link.id,
    answer,
    document,
    lines: checkedLines,
    kept,
    recipient,
    at,
  })
  await recordEvent(
    tx,
    procedure.id,
    { kind: 'answered', details: { answer } },
    { accountId: null, name: recipient, at },
  )
  await mailManagers(context, entered, answer, museum)
  return at
}
