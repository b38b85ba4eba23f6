import type { OwnTexts } from '#model/validation/password-strength.ts'
import { CodedError } from '#server/platform/errors.ts'
import { createWorkerThread, isTooMuch } from '#server/platform/worker.ts'
import type { StrengthAnswer, StrengthQuestion } from './worker.ts'

/** Passwords that may wait to be judged. */
const mostWaiting = 40

/** Loading the dictionaries takes seconds, judging up to one: both away from the server's own thread. */
const thread = createWorkerThread<StrengthQuestion, StrengthAnswer>({
  file: new URL('./worker.ts', import.meta.url),
  megabytes: 512,
  longestMs: 30_000,
  idleMs: 5 * 60_000,
  failed: () => false,
})

const later = (cause?: unknown) => new CodedError('too_many_requests', { retryAfter: 10, cause })

/**
 * Passwords that keep the rule and are guessed first all the same: common ones, patterns, and what belongs to the person (P-A12).
 * Not to be awaited inside of a transaction.
 * @param own e-mail, names and museum of the person
 * @param field where the form shows what is wrong
 * @throws {CodedError} `invalid_input`; `too_many_requests` while many wait.
 */
export async function refuseWeakPassword(password: string, own: OwnTexts, field: string): Promise<void> {
  if (thread.waiting >= mostWaiting) throw later()
  const { problem } = await thread.ask({ password, own }).catch((error: unknown) => {
    throw isTooMuch(error) ? later(error) : error
  })
  if (problem) throw new CodedError('invalid_input', { fields: { [field]: { key: problem } } })
}
