import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { avatarTypes } from '#model/api/avatars.ts'
import { mostPictureBytes, mostPictures, pictureSide } from '#model/comments/comment-pictures.ts'
import { displayName } from '#model/display-name.ts'
import { type PictureFromElsewhere, takeComment } from '#server/comments/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import { receivePicture } from '#server/files/index.ts'
import { otherLines } from '#server/museum-exports/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'

const { 'history/comments': commentLine, 'history/comment-pictures': pictureLine } = otherLines

const accepted = { types: avatarTypes, mostBytes: mostPictureBytes, side: pictureSide } as const

/** Names of the people of the museum, by the ids of their accounts. */
async function namesOfPeople({ from: { archive } }: Taking): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  if (!archive.has('people.csv')) return names
  const rows = (await archive.content('people.csv')).pipe(
    parse({ columns: true, bom: true, relax_column_count: true, max_record_size: 1_000_000 }),
  )
  for await (const { id, first_name = '', last_name = '', email = '' } of rows as AsyncIterable<
    Record<string, string>
  >)
    if (id) names.set(id, displayName({ firstName: first_name, lastName: last_name, email }))
  return names
}

interface Picture {
  readonly path: string
  readonly alt: string
}

/** Pictures of comments that are in the archive, by comment. */
async function picturesThere(taking: Taking): Promise<ReadonlyMap<string, readonly Picture[]>> {
  const pictures = new Map<string, Picture[]>()
  for await (const lines of itemsOf(taking, 'history/comment-pictures.jsonl', pictureLine, 500))
    for (const { commentId, alt, path } of lines)
      if (path !== undefined && taking.from.archive.has(path))
        pictures.set(commentId, [...(pictures.get(commentId) ?? []), { path, alt }])
  return pictures
}

/** Makes the pictures of a comment as those that are uploaded; what is none is left out, and told. */
async function received(taking: Taking, pictures: readonly Picture[]): Promise<PictureFromElsewhere[]> {
  const made: PictureFromElsewhere[] = []
  for (const { path, alt } of pictures.slice(0, mostPictures))
    try {
      const content = Readable.from(await taking.from.archive.content(path))
      made.push({ picture: await receivePicture(taking.tenantId, content, accepted), alt })
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'invalid_input') throw error
      tellOf(taking, path, 'import.command.archive.noPicture')
    }
  return made
}

/** A key that a comment of a museum always has, in the form of a UUID. */
function keyOf({ from: { museumKey } }: Taking, id: string): string {
  const hash = createHash('sha256').update(`comment ${museumKey}/${id}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Comments on records and lines, with their pictures: authors are kept as names. */
export async function takeComments(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  const people = await namesOfPeople(taking)
  const pictures = await picturesThere(taking)
  const originOfComment = (id: string) => `${taking.from.museumKey}/comment/${id}`
  for await (const lines of itemsOf(taking, 'history/comments.jsonl', commentLine)) {
    const taken = await context.database.inTenant(tenantId, tx =>
      partsTaken(
        tx,
        'comment',
        lines.map(({ id }) => originOfComment(id)),
      ),
    )
    for (const line of lines.filter(({ id }) => !taken.has(originOfComment(id)))) {
      const shown = await received(taking, pictures.get(line.id) ?? [])
      const stored = await context.database.inTenant(tenantId, async tx => {
        const records = await recordsHere(tx, taking, [line.cardId, line.lineAboutId ?? ''], {
          binned: true,
        })
        const cardId = records.get(line.cardId)?.id
        const lineId = line.lineAboutId === null ? null : (records.get(line.lineAboutId)?.id ?? null)
        if (cardId === undefined || (line.lineAboutId !== null && lineId === null)) return undefined
        if (!(await takePart(tx, { origin: originOfComment(line.id), part: 'comment' }, cardId)))
          return undefined
        const at = (moment: string | null) => (moment === null ? null : new Date(moment))
        const comment = {
          cardId,
          lineId,
          answers: line.answersId && keyOf(taking, line.answersId),
          key: keyOf(taking, line.id),
          name: line.by.name ?? '',
          text: line.text,
          createdAt: new Date(line.createdAt),
          editedAt: at(line.editedAt),
          deletedAt: at(line.deletedAt),
          resolved: line.resolved && { at: new Date(line.resolved.at), name: line.resolved.by.name ?? '' },
          pictures: shown,
        }
        const made = await takeComment(tx, comment, id => people.get(id))
        if (!made) return undefined
        // Stored before all is written: what a server that dies now leaves, nobody shows.
        for (const [key, picture] of made) await context.pictures.put(key, picture)
        return made
      })
      if (stored) count(taking, 'comments')
    }
  }
}
