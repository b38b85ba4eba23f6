import type { TextKey } from '../i18n/text-key.ts'
import { CallError, isCancelled } from './call-error.ts'

/** Shows a message for the included statuses only, or for all but the excluded ones. */
interface NotificationRule {
  readonly message: TextKey
  readonly include?: readonly number[]
  readonly exclude?: readonly number[]
  /** Other messages for some statuses. */
  readonly instead?: Readonly<Record<number, TextKey>>
}

/** Messages a call carries along (P-E06). */
export interface NotificationRules {
  readonly success?: NotificationRule
  readonly error?: NotificationRule
}

const generic = 'common.somethingWentWrong'

/** The message for a failure without a better one, with or without an answer. */
export const wordsForFailure = (failure: unknown) =>
  !(failure instanceof CallError)
    ? generic
    : failure.status === 0
      ? 'common.unreachable'
      : failure.status === 429
        ? 'common.tooManyRequests'
        : generic

/** 'Something went wrong, try again later' whatever the failure; field errors are the form's to show. */
export const genericOnFailure: NotificationRules = { error: { message: generic } }

/** Statuses whose answer names a reason, which is shown where the call was made. */
export const explainedStatuses = [400, 409, 429]

/** Rules of a call that reports its success; a failure of the `explained` statuses is shown where the call was made, any other in general words (P-E05). */
export const onSuccess = (message: TextKey, explained = explainedStatuses): NotificationRules => ({
  success: { message },
  error: { message: generic, exclude: explained },
})

const applies = (rule: NotificationRule, status: number): boolean =>
  (!rule.include || rule.include.includes(status)) && !rule.exclude?.includes(status)

const isDuplicateSearchName = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Boolean(Reflect.get(data, 'duplicateSearchName'))

export const successMessage = (rules: NotificationRules | undefined, status: number): TextKey | undefined =>
  rules?.success && applies(rules.success, status) ? rules.success.message : undefined

/** The message for a failed call; none on 401, on a duplicate search name, and for cancelled calls. */
export function errorMessage(rules: NotificationRules | undefined, failure: unknown): TextKey | undefined {
  if (!rules?.error || isCancelled(failure)) return undefined
  const status = failure instanceof CallError ? failure.status : 0
  if (status === 401 || (failure instanceof CallError && isDuplicateSearchName(failure.data)))
    return undefined
  if (!applies(rules.error, status)) return undefined
  const instead = rules.error.instead?.[status]
  if (instead) return instead
  return rules.error.message === generic ? wordsForFailure(failure) : rules.error.message
}
