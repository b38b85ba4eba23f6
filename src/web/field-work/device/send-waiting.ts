import { uploadFiles } from '#model/api/files/uploads.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { deviceLists } from './device-lists.ts'
import { type FieldKind, kindOf } from './field-kind.ts'
import type { KeptEntry } from './kept.ts'
import { sendInParts } from './send-in-parts.ts'
import { troubleOf } from './trouble-of.ts'

async function sendBatch(kind: FieldKind, listId: string, batch: readonly KeptEntry[]): Promise<void> {
  const result = await kind.send(listId, batch)
  const answers = new Map(result.map(answer => [answer.id, answer]))
  await deviceLists.keepEntries(
    batch.flatMap(finding => {
      const answer = answers.get(finding.id)
      if (!answer) return []
      return answer.outcome === 'REFUSED'
        ? { ...finding, state: 'refused' as const, reason: answer.reason, trouble: null }
        : { ...finding, state: 'sent' as const, reason: null, trouble: null, objectId: answer.objectId }
    }),
  )
}

/** Marks a finding that the server refused, so that it does not block the others. @throws anything that is not an answer. */
async function holdBack(findings: readonly KeptEntry[], failure: unknown): Promise<void> {
  const trouble = troubleOf(failure)
  if (!trouble) throw failure
  const news = findings.filter(finding => finding.trouble !== trouble)
  if (news.length > 0) await deviceLists.keepEntries(news.map(finding => ({ ...finding, trouble })))
}

async function withUploaded(finding: KeptEntry, photo: Blob): Promise<KeptEntry> {
  if (finding.photoId !== null) return finding
  const body = new FormData()
  body.append('file', photo, `${finding.id}.jpg`)
  const [file] = (await call(uploadFiles, { body })).result
  const uploaded = { ...finding, photoId: file?.id ?? null }
  // Remembered at once: if the next call gets no answer, it is not uploaded again.
  await deviceLists.keepEntries([uploaded])
  return uploaded
}

async function sendPhoto({ attach }: FieldKind, finding: KeptEntry, photo: Blob): Promise<void> {
  let latest = finding
  try {
    latest = await withUploaded(finding, photo)
    const { photoId } = latest
    if (photoId === null || !attach) return
    await attach(latest, photoId)
    await deviceLists.keepEntries([{ ...latest, photo: null, trouble: null }])
  } catch (failure) {
    await holdBack([latest], failure)
  }
}

/** Marks unreadable findings as refused. */
const isUnreadable = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code === 'invalid_input'

/** Sends what waits: findings in the order in which they were made, then their photographs. @throws {CallError} without an answer. */
export async function sendWaiting(owner: string): Promise<void> {
  const waiting = (await deviceLists.unsent(owner)).filter(({ state }) => state === 'waiting')
  const kinds = new Map((await deviceLists.lists(owner)).map(({ id, work }) => [id, kindOf(work)]))
  for (const [listId, entries] of Map.groupBy(waiting, ({ auditId }) => auditId)) {
    const kind = kinds.get(listId) ?? kindOf()
    for (let start = 0; start < entries.length; start += kind.most)
      await sendInParts(entries.slice(start, start + kind.most), {
        send: some =>
          sendBatch(kind, listId, some).catch(failure => {
            if (isUnreadable(failure)) throw failure
            return holdBack(some, failure)
          }),
        isWrong: isUnreadable,
        refused: entry =>
          deviceLists.keepEntries([{ ...entry, state: 'refused', reason: 'INVALID', trouble: null }]),
      })
  }
  for (const entry of await deviceLists.unsent(owner))
    if (entry.state === 'sent' && entry.photo)
      await sendPhoto(kinds.get(entry.auditId) ?? kindOf(), entry, entry.photo)
}
