import type { Page } from '@playwright/test'
import { readPdf } from '../harness/read-pdf.ts'
import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'

/** What was written down last on a phone is told apart from what has arrived: nobody goes on before the server has it. */
const expectSent = (phone: Page, said: string) =>
  expect(phone.getByRole('listitem').filter({ hasText: said })).toContainText('Sent')

test('An inventory audit is locked at the desk, checked on two phones, one of them offline and reloaded, synchronised once, reconciled, and signed off by a third person [C-P09]', async ({
  page,
  browser,
  app,
}) => {
  // Three people, two phones and a worker: more than other journeys.
  test.setTimeout(90_000)
  const admin = await app.person({ role: 'TENANT_ADMIN' })
  const museum = { tenantId: admin.tenantId, name: admin.name }
  const permissions = ['proceduresRead', 'proceduresEdit', 'catalogueRead'] as const
  const anna = await app.person({ museum, permissions: [...permissions] })
  const bruno = await app.person({ museum, permissions: [...permissions] })
  const places = await apiOf(app, admin.email, '/api/v1/museum/locations')
  const catalogue = await apiOf(app, admin.email)
  const api = await apiOf(app, admin.email, '/api/v1/procedures')
  const place = async (name: string) => String((await places('POST', '', { name }))?.id)
  const depot = await place('Depot')
  const hall = await place('Hall')
  const object = (number: string, room: string) =>
    aCard(catalogue, '/', {
      title: { en: `Cup ${number}` },
      objectNumbers: [{ objectNumber: number }],
      movements: [{ to: { id: room }, when: '2024-01-01' }],
    })
  await object('A 1', depot)
  for (const number of ['A 2', 'A 3']) await object(number, depot)
  await object('B 1', hall)
  const begun = await api('POST', '', {
    type: 'INVENTORY_AUDIT',
    title: 'Depot and hall',
    values: { locations: [{ id: depot }, { id: hall }] },
  })
  const id = String(begun?.id)

  // The desk: somebody who does not check freezes the list.
  await enter(page, admin.email)
  await page.goto(`/app/procedures/${id}?tab=audit`)
  await page.getByRole('button', { name: 'Lock the list' }).click()
  await expect(page.getByText('List of 4 objects')).toBeVisible()
  await expectSound(page)

  const phone = { viewport: { width: 390, height: 844 }, baseURL: app.address, locale: 'en-GB' }
  const annas = await browser.newContext(phone)
  const brunos = await browser.newContext(phone)
  const a = await annas.newPage()
  const b = await brunos.newPage()
  const address = `/app/procedures/${id}/audit`
  await enter(a, anna.email)
  await a.goto(address)
  await a.getByRole('button', { name: /^Depot/ }).click()
  await a.getByRole('button', { name: 'A 1 is here' }).click()
  await expectSent(a, 'A 1 In place')
  await a.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  // Without a connection, and loaded anew without one.
  await annas.setOffline(true)
  await a.goto(address)
  await expect(a.getByText('No connection: carry on as usual')).toBeVisible()
  const box = a.getByRole('textbox', { name: 'Number' })
  await box.fill('a 2')
  await box.press('Enter')
  await expect(a.getByText('Expected here: found')).toBeVisible()
  await box.fill('B 1')
  await box.press('Enter')
  await expect(a.getByText('Expected at Hall')).toBeVisible()
  await a.getByRole('button', { name: 'Found here' }).click()
  await box.fill('Z 9')
  await box.press('Enter')
  await a.getByRole('button', { name: 'Record as not expected' }).click()
  await a.getByRole('button', { name: 'A 3 Cup A' }).click()
  const dialog = a.getByRole('dialog')
  await dialog.getByLabel('Result').selectOption('Not found')
  await dialog.getByLabel('Note').fill('An empty stand')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(a.getByRole('status').first()).toHaveText('Offline · 4 findings waiting')
  await a.reload()
  await expect(a.getByRole('status').first()).toHaveText('Offline · 4 findings waiting')
  await a.getByRole('button', { name: 'Undo Z 9' }).click()
  await expect(a.getByRole('status').first()).toHaveText('Offline · 5 findings waiting')
  await expectSound(a)

  // Meanwhile somebody else finds the same and signs out; what Anna found first shows there.
  await enter(b, bruno.email)
  await b.goto(address)
  await b.getByRole('button', { name: /^Depot.*1 of 3/ }).click()
  await b.getByText('All', { exact: true }).click()
  await expect(b.getByRole('listitem').filter({ hasText: 'Cup A 1' })).toContainText('In place · ')
  await b.getByRole('button', { name: 'A 2 is here' }).click()
  await expectSent(b, 'A 2 In place')

  // The audit is in the trash when Anna is back: nothing is lost, and she is told why it waits.
  await api('DELETE', `/${id}`, {})
  await annas.setOffline(false)
  const held = a.getByRole('listitem').filter({ hasText: 'Not sent: the audit has been deleted' })
  await expect(held).toHaveCount(4)
  await expectSound(a)
  await api('POST', `/${id}/restored`, {})
  await held.first().getByRole('button', { name: 'Send again' }).click()
  await expect(a.getByRole('status').first()).toHaveText('Everything has been sent')
  const told = await api('GET', `/inventory-audit/${id}/changes`)
  expect(told?.result).toHaveLength(7)

  // The desk: what is not as it should be, and the signature of somebody who did not check.
  await page.reload()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Reconcile B 1' }).click()
  const desk = page.getByRole('dialog')
  await expect(desk.getByLabel('Action')).toHaveValue('MOVE')
  await desk.getByLabel('Done').check()
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Done (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Reconcile A 3' }).click()
  await desk.getByLabel('Action').selectOption('Report a loss')
  await desk.getByLabel('Done').check()
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Open (0)')).toBeVisible()
  await page.getByRole('button', { name: 'Sign off' }).click()
  await desk.getByLabel('Summary of the results').fill('One lost, one moved')
  await desk.getByRole('button', { name: 'Sign and lock' }).click()
  await expect(page.getByText(/^Signed off by/)).toBeVisible()
  expect(await api('GET', `/${id}`)).toMatchObject({ status: 'CLOSED', step: 'signed' })
  const report = page.getByRole('link', { name: 'Report as PDF' })
  const printed = await page.request.get(String(await report.getAttribute('href')))
  const { text } = await readPdf(await printed.body())
  for (const said of ['One lost, one moved', 'Cup B 1', 'Report a loss', 'SHA-256'])
    expect(text).toContain(said)

  // Too late: refused, told, and not lost; signing out takes everything off the device.
  await b.getByRole('button', { name: 'A 3 is here' }).click()
  await expect(b.getByText('Not accepted: the audit has been signed off')).toBeVisible()
  await annas.close()
  await brunos.close()
})
