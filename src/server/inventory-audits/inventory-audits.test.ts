import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { AuditReport } from '#model/api/procedures/audit-report.ts'
import type {
  Discrepancy,
  readChanges,
  readList,
  readRefused,
} from '#model/api/procedures/inventory-audit.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { holdings } from '#model/groups/holdings.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { auditor, checker, depot, found } from '../../../test/harness/auditor.ts'
import { addFile } from '../../../test/harness/files.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'

const app = useTestApp()

test('The list is frozen from the locations of the brief and what was added by hand, with its checksum; the catalogue changes it no more, and only before the first finding it is frozen anew [C-P09]', async () => {
  const { anna, at, put, id, cup, jug, bowl } = await depot(app)
  const { audit, send } = anna.of(id)
  const other = await put('20')
  // What is not the museum's own is counted when somebody adds it, and not for standing there.
  await put('21', 'Depot > Shelf 1', { holding: { id: holdings.CUSTODY } })
  await anna.call('PUT', `/${id}/objects`, { numbers: ['20'] })
  expect((await audit('GET', '/list')).status).toBe(409)
  // Nobody says that a list is frozen: it is.
  expect((await anna.call('PUT', `/${id}/status`, { step: 'frozen' })).status).toBe(409)
  expect((await send([found(cup)]))[0]).toMatchObject({ outcome: 'REFUSED', reason: 'NOT_FROZEN' })
  const sampled = await audit<{ percent: number; seed: string; total: number }>('POST', '/list', {
    percent: 50,
    seed: 'dice',
  })
  // Half of three is two, and what was added by hand is no part of the draw.
  expect(sampled.body).toMatchObject({ percent: 50, seed: 'dice', total: 3 })
  const frozen = (await audit<{ sha256: string }>('POST', '/list', {})).body
  expect(frozen).toMatchObject({ total: 4, percent: null, seed: null, frozenBy: 'Żaneta Groß' })
  expect((await anna.call('GET', `/${id}`)).body).toMatchObject({
    step: 'frozen',
    status: 'ONGOING',
    objectsCount: 4,
    values: expect.not.objectContaining({ signer: 'Nobody' }),
  })
  const list = async () => (await audit<OutputOf<typeof readList>>('GET', '/list')).body
  const before = await list()
  expect(before.list.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(before.result.map(each => [each.objectId, each.number, each.location?.name ?? null])).toEqual([
    [other, '20', null],
    [cup, '10', 'Depot › Shelf 1'],
    [jug, '9', 'Depot › Shelf 2'],
    [bowl, '11', 'Depot › Shelf 2'],
  ])
  expect(before.result[2]?.parts).toMatchObject([{ number: '9a', title: 'Vase 9a' }])
  const card = await anna.read(cup)
  await anna.call('DELETE', `/${id}/objects`, { ids: [jug] })
  await anna.ask('POST', `/catalogue/${cup}/lock`)
  await anna.save(card, {
    ...card,
    title: { en: 'Goblet' },
    movements: [{ to: at('Hall'), when: '2026-02-01' }],
  })
  await anna.release(card)
  expect(await list()).toEqual(before)
  const again = await app().http.inject({
    url: `/api/v1/procedures/inventory-audit/${id}/list`,
    headers: anna.headers,
  })
  const unchanged = await app().http.inject({
    url: `/api/v1/procedures/inventory-audit/${id}/list`,
    headers: { ...anna.headers, 'if-none-match': String(again.headers.etag) },
  })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  expect((await audit<{ result: { name: string }[] }>('GET', '/locations')).body.result).toHaveLength(4)
  expect((await send([found(cup)]))[0]?.outcome).toBe('TAKEN')
  expect((await audit('POST', '/list', {})).status).toBe(409)
})

test('Findings are taken once, in any order and however late; the latest counts, what two people say differently is to be looked at, and what is refused is kept [C-P09]', async () => {
  // Frozen an hour ago.
  app().travel(-3600)
  const { museum, anna: registrar, at, put, id, cup, jug, bowl } = await depot(app)
  await registrar.of(id).audit('POST', '/list', {})
  const stray = await put('30', 'Hall')
  app().travel(0)
  const [anna, bert] = [await auditor(app, museum), await auditor(app, museum, checker)]
  const [ofAnna, ofBert] = [anna.of(id), bert.of(id)]
  const frozenAt = Date.now() - 3_600_000
  const minute = (minutes: number) => new Date(frozenAt + minutes * 60_000).toISOString()
  const late = found(cup, { at: minute(20), method: 'SCANNED', grade: 'GOOD', note: 'Sound' })
  const early = found(cup, { at: minute(10), result: 'MISSING' })
  const undone = found(jug, { at: minute(5), result: 'MISSING' })
  const undo = { ...found(jug, { at: minute(6) }), undoes: undone.id }
  const unknown = found('1', { at: minute(7) })
  const batch = [undo, late, unknown, { id: randomUUID(), result: 'nonsense' }]
  const first = await ofAnna.send(batch)
  expect(first.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['TAKEN', null],
    ['TAKEN', null],
    ['REFUSED', 'UNKNOWN_OBJECT'],
    ['REFUSED', 'INVALID'],
  ])
  // The same once more, with what came before it: a device that heard no answer.
  const second = await ofAnna.send([...batch, early, undone])
  expect(second.map(({ outcome }) => outcome)).toEqual([
    'KNOWN',
    'KNOWN',
    'REFUSED',
    'REFUSED',
    'TAKEN',
    'TAKEN',
  ])
  const refused = (await ofAnna.audit<OutputOf<typeof readRefused>>('GET', '/refused')).body.result
  expect(refused).toHaveLength(2)
  expect(refused.find(({ reason }) => reason === 'UNKNOWN_OBJECT')?.given).toMatchObject({ objectId: '1' })
  const lines = async () =>
    (await anna.call<{ result: ProcedureObject[] }>('GET', `/${id}/objects`)).body.result
  const line = async (objectId: string) => (await lines()).find(each => each.catalogueObjectId === objectId)
  expect(await line(cup)).toMatchObject({
    status: 'CHECKED',
    checkedAt: minute(20),
    values: { result: { id: 1 }, condition: { id: 1 }, method: { id: 2 }, note: 'Sound' },
  })
  expect(await line(jug)).toMatchObject({ status: 'NOT_CHECKED' })
  expect((await anna.call('GET', `/${id}`)).body.step).toBe('running')

  // Bert’s clock is two days ahead: what it is wrong by is taken off.
  const ahead = (minutes: number) => new Date(Date.now() + 2 * 86_400_000 + minutes * 60_000)
  const bowlElsewhere = found(bowl, {
    at: ahead(-30).toISOString(),
    result: 'ELSEWHERE',
    locationId: at('Hall').id,
  })
  const answers = await ofBert.send(
    [
      bowlElsewhere,
      found(cup, { at: ahead(-50).toISOString(), result: 'MISSING' }),
      {
        ...found(cup),
        objectId: undefined,
        number: ' 30 ',
        at: ahead(-1).toISOString(),
        locationId: at('Depot').id,
      },
      { ...found(cup), objectId: undefined, number: 'X?', result: 'UNREADABLE', at: ahead(-1).toISOString() },
    ],
    ahead(0).toISOString(),
  )
  expect(answers.map(({ outcome, objectId, expected }) => [outcome, objectId, expected])).toEqual([
    ['TAKEN', bowl, true],
    ['TAKEN', cup, true],
    ['TAKEN', stray, false],
    ['TAKEN', null, false],
  ])
  const { result: changes, next } = (await ofAnna.audit<OutputOf<typeof readChanges>>('GET', '/changes')).body
  expect(changes).toHaveLength(8)
  expect(Date.parse(changes.find(each => each.id === bowlElsewhere.id)?.at ?? '') - frozenAt).toBeLessThan(
    40 * 60_000,
  )
  await ofBert.send([found(jug, { at: minute(30) })])
  expect(
    (await ofAnna.audit<OutputOf<typeof readChanges>>('GET', `/changes?since=${next}`)).body.result,
  ).toMatchObject([{ objectId: jug, result: 'IN_PLACE', by: { id: bert.accountId } }])
  const fileId = await addFile(app(), anna)
  expect((await ofAnna.audit('POST', `/findings/${bowlElsewhere.id}/photo`, { fileId })).status).toBe(204)
  expect((await line(bowl))?.values).toMatchObject({ result: { id: 2 }, photo: { id: fileId } })
  expect(await ofAnna.progress()).toMatchObject({
    refuses: null,
    total: { expected: 3, checked: 3, missing: 0 },
    results: { IN_PLACE: 3, ELSEWHERE: 1 },
    locations: [
      { location: { name: 'Depot › Shelf 1' }, expected: 1, checked: 1 },
      { location: { name: 'Depot › Shelf 2' }, expected: 2, checked: 2 },
    ],
    refused: 2,
    discrepancies: { open: 4, done: 0 },
    may: { edit: true, sign: true, tookPart: true, override: true },
  })
  const { result: wrong } = await ofBert.discrepancies()
  expect(
    wrong.map(({ kind, object, number, contradictory, proposed }) => [
      kind,
      object?.id ?? number,
      contradictory,
      proposed,
    ]),
  ).toEqual([
    ['CONTRADICTION', cup, true, 'LOOK'],
    ['ELSEWHERE', bowl, false, 'MOVE'],
    ['UNEXPECTED', stray, false, 'MOVE'],
    ['UNREADABLE', 'X?', false, 'NUMBER'],
  ])
})

test('Discrepancies are reconciled, moves through the card itself; who checked does not sign, an administrator with a reason, and what is signed stays word for word [C-P09]', async () => {
  const { museum, anna, at, id, cup, jug, bowl } = await depot(app)
  const [bert, carla] = [await auditor(app, museum, checker), await auditor(app, museum, checker)]
  const [ofAnna, ofBert, ofCarla] = [anna.of(id), bert.of(id), carla.of(id)]
  await ofAnna.audit('POST', '/list', {})
  await ofBert.send([
    found(cup, { result: 'ELSEWHERE', locationId: at('Hall').id }),
    found(jug),
    found(bowl, { result: 'MISSING' }),
  ])
  const change = (who: typeof ofAnna, objectId: string, given: object) =>
    who.audit<Discrepancy>('PUT', `/discrepancies/o${objectId}`, { version: 0, action: 'MOVE', ...given })
  // Bert may check, and not change the catalogue.
  expect((await change(ofBert, cup, { done: true })).status).toBe(403)
  expect((await change(ofAnna, bowl, { done: true })).status).toBe(400)
  expect((await change(ofAnna, jug, {})).status).toBe(404)
  const planned = await change(ofBert, bowl, {
    action: 'LOSS',
    note: 'Ask the guards',
    ownerId: carla.accountId,
    due: '2027-01-31',
  })
  expect(planned.body.plan).toMatchObject({
    owner: { id: carla.accountId },
    due: '2027-01-31',
    done: null,
    version: 1,
  })
  expect((await change(ofAnna, bowl, { action: 'LOSS', due: '0000-01-01' })).status).toBe(400)
  expect(await change(ofAnna, bowl, { action: 'NOTE' })).toMatchObject({
    status: 409,
    body: { data: { plan: { action: 'LOSS' } } },
  })
  expect((await change(ofAnna, cup, { done: true })).body.plan).toMatchObject({ action: 'MOVE', version: 1 })
  const card = await anna.read(cup)
  expect(card).toMatchObject({
    location: { room: { id: at('Hall').id } },
    movements: [{}, { to: { id: at('Hall').id }, note: expect.stringMatching(/^IA-/) }],
  })
  expect(await anna.history(cup)).toHaveLength(2)
  expect((await ofAnna.discrepancies('?state=open')).totalSize).toBe(1)

  const sign = (who: typeof ofAnna, given: object = {}) =>
    who.audit<{ sha256: string; data: { unmet: string[] } }>('POST', '/sign-off', given)
  expect((await sign(ofBert, { reason: 'I was there' })).status).toBe(403)
  expect(await sign(ofCarla)).toMatchObject({ status: 400, body: { data: { unmet: ['reconciled'] } } })
  await change(ofAnna, bowl, { action: 'LOSS', done: true, version: 1 })
  // More was found of it since: what was done is to be looked at again.
  await ofBert.send([found(bowl, { result: 'MISSING' })])
  expect((await sign(ofCarla)).body.data.unmet).toEqual(['reconciled'])
  await change(ofAnna, bowl, { action: 'LOSS', done: true, version: 2 })
  // Nobody goes there by hand, past the second person.
  const byHand = { step: 'signed', reason: 'It is late' }
  expect((await anna.call('PUT', `/${id}/status`, byHand)).status).toBe(409)
  const signed = await sign(ofCarla, { summary: 'One is missing', nextAudit: '2027-11-01' })
  expect(signed).toMatchObject({ status: 200, body: { by: { id: carla.accountId }, unmet: [], reason: '' } })
  expect((await anna.call('GET', `/${id}`)).body).toMatchObject({
    step: 'signed',
    status: 'CLOSED',
    values: { signer: 'Żaneta Groß', summary: 'One is missing', nextAudit: '2027-11-01' },
  })
  const pdf = await app().http.inject({
    url: `/api/v1/procedures/inventory-audit/${id}/report/pdf`,
    headers: { ...anna.headers, 'accept-language': 'pl' },
  })
  const { text } = await readPdf(pdf.rawPayload)
  for (const expected of [
    'Protokół kontroli zbiorów IA-',
    'One is missing',
    'Nieodnaleziony',
    'Żaneta Groß',
    'SHA-256',
    'Zgłoś utratę',
  ])
    expect(text).toContain(expected)
  const report = async () => (await ofAnna.audit<AuditReport>('GET', '/report')).body
  const { signature, ...content } = await report()
  expect(content).toMatchObject({
    title: 'Depot',
    museum: museum.name,
    total: { expected: 3, checked: 3, missing: 1 },
    objects: [
      { result: 'ELSEWHERE', foundAt: 'Hall' },
      { result: 'IN_PLACE' },
      { result: 'MISSING', by: 'Żaneta Groß' },
    ],
  })
  const { sha256, ...words } = signature ?? { sha256: '' }
  expect(
    createHash('sha256')
      .update(canonicalJson({ ...content, signature: words }))
      .digest('hex'),
  ).toBe(sha256)

  expect((await ofBert.send([found(bowl)]))[0]).toMatchObject({ outcome: 'REFUSED', reason: 'SIGNED' })
  expect((await change(ofAnna, bowl, { version: 3, action: 'NOTE' })).status).toBe(409)
  expect((await sign(ofCarla)).status).toBe(409)
  await anna.call('PUT', `/${id}/status`, { status: 'ONGOING', reason: 'Look again' })
  expect((await ofBert.send([found(bowl)]))[0]).toMatchObject({ reason: 'SIGNED' })
  expect((await report()).signature).toEqual(signature)

  const { id: own } = (await anna.call('POST', '', { type: 'INVENTORY_AUDIT', title: 'Own' })).body
  await anna.call('PUT', `/${own}/objects`, { numbers: ['9'] })
  await anna.of(own).audit('POST', '/list', {})
  await anna.of(own).send([found(jug)])
  expect(await sign(anna.of(own))).toMatchObject({ status: 400, body: { data: { unmet: ['ownWork'] } } })
  // What ended before its time takes neither findings nor what is made of them, and is not signed.
  await anna.call('PUT', `/${own}/status`, { step: 'abandoned', reason: 'The store burned down' })
  const line = (await anna.call<{ result: ProcedureObject[] }>('GET', `/${own}/objects`)).body.result[0]
  expect((await anna.of(own).send([found(jug)]))[0]).toMatchObject({
    outcome: 'REFUSED',
    reason: 'NOT_RUNNING',
  })
  const checked = { version: line?.version, checked: false }
  const closed = { status: 409, body: { message: expect.stringContaining('closed') } }
  expect(await anna.call('PUT', `/${own}/objects/${jug}`, checked)).toMatchObject(closed)
  expect(await sign(anna.of(own), { reason: 'I am alone here' })).toMatchObject(closed)
  await anna.call('PUT', `/${own}/status`, { status: 'ONGOING', reason: 'It did not' })
  expect((await anna.call('GET', `/${own}`)).body.step).toBe('running')
  expect(await sign(anna.of(own), { reason: 'I am alone here' })).toMatchObject({
    status: 200,
    body: { unmet: ['ownWork'], reason: 'I am alone here' },
  })
})
