import { useTranslation } from 'react-i18next'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'

/** Returns what to say about an answer that was not taken: the comment is wrong, or the procedure is no longer what was read. */
export function useRefusal(): (failure: Error) => string {
  const { t } = useTranslation()
  return failure => {
    if (!(failure instanceof CallError)) return t(wordsForFailure(failure))
    if (failure.status === 0) return t('approvals.notSent')
    if (failure.status === 409) return failure.message
    return failure.fields.words ?? t(wordsForFailure(failure))
  }
}
