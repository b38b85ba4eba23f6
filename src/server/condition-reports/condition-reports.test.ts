import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { simpleParser } from 'mailparser'
import { describe, expect, test, vi } from 'vitest'
import type { ConditionReport, Damage, DamageRegion, ReportRow } from '#model/api/condition-report-shapes.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { daysAfter, defaultZone, morningOf, dayIn as todayIn, yearOf } from '#model/dates/museum-day.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { calendarMember } from '../../../test/harness/calendar-member.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

async function conservator(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const call = <T = ConditionReport>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/condition-reports${url}`, payload)
  const begin = async (objectId: string, more: object = {}) =>
    (await call('POST', '', { objectId, ...more })).body
  const list = async (query = '') =>
    (await call<{ result: ReportRow[]; totalSize: number }>('GET', query)).body
  return { ...person, call, begin, list }
}

type Conservator = Awaited<ReturnType<typeof conservator>>

/** An object with a picture attached to it. */
async function painting(anna: Conservator, number = '1915.7') {
  const object = await anna.put({ title: { en: 'Seascape' }, objectNumbers: [{ objectNumber: number }] })
  const fileId = await addFile(app(), anna)
  const { status } = await anna.ask('PUT', '/catalogue/files', { id: object.id, fileIds: [fileId] })
  expect(status).toBeLessThan(300)
  return { id: object.id, fileId }
}

const names = { DAMG: 'crack', HAZ: 'lead' } as const

const termOf = async ({ museum }: Conservator, code: keyof typeof names) => {
  const editor = { accountId: null, impersonatorId: null }
  const found = await app().database.inTenant(museum.tenantId, tx =>
    findOrCreate(tx, code, [names[code]], { create: true, language: 'en', editor }),
  )
  return { id: found.get(names[code]) ?? '' }
}

const box = (source: string, value = 'xywh=pixel:1,1,4,3') => ({
  target: { source, selector: { type: 'FragmentSelector', value } },
})

const good = { grade: { id: 2 }, date: '2026-11-20' }

test('A report begins with the next number of the year, looks at the picture of the object, and keeps what is written; of two at once the second is told [C-P08]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await conservator(museum), await conservator(museum)]
  const { id: objectId, fileId } = await painting(anna)
  const year = yearOf(todayIn(defaultZone, new Date()))
  const report = await anna.begin(objectId, { values: { reason: { id: 6 } } })
  expect(report).toMatchObject({
    number: `CR-${year}-001`,
    state: 'DRAFT',
    object: { id: objectId, number: '1915.7', title: 'Seascape' },
    procedure: null,
    reason: 6,
    previous: null,
    images: [{ fileId, width: 9, height: 6 }],
    // Who begins it looks at it, and today.
    date: todayIn(defaultZone, new Date()),
    values: { checker: { name: expect.stringMatching(/./) } },
    unmet: ['graded'],
    may: { edit: true, finish: true, annul: false, delete: true },
  })
  const path = `/${report.id}`
  const hazard = await termOf(anna, 'HAZ')
  const saved = await anna.call('PUT', path, {
    version: 1,
    values: { ...good, hazards: [{ hazard }], recommendation: { nextCheck: '2027-03-01', maxLux: 50 } },
  })
  expect(saved.body).toMatchObject({ version: 2, grade: 2, nextCheck: '2027-03-01', unmet: [] })
  expect(await bert.call('PUT', path, { version: 1, values: {} })).toMatchObject({
    status: 409,
    body: { data: { version: 2 } },
  })
  expect(
    (await anna.call<{ fields: object }>('PUT', path, { version: 2, values: { time: '25:00', grade: 9 } }))
      .body.fields,
  ).toMatchObject({ time: expect.anything(), grade: expect.anything() })
  expect((await anna.begin(objectId)).number).toBe(`CR-${year}-002`)
  expect((await anna.list(`?objects=${objectId},999999,x`)).totalSize).toBe(2)
  expect((await anna.list('?objects=999999')).totalSize).toBe(0)
  expect((await anna.list(`?object=${objectId}&state=DRAFT&q=seascape`)).totalSize).toBe(2)
  expect((await anna.list('?q=nothing')).totalSize).toBe(0)

  expect((await anna.call('DELETE', path)).status).toBe(204)
  expect((await anna.list()).totalSize).toBe(1)
  expect((await anna.call('PUT', path, { version: 3, values: {} })).status).toBe(404)
  expect((await anna.call('POST', `${path}/restored`)).body).toMatchObject({ deletedAt: null, grade: 2 })
})

test('Regions are drawn and saved one by one, each for a numbered damage; what is no region is refused [C-P08]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await conservator(museum), await conservator(museum)]
  const { id: objectId, fileId } = await painting(anna)
  const path = `/${(await anna.begin(objectId)).id}`
  const draw = (payload: object) =>
    anna.call<{ region: DamageRegion; damage: Damage }>('POST', `${path}/annotations`, payload)
  const { region, damage } = (await draw({ annotation: box(fileId) })).body
  expect(damage).toMatchObject({ number: 1, comparison: 'NEW', previous: null, values: {} })
  expect(region.annotation).toMatchObject({
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    type: 'Annotation',
    target: { source: fileId, selector: { type: 'FragmentSelector', value: 'xywh=pixel:1,1,4,3' } },
  })
  const polygon = { type: 'SvgSelector', value: '<svg onload="x()"><polygon points="1,1 2,2 3,1"/></svg>' }
  const second = await draw({
    damageId: damage.id,
    annotation: { target: { source: fileId, selector: polygon } },
  })
  expect(second.body.region.annotation.target.selector.value).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><polygon points="1 1 2 2 3 1"/></svg>',
  )
  const other = await painting(anna, '1915.8')
  expect((await draw({ annotation: box(other.fileId) })).status).toBe(400)
  expect((await draw({ annotation: box(fileId, 'xywh=pixel:1,1,0,0') })).status).toBe(400)
  expect((await draw({ damageId: '999', annotation: box(fileId) })).status).toBe(400)

  const moved = { version: 1, annotation: box(fileId, 'xywh=pixel:2,2,4,3') }
  const region1 = `${path}/annotations/${region.id}`
  expect((await anna.call<DamageRegion>('PUT', region1, moved)).body).toMatchObject({ version: 2 })
  expect(await bert.call('PUT', region1, moved)).toMatchObject({
    status: 409,
    body: { data: { version: 2 } },
  })
  const damage1 = `${path}/damages/${damage.id}`
  const damageType = await termOf(anna, 'DAMG')
  const values = { damageType, severity: { id: 1 }, extent: 5 }
  const written = (await anna.call<Damage>('PUT', damage1, { version: 1, values })).body
  expect(written).toMatchObject({ version: 2, values: { damageType: { name: expect.any(String) } } })
  expect(written.colour).toMatch(/^#[0-9a-f]{6}$/)
  expect((await bert.call('PUT', damage1, { version: 1, values: {} })).status).toBe(409)
  expect((await anna.call('PUT', damage1, { version: 2, comparison: 'WORSE' })).status).toBe(400)

  expect((await anna.call<Damage>('POST', `${path}/damages`, {})).body.number).toBe(2)
  expect((await anna.call('DELETE', region1)).status).toBe(204)
  expect((await anna.call('DELETE', region1)).status).toBe(404)
  expect((await anna.call('DELETE', `${path}/annotations?fileId=${fileId}`)).body).toEqual({ removed: 1 })
  await draw({ damageId: damage.id, annotation: box(fileId) })
  const without = (await anna.call('DELETE', `${path}/images/${fileId}`)).body
  expect(without).toMatchObject({ images: [], regions: [], damagesCount: 2 })
  expect((await anna.call('PUT', `${path}/images`, { fileIds: [other.fileId] })).status).toBe(400)
  expect((await anna.call('PUT', `${path}/images`, { fileIds: [fileId] })).body.images).toHaveLength(1)
  expect((await anna.call<{ result: object[] }>('GET', `${path}/images/offered`)).body.result).toHaveLength(1)
  expect((await anna.call('DELETE', damage1)).status).toBe(204)
})

describe('A finished report', () => {
  test('is frozen with its hash, checks its object in the procedure, is due in the calendar, and the next one goes on from it [C-P08] [C-P10]', async () => {
    const museum = await makeMuseum(app())
    const anna = await conservator(museum)
    const { id: objectId, fileId } = await painting(anna)
    const check = (
      await anna.ask<Procedure>('POST', '/procedures', { type: 'CONDITION_CHECK', title: 'Paintings' })
    ).body
    expect((await anna.call('POST', '', { objectId, procedureId: check.id })).status).toBe(400)
    await anna.ask('PUT', `/procedures/${check.id}/objects`, { selection: { ids: [objectId] } })
    const hazard = await termOf(anna, 'HAZ')
    const report = await anna.begin(objectId, {
      procedureId: check.id,
      values: { date: '', hazards: [{ hazard }], notes: 'By the window' },
    })
    const path = `/${report.id}`
    const { damage } = (
      await anna.call<{ damage: Damage }>('POST', `${path}/annotations`, { annotation: box(fileId) })
    ).body
    const early = await anna.call<{ data: object }>('PUT', `${path}/finished`, { version: 1 })
    expect(early).toMatchObject({ status: 400, body: { data: { unmet: ['graded', 'dated', 'typed'] } } })
    const sign = () =>
      anna.call('POST', `${path}/signatures`, {
        name: 'Anna Nowak',
        role: 'COURIER',
        place: 'Kraków',
        strokes: [[1, 2, 30.4, 40]],
      })
    expect((await sign()).status).toBe(409)
    const values = { damageType: await termOf(anna, 'DAMG'), severity: { id: 1 }, extent: 5 }
    await anna.call('PUT', `${path}/damages/${damage.id}`, { version: 1, values })
    await anna.call('PUT', path, {
      version: 1,
      values: { ...report.values, ...good, stable: true, recommendation: { nextCheck: '2027-03-01' } },
    })
    expect((await anna.call('PUT', `${path}/finished`, { version: 1 })).status).toBe(409)
    const finished = (await anna.call('PUT', `${path}/finished`, { version: 2 })).body
    expect(finished).toMatchObject({
      state: 'FINISHED',
      frozen: { intact: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      may: { edit: false, finish: false, annul: true, delete: false },
    })
    expect((await sign()).body).toMatchObject({ strokes: [[1, 2, 30, 40]], sha256: finished.frozen?.sha256 })
    for (const refused of [
      anna.call('PUT', path, { version: 3, values: {} }),
      anna.call('POST', `${path}/damages`, {}),
      anna.call('DELETE', path),
    ])
      expect((await refused).status).toBe(409)

    const kept = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db.selectFrom('card_frozen').select('content as frozen').executeTakeFirstOrThrow(),
    )
    expect(
      createHash('sha256')
        .update(kept.frozen ?? '')
        .digest('hex'),
    ).toBe(finished.frozen?.sha256)
    expect(JSON.parse(kept.frozen ?? '')).toMatchObject({
      object: { number: '1915.7' },
      values: { notes: 'By the window' },
    })

    const objects = (await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${check.id}/objects`))
      .body
    expect(objects.result[0]).toMatchObject({
      status: 'CHECKED',
      values: { grade: { id: 2 }, stable: true, hazards: [{ hazard }] },
    })
    expect(objects.result[0]?.values).not.toHaveProperty('notes')

    const reader = await calendarMember(app, museum, { permissions: ['proceduresRead', 'catalogueRead'] })
    const due = async () =>
      Object.values((await reader.list({ from: '2027-02-01T00:00:00Z' })).entities).map(
        ({ kind, title, path }) => ({
          kind,
          title,
          path,
        }),
      )
    expect(await due()).toEqual([
      { kind: 'check', title: '1915.7 · Seascape', path: `/app/condition-reports/${report.id}` },
    ])

    const pdf = await app().http.inject({
      url: `/api/v1/condition-reports/${report.id}/pdf`,
      headers: anna.headers,
    })
    const { text, title } = await readPdf(pdf.rawPayload)
    expect(title).toBe(`${report.number} Seascape`)
    for (const expected of [
      'Seascape',
      'By the window',
      'crack',
      'Minor',
      'Anna Nowak',
      finished.frozen?.sha256 ?? '',
    ])
      expect(text).toContain(expected)
    // Days are written in the reader's way [F-W16].
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)

    const next = await anna.begin(objectId)
    expect(next).toMatchObject({
      previous: { id: report.id, date: '2026-11-20' },
      values: { hazards: [{ hazard }] },
      images: [{ fileId }],
      damages: [{ number: 1, comparison: 'UNCHANGED', saidComparison: null, previous: { id: damage.id } }],
      regions: [{ fileId, version: 1 }],
    })
    expect(next.regions[0]?.damageId).toBe(next.damages[0]?.id)
    const again = `/${next.id}/damages/${next.damages[0]?.id}`
    const grown = { version: 1, values: { ...values, extent: 9 } }
    expect((await anna.call<Damage>('PUT', again, grown)).body.comparison).toBe('WORSE')
    const treated = { version: 2, comparison: 'TREATED' }
    expect((await anna.call<Damage>('PUT', again, treated)).body).toMatchObject({
      comparison: 'TREATED',
      saidComparison: 'TREATED',
    })
    expect((await anna.call<Damage>('POST', `/${next.id}/damages`, {})).body).toMatchObject({
      number: 2,
      comparison: 'NEW',
    })

    expect((await anna.call('PUT', `${path}/annulled`, { reason: 'Another painting' })).body).toMatchObject({
      state: 'ANNULLED',
      annulled: { reason: 'Another painting' },
    })
    expect((await sign()).status).toBe(409)
    expect(await due()).toEqual([])
    const after = await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${check.id}/objects`)
    expect(after.body.result[0]).toMatchObject({
      status: 'NOT_CHECKED',
      checkedBy: '',
      values: { stable: true },
    })
    const { body: history } = await anna.ask<object>('GET', `/procedures/${check.id}/events`)
    expect(history).toMatchObject({
      result: [
        { kind: 'reportAnnulled', details: { reason: 'Another painting' } },
        { kind: 'reported', details: { number: expect.stringMatching(/^CR-/) } },
        { kind: 'objectsAdded' },
        { kind: 'begun' },
      ],
    })
    expect((await anna.begin(objectId)).damages).toEqual([])
  })
})

test('Who finished a report is told a week before its object is to be looked at again, once; nobody where that was done since [C-P08] [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const anna = await conservator(museum)
  const dayIn = (days: number) => daysAfter(todayIn(defaultZone, new Date()), days)
  const nextCheck = dayIn(60)
  const [reminded, done] = [await painting(anna), await painting(anna, '1915.8')]
  const finish = async (objectId: string) => {
    const { id } = await anna.begin(objectId, { values: { ...good, recommendation: { nextCheck } } })
    expect((await anna.call('PUT', `/${id}/finished`, { version: 1 })).status).toBe(200)
    return id
  }
  const reports = [await finish(reminded.id), await finish(done.id)]
  const later = await anna.begin(done.id, { values: good })
  await anna.call('PUT', `/${later.id}/finished`, { version: later.version })

  const at = morningOf(defaultZone, dayIn(53)).toISOString()
  const jobs = async (state: 'created' | 'completed') =>
    app().database.asSystem('test', async db => {
      const { rows } = await sql<{ start: Date }>`
        select start_after as start from jobs.job
        where name = 'condition-reports.remind' and data->>'tenantId' = ${museum.tenantId} and state = ${state}
      `.execute(db)
      return rows.map(({ start }) => start.toISOString())
    })
  expect(await jobs('created')).toEqual([at, at])
  app().travel((Date.parse(at) - Date.now()) / 1000)
  try {
    const job = { name: 'condition-reports.remind', run: async () => {} }
    for (const id of [...reports, ...reports])
      await app().jobs.enqueue(undefined, job, { tenantId: museum.tenantId, id, at })
    await vi.waitFor(async () => expect(await jobs('completed')).toHaveLength(4), 10_000)
  } finally {
    app().travel(0)
  }
  const subjects = async () => {
    const folder = join(app().dataDir, 'mail')
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(names.map(async name => simpleParser(await readFile(join(folder, name)))))
    return mails.map(({ subject }) => subject).filter(subject => subject?.startsWith('Reminder'))
  }
  await vi.waitFor(
    async () => expect(await subjects()).toEqual(['Reminder: 1915.7 · Seascape is due for a check']),
    10_000,
  )
})

test('Each thing that is done to a report asks for its permission; what another museum wrote does not exist [P-P04] [P-P12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await conservator(museum)
  const { id: objectId } = await painting(anna)
  const { id } = await anna.begin(objectId, { values: good })
  const editor = await conservator(museum, {
    role: 'USER',
    permissions: ['proceduresRead', 'proceduresEdit'],
  })
  expect((await editor.call('PUT', `/${id}`, { version: 1, values: good })).status).toBe(200)
  expect((await editor.call('POST', '', { objectId })).status).toBe(403)
  expect((await editor.call('PUT', `/${id}/finished`, { version: 2 })).status).toBe(403)
  expect((await editor.call('DELETE', `/${id}`)).status).toBe(403)
  const reader = await conservator(museum, { role: 'USER', permissions: ['proceduresRead'] })
  expect((await reader.call('POST', `/${id}/damages`, {})).status).toBe(403)
  expect((await reader.call('GET', `/${id}`)).body.may).toMatchObject({ edit: false, finish: false })
  const stranger = await conservator(await makeMuseum(app()))
  expect((await stranger.call('GET', `/${id}`)).status).toBe(404)
  expect((await stranger.call('POST', '', { objectId })).status).toBe(400)
  expect((await stranger.list()).totalSize).toBe(0)

  const loan = (await anna.ask<Procedure>('POST', '/procedures', { type: 'LOAN_OUT', title: 'Sea' })).body
  await anna.ask('PUT', `/procedures/${loan.id}/objects`, { selection: { ids: [objectId] } })
  const within = { objectId, procedureId: loan.id, values: good }
  const { body: lent } = await editor.call('POST', '', within)
  expect(lent).toMatchObject({ procedure: { type: 'LOAN_OUT', number: loan.number }, may: { finish: true } })
  expect((await editor.call('PUT', `/${lent.id}/finished`, { version: 1 })).status).toBe(200)
  const ofChecks = await conservator(museum, { role: 'USER', permissions: ['condition-check-read'] })
  expect((await ofChecks.call('GET', `/${lent.id}`)).body).toMatchObject({
    state: 'FINISHED',
    procedure: null,
  })
  expect(JSON.stringify(await ofChecks.list())).not.toContain(loan.number)
  expect((await editor.list(`?procedure=${loan.id}`)).totalSize).toBe(1)
})
