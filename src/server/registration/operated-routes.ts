import {
  deleteRegistration,
  listRegistrations,
  mailRegistrationAgain,
} from '#model/api/operator/registrations.ts'
import { recordOperator } from '#server/operator/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { RegistrationContext } from './context.ts'
import { mailActivation } from './mail-activation.ts'
import { findPending, lockRegistration, removeRegistration } from './store/pending.ts'

/** Registrations that are not activated yet, as operators see them. */
export function operatedRoutes(context: RegistrationContext): Route[] {
  const { database, clock, mailer, publicUrl } = context
  return [
    route(listRegistrations, ({ query: { q, page = 0, blocksize = 25 } }) =>
      database.asSystem('list registrations', db => findPending(db, { q, page, blocksize })),
    ),

    route(mailRegistrationAgain, async ({ actor, params }) => {
      await database.asSystem('mail a registration again', async db => {
        const registration = await lockRegistration(db, params.id)
        if (!registration) throw notFound()
        await mailActivation(context, db, registration)
        const { museum, email } = registration
        const about = `${museum.organisationMainBody} (${email})`
        await recordOperator(db, actor, 'registrationMailed', clock(), { id: params.id, about })
      })
      return undefined
    }),

    route(deleteRegistration, async ({ actor, params, body: { reason: given, mailed } }) => {
      await database.asSystem('delete a registration', async db => {
        const registration = await lockRegistration(db, params.id)
        if (!registration) throw notFound()
        const { email, language, firstName, museum } = registration
        const [reason, name] = [given.trim(), museum.organisationMainBody]
        await removeRegistration(db, params.id)
        const details = { id: params.id, about: `${name} (${email})`, reason }
        const action = mailed ? 'registrationRefused' : 'registrationDeleted'
        await recordOperator(db, actor, action, clock(), details)
        if (!mailed) return
        await mailer.send(db, {
          to: email,
          language,
          template: 'registrationRefused',
          params: { firstName, link: publicUrl(), museum: name, operator: actor.person.email, reason },
        })
      })
      return undefined
    }),
  ]
}
