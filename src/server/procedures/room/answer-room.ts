import { isDeepStrictEqual } from 'node:util'
import type { CardValues } from '#model/engine/define-card.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import type { Problem } from '#model/validation/validators.ts'
import { readValues } from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { recordEvent } from '../record-event.ts'
import { objectPage } from '../store/objects.ts'
import { answersOf, insertAnswer } from '../store/rooms.ts'
import { agreedMark } from './agreed-mark.ts'
import type { Entered } from './enter-room.ts'
import { readSheets } from './read-sheet.ts'
import { answerLine, answerSheet, shownSheet } from './room-sheets.ts'
import type { RoomsContext } from './rooms-context.ts'
import { tellManagers } from './tell-managers.ts'

/** Objects of which an answer may tell. */
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
  { tx, procedureId }: Entered,
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
    (await objectPage(tx, procedureId, { ids: ids.filter(isId), page: 0, size: ids.length })).map(
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
 * Keeps what was sent from a room beside all that was sent before, and tells the managers. The same as the last time changes nothing: a double
 * click sends once.
 * @returns when it was sent.
 * @throws {CodedError} `not_found` for an answer the room does not ask for; `conflict` where what it agrees to is not what was read; `invalid_input` with
 * every wrong field.
 */
export async function answerRoom(
  context: RoomsContext,
  entered: Entered,
  language: Language,
  { answer, values, lines = {}, agreed: read }: AnswerGiven,
  museum: string,
): Promise<Date> {
  const { tx, procedureId, declaration, room, document: agreed, recipient } = entered
  const declared = Object.hasOwn(room.answers, answer) ? room.answers[answer] : undefined
  if (!declared) throw notFound()
  const document = await readValues(tx, answerSheet(room, declared), values, {})
  const said = await readLines(entered, answerLine(room, declared), lines)
  if (declared.keeps && read !== agreedMark(agreed, declared.keeps))
    throw new CodedError('conflict', { text: 'procedures.errors.agreedChanged' })
  const [kept = []] = declared.keeps
    ? await readSheets(tx, context.texts, language, shownSheet(declaration, declared.keeps), [agreed])
    : []
  const last = (await answersOf(tx, { procedureId, room }, { limit: 100, roomId: entered.id })).find(
    row => row.answer === answer,
  )
  if (last && isDeepStrictEqual([last.document, last.lines], [document, said])) return last.at
  const at = context.clock()
  await insertAnswer(tx, procedureId, {
    roomId: entered.id,
    answer,
    document,
    lines: said,
    kept,
    recipient,
    at,
  })
  await recordEvent(
    tx,
    procedureId,
    { kind: 'answered', details: { answer } },
    { accountId: null, name: recipient, at },
  )
  await tellManagers(context, entered, answer, museum)
  return at
}
