import type { OutputOf } from '#model/api/endpoint.ts'
import type { readSecondFactor } from '#model/api/security.ts'
import { CodedError } from '#server/platform/errors.ts'
import { createSeal } from '#server/platform/seal.ts'
import { endSessions } from '../end-sessions.ts'
import { recordForPerson } from '../record-for-person.ts'
import type { Account } from '../store/accounts.ts'
import {
  confirmSecret,
  deleteSecondFactor,
  keepSecret,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  secondFactorOf,
} from '../store/second-factors.ts'
import { type CodeCheckOptions, createCodeCheck, type KnownDoer } from './check-code.ts'
import { hashRecoveryCode, isDeviceCode, makeRecoveryCodes, makeSecret, secretUri } from './codes.ts'
import { refuseLastRemoved } from './last-second-factor.ts'

export interface SecondFactorOptions extends Omit<CodeCheckOptions, 'seal'> {
  /** Secret of the installation: keys are derived from it. */
  readonly secret: string
  /** Apps for codes show it beside the code. */
  readonly productName: string
}

/** Codes besides the password, from a device (RFC 6238) or a list for when it is lost. The password was always checked before. */
export interface SecondFactor {
  read(accountId: string): Promise<OutputOf<typeof readSecondFactor>>
  /** @throws {CodedError} `conflict` when it is on already. */
  begin(account: {
    readonly accountId: string
    readonly email: string
  }): Promise<{ secret: string; uri: string }>
  /**
   * The asking session stays, all others end: they were started without a code, and would pass as if they had shown one.
   * @returns the recovery codes. @throws {CodedError} `invalid_input` at `code`; `conflict`; `too_many_requests`.
   */
  confirm(account: Account, code: string, doer: KnownDoer, sessionId: string): Promise<string[]>
  /** @returns the new recovery codes. @throws {CodedError} as `confirm`. */
  renewCodes(account: Account, code: string, doer: KnownDoer): Promise<string[]>
  /** @throws {CodedError} as `confirm`; `conflict` where an operator would have no second factor left. */
  switchOff(account: Account, code: string, doer: KnownDoer): Promise<void>
  /** Asks for a code where the account has a second factor. @throws {CodedError} as `confirm`, without `conflict`. */
  prove(account: Account, code: string | undefined, doer: KnownDoer): Promise<void>
  /** Lets a sign-in go on. @returns whether a code was asked for. @throws {CodedError} `second_factor_required`; `invalid_grant` for a wrong code; `too_many_requests`. */
  pass(
    account: Account,
    code: string | undefined,
    from: { readonly client: string; readonly known: string | undefined },
  ): Promise<boolean>
}

const wrongCode = () => new CodedError('invalid_input', { fields: { code: { key: 'wrongCode' } } })

export function createSecondFactor(options: SecondFactorOptions): SecondFactor {
  const { database, clock, notices, productName } = options
  const seal = createSeal(options.secret, 'second factor')
  const codeFits = createCodeCheck({ ...options, seal })

  const demandCode = async (account: Account, code: string, doer: KnownDoer) => {
    const factor = await database.asSystem('second factor', db => secondFactorOf(db, account.id))
    if (!factor?.confirmedAt) throw new CodedError('conflict')
    if (!(await codeFits(account, factor, code, doer))) throw wrongCode()
  }

  return {
    read: accountId =>
      database.asSystem('second factor', async db => ({
        since: (await secondFactorOf(db, accountId))?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: await recoveryCodesLeft(db, accountId),
      })),

    async begin({ accountId, email }) {
      const secret = makeSecret()
      const kept = await database.asSystem('begin a second factor', db =>
        keepSecret(db, accountId, seal.close(secret)),
      )
      if (!kept) throw new CodedError('conflict')
      return { secret, uri: secretUri(secret, productName, email) }
    },

    async confirm(account, code, doer, sessionId) {
      const factor = await database.asSystem('second factor', db => secondFactorOf(db, account.id))
      if (!factor || factor.confirmedAt) throw new CodedError('conflict')
      if (!isDeviceCode(code.trim()) || !(await codeFits(account, factor, code, doer))) throw wrongCode()
      const codes = makeRecoveryCodes()
      await database.asSystem('confirm the second factor', async db => {
        if (!(await confirmSecret(db, account.id, factor.secret, clock()))) throw new CodedError('conflict')
        await replaceRecoveryCodes(db, account.id, codes.map(hashRecoveryCode))
        const others = { accountId: account.id, except: sessionId }
        await endSessions(db, others, 'second factor set up', clock())
        await notices.send(db, account, 'secondFactorOn', doer.client ?? '')
        await recordForPerson(db, account.id, doer, 'secondFactorOn', clock())
      })
      return codes
    },

    async renewCodes(account, code, doer) {
      await demandCode(account, code, doer)
      const codes = makeRecoveryCodes()
      await database.asSystem('renew recovery codes', async db => {
        await replaceRecoveryCodes(db, account.id, codes.map(hashRecoveryCode))
        await notices.send(db, account, 'recoveryCodesRenewed', doer.client ?? '')
        await recordForPerson(db, account.id, doer, 'recoveryCodesRenewed', clock())
      })
      return codes
    },

    async switchOff(account, code, doer) {
      await demandCode(account, code, doer)
      await database.asSystem('switch the second factor off', async db => {
        if (!(await deleteSecondFactor(db, account.id))) return
        await refuseLastRemoved(db, account.id)
        await notices.send(db, account, 'secondFactorOff', doer.client ?? '')
        await recordForPerson(db, account.id, doer, 'secondFactorOff', clock())
      })
    },

    async prove(account, code, doer) {
      const factor = await database.asSystem('second factor', db => secondFactorOf(db, account.id))
      if (factor?.confirmedAt && !(code && (await codeFits(account, factor, code, doer)))) throw wrongCode()
    },

    async pass(account, code, { client, known }) {
      const factor = await database.asSystem('second factor', db => secondFactorOf(db, account.id))
      if (!factor?.confirmedAt) return false
      if (!code?.trim()) throw new CodedError('second_factor_required')
      if (!(await codeFits(account, factor, code, { accountId: account.id, client, known })))
        throw new CodedError('invalid_grant', { text: 'errors.wrongCode' })
      return true
    },
  }
}
