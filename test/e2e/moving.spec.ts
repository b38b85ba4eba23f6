import { type Api, aCard, apiOf, enter, expect, expectSound, type Product, test } from './fixtures.ts'

/** Two rooms, and objects in the first of them; an administrator is signed in. */
async function inTheHall(page: import('@playwright/test').Page, app: Product, count: number) {
  const person = await app.person({ role: 'TENANT_ADMIN' })
  await app.starterTerms(person.tenantId)
  const museum = await apiOf(app, person.email, '/api/v1')
  const room = async (name: string) => String((await museum('POST', '/museum/locations', { name }))?.id)
  const hall = await room('Hall of vases')
  const store = await room('Store of vases')
  const api: Api = await apiOf(app, person.email)
  const ids: string[] = []
  for (let number = 1; number <= count; number++)
    ids.push(
      await aCard(api, '/', {
        objectNumbers: [{ objectNumber: `V ${number}` }],
        title: { en: `Vase ${number}` },
        movements: [{ to: { id: hall }, when: '2020-01-01' }],
      }),
    )
  await enter(page, person.email)
  return { api, ids, hall, store }
}

const roomOf = async (api: Api, id: string) =>
  ((await api('GET', `/${id}`))?.location as { room?: { id: string } } | undefined)?.room?.id

async function choosePlace(page: import('@playwright/test').Page, name: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'To' }).fill(name)
  await page.getByRole('option', { name }).click()
  return dialog
}

test('One object is moved from its page, and back by the notice; its location leads to all that is there [F-W03]', async ({
  page,
  app,
}, info) => {
  const { api, ids, hall, store } = await inTheHall(page, app, 2)
  const [id = ''] = ids
  await page.goto(`/app/catalogue/object/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move…' }).click()
  const dialog = await choosePlace(page, 'Store of vases')
  await page.screenshot({ path: info.outputPath('move-one.png') })
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Moved to Store of vases: 1 object').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Objects in this location' }).first()).toBeVisible()
  expect(await roomOf(api, id)).toBe(store)
  await page.screenshot({ path: info.outputPath('moved-one.png'), fullPage: true })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => roomOf(api, id)).toBe(hall)
  await page.getByRole('link', { name: 'Objects in this location' }).first().click()
  await expect(page).toHaveURL(/location_room/)
  await expect(page.getByText('Vase 2')).toBeVisible()
  await page.goto(`/app/catalogue/object/${id}/edit`)
  await page.getByRole('button', { name: 'Add movement' }).click()
  await page.getByRole('group', { name: 'Movements' }).first().scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('form.png') })
})

test('Ten objects are moved together, and the move is planned on a phone [F-W03]', async ({
  page,
  app,
}, info) => {
  const { api, ids, hall, store } = await inTheHall(page, app, 10)
  await page.goto('/app/catalogue')
  await expect(page.getByText('Vase 10', { exact: true }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const bar = page.getByRole('region', { name: 'Basket' })
  await expect(bar).toContainText('10 selected')
  await page.screenshot({ path: info.outputPath('selection.png') })
  await bar.getByRole('button', { name: 'Move…' }).click()
  const dialog = await choosePlace(page, 'Store of vases')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Moved to Store of vases: 10 objects').first()).toBeVisible()
  expect(await Promise.all(ids.map(id => roomOf(api, id)))).toEqual(ids.map(() => store))
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => Promise.all(ids.map(id => roomOf(api, id)))).toEqual(ids.map(() => hall))

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/app/catalogue/object/${ids[0]}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move…' }).click()
  await choosePlace(page, 'Store of vases')
  await page.getByRole('dialog').getByRole('textbox', { name: 'On', exact: true }).fill('31/01/2099')
  await expect(page.getByText('Planned: the location changes on 31/01/2099')).toBeVisible()
  await page.screenshot({ path: info.outputPath('phone.png') })
  await expectSound(page)
  await page.getByRole('button', { name: 'Plan move' }).click()
  await expect(
    page.getByText('Move to Store of vases planned for 31/01/2099: 1 object').first(),
  ).toBeVisible()
  expect(await roomOf(api, ids[0] ?? '')).toBe(hall)
})
