import { uploadFiles } from '#model/api/files/uploads.ts'
import { givePhoto, mostFindings, sendFindings } from '#model/api/procedures/inventory-audit.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { deviceAudits } from './device-audits.ts'
import type { KeptFinding } from './kept-audit.ts'
import { sendInParts } from './send-in-parts.ts'

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
        ? { ...finding, state: 'refused' as const, reason: answer.reason }
        : { ...finding, state: 'sent' as const, reason: null, objectId: answer.objectId }
    }),
  )
}

async function sendPhoto(finding: KeptFinding): Promise<void> {
  if (!finding.photo) return
  let { photoId } = finding
  if (photoId === null) {
    const body = new FormData()
    body.append('file', finding.photo, `${finding.id}.jpg`)
    const { result } = await call(uploadFiles, { body })
    photoId = result[0]?.id ?? null
    // Remembered at once: if the next call gets no answer, it is not uploaded again.
    if (photoId !== null) await deviceAudits.keepFindings([{ ...finding, photoId }])
  }
  if (photoId !== null)
    await call(givePhoto, {
      params: { id: finding.auditId, findingId: finding.id },
      body: { fileId: photoId },
    })
  await deviceAudits.keepFindings([{ ...finding, photo: null, photoId }])
}

/** What the server said of one thing must not hold up the others; without an answer all of them wait. */
const goesOn = (failure: unknown): boolean =>
  failure instanceof CallError && failure.status >= 400 && failure.status < 500 && failure.status !== 401

/** What nobody can read is refused, and shown as such. */
const isUnreadable = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code === 'invalid_input'

/** Sends what waits: findings in the order in which they were made, then their photographs. @throws {CallError} without an answer. */
export async function sendWaiting(owner: string): Promise<void> {
  const waiting = (await deviceAudits.unsent(owner)).filter(({ state }) => state === 'waiting')
  for (const [auditId, findings] of Map.groupBy(waiting, finding => finding.auditId))
    for (let start = 0; start < findings.length; start += mostFindings)
      try {
        await sendInParts(findings.slice(start, start + mostFindings), {
          send: some => sendBatch(auditId, some),
          isWrong: isUnreadable,
          refused: finding =>
            deviceAudits.keepFindings([{ ...finding, state: 'refused', reason: 'INVALID' }]),
        })
      } catch (failure) {
        if (!goesOn(failure)) throw failure
      }
  for (const finding of await deviceAudits.unsent(owner))
    try {
      if (finding.state === 'sent') await sendPhoto(finding)
    } catch (failure) {
      if (!goesOn(failure)) throw failure
    }
}
