import {
  answerRoom as answerEndpoint,
  type HandedInFile,
  handInFile,
  mostDelivered,
  readRoom,
  readRoomObjects,
  readRoomPicture,
  roomFiles,
} from '#model/api/procedures/room.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { isMissing } from '#model/validation/validators.ts'
import { visitorOf } from '#server/access/index.ts'
import { existingCard, seesAll } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { answersOf } from '#server/sharing/index.ts'
import { lineItems } from '../objects/line-items.ts'
import { type AttachmentRecord, attachmentsOf } from '../store/attachments.ts'
import { sentObjectPage } from '../store/sent-objects.ts'
import { answerRoom } from './answer-room.ts'
import { enterRoom, type RoomsContext } from './enter-room.ts'
import { handedOut } from './hand-out.ts'
import { agreedMark, readSheets, shownLine, shownSheet } from './room-sheets.ts'
import { takeFile } from './take-file.ts'

const objectsShown = 50
const pictureSize = 1200
/** Smaller where files are handed out: a preview is no substitute for what is agreed and paid for. */
const previewSize = 480
/** Nobody here has signed in. */
const answersAnHour = 60
const filesAnHour = 60

/** The grant of a link with a password, for the addresses of pictures and files. */
const searchOf = (grant: string | undefined): string =>
  grant === undefined ? '' : `?${new URLSearchParams({ grant })}`

/** Files handed in for each answer, as those who sent them read them: under the names they had there. */
function filesByAnswer(rows: readonly AttachmentRecord[]): Record<string, HandedInFile[]> {
  const files = rows.flatMap(({ answer, handed_in_as: name, created_at: at }) =>
    answer === null || name === null ? [] : [{ answer, name, at: at.toISOString() }],
  )
  return Object.fromEntries(
    [...Map.groupBy(files, ({ answer }) => answer)].map(([answer, of]) => [
      answer,
      of.map(({ name, at }) => ({ name, at })),
    ]),
  )
}

/** Calls by which people outside the museum read a room and answer in it. */
export function publicRoomRoutes(context: RoomsContext): Route[] {
  const { database, texts, files, links } = context
  const answers = database.limiter({ name: 'room-answers', points: answersAnHour, duration: 60 * 60 })

  const handedIn = database.limiter({ name: 'room-files', points: filesAnHour, duration: 60 * 60 })

  return [
    route(readRoom, async ({ params: { token }, query: { grant }, language }) => {
      const [link, room] = await enterRoom(context, { token, grant }, async entered => {
        const { tx, link, procedure, declaration, rooms } = entered
        const { id, document } = procedure
        const sheet = shownSheet(declaration, rooms.shows)
        const [sections = []] = await readSheets(tx, texts, language, sheet, [document])
        const { rows: lines, total } = await sentObjectPage(tx, id, declaration.lines.decision?.refused, {
          page: 0,
          size: rooms.delivers ? mostDelivered : 0,
        })
        const copies = await handedOut(tx, { row: procedure, declaration }, { files, lines })
        const rows = await answersOf(tx, { cardId: id, rooms }, { limit: 200, linkId: link.id })
        const sent = rows
          .toReversed()
          .map(({ answer, at, recipient: name }) => [answer, { at: at.toISOString(), name }])
        const read = {
          type: declaration.name,
          number: procedure.number,
          title: procedure.title,
          expiresAt: link.expires_at.toISOString(),
          objectsCount: total,
          filesCount: copies.size,
          filesUrl: copies.size === 0 ? null : `/api/v1/public/rooms/${token}/files${searchOf(grant)}`,
          sections,
          sent: Object.fromEntries(sent),
          files: filesByAnswer((await attachmentsOf(tx, id)).filter(file => file.handed_in_room === link.id)),
          agreed: Object.fromEntries(
            Object.entries(rooms.answers).flatMap(([name, { keeps }]) =>
              keeps && !isMissing(document[keeps[0]]) ? [[name, agreedMark(document, keeps)]] : [],
            ),
          ),
        }
        return [link, read] as const
      })
      await links.count(link, 'views')
      return { museum: await links.museumOf(token), ...room }
    }),

    route(readRoomObjects, ({ params: { token }, query: { page = 0, grant }, language }) =>
      enterRoom(context, { token, grant }, async ({ tx, procedure, declaration, rooms }) => {
        const { rows, total } = await sentObjectPage(tx, procedure.id, declaration.lines.decision?.refused, {
          page,
          size: objectsShown,
        })
        const ids = rows.map(({ cardId }) => cardId)
        const items = await lineItems(tx, declaration, ids, { actor: seesAll, language })
        const lines = await readSheets(
          tx,
          texts,
          language,
          shownLine(declaration, rooms),
          rows.map(({ document }) => document),
        )
        const copies = await handedOut(tx, { row: procedure, declaration }, { files, lines: rows })
        const address = (id: string, what: string) =>
          `/api/v1/public/rooms/${token}/objects/${id}/${what}${searchOf(grant)}`
        const result = ids.map((id, at) => {
          const item = items.get(id)
          return {
            id,
            number: item?.number ?? '',
            title: item?.title ?? '---',
            pictureUrl: item?.thumbnailUrl ? address(id, 'picture') : null,
            fileUrl: copies.has(id) ? address(id, 'file') : null,
            entries: (lines[at] ?? []).flatMap(section => section.entries),
          }
        })
        return { result, totalSize: total }
      }),
    ),

    route(readRoomPicture, async ({ params: { token, objectId }, query: { grant }, reply }) => {
      const open = await enterRoom(
        context,
        { token, grant },
        async ({ tx, procedure, declaration, rooms }) => {
          const { rows } = await sentObjectPage(tx, procedure.id, declaration.lines.decision?.refused, {
            id: objectId,
            page: 0,
            size: 1,
          })
          if (rows.length === 0) throw new CodedError('gone')
          const { cover_file_id: cover } = await existingCard(tx, recordsOfLines(declaration.lines), objectId)
          const size = rooms.delivers ? previewSize : pictureSize
          const openers = cover ? await files.pictures(tx, [cover], size) : undefined
          return openers?.get(cover ?? '')
        },
      )
      if (!open) throw new CodedError('gone')
      return reply
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .send(await open())
    }),

    route(
      answerEndpoint,
      async ({ params: { token, answer }, query: { grant }, body, language, request }) => {
        await answers.consume(visitorOf(token, request.ip))
        const museum = await links.museumOf(token)
        const at = await enterRoom(
          context,
          { token, grant },
          entered => answerRoom(context, entered, language, { answer, ...body }, museum),
          { write: true },
        )
        return { at: at.toISOString() }
      },
    ),

    route(handInFile, async ({ params: { token, answer }, query: { grant }, request }) => {
      await handedIn.consume(visitorOf(token, request.ip))
      const museum = await links.museumOf(token)
      if (!request.isMultipart()) throw new CodedError('invalid_request', { text: 'errors.uploadNoFile' })
      const limits = { fileSize: roomFiles.mostBytes, files: 1, fields: 0 }
      const part = await request.file({ limits, throwFileSizeLimit: false })
      if (!part) throw new CodedError('invalid_request', { text: 'errors.uploadNoFile' })
      const { name, at } = await takeFile(context, { key: { token, grant }, answer, part }, museum)
      return { name, at: at.toISOString() }
    }),
  ]
}
