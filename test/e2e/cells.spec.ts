import type { Page } from '@playwright/test'
import { expect, expectSound, type Product, password, signIn, test } from './fixtures.ts'

/** Ten vases of a museum, made by the API as its person would. */
async function makeVases({ address }: Product, email: string): Promise<void> {
  const form = { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password }
  const signedIn = await fetch(`${address}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (let number = 1; number <= 10; number++) {
    const values = {
      objectNumbers: [{ objectNumber: `V ${number}` }],
      objectInformation: { objectCategory: { id: 12 } },
      title: { en: `Amphora ${number}` },
    }
    const made = await fetch(`${address}/api/v1/catalogue/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ values }),
    })
    const { id } = (await made.json()) as { id: string }
    await fetch(`${address}/api/v1/catalogue/${id}/lock`, {
      method: 'DELETE',
      headers: { authorization: headers.authorization },
    })
  }
}

async function openCatalogue(page: Page, email: string) {
  await signIn(page, email)
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await expect(page.getByText('10 objects')).toBeVisible()
  return page.getByRole('grid', { name: 'Objects' })
}

/** Switches the editing on by its key and waits for the grid of cells. */
async function beginCells(page: Page) {
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Objects' })).toBeFocused()
}

test('Two people edit cells at once; a column is pasted, filled down and undone by the keyboard alone [F-W13]', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  const anna = await app.person({ role: 'TENANT_ADMIN' })
  await makeVases(app, anna.email)
  const museum = { tenantId: anna.tenantId, name: anna.name }
  const bert = await app.person({ role: 'TENANT_ADMIN', museum })
  const viewer = await app.person({ museum, permissions: ['catalogueRead'] })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const grid = await openCatalogue(page, anna.email)
  const cell = (row: number, column: string, on = page) =>
    on
      .getByRole('grid', { name: 'Objects' })
      .getByRole('row')
      .nth(row)
      .locator(`[role="gridcell"][aria-colindex="${column}"]`)
  await beginCells(page)
  const columnOf = async (name: string | RegExp) =>
    (await grid.getByRole('columnheader', { name }).getAttribute('aria-colindex')) ?? ''
  const title = await columnOf(/^Title/)
  const dating = await columnOf(/^Date/)

  await test.step('typing begins, Return goes down, Escape undoes the cell', async () => {
    await expect(cell(1, title)).toHaveAttribute('data-cursor', 'true')
    await page.keyboard.type('Krater 1')
    await page.keyboard.press('Enter')
    await expect(cell(1, title)).toHaveText('Krater 1')
    await expect(page.getByText('1 cell saved')).toBeVisible()
    await expect(cell(2, title)).toHaveAttribute('data-cursor', 'true')
    await page.keyboard.press('F2')
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Amphora 2')
    await page.keyboard.type(' and more')
    await page.keyboard.press('Escape')
    await expect(cell(2, title)).toHaveText('Amphora 2')
    await expectSound(page)
  })

  await test.step('a colleague who began from the old value is told who changed it, and keeps the text', async () => {
    const theirs = await (await browser.newContext({ locale: 'en-GB', baseURL: app.address })).newPage()
    await openCatalogue(theirs, bert.email)
    await beginCells(theirs)
    await theirs.keyboard.press('F2')
    const box = theirs.getByRole('textbox', { name: /^Title/ })
    await expect(box).toHaveValue('Krater 1')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('Pelike')
    await page.keyboard.press('Enter')
    await expect(cell(1, title)).toHaveText('Pelike')
    await theirs.keyboard.type(' of old')
    await theirs.keyboard.press('Enter')
    await expect(cell(1, title, theirs)).toHaveAttribute('aria-invalid', 'true')
    await expect(cell(1, title, theirs)).toContainText('Krater 1 of old')
    await expect(cell(1, title, theirs)).toContainText('has changed this')
    await expectSound(theirs)
    await theirs.context().close()
  })

  await test.step('a column of five is pasted, the bad value stays with its reason', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('1501\n1502\n1510–1502\n1504\n1505\n'))
    await page.keyboard.press('Control+Home')
    while ((await cell(1, dating).getAttribute('data-cursor')) === null)
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+v')
    await expect(page.getByText('4 cells saved')).toBeVisible()
    for (const [row, year] of [
      [1, '1501'],
      [2, '1502'],
      [4, '1504'],
      [5, '1505'],
    ] as const)
      await expect(cell(row, dating)).toContainText(year)
    await expect(cell(3, dating)).toHaveAttribute('aria-invalid', 'true')
    await expect(cell(3, dating)).toContainText('1510–1502')
    await expectSound(page)
  })

  await test.step('a selection is filled down, and Control and Z take back one paste or fill at a time', async () => {
    await page.keyboard.press('Control+Home')
    while ((await cell(1, dating).getAttribute('data-cursor')) === null)
      await page.keyboard.press('ArrowRight')
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect(page.getByText('3 cells saved')).toBeVisible()
    for (const row of [6, 7, 8]) await expect(cell(row, dating)).toContainText('1505')
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    for (const row of [6, 7, 8]) await expect(cell(row, dating)).toHaveText('')
    await expect(cell(5, dating)).toContainText('1505')
    await page.keyboard.press('Control+z')
    for (const row of [1, 2, 4, 5]) await expect(cell(row, dating)).toHaveText('')
  })

  await test.step('Escape ends it; a phone has none of it, nor has a viewer', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0)
    const theirs = await (await browser.newContext({ locale: 'en-GB', baseURL: app.address })).newPage()
    await openCatalogue(theirs, viewer.email)
    await theirs.keyboard.press('c')
    await expect(theirs.getByRole('button', { name: 'Done' })).toHaveCount(0)
    await theirs.context().close()
    await page.keyboard.press('c')
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText('Editing in the list needs a wider screen')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0)
  })
})
