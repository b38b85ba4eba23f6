import { expect, expectSound, expectSoundOnScreens, signIn, test } from './fixtures.ts'

test('A museum makes a list of its own from the settings of the form, and it holds in form, cells and import [F-W12] [F-W18]', async ({
  page,
  app,
}) => {
  test.slow()
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await signIn(page, email)
  await page.goto('/app/settings/forms')
  await page.getByRole('button', { name: 'Dating', exact: true }).click()
  await page.getByRole('button', { name: 'New list…: Period' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name of the list/ }).fill('Our periods')
  await dialog.getByRole('textbox', { name: /^Terms/ }).fill('before the flood\nafter the flood')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByText('The list “Our periods” has been created.')).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])

  // One press from the field to its list.
  await page.getByRole('link', { name: 'Edit list: Period' }).click()
  await expect(page.getByRole('heading', { name: 'Periods', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add several below' }).click()
  await page.getByRole('textbox', { name: /^Terms/ }).fill('before the flood\nlately')
  await page.getByRole('button', { name: 'Add terms' }).click()
  await expect(page.getByText('1 term added')).toBeVisible()

  await page.goto('/app/catalogue/object/new-object/edit')
  const period = page.getByRole('combobox', { name: 'Period', exact: true })
  await period.fill('before')
  await page.getByRole('option', { name: /before the flood/ }).click()
  await period.fill('one day')
  await page.getByText('Add “one day”').click()
  await expect(page.getByText('Term has been added')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).not.toHaveURL(/\/new/)
  await expectSound(page)

  // The new term is in the list.
  await page.goto('/app/settings/forms')
  await page.getByRole('button', { name: /^Dating/ }).click()
  await page.getByRole('link', { name: 'Edit list: Period' }).click()
  const tree = page.getByRole('treegrid')
  await tree
    .getByRole('row', { name: /Our periods/ })
    .getByRole('button')
    .first()
    .click()
  for (const name of ['before the flood', 'after the flood', 'lately', 'one day'])
    await expect(tree.getByRole('row', { name })).toBeVisible()

  await page.goto('/app/catalogue/import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Number,Title,Period\nT 1,Cup,lately\nT 2,Jar,long ago\n'),
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Import complete')).toBeVisible({ timeout: 20_000 })

  await page.goto('/app/catalogue')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('textbox', { name: 'Search columns' }).fill('Period')
  await page.getByRole('checkbox', { name: 'Period', exact: true }).click()
  await page.keyboard.press('Escape')
  const grid = page.getByRole('grid', { name: 'Objects' })
  await expect(grid.getByText('long ago')).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await grid.getByText('long ago').click()
  await page.keyboard.press('F2')
  const cell = page.getByRole('combobox', { name: 'Period' })
  await cell.press('Backspace')
  await cell.fill('after')
  await page.getByRole('option', { name: /after the flood/ }).click()
  await expect(page.getByText('1 cell saved')).toBeVisible()
  await expect(grid.getByText('after the flood')).toBeVisible()
})
