import { comparableEmail } from '#model/email.ts'
import { isCommonPassword } from '#model/validation/common-passwords.ts'
import { CodedError } from '#server/platform/errors.ts'

/**
 * Passwords that keep the rule and are guessed first all the same: the commonest, and the person's own e-mail address (acceptance row P-A12).
 * @param field where the form shows what is wrong
 * @throws {CodedError} `invalid_input`
 */
export function refuseEasyPassword(password: string, email: string, field: string): void {
  if (isCommonPassword(password) || comparableEmail(password) === comparableEmail(email)) {
    throw new CodedError('invalid_input', { fields: { [field]: { key: 'commonPassword' } } })
  }
}
