import type { Locator, Page } from '@playwright/test'
import { aCard, apiOf, enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

const towns = { Rome: [12.5, 41.9], Paris: [2.35, 48.86], Athens: [23.73, 37.98] } as const

/** Drags on the page from one spot to another, both told from the middle of something that stands on the map. */
async function drag(page: Page, at: Locator, from: number, to: number): Promise<void> {
  const { x, y, width, height } = (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [left, top] = [x + width / 2, y + height / 2]
  await page.mouse.move(left + from, top + from)
  await page.mouse.down()
  await page.mouse.move(left + to, top + to, { steps: 4 })
  await page.mouse.up()
}

test('A list is filtered on its map by a drawn box, a drawn radius and a typed box [C-Q04]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email, '/api/v1')
  for (const [name, [x, y]] of Object.entries(towns))
    await aCard(api, '/place/', { placeLocation: [{ name }], position: { point: { x, y, system: 4326 } } })
  await enter(page, email)
  await page.goto('/app/entities/place?view=mapView')
  await expect(page.getByText('3 places on the map')).toBeVisible()
  const map = page.getByRole('region', { name: 'Map of results' })
  const chip = page.getByRole('button', { name: /^Remove Within the drawn area/ })
  const narrowedTo = async (found: string) => {
    await expect(page.getByText(found)).toBeVisible()
    await expect(chip).toBeVisible()
    await expect(page).toHaveURL(/[?&]area=/)
  }
  const takeAway = async () => {
    await chip.click()
    await expect(page.getByText('3 places on the map')).toBeVisible()
    await expect(page).not.toHaveURL(/[?&]area=/)
  }

  await page.getByRole('button', { name: 'Box', exact: true }).click()
  await expect(page.getByText(/^Drag from one corner/)).toBeVisible()
  await drag(page, map.getByRole('button', { name: 'Rome' }), -40, 40)
  await narrowedTo('1 place on the map')
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  // The address carries it, to other views and to whoever is given it.
  await page.reload()
  await page.getByRole('radio', { name: 'List', exact: true }).click({ force: true })
  await expect(page.getByRole('link', { name: 'Rome', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Paris', exact: true })).toBeHidden()
  await page.getByRole('radio', { name: 'Map', exact: true }).click({ force: true })
  await takeAway()

  await page.getByRole('button', { name: 'Radius', exact: true }).click()
  await drag(page, map.getByRole('button', { name: 'Rome' }), 0, 30)
  await narrowedTo('1 place on the map')
  await takeAway()

  await page.getByRole('button', { name: 'Coordinates', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Box by coordinates' })
  await dialog.getByLabel('West').fill('0')
  await dialog.getByLabel('South').fill('50')
  await dialog.getByLabel('East').fill('15')
  await dialog.getByLabel('North').fill('40')
  await dialog.getByRole('button', { name: 'Search here' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'West' })).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)
  await dialog.getByLabel('South').fill('40')
  await dialog.getByLabel('North').fill('50')
  await dialog.getByLabel('North').press('Enter')
  await narrowedTo('2 places on the map')
})
