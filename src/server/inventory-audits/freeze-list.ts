import { mostAdded } from '#model/api/procedures/objects.ts'
import { displayName } from '#model/display-name.ts'
import { statusOfStep } from '#model/engine/aspects/steps.ts'
import { cardTypes } from '#model/record-types.ts'
import { lostRecords } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { freeze } from '#server/platform/frozen.ts'
import { mapInTurns, sortInTurns } from '#server/platform/in-turns.ts'
import { deleteObjects, insertObjects, objectIds, placeWords } from '#server/procedures/index.ts'
import type { Asker, AuditsContext } from './audits-context.ts'
import { gatherScope, type Scope } from './gather-scope.ts'
import { auditFor, frozenList, refuseOver } from './permitted.ts'
import { presentList } from './present-list.ts'
import { cataloguedObjects, partsOf } from './store/catalogue.ts'
import { hasFindings } from './store/findings.ts'
import { dropList, type Expected, insertList } from './store/lists.ts'

// Made once: thousands of comparisons would each make one.
const { compare } = new Intl.Collator('en', { numeric: true })

const byPlaceAndNumber = (one: Expected, other: Expected): number =>
  compare(one.location?.en ?? '', other.location?.en ?? '') ||
  compare(one.number, other.number) ||
  (BigInt(one.cardId) < BigInt(other.cardId) ? -1 : 1)

/** Objects as the catalogue has them now, by locations. */
async function snapshot(
  tx: TenantTransaction,
  ids: readonly string[],
  byHand: ReadonlySet<string>,
): Promise<readonly Expected[]> {
  const objects = await cataloguedObjects(tx, ids)
  const parts = await partsOf(tx, ids)
  const lost = await lostRecords(tx, ids)
  const places = await placeWords(
    tx,
    objects.flatMap(({ locationId }) => locationId ?? []),
  )
  const expected = await mapInTurns(objects, ({ id, number, titles, coverFileId, locationId }): Expected => {
    const location = locationId ? places.get(locationId) : undefined
    return {
      cardId: id,
      number,
      titles,
      coverFileId,
      locationId: location ? locationId : null,
      location: location ?? null,
      parts: (parts.get(id) ?? []).map(part => ({
        id: part.id,
        number: part.number,
        titles: part.titles,
      })),
      lost: lost.get(id) ?? null,
      ofScope: !byHand.has(id),
    }
  })
  return sortInTurns(expected, byPlaceAndNumber)
}

/** The checksum of all that is expected, where, and how it was chosen. */
async function sealed(
  expected: readonly Expected[],
  how: { readonly percent: number | null; readonly seed: string | null; readonly frozenAt: string },
): Promise<string> {
  const objects = expected.map(({ cardId, number, titles, locationId, location, parts, lost }) => ({
    id: cardId,
    number,
    titles,
    locationId,
    location,
    parts,
    // Left out for what was there: lists frozen before losses were recorded have the same checksum.
    ...(lost && { lost }),
  }))
  return (await freeze({ ...how, objects })).sha256
}

/**
 * Freezes the list of expected objects: those added by hand, and those of the scope. From now on it stays as it is, whatever becomes of the catalogue;
 * only while nobody has found anything it can be frozen anew.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where something was found already, or the audit is over or signed off; `invalid_input` where nothing is expected.
 */
export const freezeList = (
  { database, clock, procedures }: AuditsContext,
  { actor }: Asker,
  id: string,
  scope: Scope,
) =>
  database.inTenant(actor.tenantId, async tx => {
    const audit = await auditFor(tx, actor, 'edit', id)
    const { row, declaration } = audit
    await refuseOver(tx, audit)
    if (row.status === 'DONE') throw new CodedError('conflict', { text: 'procedures.errors.closed' })
    if (await hasFindings(tx, id)) throw new CodedError('conflict', { text: 'audits.errors.begun' })
    await deleteObjects(tx, id, await dropList(tx, id))
    const byHand = await objectIds(tx, id)
    const gathered = await gatherScope(tx, actor, scope, row.document)
    const ids = [...new Set([...byHand, ...gathered.ids])]
    const expected = await snapshot(tx, ids, new Set(byHand))
    if (expected.length === 0)
      throw new CodedError('invalid_input', {
        text: 'audits.errors.empty',
        fields: { selection: { key: 'required' } },
      })
    if (expected.length > mostAdded)
      throw new CodedError('invalid_input', {
        fields: { selection: { key: 'tooMany', params: { max: mostAdded } } },
      })
    await insertObjects(
      tx,
      id,
      [cardTypes.object],
      expected.map(({ cardId }) => cardId),
    )
    const by = { accountId: actor.accountId, name: displayName(actor.person), at: clock() }
    const { percent, seed } = gathered
    const sha256 = await sealed(expected, { percent, seed, frozenAt: by.at.toISOString() })
    await insertList(
      tx,
      {
        procedure_id: id,
        frozen_at: by.at,
        frozen_by: by.accountId,
        frozen_name: by.name,
        total: expected.length,
        sha256,
        percent,
        seed,
      },
      expected,
    )
    const step = statusOfStep(declaration, row.step) === 'TODO' ? 'frozen' : row.step
    await procedures.goTo(tx, audit, { step, by, details: { frozen: expected.length, sha256 } })
    return presentList(await frozenList(tx, id))
  })
