import { aCard, apiOf, enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

const year = (year: number, earliestEra: 'AD' | 'BC' = 'AD') => ({
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestDate: { year },
  earliestEra,
})

test('Places are shown as a tree and on a map, events on a timeline [C-E05] [C-E06] [C-S02]', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email, '/api/v1')
  const place = (name: string, broader?: string, position?: object) =>
    aCard(api, '/place/', {
      placeLocation: [{ name }],
      ...(broader && { broader: { id: broader } }),
      position,
    })
  const italy = await place('Italy', undefined, {
    extent: { west: 6.6, south: 36.6, east: 18.6, north: 47.1, system: 4326 },
  })
  const lazio = await place('Lazio', italy)
  const rome = await place('Rome', lazio, { point: { x: 12.4964, y: 41.9028, system: 4326 } })
  await aCard(api, '/event/', {
    name: { en: 'Foundation of Rome' },
    date: year(753, 'BC'),
    venue: { id: rome },
  })
  await aCard(api, '/event/', { name: { en: 'Jubilee' }, date: year(2025), venue: { id: rome } })

  await enter(page, email)
  await page.getByRole('link', { name: 'Entities' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Places' }).click()
  const look = async (view: string) => page.getByRole('radio', { name: view }).click({ force: true })
  await look('Tree')
  const tree = page.getByRole('treegrid', { name: 'Tree' })
  await tree.getByRole('row', { name: /^Italy/ }).click()
  await expect(page.getByRole('link', { name: 'Rome', exact: true })).toBeVisible()
  // The tree is walked by keys: open Italy, go down to Lazio, take it.
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('row', { name: /^Lazio/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`%23${lazio}`))
  await expectSoundOnScreens(page, ['phone', 'desktop'])

  await page.getByRole('link', { name: 'Rome', exact: true }).click()
  const above = page.getByRole('navigation', { name: 'Part of' })
  await expect(above.getByRole('listitem')).toHaveText(['Italy', 'Lazio'])
  await expect(page.getByRole('region', { name: 'Map: Rome' })).toBeVisible()
  await expectSound(page)
  await above.getByRole('link', { name: 'Italy' }).click()
  await expect(page.getByRole('heading', { name: /^Includes/ })).toBeVisible()
  await page.getByRole('link', { name: 'Show all included, as a list' }).click()
  await expect(page.getByText('2 places')).toBeVisible()
  await page.goto('/app/entities/place')
  await look('Map')
  await expect(page.getByText('2 places on the map')).toBeVisible()
  await expectSound(page)

  await page.goto('/app/entities/event')
  await look('Timeline')
  const time = page.getByRole('region', { name: 'Timeline of results' })
  await expect(time.getByRole('link')).toHaveText([/^Foundation of Rome/, /^Jubilee/])
  await expectSoundOnScreens(page, ['desktop', 'phone'])
  await time.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('Home')
  await time.getByRole('link', { name: /^Jubilee/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jubilee' })).toBeVisible()
})

test('A click on the map sets a point in the chosen reference system [C-E05]', async ({ page, app }) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const id = await aCard(await apiOf(app, email, '/api/v1'), '/place/', {
    placeLocation: [{ name: 'Somewhere' }],
  })
  await enter(page, email)
  await page.goto(`/app/entities/place/${id}/edit`)
  await page.getByLabel('Reference system').first().selectOption('32632')
  await page.getByRole('button', { name: 'Show on the map' }).first().click()
  await page
    .getByRole('region', { name: /^Map: / })
    .first()
    .click({ position: { x: 300, y: 120 } })
  const east = page.getByRole('textbox', { name: 'Easting' }).first()
  await expect(east).not.toHaveValue('')
  await expect(page.getByText(/^WGS 84: -?\d/).first()).toBeVisible()
  await expectSound(page)
})

test('A box is drawn on the map, and swapped edges are rejected at their fields [C-E05]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const id = await aCard(await apiOf(app, email, '/api/v1'), '/place/', {
    placeLocation: [{ name: 'Somewhere' }],
  })
  await enter(page, email)
  await page.goto(`/app/entities/place/${id}/edit`)
  const box = page.getByRole('group', { name: 'Extent (box)' })
  await box.getByRole('button', { name: 'Show on the map' }).click()
  const map = page.getByRole('region', { name: 'Map: Extent (box)' })
  await map.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await map.boundingBox()) ?? {}
  await page.mouse.move(x + 200, y + 100)
  await page.mouse.down()
  await page.mouse.move(x + 300, y + 180, { steps: 4 })
  await page.mouse.up()
  const [west, east] = [
    box.getByRole('textbox', { name: 'West' }),
    box.getByRole('textbox', { name: 'East' }),
  ]
  await expect(west).not.toHaveValue('')
  expect(Number(await west.inputValue())).toBeLessThan(Number(await east.inputValue()))
  await expectSound(page)
  await box.getByRole('textbox', { name: 'North' }).fill('-89')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The north edge must be north of the south edge').first()).toBeVisible()
})
