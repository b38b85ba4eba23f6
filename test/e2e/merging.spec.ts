import type { Page } from '@playwright/test'
import { type Api, aCard, apiOf, enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

/** A person nobody edits; answers the id. */
const aPerson = (api: Api, name: string, remarks: string) =>
  aCard(api, '/persons/', { names: [{ name }], remarks })

const recordOf = (id: string) => `/app/entities/person/${id}`
const dialog = (page: Page) => page.getByRole('dialog')

test('Duplicate people are compared and merged; the old address leads to the merged record [C-E02] [C-K16] [C-S01]', async ({
  page,
  app,
}) => {
  const someone = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, someone.email)
  const kept = await aPerson(api, 'Canaletto, Antonio', 'from the register')
  const other = await aPerson(api, 'Antonio Canaleto', 'from the card file')
  await aCard(api, '/', { patrons: [{ patron: { id: other } }] })
  await enter(page, someone.email)
  await page.goto(recordOf(kept))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Merge with another record' }).click()
  await expectSound(page)
  await dialog(page)
    .getByRole('button', { name: /Antonio Canaleto/ })
    .click()
  await expect(dialog(page).getByText(/, Patron: 1$/)).toBeVisible()
  await dialog(page)
    .getByRole('group', { name: /^Remarks/ })
    .getByRole('radio', { name: /from the card file/ })
    .check()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await dialog(page).getByLabel('Reason').fill('The same painter')
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('from the card file')).toBeVisible()
  await page.goto(recordOf(other))
  await expect(page).toHaveURL(new RegExp(`${recordOf(kept)}$`))
  await expect(page.getByText('The record at this address was merged with this one')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(/The same painter/)).toBeVisible()
})

test('Possible duplicates are suggested while a name is typed, and can replace the new record [C-E02]', async ({
  page,
  app,
}) => {
  const someone = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, someone.email)
  const known = await aPerson(api, 'Żaneta Groß', '')
  const begun = await api('POST', '/persons/', {})
  await enter(page, someone.email)
  await page.goto(`${recordOf(String(begun?.id))}/edit`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('gross, zaneta')
  const panel = page.getByRole('complementary', { name: 'Possible duplicates' })
  await expect(panel.getByText('same name')).toBeVisible()
  await expectSound(page)
  await panel.getByRole('button', { name: 'Use this one: Żaneta Groß' }).click()
  await dialog(page).getByRole('button', { name: 'Use it' }).click()
  await expect(page).toHaveURL(new RegExp(`${recordOf(known)}$`))
})
