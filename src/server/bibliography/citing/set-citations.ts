import type { CslItem } from '#model/bibliography/csl-item.ts'
import { CodedError } from '#server/platform/errors.ts'
import { createWorkerThread, isTooMuch } from '#server/platform/worker.ts'
import type { Citing } from './citing.ts'
import type { SetCitation } from './format-citations.ts'
import type { SettingAnswer, SettingQuestion } from './worker.ts'

/** Questions that may wait for the thread. */
const mostWaiting = 200

/** A processor for a style takes some hundredths of a second to make, a list of works longer to set: away from the server's own thread. */
const thread = createWorkerThread<SettingQuestion, SettingAnswer>({
  file: new URL('./worker.ts', import.meta.url),
  megabytes: 256,
  longestMs: 60_000,
  idleMs: 5 * 60_000,
  failed: answer => 'error' in answer,
})

/**
 * Works set in a style. Not to be awaited inside of a transaction.
 * @param as 'list': together, in the order of the style; 'single': each by itself
 * @throws {CodedError} `too_many_requests` while many wait; `too_demanding` where they take too long.
 */
export async function setCitations(
  items: readonly CslItem[],
  how: Citing,
  as: SettingQuestion['as'],
): Promise<readonly SetCitation[]> {
  if (items.length === 0) return []
  if (thread.waiting >= mostWaiting) throw new CodedError('too_many_requests', { retryAfter: 10 })
  const answer = await thread.ask({ items, how, as }).catch((error: unknown) => {
    throw isTooMuch(error) ? new CodedError('too_demanding', { cause: error }) : error
  })
  if ('error' in answer) throw new Error(answer.error)
  return answer.set
}
