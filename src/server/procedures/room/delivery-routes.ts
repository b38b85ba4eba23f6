import { Readable } from 'node:stream'
import { downloadRoomFile, downloadRoomFiles } from '#model/api/procedures/room.ts'
import type { Language } from '#model/languages.ts'
import { visitorOf } from '#server/access/index.ts'
import { archiveOf, type Copy } from '#server/files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { attachedAs, type Route, route } from '#server/platform/http/index.ts'
import type { LinkKey } from '#server/sharing/index.ts'
import { type Entered, enterRoom, type RoomsContext } from './enter-room.ts'
import { handedOut, linesToDeliver } from './hand-out.ts'
import { noteDownloads } from './note-downloads.ts'

/** Making a picture costs a moment of a whole processor core, and nobody here has signed in. */
const filesAnHour = 600
const archivesAnHour = 20

/** A file that is handed out, and its words for the list of credits. */
interface Delivered {
  readonly id: string
  readonly name: string
  readonly credit: string
  readonly copy: Copy
}

/** Files under names of their own. */
function* named(files: Iterable<Omit<Delivered, 'name'>>): Generator<Delivered> {
  const taken = new Set<string>()
  for (const file of files) {
    const { id, copy } = file
    const name = taken.has(copy.name.toLowerCase()) ? `${id} ${copy.name}` : copy.name
    taken.add(name.toLowerCase())
    yield { ...file, name }
  }
}

/** The files that a room hands out now: one, or all. @throws {CodedError} `gone` where there is none. */
async function filesOf(
  { files }: Pick<RoomsContext, 'files'>,
  { tx, procedure: row, declaration, rooms }: Entered,
  id?: string,
): Promise<readonly Delivered[]> {
  const one = { row, declaration }
  const lines = await linesToDeliver(tx, one, id)
  const copies = await handedOut(tx, one, { files, lines })
  const delivered = lines.flatMap(({ cardId, document }) => {
    const copy = copies.get(cardId)
    const credit = String(document[rooms.delivers?.credit ?? ''] ?? '')
    return copy ? [{ id: cardId, credit, copy }] : []
  })
  if (delivered.length === 0) throw new CodedError('gone')
  return [...named(delivered)]
}

/** The credit lines of files, each below the name of its file, as a text that every editor reads. */
const creditsOf = (heading: string, files: readonly Delivered[]): string =>
  [heading, ...files.map(({ name, credit }) => [name, credit].filter(Boolean).join('\n'))]
    .join('\n\n')
    .concat('\n')
    .replaceAll(/\r?\n/g, '\r\n')

/** Calls by which people outside the museum download the files of a room, as agreed for each. */
export function deliveryRoutes(context: RoomsContext): Route[] {
  const { database, clock, links, texts } = context
  const fetched = database.limiter({ name: 'room-downloads', points: filesAnHour, duration: 60 * 60 })
  const archives = database.limiter({ name: 'room-archives', points: archivesAnHour, duration: 60 * 60 })

  const find = (key: LinkKey, id?: string) =>
    enterRoom(context, key, async entered => ({ entered, files: await filesOf(context, entered, id) }))

  const note = async (
    { link, procedure: row, declaration }: Entered,
    files: readonly Delivered[],
    language: Language,
  ): Promise<void> => {
    await database.inTenant(link.tenant_id, tx =>
      noteDownloads(
        tx,
        { row, declaration },
        { link, ids: files.map(({ id }) => id), language, at: clock() },
      ),
    )
    await links.count(link, 'downloads')
  }

  return [
    route(
      downloadRoomFile,
      async ({ params: { token, objectId }, query: { grant }, language, request, reply }) => {
        await fetched.consume(visitorOf(token, request.ip))
        const { entered, files } = await find({ token, grant }, objectId)
        const [file] = files
        if (!file) throw new CodedError('gone')
        const { content, bytes } = await file.copy.open()
        try {
          await note(entered, files, language)
        } catch (error) {
          content.destroy()
          throw error
        }
        return reply
          .type(file.copy.mime)
          .header('cache-control', 'private, no-store')
          .header('content-length', bytes)
          .header('content-disposition', attachedAs(file.name))
          .send(content)
      },
    ),

    route(downloadRoomFiles, async ({ params: { token }, query: { grant }, language, request, reply }) => {
      await archives.consume(visitorOf(token, request.ip))
      const { entered, files } = await find({ token, grant })
      await note(entered, files, language)
      const { number, title } = entered.procedure
      const heading = [await links.museumOf(token), number, title].join(' · ')
      const at = clock()
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachedAs(`${number}.zip`))
        .send(
          archiveOf([
            {
              name: `${texts.translate(language, 'rooms.credits')}.txt`,
              at,
              shrinks: true,
              open: async () =>
                Readable.from([Buffer.from(creditsOf(heading, files))], { objectMode: false }),
            },
            ...files.map(({ name, copy }) => ({
              // In a folder of their own: none can be called what the list of credits is.
              name: `${texts.translate(language, 'fileWork.pack.folder')}/${name}`,
              at,
              open: async () => (await copy.open()).content,
            })),
          ]),
        )
    }),
  ]
}
