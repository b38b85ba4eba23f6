import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'

test('Objects are moved with a phone that has no network and is loaded anew; back online their records have the new place', async ({
  browser,
  app,
}) => {
  test.setTimeout(90_000)
  const admin = await app.person({ role: 'TENANT_ADMIN' })
  const places = await apiOf(app, admin.email, '/api/v1/museum/locations')
  const catalogue = await apiOf(app, admin.email)
  const api = await apiOf(app, admin.email, '/api/v1/procedures')
  const place = async (name: string) => String((await places('POST', '', { name }))?.id)
  const depot = await place('Depot')
  const hall = await place('Hall')
  const object = (number: string) =>
    aCard(catalogue, '/', {
      title: { en: `Cup ${number}` },
      objectNumbers: [{ objectNumber: number }],
      movements: [{ to: { id: depot }, when: '2024-01-01' }],
    })
  const one = await object('A 1')
  await object('A 2')
  const other = await object('B 1')
  const begun = await api('POST', '', {
    type: 'MOVEMENT',
    title: 'To the hall',
    values: { target: { id: hall }, plannedOn: '2027-03-01', mover: { name: 'B. Nowak' } },
  })
  const id = String(begun?.id)
  await api('PUT', `/${id}/objects`, { numbers: ['A 1', 'A 2'] })
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: app.address,
    locale: 'en-GB',
  })
  const page = await phone.newPage()
  await enter(page, admin.email)
  await page.goto(`/app/procedures/${id}`)
  await page.getByRole('link', { name: 'Move by phone' }).click()
  await expect(page.getByText('0 of 2 moved')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expectSound(page)

  await phone.setOffline(true)
  await page.reload()
  await expect(page.getByText('No connection: carry on as usual')).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Location or object' })
  const say = async (code: string) => {
    await box.fill(code)
    await box.press('Enter')
  }
  await say('A 1')
  await expect(page.getByText('Choose or scan the location first')).toBeVisible()
  await say('hall')
  await expect(page.getByLabel('New location')).toHaveValue(hall)
  await say('A 1')
  await say('B 1')
  await expect(page.getByText('B 1 is not part of this movement')).toBeVisible()
  await page.getByRole('button', { name: 'Add it and place it at Hall' }).click()
  await page.getByRole('button', { name: /^A 2/ }).click()
  await page.getByRole('button', { name: 'Not found' }).click()
  await page.getByRole('button', { name: 'Undo A 2' }).click()
  await say('A 2')
  await expect(page.getByRole('status').first()).toHaveText('Offline · 5 entries waiting')
  await page.reload()
  await expect(page.getByRole('status').first()).toHaveText('Offline · 5 entries waiting')
  await expect(page.getByText('2 of 2 moved')).toBeVisible()
  await expectSound(page)

  await phone.setOffline(false)
  await expect(page.getByRole('status').first()).toHaveText('Everything has been sent')
  expect(await api('GET', `/${id}`)).toMatchObject({ step: 'done', objectsCount: 3 })
  for (const each of [one, other]) {
    expect(await catalogue('GET', `/${each}`)).toMatchObject({ location: { room: { id: hall } } })
  }
  await phone.close()
})
