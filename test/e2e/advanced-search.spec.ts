import { aCard, apiOf, expect, expectSound, signIn, test } from './fixtures.ts'

test('Builds a search with the keyboard, shows its count and description, saves it and opens it again [C-Q01] [C-Q02]', async ({
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

test('Finds objects lent to Kraków that came back damaged, by the loan, the state of the object and the borrower [C-Q01] [C-P06]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const catalogue = await apiOf(app, email)
  const api = await apiOf(app, email, '/api/v1/procedures')
  const numbers = ['A 1', 'A 2']
  for (const number of numbers)
    await aCard(catalogue, '/', { title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const lend = async (name: string, states: readonly number[]) => {
    const loan = await api('POST', '', { type: 'LOAN_OUT', title: name, values: { borrower: { name } } })
    await api('PUT', `/${loan?.id}/objects`, { numbers })
    const { result } = (await api('GET', `/${loan?.id}/objects`)) as unknown as {
      result: { catalogueObjectId: string; number: string; version: number }[]
    }
    for (const [at, id] of states.entries()) {
      const line = result.find(({ number }) => number === numbers[at])
      await api('PUT', `/${loan?.id}/objects/${line?.catalogueObjectId}`, {
        version: line?.version,
        values: { state: { id } },
      })
    }
  }
  await lend('Muzeum Narodowe, Kraków', [6, 7])
  await lend('Muzeum Okręgowe, Toruń', [7, 6])

  await signIn(page, email)
  await page.goto('/app/advsearch/searches/new')
  const option = (name: string) => page.getByRole('listbox').getByRole('option', { name, exact: true })
  await page.getByRole('combobox', { name: 'Field of line 1' }).click()
  await option('Loans out').click()
  await option('The object in this loan').click()
  await option('Whereabouts').click()
  await page.getByRole('combobox', { name: 'Value of line 1' }).click()
  await option('Returned damaged').click()
  await expect(page.getByText('2 objects', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add line' }).click()
  await page.getByRole('combobox', { name: 'Field of line 2' }).fill('borrower')
  await page.getByRole('option', { name: /Borrower$/ }).click()
  await page.getByRole('combobox', { name: 'Condition of line 2' }).selectOption('CONTAINS')
  await page.getByRole('textbox', { name: 'Value of line 2' }).fill('kraków')
  await expect(page.getByText('1 object', { exact: true })).toBeVisible()
  await expect(
    page.getByText(
      'Objects that are in loans out whose whereabouts is “Returned damaged” and whose borrower contains “kraków”',
    ),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('Damaged in Kraków')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Damaged in Kraków' })).toBeVisible()
  await expect(page.getByText('Cup A 2')).toBeVisible()
  await expect(page.getByText('Cup A 1')).toBeHidden()
})
