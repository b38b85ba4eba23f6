import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { AuditReport } from '#model/api/procedures/audit-report.ts'
import type { Discrepancy, readList } from '#model/api/procedures/inventory-audit.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { AuditAction } from '#model/audits/actions.ts'
import { dayIn, defaultZone } from '#model/dates/museum-day.ts'
import { eventPath } from '#model/engine/diff.ts'
import { losses } from '#model/groups/holdings.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { auditor, checker, depot, found } from '../../../test/harness/auditor.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'

const app = useTestApp()

/** The depot, in which nobody has seen the jug since May. */
async function depotWithLoss() {
  const { museum, anna, ...depotOf } = await depot(app)
  const { id, jug } = depotOf
  const lose = (objectId: string, how: number, since: string) =>
    anna
      .bulk([objectId], { kind: 'set', path: 'loss', value: { id: how } })
      .then(() => anna.bulk([objectId], { kind: 'set', path: 'lostSince', value: since }))
  await lose(jug, losses.MISSING, '2026-05-12')
  const ofAnna = anna.of(id)
  const reconcile = (who: typeof ofAnna, objectId: string, action: AuditAction, version = 0) =>
    who.audit<Discrepancy>('PUT', `/discrepancies/o${objectId}`, { version, action, done: true })
  return { museum, anna, ofAnna, lose, reconcile, ...depotOf }
}

/** Returns the checksum of a list as its rows have it. */
async function checksumOf(tenantId: string, id: string): Promise<string> {
  const [list, rows] = await app().database.inTenant(tenantId, async ({ db }) => [
    await db
      .selectFrom('inventory_list')
      .where('procedure_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('inventory_expected')
      .where('procedure_id', '=', id)
      .orderBy('position')
      .selectAll()
      .execute(),
  ])
  const objects = rows.map(({ card_id, number, titles, location_id, location, parts, lost }) => ({
    ...{ id: card_id, number, titles, locationId: location_id, location, parts },
    ...(lost && { lost }),
  }))
  const { percent, seed, frozen_at } = list
  const content = canonicalJson({ percent, seed, frozenAt: frozen_at.toISOString(), objects })
  return createHash('sha256').update(content).digest('hex')
}

test('The locked list says what was known to be lost, and since when, under its checksum; lists in which nothing was have the one they always had [C-P09]', async () => {
  const { museum, anna, ofAnna, id, jug } = await depotWithLoss()
  const freeze = async () => (await ofAnna.audit<{ sha256: string }>('POST', '/list', {})).body.sha256
  const list = async (query = '') =>
    (await ofAnna.audit<OutputOf<typeof readList>>('GET', `/list${query}`)).body
  const sha256 = await freeze()
  expect(await checksumOf(museum.tenantId, id)).toBe(sha256)
  expect((await list()).result.map(({ number, lost }) => [number, lost])).toEqual([
    ['10', null],
    ['9', { how: 'MISSING', since: '2026-05-12' }],
    ['11', null],
  ])
  expect(await list('?lost=true')).toMatchObject({ result: [{ objectId: jug }], totalSize: 1 })
  // What becomes of the record changes the list no more.
  await anna.bulk([jug], { kind: 'clear', path: 'loss' })
  expect((await anna.read(jug)).lostSince).toBeUndefined()
  expect(await list('?lost=true')).toMatchObject({ totalSize: 1, list: { sha256 } })
  const again = await freeze()
  expect(await checksumOf(museum.tenantId, id)).toBe(again)
  expect((await list('?lost=true')).totalSize).toBe(0)
})

test('A known loss that is not found is no discrepancy and holds nothing up; the report names it by itself [C-P09]', async () => {
  const { museum, anna, ofAnna, lose, id, cup, jug, bowl } = await depotWithLoss()
  await lose(bowl, losses.STOLEN, '2026-03-01')
  await ofAnna.audit('POST', '/list', {})
  const bert = await auditor(app, museum, checker)
  // Somebody looked for the jug; the bowl nobody looks for.
  await bert.of(id).send([found(cup), found(jug, { result: 'MISSING' })])
  expect(await ofAnna.progress()).toMatchObject({
    total: { expected: 1, checked: 1, missing: 0, lost: 2 },
    locations: [
      { expected: 1, lost: 0 },
      { expected: 0, lost: 2 },
    ],
    results: { IN_PLACE: 1 },
    discrepancies: { open: 0, done: 0 },
  })
  expect((await ofAnna.progress()).results.MISSING).toBeUndefined()
  await anna.call('PUT', `/${id}/status`, { step: 'reconciling' })
  const { moves } = (await anna.call<Procedure>('GET', `/${id}`)).body
  expect(moves.find(({ step }) => step === 'reconciled')?.unmet).toEqual([])
  const signed = await ofAnna.audit<{ unmet: string[] }>('POST', '/sign-off', { summary: 'All there' })
  expect(signed).toMatchObject({ status: 200, body: { unmet: [] } })
  const report = (await ofAnna.audit<AuditReport>('GET', '/report')).body
  expect(report).toMatchObject({
    total: { missing: 0, lost: 2 },
    discrepancies: [],
    objects: [
      { lost: null },
      { result: 'MISSING', lost: { since: '2026-05-12' } },
      { result: null, lost: { how: 'STOLEN' } },
    ],
  })
  const printed = async (language: string) => {
    const { rawPayload } = await app().http.inject({
      url: `/api/v1/procedures/inventory-audit/${id}/report/pdf`,
      headers: { ...anna.headers, 'accept-language': language },
    })
    return (await readPdf(rawPayload)).text.replaceAll(/\s+/g, ' ')
  }
  expect(await printed('en')).toContain('Missing since 12 May 2026')
  expect(await printed('de')).toContain('Vermisst seit 12. Mai 2026')
})

test('What was lost and is found again is a discrepancy that says so; reconciled, its record knows it again where it was found, and names the audit [C-P09]', async () => {
  const { museum, anna, ofAnna, lose, reconcile, put, at, id, jug } = await depotWithLoss()
  await ofAnna.audit('POST', '/list', {})
  // Missed in another place, and therefore not on the list.
  const stray = await put('30', 'Hall')
  await lose(stray, losses.MISSING, '2026-02-01')
  const bert = await auditor(app, museum, checker)
  const shelf = at('Depot > Shelf 1').id
  await bert
    .of(id)
    .send([
      found(jug, { result: 'ELSEWHERE', locationId: at('Hall').id }),
      found(stray, { result: 'UNEXPECTED', locationId: shelf }),
    ])
  const { result } = await ofAnna.discrepancies()
  expect(result.map(({ kind, lost, proposed }) => [kind, lost?.since, proposed])).toEqual([
    ['FOUND_AGAIN', '2026-05-12', 'FOUND'],
    ['UNEXPECTED', '2026-02-01', 'FOUND'],
  ])
  expect((await reconcile(bert.of(id), jug, 'FOUND')).status).toBe(403)
  expect((await reconcile(ofAnna, jug, 'LOSS')).status).toBe(400)
  for (const objectId of [jug, stray]) expect((await reconcile(ofAnna, objectId, 'FOUND')).status).toBe(200)
  const now = await anna.read(jug)
  expect([now.loss, now.lostSince]).toEqual([undefined, undefined])
  expect(now).toMatchObject({ location: { room: at('Hall') } })
  expect(await anna.read(stray)).toMatchObject({ location: { room: { id: shelf } } })
  const [last] = await anna.history(jug)
  expect(last?.changes.find(({ path }) => path === eventPath)?.after).toMatchObject({
    procedureId: id,
    type: 'INVENTORY_AUDIT',
  })
  expect((await ofAnna.progress()).discrepancies).toEqual({ open: 0, done: 2 })
  // It is gone once more, which nobody knew.
  await bert.of(id).send([found(jug, { result: 'MISSING' })])
  expect((await ofAnna.discrepancies('?state=open')).result).toMatchObject([{ kind: 'MISSING' }])
})

test('A loss that an audit reports stands in the record since the day of the finding, and begins an incident with what nobody knew to be lost [C-P09]', async () => {
  const { museum, anna, ofAnna, reconcile, id, cup, jug, bowl } = await depotWithLoss()
  await ofAnna.audit('POST', '/list', {})
  const bert = await auditor(app, museum, checker)
  const notFound = (objectId: string) => found(objectId, { result: 'MISSING' })
  await bert.of(id).send([notFound(cup), notFound(jug), notFound(bowl)])
  const today = dayIn(defaultZone, new Date())
  expect((await reconcile(ofAnna, cup, 'LOSS')).status).toBe(200)
  expect(await anna.read(cup)).toMatchObject({ loss: { id: losses.MISSING }, lostSince: today })
  // A line that somebody edits keeps what the list says.
  const lines = (await anna.call<{ result: ProcedureObject[] }>('GET', `/${id}/objects`)).body.result
  const line = lines.find(({ catalogueObjectId }) => catalogueObjectId === jug)
  const values = { ...line?.values, labelIsRight: true, lossKnown: undefined }
  const edited = await anna.call('PUT', `/${id}/objects/${jug}`, { version: line?.version, values })
  expect(edited.status).toBe(200)
  const begun = (await anna.call('POST', `/${id}/become`, { type: 'DAMAGE_LOSS', title: 'Two missing' })).body
  const objects = (await anna.call<{ result: ProcedureObject[] }>('GET', `/${begun.id}/objects`)).body.result
  expect(objects.map(({ catalogueObjectId }) => catalogueObjectId).toSorted()).toEqual([cup, bowl].toSorted())
  expect(objects[0]?.values).toMatchObject({ loss: { id: losses.MISSING } })
  // It turns up before the audit is over.
  await bert.of(id).send([found(cup)])
  expect((await ofAnna.discrepancies('?state=open')).result).toMatchObject([
    { kind: 'FOUND_AGAIN', object: { id: cup }, contradictory: false },
    { kind: 'MISSING', object: { id: bowl } },
  ])
  expect((await reconcile(ofAnna, cup, 'FOUND', 1)).status).toBe(200)
  expect((await anna.read(cup)).loss).toBeUndefined()
})
