import { closeRoom, openRoomFor, readRooms, roomDays } from '#model/api/procedures/room.ts'
import { dayMs } from '#model/dates/durations.ts'
import { longDay } from '#model/dates/museum-day.ts'
import type { Rooms } from '#model/engine/aspects/rooms.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { localeOf } from '#model/languages.ts'
import type { Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { createMailLimit } from '#server/platform/mail/index.ts'
import { answersOf, deleteLinks, openLinks, passwordHash, presentLink } from '#server/sharing/index.ts'
import { doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { lineItems } from '../objects/line-items.ts'
import { type Found, procedureFor, procedureToRead } from '../permitted.ts'
import { recordEvent } from '../record-event.ts'
import { downloadsOf } from '../store/downloads.ts'
import type { RoomsContext } from './enter-room.ts'
import { deliveryOf } from './hand-out.ts'
import { answerLine, answerSheet, readSheets } from './room-sheets.ts'

/** Rooms that are mailed to one address within an hour. */
const mostToPerson = 30

/** Answers shown at most: a borrower sends a handful. */
const mostAnswers = 200

/** @throws {CodedError} `not_found` for a type that has no rooms. */
const roomsOf = ({ declaration: { rooms } }: Found): Rooms => {
  if (!rooms) throw notFound()
  return rooms
}

/** Calls by which a museum opens rooms, closes them and reads what was sent. */
export function roomRoutes(context: RoomsContext): Route[] {
  const { database, clock, texts, files, mailer, links, museumName } = context
  const kind = 'room'
  const mails = createMailLimit(database, 'room', mostToPerson)

  const present = async (
    tx: TenantTransaction,
    reader: Reader,
    { declaration, rooms }: Pick<Found, 'declaration'> & { readonly rooms: Rooms },
    row: Awaited<ReturnType<typeof answersOf>>[number],
  ) => {
    const { language } = reader
    const declared = rooms.answers[row.answer]
    const objects = Object.entries(row.lines)
    const items = await lineItems(
      tx,
      declaration,
      objects.map(([id]) => id),
      reader,
    )
    const read = (sheet: ReturnType<typeof answerLine>, filled: readonly CardValues[]) =>
      sheet ? readSheets(tx, texts, language, sheet, filled) : filled.map(() => [])
    const [sections = []] = await read(declared && answerSheet(rooms, declared), [row.document])
    const lines = await read(
      declared && answerLine(rooms, declared),
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
        number: items.get(objectId)?.number ?? '',
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
        const rooms = roomsOf(one)
        const cardId = one.row.id
        const open = await openLinks(tx, { kind, cardId }, clock())
        const answers = await answersOf(tx, { cardId, rooms }, { limit: mostAnswers })
        const downloads = Map.groupBy(await downloadsOf(tx, cardId), ({ room }) => room)
        return {
          rooms: open.map(link => {
            const { lastUsedAt, ...presented } = presentLink(link)
            const downloaded = downloads.get(link.id) ?? []
            const [first] = downloaded.map(({ at }) => at).toSorted((one, other) => +one - +other)
            return {
              ...presented,
              recipient: link.recipient,
              lastOpenedAt: lastUsedAt,
              files: downloaded.length,
              firstDownloadedAt: first?.toISOString() ?? null,
            }
          }),
          delivery: await deliveryOf(tx, one, files, async ids => {
            const items = await lineItems(tx, one.declaration, ids, { actor, language })
            return id => items.get(id)?.title ?? '---'
          }),
          answers: await Promise.all(
            answers.map(row =>
              present(tx, { actor, language }, { declaration: one.declaration, rooms }, row),
            ),
          ),
        }
      }),
    ),

    route(openRoomFor, async ({ actor, language, params, body }) => {
      const museum = await museumName(actor.tenantId)
      const hash = await passwordHash(body.password)
      if (body.email !== undefined) await mails.consume(actor.tenantId, body.email)
      return database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'edit', params.id)
        roomsOf(one)
        refuseClosed(one)
        const by = doneBy(actor, clock())
        const expiresAt = new Date(by.at.getTime() + (body.days ?? roomDays.default) * dayMs)
        const { recipient, email } = body
        const made = {
          kind,
          cardId: one.row.id,
          by,
          at: by.at,
          expiresAt,
          recipient,
          passwordHash: hash,
        } as const
        const { url } = await links.make(tx, made)
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
              day: longDay(await dayOf(tx, expiresAt), localeOf(language)),
              link: url,
            },
          })
        return { url, expiresAt: expiresAt.toISOString() }
      })
    }),

    route(closeRoom, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { row } = await procedureFor(tx, actor, 'edit', params.id)
        const [gone] = await deleteLinks(tx, { kind, cardId: row.id }, params.roomId)
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
