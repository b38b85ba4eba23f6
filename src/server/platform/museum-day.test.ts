import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import type { CurrentUser } from '#model/api/me.ts'
import type { ListedProcedure, Procedure } from '#model/api/procedures/shapes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const year = new Date().getUTCFullYear()
const lastDay = `${year}-12-31`
const firstDay = `${year + 1}-01-01`

/** 23:30 in Warsaw on the last day of the year, and half an hour after midnight. */
const [evening, night] = [`${lastDay}T22:30:00Z`, `${lastDay}T23:30:00Z`]

const goTo = (moment: string) => app().travel((Date.parse(moment) - Date.now()) / 1000)

/** Somebody who signs in at a moment, in a museum that says where it is. */
async function personIn(timeZone: string, moment: string) {
  const museum = await makeMuseum(app(), { licenceTo: new Date('2999-01-01') })
  await app().database.asSystem('test', db =>
    sql`update tenant set profile = ${JSON.stringify({ timeZone })}::jsonb where id = ${museum.tenantId}`.execute(
      db,
    ),
  )
  goTo(moment)
  return registrar(app, museum)
}

type Anna = Awaited<ReturnType<typeof personIn>>

const loan = async (anna: Anna, values = {}) =>
  (await anna.ask<Procedure>('POST', '/procedures', { type: 'LOAN_OUT', title: 'Silver', values })).body

async function report(anna: Anna) {
  const { id } = await anna.put()
  return (await anna.ask<ConditionReport>('POST', '/condition-reports', { objectId: id })).body
}

test('Numbers, reports and what is late go by the clocks of the museum, half an hour before midnight in Warsaw and half an hour after [F-T27]', async () => {
  const before = await personIn('Europe/Warsaw', evening)
  const late = async (anna: Anna) =>
    (await anna.ask<{ result: ListedProcedure[] }>('GET', '/procedures?due=overdue')).body.result.length
  expect((await before.ask<CurrentUser>('GET', '/me')).body.identities[0]?.timeZone).toBe('Europe/Warsaw')
  expect((await loan(before, { loan: { end: lastDay } })).number).toBe(`LO-${year}-001`)
  expect(await report(before)).toMatchObject({ number: `CR-${year}-001`, date: lastDay })
  expect(await late(before)).toBe(0)
  const after = await personIn('Europe/Warsaw', night)
  expect((await loan(after, { loan: { end: lastDay } })).number).toBe(`LO-${year + 1}-001`)
  expect(await report(after)).toMatchObject({ number: `CR-${year + 1}-001`, date: firstDay })
  expect(await late(after)).toBe(1)
  // The same moment is another day elsewhere.
  const elsewhere = await personIn('America/New_York', night)
  expect((await loan(elsewhere)).number).toBe(`LO-${year}-001`)
})

test('An embargo ends with the midnight of the museum [F-H11] [F-T27]', async () => {
  const publish = async (moment: string) => {
    const anna = await personIn('Europe/Warsaw', moment)
    const id = await addFile(app(), anna, { name: 'portrait.jpg' })
    await anna.ask('PUT', `/files/${id}/lock`)
    const { body } = await anna.ask('GET', `/files/${id}`)
    expect((await anna.ask('PUT', `/files/${id}`, { ...body, embargoUntil: firstDay })).status).toBe(200)
    return (await anna.ask('PUT', `/files/${id}/publication_state`, { published: true })).status
  }
  expect(await publish(evening)).toBe(400)
  expect(await publish(night)).toBe(200)
})

test('A museum says by which clocks its days go; a zone there is not is refused [F-T27]', async () => {
  const anna = await personIn('Europe/Warsaw', evening)
  const data = {
    organisationMainBody: anna.museum.name,
    organisationFunction: 'vitrine:museum',
    vat: '1',
    address: 'a',
    postCode: '1',
    place: 'a',
    legalRepresentative: { firstName: 'a', lastName: 'b', dates: '1970', taxCode: '1' },
    organisationContact: { email: 'info@valle.museum' },
  }
  const change = (timeZone: string) =>
    anna.ask<{ fields?: object }>('PUT', `/tenant/${anna.museum.tenantId}`, { ...data, timeZone })
  const refused = await change('Mars/Olympus')
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['timeZone']])
  expect((await change('Asia/Tokyo')).status).toBeLessThan(300)
  expect((await anna.ask<CurrentUser>('GET', '/me')).body.identities[0]?.timeZone).toBe('Asia/Tokyo')
})
