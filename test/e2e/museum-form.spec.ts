import { expect, expectSound, expectSoundOnScreens, signIn, test } from './fixtures.ts'

test('A museum leaves sections out by category, and asks for a field before publishing [F-W12]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await signIn(page, email)
  await page.goto('/app/settings/forms')
  await expect(page).toHaveTitle(/^Forms and completeness · Museum settings · /)
  await page.getByLabel('Category').selectOption({ label: 'Numismatic object' })
  await page.getByLabel('Dating: in the form', { exact: true }).selectOption({ label: 'Left out' })
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByLabel('Remarks: completeness').selectOption({ label: 'Required' })
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Completeness is being recalculated', { exact: false })).toBeVisible()

  await page.goto('/app/settings/audit')
  await page.getByRole('button', { name: /changed a form: Objects$/ }).click()
  await expect(page.getByText('Remarks: completeness', { exact: false })).toBeVisible()
  await expect(page.getByText(/→ Required$/)).toBeVisible()
  await expectSound(page)

  await page.goto('/app/catalogue/object/new-object/edit')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const category = page.getByRole('combobox', { name: 'Category', exact: true })
  await category.selectOption({ label: 'Natural history' })
  await page.getByRole('combobox', { name: 'Subcategory' }).selectOption({ label: 'Zoology' })
  await category.selectOption({ label: 'Archaeological objects' })
  await expect(page.getByText('Subcategory was cleared', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Subcategory' })).toHaveCount(0)
  await expect(contents.getByRole('link', { name: 'Dating', exact: true })).toBeVisible()
  await category.selectOption({ label: 'Numismatics' })
  await expect(contents.getByRole('link', { name: 'Dating', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).not.toHaveURL(/\/new/)
  const side = page.getByRole('complementary', { name: 'The record' })
  await expect(side.getByRole('listitem').filter({ hasText: 'Remarks' })).toContainText('required')
  await page.getByRole('switch', { name: 'Only filled fields' }).check()
  await expect(contents.getByRole('link')).toHaveText(['Identification'])
  await expectSound(page)
})

test('An administrator makes a view everyone’s, and a colleague’s list begins with it [F-W12]', async ({
  page,
  app,
  browser,
}) => {
  const { email, tenantId, name } = await app.person({ role: 'TENANT_ADMIN' })
  const colleague = await app.person({ museum: { tenantId, name }, permissions: ['catalogueRead'] })
  await signIn(page, email)
  await page.goto('/app/catalogue')
  const views = page.getByRole('button', { name: 'Views' })
  await views.click()
  await page.getByLabel('Save as view').fill('Registrars')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Make Registrars the view for everyone' }).click()
  await expect(page.getByText('Lists now start with this view', { exact: false })).toBeVisible()
  await expectSound(page)
  const theirs = await (await browser.newContext({ locale: 'en-GB', baseURL: app.address })).newPage()
  await signIn(theirs, colleague.email)
  await theirs.goto('/app/catalogue')
  await theirs.getByRole('button', { name: 'Registrars' }).click()
  const panel = theirs.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'View for everyone' })).toBeVisible()
  await expect(panel.getByRole('button', { name: /everyone/ })).toHaveCount(0)
})
