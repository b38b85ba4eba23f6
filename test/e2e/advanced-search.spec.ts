import { aCard, apiOf, expect, expectSound, signIn, test } from './fixtures.ts'

test('A search is put together by the keyboard, counted, said in words, saved and found again [C-Q01] [C-Q02]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  for (const title of ['Lamp', 'Amphora'])
    await aCard(api, '/', {
      objectNumbers: [{ objectNumber: title }],
      objectInformation: { objectCategory: { id: 12 } },
      title: { en: title },
    })
  await signIn(page, email)
  await page.goto('/app/advsearch/searches/new')
  await page.getByRole('combobox', { name: 'Field of line 1' }).fill('title')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Value of line 1' }).fill('amphora')
  await expect(page.getByText('1 object', { exact: true })).toBeVisible()
  await expect(page.getByText('Objects whose title contains “amphora”')).toBeVisible()
  await expectSound(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Value of line 1' })).toHaveValue('amphora')
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('Amphorae')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/advsearch\/searches\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Amphorae' })).toBeVisible()
})
