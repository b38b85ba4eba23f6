import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'

test('People are linked to an object, one of them created on the spot, reordered, unlinked and linked again [C-K08] [C-K09] [C-S03] [C-M01]', async ({
  page,
  app,
}) => {
  const person = await app.person({ role: 'TENANT_ADMIN' })
  await app.starterTerms(person.tenantId)
  const api = await apiOf(app, person.email)
  for (const name of ['Amasis', 'Exekias']) await api('POST', '/persons/', { values: { names: [{ name }] } })
  const object = await aCard(api, '/', { title: { en: 'Neck amphora' } })
  await enter(page, person.email)
  await page.goto(`/app/catalogue/object/${object}?tab=linked`)

  await page.getByRole('button', { name: 'Link records' }).click()
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('searchbox', { name: 'Search' })
  await expect(dialog.getByRole('checkbox', { name: /Exekias/ })).toBeVisible()
  await search.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await search.fill('Nearchos')
  await dialog.getByRole('button', { name: 'New person “Nearchos”' }).click()
  await expect(dialog.getByRole('button', { name: 'Link 3 records' })).toBeEnabled()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Link 3 records' }).click()
  await expect(page.getByText('Items have been linked')).toBeVisible()

  const names = page.getByRole('tabpanel').getByRole('listitem').getByRole('link')
  await expect(names).toHaveText([/Amasis/, /Exekias/, /Nearchos/])
  await page.getByRole('button', { name: 'Reorder' }).click()
  const up = page.getByRole('button', { name: 'Move Nearchos up' })
  await up.press('Enter')
  await expect(names).toHaveText([/Amasis/, /Nearchos/, /Exekias/])
  await expect(up).toBeFocused()
  await up.press('Enter')
  await expect(names).toHaveText([/Nearchos/, /Amasis/, /Exekias/])
  await page.getByRole('button', { name: 'Reorder' }).click()

  await page.getByRole('button', { name: 'Actions for Amasis' }).click()
  await page.getByRole('menuitem', { name: 'Change association' }).click()
  await page.getByRole('combobox', { name: 'Association' }).fill('made by')
  await page.getByRole('option', { name: 'was made by' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: /was made by/ })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Exekias' }).click()
  await page.getByRole('menuitem', { name: 'Unlink' }).click()
  await expect(page.getByText('Items has been unlinked')).toBeVisible()
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(names).toHaveCount(3)
  await expectSound(page)

  // From the other side it is called otherwise.
  await page.getByRole('link', { name: /Amasis/ }).click()
  await page.getByRole('tab', { name: /Linked/ }).click()
  await expect(page.getByRole('heading', { level: 3, name: /^Objects\s*made/ })).toBeVisible()
})
