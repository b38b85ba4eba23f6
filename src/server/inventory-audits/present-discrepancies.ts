import { thumbnailUrl } from '#model/api/files.ts'
import type { Discrepancy } from '#model/api/procedures/inventory-audit.ts'
import type { Language } from '#model/languages.ts'
import { lostRecords } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { localizedWords, museumMembers, placeWords } from '#server/procedures/index.ts'
import type { FoundDiscrepancy } from './found-discrepancies.ts'
import { presentFindings } from './present-findings.ts'
import { presentPlace } from './present-list.ts'
import { cataloguedObjects } from './store/catalogue.ts'
import type { PlanRecord } from './store/plans.ts'

const presentPlan = (
  plan: PlanRecord,
  people: ReadonlyMap<string, string>,
): NonNullable<Discrepancy['plan']> => ({
  action: plan.action,
  note: plan.note,
  owner: plan.owner_id ? { id: plan.owner_id, name: people.get(plan.owner_id) ?? '' } : null,
  due: plan.due,
  done: plan.done_at && { at: plan.done_at.toISOString(), by: plan.done_by },
  version: plan.version,
})

/** Discrepancies as the caller reads them, in the order given. */
export async function presentDiscrepancies(
  tx: TenantTransaction,
  discrepancies: readonly FoundDiscrepancy[],
  plans: ReadonlyMap<string, PlanRecord>,
  language: Language,
): Promise<Discrepancy[]> {
  const presented = await presentFindings(
    tx,
    discrepancies.flatMap(({ findings }) => findings),
    language,
  )
  const findings = new Map(presented.map(finding => [finding.id, finding]))
  const places = await placeWords(
    tx,
    discrepancies.flatMap(({ foundAt }) => foundAt ?? []),
  )
  const unlisted = discrepancies.flatMap(({ objectId, expected }) => (expected ? [] : (objectId ?? [])))
  const owners = [...plans.values()].flatMap(({ owner_id }) => owner_id ?? [])
  const people = new Map((await museumMembers(tx, owners)).map(({ id, name }) => [id, name]))
  const objects = new Map((await cataloguedObjects(tx, unlisted)).map(object => [object.id, object]))
  const lostNow = await lostRecords(tx, unlisted)
  return discrepancies.map(({ key, kind, objectId, number, expected, foundAt, contradictory, ...rest }) => {
    const named = expected ?? (objectId ? objects.get(objectId) : undefined)
    const plan = plans.get(key)
    const lost = expected ? expected.lost : (lostNow.get(objectId ?? '') ?? null)
    return {
      key,
      kind,
      object:
        objectId === null
          ? null
          : {
              id: objectId,
              number: named?.number ?? number,
              title: localizedWords(named?.titles, language) || '---',
              thumbnailUrl: named?.coverFileId ? thumbnailUrl(named.coverFileId, 160) : null,
            },
      number,
      expectedAt: expected ? presentPlace(expected, language) : null,
      foundAt: foundAt === null ? null : { id: foundAt, name: localizedWords(places.get(foundAt), language) },
      lost,
      contradictory,
      findings: rest.findings.flatMap(({ id }) => findings.get(id) ?? []),
      // What turns up where nobody expected it may have been missed for long.
      proposed: !expected && lost && rest.proposed === 'MOVE' ? 'FOUND' : rest.proposed,
      plan: plan ? presentPlan(plan, people) : null,
    }
  })
}
