import type { Doer } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Attempts } from '../attempts.ts'
import { recordForPerson } from '../record-for-person.ts'
import type { Account } from '../store/accounts.ts'
import {
  recoveryCodesLeft,
  type SecondFactorRow,
  takeRecoveryCode,
  takeStep,
} from '../store/second-factors.ts'
import type { AccountNotices } from './account-notices.ts'
import { hashRecoveryCode, isDeviceCode, plainCode, stepOf } from './codes.ts'

/** So many wrong codes in a row are no slip of the finger: someone knows the password. */
const suspicious = 5

export interface CodeCheckOptions {
  readonly database: Database
  readonly attempts: Attempts
  readonly clock: Clock
  readonly notices: AccountNotices
  readonly texts: TextBook
  /** Encryption of the devices' secrets. */
  readonly seal: Seal
}

/** The person who enters a code. */
export interface KnownDoer extends Doer {
  /** The device or session it comes from, when the account has signed in there before (`Attempts.useCode`). */
  readonly known?: string | undefined
}

type CheckCode = (
  account: Account,
  factor: SecondFactorRow,
  typed: string,
  doer: KnownDoer,
) => Promise<boolean>

/**
 * True when a code is good, which uses it up. Tries are counted before they are looked at, per account and from wherever they come
 * (`Attempts.useCode`); when many were wrong, the person is notified by mail.
 * @throws {CodedError} `too_many_requests`
 */
export function createCodeCheck({
  database,
  attempts,
  clock,
  notices,
  texts,
  seal,
}: CodeCheckOptions): CheckCode {
  const takeDeviceCode = (account: Account, factor: SecondFactorRow, code: string) =>
    database.asSystem('code of the device', async db => {
      const step = stepOf(seal.open(factor.secret), code, clock())
      return step !== undefined && (await takeStep(db, account.id, step))
    })

  const takeRecovery = (account: Account, code: string, doer: Doer) =>
    database.asSystem('recovery code', async db => {
      if (!(await takeRecoveryCode(db, account.id, hashRecoveryCode(code), clock()))) return false
      const left = await recoveryCodesLeft(db, account.id)
      await notices.send(db, account, 'recoveryCodeUsed', doer.client ?? '', [
        [texts.translate(account.language, 'mail.rows.recoveryCodesLeft'), String(left)],
      ])
      await recordForPerson(db, account.id, doer, 'recoveryCodeUsed', clock())
      return true
    })

  return async (account, factor, typed, { known, ...doer }) => {
    const attempt = await attempts.useCode(account.id, known)
    const code = plainCode(typed)
    const fits = isDeviceCode(code)
      ? await takeDeviceCode(account, factor, code)
      : await takeRecovery(account, code, doer)
    if (fits) await attempt.succeeded()
    else if (attempt.tries === suspicious)
      await database.asSystem('many wrong codes', db =>
        notices.send(db, account, 'codesTried', doer.client ?? ''),
      )
    return fits
  }
}
