import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'

test('Objects are added to a loan by pasted numbers, with unknown ones left to correct; one is unavailable, one is refused with a reason, removed and restored; a letter is attached, the history lists it, and it fits a phone [C-P03] [C-P04] [C-P05] [C-P06]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const catalogue = await apiOf(app, email)
  const api = await apiOf(app, email, '/api/v1/procedures')
  const cards: string[] = []
  for (const number of ['A 1', 'A 2', 'A 3'])
    cards.push(
      await aCard(catalogue, '/', {
        title: { en: `Cup ${number}` },
        objectNumbers: [{ objectNumber: number }],
      }),
    )
  const loan = async (title: string, start: string, end: string) =>
    String((await api('POST', '', { type: 'LOAN_OUT', title, values: { loan: { start, end } } }))?.id)
  const other = await loan('Silver of the south', '2027-05-01', '2027-06-30')
  await api('PUT', `/${other}/objects`, { numbers: ['A 2'] })
  const id = await loan('Cups', '2027-03-01', '2027-09-30')

  await enter(page, email)
  await page.goto(`/app/procedures/${id}?tab=objects`)
  await page.getByRole('button', { name: 'Add objects' }).click()
  const dialog = page.getByRole('dialog')
  const box = dialog.getByLabel('Inventory numbers')
  await box.fill('A 1\na 2\nB 7\n')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('2 objects added')).toBeVisible()
  await expect(dialog.getByText('Cup A 2')).toBeVisible()
  await expect(box).toHaveValue('B 7')
  await box.fill('A 3\nA 1')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('1 object added')).toBeVisible()
  await expect(dialog.getByText('1 was already there')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const undo = (text: string) =>
    page
      .getByRole('region', { name: 'Messages' })
      .locator(':scope > *')
      .filter({ hasText: text })
      .getByRole('button', { name: 'Undo' })
      .click()
  await expect(row('Cup A 2').getByText('Not available')).toBeVisible()
  await expect(row('Cup A 2').getByRole('link', { name: /^LO-/ })).toHaveAttribute(
    'href',
    `/app/procedures/${other}`,
  )
  await expect(row('Cup A 1').getByText('Available', { exact: true })).toBeVisible()
  await row('Cup A 2').getByRole('combobox').selectOption('Refused')
  await dialog.getByRole('button', { name: 'Save decision', exact: true }).click()
  await expect(dialog.getByText('Give the reason for refusal')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('It is in the south by then')
  await dialog.getByRole('button', { name: 'Save decision', exact: true }).click()
  await expect(row('Cup A 2').getByText('It is in the south by then')).toBeVisible()
  for (const name of ['Cup A 1', 'Cup A 3']) await row(name).getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Decide…' }).click()
  await dialog.getByText('Approved', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save decision', exact: true }).click()
  await expect(row('Cup A 3').getByRole('combobox')).toHaveValue('3')
  await expect(row('Cup A 1').getByRole('combobox')).toHaveValue('3')
  // What stood before is taken back with its reason.
  await row('Cup A 2').getByRole('combobox').selectOption('Approved')
  await undo('Decision saved for one object')
  await expect(row('Cup A 2').getByText('It is in the south by then')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(row('Cup A 3').getByRole('checkbox', { name: /^Checked/ })).toBeChecked()
  await expectSound(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(row('Cup A 1')).toHaveCount(0)
  await undo('have been removed')
  await expect(row('Cup A 1').getByRole('combobox')).toHaveValue('3')
  await expect(row('Cup A 1').getByRole('checkbox', { name: /^Checked/ })).toBeChecked()

  // Its own panel, and on to the next with what was typed saved on the way.
  await row('Cup A 2').getByText('A 2', { exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Cup A 2' })
  await panel.getByLabel('Packing', { exact: true }).fill('Crate 4')
  await page.keyboard.press('Alt+PageDown')
  await expect(page.getByRole('dialog', { name: 'Cup A' })).not.toHaveAccessibleName('Cup A 2')
  const kept = (await api('GET', `/${id}/objects/details?ids=${cards[1]}`))?.result
  expect(kept).toMatchObject([
    { values: { packing: 'Crate 4', decision: { denyReason: 'It is in the south by then' } } },
  ])
  await page.keyboard.press('Escape')

  await page.goto(`/app/procedures/${id}?tab=attachments`)
  await page.getByRole('button', { name: 'Attach files' }).click()
  await dialog.getByLabel('Type').selectOption('Letter of request')
  const letter = {
    name: 'request.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('We ask for three cups.'),
  }
  await dialog.locator('input[type=file]').setInputFiles(letter)
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Letter of request' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove request/ }).click()
  await expect(page.getByRole('heading', { name: 'Letter of request' })).toHaveCount(0)
  await undo('The file has been removed')
  await expect(page.getByRole('link', { name: /^request/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)
  await page.goto(`/app/procedures/${id}?tab=objects`)
  await expect(row('Cup A 2').getByText('Refused')).toBeVisible()
  await row('Cup A 2').click()
  await expect(panel.getByLabel('Packing', { exact: true })).toHaveValue('Crate 4')
  await expectSound(page)
  await page.goto(`/app/catalogue/object/${cards[1]}`)
  const told = page.getByRole('region', { name: 'Procedures' })
  await expect(told.getByRole('link', { name: 'Cups' })).toBeVisible()
  await expect(told.getByText('Refused')).toBeVisible()
  await expectSound(page)
})

test('The objects of a loan are exported as a spreadsheet and imported again, with a preview and a list of skipped rows, also on a phone in dark mode [C-P03] [C-K16]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const catalogue = await apiOf(app, email)
  const api = await apiOf(app, email, '/api/v1/procedures')
  for (const number of ['A 1', 'A 2'])
    await aCard(catalogue, '/', { title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const id = String((await api('POST', '', { type: 'LOAN_OUT', title: 'Cups' }))?.id)
  await api('PUT', `/${id}/objects`, { numbers: ['A 1'] })

  await enter(page, email)
  await page.goto(`/app/procedures/${id}?tab=objects`)
  const menu = page.getByRole('button', { name: 'Spreadsheet', exact: true })
  const downloading = page.waitForEvent('download')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Download (CSV)' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^LO-.*\.csv$/)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Import spreadsheet' }).click()
  const dialog = page.getByRole('dialog')
  const choose = async (text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose file' }).click()
    await (await choosing).setFiles({ name: 'cups.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await choose('Title;Packing\nCup;Crate 1\n')
  await expect(dialog.getByText('The spreadsheet has no column of inventory numbers')).toBeVisible()
  await choose('Number;Packing;Whose\na 1;Crate 1;Ours\nA 2;Crate 2;Ours\nB 7;Crate 3;Ours\n')
  await expect(dialog.getByText('1 object will be added')).toBeVisible()
  await expect(dialog.getByText('1 object will change')).toBeVisible()
  await expect(dialog.getByText('Row 4 · B 7')).toBeVisible()
  await expect(dialog.getByText('Ignored columns: Whose')).toBeVisible()
  await expectSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('2 objects have been added or changed')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Cup A 2' })).toBeVisible()
  const lines = (await api('GET', `/${id}/objects`))?.result
  expect(lines).toMatchObject([{ values: { packing: 'Crate 1' } }, { values: { packing: 'Crate 2' } }])
})
