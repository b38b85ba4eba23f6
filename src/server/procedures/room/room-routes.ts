import { closeRoom, openRoomFor, readRooms, roomDays } from '#model/api/procedures/room.ts'
import { dayMs } from '#model/dates/durations.ts'
import { sayDay } from '#model/dates/museum-day.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { localeOf } from '#model/languages.ts'
import type { OutsideRoom } from '#model/procedures/define-procedure.ts'
import { hashToken, newShareToken } from '#server/access/index.ts'
import { cardItems, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { type Found, procedureFor, procedureToRead } from '../permitted.ts'
import { recordEvent } from '../record-event.ts'
import { answersOf, deleteRoom, insertRoom, openRooms } from '../store/rooms.ts'
import { readSheets } from './read-sheet.ts'
import { answerLine, answerSheet } from './room-sheets.ts'
import type { RoomsContext } from './rooms-context.ts'

/** Answers that are told: a borrower sends a handful. */
const mostAnswers = 200

/** @throws {CodedError} `not_found` for a type that has no room. */
const roomOf = ({ declaration: { room } }: Found): OutsideRoom => {
  if (!room) throw notFound()
  return room
}

/** Calls by which a museum opens rooms, closes them and reads what was sent. */
export function roomRoutes(context: RoomsContext): Route[] {
  const { database, clock, texts, mailer, publicUrl, museumName } = context

  const told = async (
    tx: TenantTransaction,
    reader: Reader,
    room: OutsideRoom,
    row: Awaited<ReturnType<typeof answersOf>>[number],
  ) => {
    const { language } = reader
    const declared = room.answers[row.answer]
    const objects = Object.entries(row.lines)
    const items = new Map(
      (
        await cardItems(
          tx,
          objects.map(([id]) => id),
          reader,
        )
      ).map(item => [item.id, item]),
    )
    const read = (sheet: ReturnType<typeof answerLine>, filled: readonly CardValues[]) =>
      sheet ? readSheets(tx, texts, language, sheet, filled) : filled.map(() => [])
    const [sections = []] = await read(declared && answerSheet(room, declared), [row.document])
    const lines = await read(
      declared && answerLine(room, declared),
      objects.map(([, values]) => values),
    )
    return {
      id: row.id,
      answer: row.answer,
      recipient: row.recipient,
      at: row.at.toISOString(),
      sections,
      lines: objects.map(([objectId], at) => ({
        objectId,
        number: items.get(objectId)?.shortDescription ?? '',
        title: items.get(objectId)?.title ?? '---',
        entries: (lines[at] ?? []).flatMap(section => section.entries),
      })),
      kept: row.kept,
    }
  }

  return [
    route(readRooms, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await procedureToRead(tx, actor, params.id)
        const room = roomOf(one)
        const rooms = await openRooms(tx, one.row.id, clock())
        const answers = await answersOf(tx, { procedureId: one.row.id, room }, { limit: mostAnswers })
        return {
          rooms: rooms.map(row => ({
            id: row.id,
            recipient: row.recipient,
            createdAt: row.created_at.toISOString(),
            createdBy: row.created_name,
            expiresAt: row.expires_at.toISOString(),
            lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
          })),
          answers: await Promise.all(answers.map(row => told(tx, { actor, language }, room, row))),
        }
      }),
    ),

    route(openRoomFor, async ({ actor, language, params, body }) => {
      const museum = await museumName(actor.tenantId)
      return database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'edit', params.id)
        roomOf(one)
        refuseClosed(one)
        const by = doneBy(actor, clock())
        const expiresAt = new Date(by.at.getTime() + (body.days ?? roomDays.default) * dayMs)
        const token = newShareToken(tx.tenantId)
        const url = `${publicUrl()}/room?token=${token}`
        const { recipient, email } = body
        await insertRoom(tx, one.row.id, { tokenHash: hashToken(token), recipient, by, expiresAt })
        await recordEvent(tx, one.row.id, { kind: 'roomOpened', details: { recipient } }, by)
        if (email !== undefined)
          await mailer.send(tx.db, {
            to: email,
            language,
            template: 'roomOpened',
            params: {
              firstName: '',
              museum,
              number: one.row.number,
              title: one.row.title,
              day: sayDay(await dayOf(tx, expiresAt), localeOf(language)),
              link: url,
            },
          })
        return { url, expiresAt: expiresAt.toISOString() }
      })
    }),

    route(closeRoom, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { row } = await procedureFor(tx, actor, 'edit', params.id)
        const gone = await deleteRoom(tx, row.id, params.roomId)
        if (!gone) throw notFound()
        await recordEvent(
          tx,
          row.id,
          { kind: 'roomClosed', details: { recipient: gone.recipient } },
          doneBy(actor, clock()),
        )
        return undefined
      }),
    ),
  ]
}
