import {
  answerRoom as answerEndpoint,
  handInFile,
  readRoom,
  readRoomObjects,
  readRoomPicture,
  roomFiles,
} from '#model/api/procedures/room.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isMissing } from '#model/validation/validators.ts'
import { museumOfToken, visitorOf } from '#server/access/index.ts'
import { cardItems, presentCard, seesAll } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { attachmentsOf } from '../store/attachments.ts'
import { answersOf, roomOpened } from '../store/rooms.ts'
import { sentObjectPage } from '../store/sent-objects.ts'
import { agreedMark } from './agreed-mark.ts'
import { answerRoom } from './answer-room.ts'
import { enterRoom } from './enter-room.ts'
import { filesByAnswer } from './files-by-answer.ts'
import { readSheets } from './read-sheet.ts'
import { shownLine, shownSheet } from './room-sheets.ts'
import type { RoomsContext } from './rooms-context.ts'
import { takeFile } from './take-file.ts'

const objectsShown = 50
const pictureSize = 1200
/** Nobody here has signed in. */
const answersAnHour = 60
const filesAnHour = 60

/** Calls by which people outside the museum read a room and answer in it. */
export function publicRoomRoutes(context: RoomsContext): Route[] {
  const { database, clock, texts, files, museumName } = context
  const answers = database.limiter({ name: 'room-answers', points: answersAnHour, duration: 60 * 60 })

  const handedIn = database.limiter({ name: 'room-files', points: filesAnHour, duration: 60 * 60 })

  /** @throws {CodedError} `gone` */
  const museumOf = (token: string): Promise<string> => {
    const tenantId = museumOfToken(token)
    if (tenantId === undefined) throw new CodedError('gone')
    return museumName(tenantId)
  }

  return [
    route(readRoom, async ({ params: { token }, language }) => {
      const told = await enterRoom(context, token, async entered => {
        const { tx, id, procedureId, declaration, room, document } = entered
        const sheet = shownSheet(declaration, room.shows)
        const [sections = []] = await readSheets(tx, texts, language, sheet, [document])
        const { total } = await sentObjectPage(tx, procedureId, declaration.lines.decision?.refused, {
          page: 0,
          size: 0,
        })
        const rows = await answersOf(tx, { procedureId, room }, { limit: 200, roomId: id })
        await roomOpened(tx, id, clock())
        const sent = rows
          .toReversed()
          .map(({ answer, at, recipient: name }) => [answer, { at: at.toISOString(), name }])
        return {
          type: declaration.name,
          number: entered.number,
          title: entered.title,
          expiresAt: entered.expiresAt.toISOString(),
          objectsCount: total,
          sections,
          sent: Object.fromEntries(sent),
          files: filesByAnswer(
            (await attachmentsOf(tx, procedureId)).filter(file => file.handed_in_room === id),
          ),
          agreed: Object.fromEntries(
            Object.entries(room.answers).flatMap(([name, { keeps }]) =>
              keeps && !isMissing(document[keeps[0]]) ? [[name, agreedMark(document, keeps)]] : [],
            ),
          ),
        }
      })
      return { museum: await museumOf(token), ...told }
    }),

    route(readRoomObjects, ({ params: { token }, query: { page = 0 }, language }) =>
      enterRoom(context, token, async ({ tx, procedureId, declaration, room }) => {
        const { rows, total } = await sentObjectPage(tx, procedureId, declaration.lines.decision?.refused, {
          page,
          size: objectsShown,
        })
        const ids = rows.map(({ cardId }) => cardId)
        const items = new Map(
          (await cardItems(tx, ids, { actor: seesAll, language })).map(item => [item.id, item]),
        )
        const lines = await readSheets(
          tx,
          texts,
          language,
          shownLine(declaration, room),
          rows.map(({ document }) => document),
        )
        const result = ids.map((id, at) => {
          const item = items.get(id)
          return {
            id,
            number: item?.shortDescription ?? '',
            title: item?.title ?? '---',
            pictureUrl: item?.thumbnailUrl ? `/api/v1/public/rooms/${token}/objects/${id}/picture` : null,
            entries: (lines[at] ?? []).flatMap(section => section.entries),
          }
        })
        return { result, totalSize: total }
      }),
    ),

    route(readRoomPicture, async ({ params: { token, objectId }, reply }) => {
      const open = await enterRoom(context, token, async ({ tx, procedureId, declaration }) => {
        const { rows } = await sentObjectPage(tx, procedureId, declaration.lines.decision?.refused, {
          id: objectId,
          page: 0,
          size: 1,
        })
        if (rows.length === 0) throw new CodedError('gone')
        const { cover_file_id: cover } = await presentCard(
          tx,
          objectCard as unknown as CardDeclaration,
          objectId,
        )
        const openers = cover ? await files.pictures(tx, [cover], pictureSize) : undefined
        return openers?.get(cover ?? '')
      })
      if (!open) throw new CodedError('gone')
      return reply
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .send(await open())
    }),

    route(answerEndpoint, async ({ params: { token, answer }, body, language, request }) => {
      await answers.consume(visitorOf(token, request.ip))
      const museum = await museumOf(token)
      const at = await enterRoom(
        context,
        token,
        entered => answerRoom(context, entered, language, { answer, ...body }, museum),
        { hold: true },
      )
      return { at: at.toISOString() }
    }),

    route(handInFile, async ({ params: { token, answer }, request }) => {
      await handedIn.consume(visitorOf(token, request.ip))
      const museum = await museumOf(token)
      if (!request.isMultipart()) throw new CodedError('invalid_request', { text: 'errors.uploadNoFile' })
      const limits = { fileSize: roomFiles.mostBytes, files: 1, fields: 0 }
      const part = await request.file({ limits, throwFileSizeLimit: false })
      if (!part) throw new CodedError('invalid_request', { text: 'errors.uploadNoFile' })
      const { name, at } = await takeFile(context, { token, answer, part }, museum)
      return { name, at: at.toISOString() }
    }),
  ]
}
