import type { BodyOf } from '#model/api/endpoint.ts'
import type { activateUser } from '#model/api/registration.ts'
import type { Problem } from '#model/validation/validators.ts'
import { hashPassword, refuseWeakPassword } from '#server/access/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { FirstSteps } from './store/invited.ts'

/**
 * Names, password and language of an invited person without a password; all are needed.
 * @param known words that others would guess first
 * @throws {CodedError} `invalid_input`
 */
export async function firstStepsOf(
  { firstName, lastName, password, language }: BodyOf<typeof activateUser>,
  known: readonly string[],
): Promise<FirstSteps> {
  if (!firstName || !lastName || !password || !language) {
    const missing = Object.entries({ firstName, lastName, password, language }).filter(([, value]) => !value)
    const problem: Problem = { key: 'required' }
    throw new CodedError('invalid_input', {
      fields: Object.fromEntries(missing.map(([field]) => [field, problem])),
    })
  }
  await refuseWeakPassword(password, [...known, firstName, lastName], 'password')
  return { firstName, lastName, language, passwordHash: await hashPassword(password) }
}
