import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { foundMuseum } from './index.ts'

const app = useTestApp()

test('A museum that is made while the server runs has its starter terms at once [C-V01]', async () => {
  const { tenantId } = await app().database.asSystem('the test', db =>
    foundMuseum(db, { name: 'New', licenceType: 'TRIAL', licenceTo: new Date(Date.now() + 1e9) }),
  )
  const { ask } = await registrar(app, { tenantId, name: 'New' })
  const found = await ask<{ result: unknown[] }>('GET', '/lists/MTC?q=bronze')
  expect(found.status).toBe(200)
  expect(JSON.stringify(found.body)).toMatch(/bronze/i)
})

test('A museum on trial may keep a gigabyte of files, one that pays as much as there is room for [P-U11]', async () => {
  const licenceTo = new Date(Date.now() + 1e9)
  const limits = await app().database.asSystem('the test', async db => {
    const ids: string[] = []
    for (const licenceType of ['TRIAL', 'PAID'] as const)
      ids.push((await foundMuseum(db, { name: licenceType, licenceType, licenceTo })).tenantId)
    return db.selectFrom('tenant').select('storage_limit').where('id', 'in', ids).orderBy('id').execute()
  })
  expect(limits).toEqual([{ storage_limit: String(1024 ** 3) }, { storage_limit: null }])
})
