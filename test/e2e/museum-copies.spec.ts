import { aCard, apiOf, enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

test('An operator restores a copy of a museum, and its administrator reads a deleted record there [F-T12]', async ({
  page,
  browser,
  app,
}) => {
  test.setTimeout(240_000)
  const administrator = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, administrator.email)
  const id = await aCard(api, '/', { title: { en: 'Bronze krater' } })
  const operator = await app.operator()
  await enter(page, operator.email, operator.code)
  await page.goto('/operator/backups')
  await page.getByRole('button', { name: 'Back up now' }).click()
  const backup = page.getByRole('row', { name: /Restored and verified/ }).first()
  await expect(backup).toBeVisible({ timeout: 90_000 })
  await api('POST', '/bulk', { selection: { ids: [id] }, action: { kind: 'delete' } })

  await backup.getByRole('button', { name: 'Restore a museum…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByText('This field is required')).toHaveCount(2)
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await dialog.getByLabel('Museum').selectOption(administrator.name)
  await dialog.getByLabel('Reason').fill('A record was deleted by mistake')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toHaveCount(0)
  const copy = page.getByRole('row', { name: /A record was deleted by mistake/ })
  await expect(copy.getByText('Ready to read')).toBeVisible({ timeout: 90_000 })
  await expectSoundOnScreens(page, ['phone', 'desktop'])

  const theirs = await browser.newPage({ baseURL: app.address, locale: 'en-GB' })
  await enter(theirs, administrator.email)
  await theirs.getByRole('button', { name: /Profile menu/ }).click()
  await theirs.getByRole('menuitemradio', { name: new RegExp(`${administrator.name}, as of`) }).click()
  await expect(theirs.getByText(/^Copy as of .* read-only/)).toBeVisible()
  await theirs.goto(`/app/catalogue/object/${id}`)
  await expect(theirs.getByText('Bronze krater').first()).toBeVisible()
  await expectSound(theirs)

  await copy.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(copy.getByText('Removed')).toBeVisible()
  await theirs.goto('/app')
  await expect(theirs.getByRole('navigation').first()).toBeVisible()
  await expect(theirs.getByText(/^Copy as of/)).toHaveCount(0)
  await theirs.close()
})
