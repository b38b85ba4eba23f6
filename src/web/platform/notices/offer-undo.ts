import { serverWords } from '../i18n/server-words.ts'
import type { TextKey } from '../i18n/text-key.ts'
import { CallError } from '../request/call-error.ts'
import { wordsForFailure } from '../request/notification-rules.ts'
import { notices } from './notices.ts'

/** The outcome of an undo; `partly` where some records were changed since and stay as they are. */
export type Undone = 'undone' | 'partly'

/** Statuses of answers that name a reason the person can do something about. */
const explained: readonly number[] = [400, 403, 404, 409, 410, 423]

/** Returns the server's reason for a refused undo; undefined for failures without one. */
const reasonOf = (failure: unknown): string | undefined =>
  failure instanceof CallError && explained.includes(failure.status)
    ? serverWords(Object.values(failure.fields)[0] ?? failure.message)
    : undefined

/** Undoes something, and shows a notice of the outcome: undone, or the reason why it was left as it is. */
export const undoAndTell = (undo: () => Promise<Undone | undefined>): Promise<void> =>
  undo().then(
    outcome => {
      notices.add('success', outcome === 'partly' ? 'common.undonePartly' : 'common.undone')
    },
    (failure: unknown) => {
      const reason = reasonOf(failure)
      if (reason === undefined) notices.add('error', wordsForFailure(failure))
      else notices.add('error', 'common.notUndone', { reason })
    },
  )

/**
 * Shows a notice of what was done, with Undo. A second notice gives the outcome: undone, or the reason why it was left as it is.
 * @param undo takes back all of it or nothing; `partly` for work on many records, of which some were changed since
 */
export function offerUndo(
  text: TextKey,
  params: Readonly<Record<string, string | number>>,
  undo: () => Promise<Undone | undefined>,
): void {
  const run = () => void undoAndTell(undo)
  notices.add('success', text, params, { label: 'common.undo', run })
}
