import type { Comment, CommentThreads } from '#model/api/comments.ts'
import { mentionedIn } from '#model/comments/comment-text.ts'
import type { Language } from '#model/languages.ts'
import { namesByIds, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { memberNames } from '#server/procedures/index.ts'
import { picturesByComment, presentPicture } from './pictures.ts'
import {
  answersIn,
  type CommentRecord,
  countThreads,
  type ThreadFilter,
  threadPage,
  threadTotal,
} from './store/comments.ts'
import type { PictureRecord } from './store/pictures.ts'

/** Threads of one page. */
const pageSize = 10

/** Returns whether a person may write: whoever works as another puts no words into their mouth. */
export const mayWrite = ({ impersonatorId }: MuseumActor): boolean => impersonatorId === undefined

const presentComment = (
  { id, account_id, account_name, text, created_at, edited_at, deleted_at, version }: CommentRecord,
  pictures: readonly PictureRecord[],
  actor: MuseumActor,
  nameOf: (id: string) => string | undefined,
): Comment => {
  const isOwn = account_id === actor.accountId
  const isThere = deleted_at === null && mayWrite(actor)
  return {
    id,
    author: { id: account_id, name: nameOf(account_id) ?? account_name },
    text,
    pictures: pictures.map(presentPicture),
    createdAt: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    deletedAt: deleted_at?.toISOString() ?? null,
    version,
    mayEdit: isThere && isOwn,
    mayDelete: isThere && (isOwn || actor.role === 'TENANT_ADMIN'),
  }
}

/** A page of the threads on a record as a person reads them. */
export async function presentThreads(
  tx: TenantTransaction,
  { actor, language }: { readonly actor: MuseumActor; readonly language: Language },
  cardId: string,
  { page, ...filter }: ThreadFilter & { readonly page: number },
): Promise<CommentThreads> {
  const firsts = await threadPage(tx, cardId, { ...filter, page, size: pageSize })
  const answers = await answersIn(
    tx,
    cardId,
    firsts.map(({ id }) => id),
  )
  const all = [...firsts, ...answers]
  const mentioned = [...new Set(all.flatMap(({ text }) => mentionedIn(text)))]
  const names = await memberNames(tx, [
    ...new Set([...mentioned, ...all.map(({ account_id }) => account_id)]),
  ])
  const nameOf = (id: string) => names.get(id)?.name
  const pictures = await picturesByComment(
    tx,
    all.map(({ id }) => id),
  )
  const { cards } = await namesByIds(tx, actor, {
    terms: [],
    cards: firsts.flatMap(({ line_id }) => line_id ?? []),
  })
  const ofThread = Map.groupBy(answers, ({ thread_id }) => thread_id)
  const counts = await countThreads(tx, cardId)
  const here = counts.filter(({ lineId }) => filter.lineId === undefined || lineId === filter.lineId)
  const sum = (resolved: boolean) =>
    here.reduce((total, each) => total + (each.resolved === resolved ? each.threads : 0), 0)
  return {
    result: firsts.map(first => {
      const { id, line_id: lineId, resolved_at: at, resolved_by: by, resolved_name: name } = first
      const line = lineId === null ? undefined : cards.get(lineId)
      return {
        id,
        line:
          lineId === null
            ? null
            : { id: lineId, number: line?.number ?? '', title: line ? titleIn(line.titles, language) : '' },
        resolved: at && { at: at.toISOString(), by: nameOf(by ?? '') ?? name ?? '' },
        comments: [first, ...(ofThread.get(id) ?? [])].map(each =>
          presentComment(each, pictures.get(each.id) ?? [], actor, nameOf),
        ),
      }
    }),
    totalSize: await threadTotal(tx, cardId, filter),
    open: sum(false),
    resolved: sum(true),
    lines: counts.flatMap(({ lineId, resolved, threads }) =>
      lineId !== null && !resolved ? { id: lineId, open: threads } : [],
    ),
    people: Object.fromEntries(mentioned.flatMap(id => (names.has(id) ? [[id, nameOf(id) ?? '']] : []))),
    mayWrite: mayWrite(actor),
  }
}
