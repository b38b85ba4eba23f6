import { uploadFiles } from '#model/api/files/uploads.ts'
import { givePhoto, mostFindings, sendFindings } from '#model/api/procedures/inventory-audit.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { deviceAudits } from './device-audits.ts'
import type { KeptFinding } from './kept-audit.ts'
import { sendInParts } from './send-in-parts.ts'
import { troubleOf } from './trouble-of.ts'

const given = (finding: KeptFinding) => ({
  id: finding.id,
  result: finding.result,
  method: finding.method,
  at: finding.at,
  ...(finding.objectId !== null && { objectId: finding.objectId }),
  ...(finding.number && { number: finding.number }),
  ...(finding.locationId && { locationId: finding.locationId }),
  ...(finding.note && { note: finding.note }),
  ...(finding.grade && { grade: finding.grade }),
  ...(finding.undoes && { undoes: finding.undoes }),
})

async function sendBatch(auditId: string, batch: readonly KeptFinding[]): Promise<void> {
  const { result } = await call(sendFindings, {
    params: { id: auditId },
    body: { sentAt: new Date().toISOString(), findings: batch.map(given) },
  })
  const answers = new Map(result.map(answer => [answer.id, answer]))
  await deviceAudits.keepFindings(
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
async function holdBack(findings: readonly KeptFinding[], failure: unknown): Promise<void> {
  const trouble = troubleOf(failure)
  if (!trouble) throw failure
  const news = findings.filter(finding => finding.trouble !== trouble)
  if (news.length > 0) await deviceAudits.keepFindings(news.map(finding => ({ ...finding, trouble })))
}

async function withUploaded(finding: KeptFinding, photo: Blob): Promise<KeptFinding> {
  if (finding.photoId !== null) return finding
  const body = new FormData()
  body.append('file', photo, `${finding.id}.jpg`)
  const [file] = (await call(uploadFiles, { body })).result
  const uploaded = { ...finding, photoId: file?.id ?? null }
  // Remembered at once: if the next call gets no answer, it is not uploaded again.
  await deviceAudits.keepFindings([uploaded])
  return uploaded
}

async function sendPhoto(finding: KeptFinding, photo: Blob): Promise<void> {
  let latest = finding
  try {
    latest = await withUploaded(finding, photo)
    const { id: findingId, auditId: id, photoId: fileId } = latest
    if (fileId === null) return
    await call(givePhoto, { params: { id, findingId }, body: { fileId } })
    await deviceAudits.keepFindings([{ ...latest, photo: null, trouble: null }])
  } catch (failure) {
    await holdBack([latest], failure)
  }
}

/** Marks unreadable findings as refused. */
const isUnreadable = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code === 'invalid_input'

/** Sends what waits: findings in the order in which they were made, then their photographs. @throws {CallError} without an answer. */
export async function sendWaiting(owner: string): Promise<void> {
  const waiting = (await deviceAudits.unsent(owner)).filter(({ state }) => state === 'waiting')
  for (const [auditId, findings] of Map.groupBy(waiting, finding => finding.auditId))
    for (let start = 0; start < findings.length; start += mostFindings)
      await sendInParts(findings.slice(start, start + mostFindings), {
        send: some =>
          sendBatch(auditId, some).catch(failure => {
            if (isUnreadable(failure)) throw failure
            return holdBack(some, failure)
          }),
        isWrong: isUnreadable,
        refused: finding =>
          deviceAudits.keepFindings([{ ...finding, state: 'refused', reason: 'INVALID', trouble: null }]),
      })
  for (const finding of await deviceAudits.unsent(owner))
    if (finding.state === 'sent' && finding.photo) await sendPhoto(finding, finding.photo)
}
