import { Readable } from 'node:stream'
import { changeRetention } from '#model/api/operator/retention.ts'
import { deleteMyAccount, exportMyData, leaveMyMuseum, readRetention } from '#model/api/own-data.ts'
import { dayIn, platformZone } from '#model/dates/museum-day.ts'
import { isWithinBounds, retentions } from '#model/retention/retentions.ts'
import type { Problem } from '#model/validation/validators.ts'
import { doerOf } from '#server/audit/index.ts'
import { zipOf } from '#server/museum-exports/index.ts'
import { recordOperator, writeSetting } from '#server/operator/index.ts'
import { retentionDays, retentionSetting } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { attachedAs, type Route, route } from '#server/platform/http/index.ts'
import { deleteOwnAccount, findMembership, leaveOne, refuseOtherEmail } from './leave.ts'
import { ownData } from './own-data.ts'
import type { PrivacyContext } from './privacy-context.ts'
import { currentRetentions, scheduleSweeps } from './retention.ts'

/** A person's own data: what is kept for how long, taking it along, leaving. */
export function createPrivacy(context: PrivacyContext): Route[] {
  const { database, clock, texts, access } = context
  scheduleSweeps(context)
  return [
    route(readRetention, () => database.asSystem('retention', currentRetentions)),

    route(changeRetention, async ({ actor, body: { name, days } }) => {
      if (!isWithinBounds(name, days)) {
        const [min, max] = retentions[name].bounds
        const wrong = days < min ? { key: 'min', params: { min } } : { key: 'max', params: { max } }
        throw new CodedError('invalid_input', { fields: { days: wrong as Problem } })
      }
      await database.asSystem('change a retention', async db => {
        const before = await retentionDays(db, name)
        await writeSetting(db, retentionSetting(name), days, actor.accountId, clock())
        await recordOperator(db, actor, 'retentionChanged', clock(), {
          id: name,
          about: name,
          before: String(before),
          after: String(days),
        })
      })
      return undefined
    }),

    route(exportMyData, async ({ actor, body, language, request, reply }) => {
      await access.proofs.oneself(actor, body, request)
      const name = `${texts.translate(language, 'privacy.fileName')} ${dayIn(platformZone, clock())}.zip`
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachedAs(name))
        .send(Readable.from(zipOf(ownData(context, actor, language))))
    }),

    route(leaveMyMuseum, async ({ actor, params, body, request }) => {
      // A museum one does not belong to is not found, whatever the password.
      await findMembership(context, actor.accountId, params.tenantId)
      const account = await access.proofs.oneself(actor, body, request)
      refuseOtherEmail(account, body.email)
      await leaveOne(context, account, params.tenantId, doerOf(actor, request))
      return undefined
    }),

    route(deleteMyAccount, async ({ actor, body, request }) => {
      const account = await access.proofs.oneself(actor, body, request)
      refuseOtherEmail(account, body.email)
      await deleteOwnAccount(context, account, doerOf(actor, request))
      return undefined
    }),
  ]
}
