import type { BodyOf } from '#model/api/endpoint.ts'
import type { changeLicence } from '#model/api/operator/museums.ts'
import { dayIn, platformZone } from '#model/dates/museum-day.ts'
import { gigabyte } from '#model/licences/plans.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { type LicenceTerms, lockLicence, setLicence } from '../store/museums.ts'
import { planExists } from '../store/plans.ts'
import { recordOperator } from '../store/record.ts'

/** A licence for the log: space in GB, as plans are sold. */
const inGigabytes = ({ type, validTo, storageLimit }: LicenceTerms) => ({
  type,
  validTo,
  storageLimit: storageLimit === null ? null : storageLimit / gigabyte,
})

/** A licence in the operators' record. */
const inShort = (licence: LicenceTerms): string => {
  const { type, validTo, storageLimit } = inGigabytes(licence)
  return [type, dayIn(platformZone, validTo), storageLimit === null ? '' : `${storageLimit} GB`]
    .filter(Boolean)
    .join(', ')
}

/**
 * Sets the licence of a museum by hand. It is recorded where the museum can read it, with what it was before; people who work there have it at once.
 * @throws {CodedError} `not_found`; `invalid_input` for a plan there is not.
 */
export async function changeLicenceOf(
  { database, clock }: OperatorContext,
  operator: Actor,
  doer: Doer,
  museumId: string,
  body: BodyOf<typeof changeLicence>,
): Promise<void> {
  await database.asSystem('change a licence', async db => {
    const before = await lockLicence(db, museumId)
    if (!before) throw notFound()
    if (body.planId !== null && !(await planExists(db, body.planId)))
      throw new CodedError('invalid_input', { fields: { planId: { key: 'choice' } } })
    const after = {
      type: body.type,
      validTo: new Date(body.validTo),
      storageLimit: body.storageLimit === null ? null : body.storageLimit * gigabyte,
      planId: body.planId,
    }
    await setLicence(db, museumId, after)
    const tx = await enterMuseum(db, museumId)
    await recordAudit(tx, doer, 'licenceChanged', clock(), {
      ...inGigabytes(after),
      before: inGigabytes(before),
      operator: true,
    })
    await recordOperator(db, operator, 'licenceChanged', clock(), {
      id: museumId,
      about: before.name,
      before: inShort(before),
      after: inShort(after),
    })
    await publish(db, { name: 'museum.changed', tenantId: museumId })
  })
}
