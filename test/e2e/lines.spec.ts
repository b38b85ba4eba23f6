import { aCard, apiOf, enter, expect, expectSoundOnScreens, type Product, test } from './fixtures.ts'

/** A loan of three objects, and an administrator of its museum. */
async function aLoanOfCups(app: Product) {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const catalogue = await apiOf(app, email)
  const api = await apiOf(app, email, '/api/v1/procedures')
  for (const number of ['A 1', 'A 2', 'A 3'])
    await aCard(catalogue, '/', { title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const id = String((await api('POST', '', { type: 'LOAN_OUT', title: 'Cups' }))?.id)
  await api('PUT', `/${id}/objects`, { numbers: ['A 1', 'A 2', 'A 3'] })
  return { email, id }
}

test('A value is given to several objects of a loan at once and undone; the sums of all and of the selected follow [F-W13]', async ({
  page,
  app,
}) => {
  const { email, id } = await aLoanOfCups(app)
  await enter(page, email)
  await page.goto(`/app/procedures/${id}?tab=objects`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const dialog = page.getByRole('dialog')
  const give = async (amount: string) => {
    await page.getByRole('button', { name: 'Change field…' }).click()
    await dialog.getByRole('combobox').first().fill('insurance')
    await page.getByRole('option', { name: 'Insurance value' }).click()
    await dialog.getByRole('textbox').last().fill(amount)
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  const sums = page.getByLabel('Totals')
  for (const name of ['Cup A 1', 'Cup A 2']) await row(name).getByRole('checkbox').first().click()
  await give('1200.50')
  await expect(sums).toHaveCount(2)
  await expect(sums.first()).toContainText('€2,401')
  await expect(sums.first()).toContainText('2 of 3')
  await row('Cup A 2').getByRole('checkbox').first().click()
  await expect(sums.last()).toContainText('1,200.50')
  await give('99')
  await expect(sums.first()).toContainText('1,299.50')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click()
  await expect(sums.first()).toContainText('€2,401')
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
})

test('A table of lines that is wider than its page has a single scroll bar, also where bars take room [F-W22]', async ({
  app,
  playwright,
  launchOptions,
}) => {
  const { email, id } = await aLoanOfCups(app)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const context = await browser.newContext({ baseURL: app.address, locale: 'en-GB' })
    const page = await context.newPage()
    await enter(page, email)
    await page.goto(`/app/procedures/${id}?tab=objects`)
    const table = page.getByRole('grid', { name: 'Objects' })
    await expect(table.getByRole('row')).toHaveCount(4)
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const bars = await table.evaluate((element: HTMLElement) => ({
        below: element.scrollWidth > element.clientWidth && element.offsetHeight > element.clientHeight,
        beside: element.scrollHeight > element.clientHeight,
      }))
      expect(bars).toEqual({ below: true, beside: false })
    }
  } finally {
    await browser.close()
  }
})
