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
