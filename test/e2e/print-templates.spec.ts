import { readFile } from 'node:fs/promises'
import { readPdf } from '../harness/read-pdf.ts'
import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'

test('a label is copied, a field chosen and moved, looked at on a real card, saved and printed from the selection; taken back to what it was, and looked at on a phone [C-P12] [C-S05]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  for (const [number, title] of [
    ['A 1', 'Kubek Żaneta'],
    ['A 2', 'Plate'],
  ])
    await aCard(api, '/', { title: { en: title }, objectNumbers: [{ objectNumber: number }] })

  await enter(page, email)
  await page.goto('/app/templates')
  await page.getByRole('link', { name: 'Labels A4, 3 × 8 (63.5 × 33.9 mm)' }).click()
  await page.getByRole('button', { name: 'Copy to change it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByText('Give it a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Shelf labels')
  await dialog.getByRole('button', { name: 'Copy' }).click()

  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Plate')).toBeVisible({ timeout: 15_000 })
  const label = page.getByRole('group', { name: 'Label, 63.5 × 33.9 mm' })
  await label.getByRole('button', { name: /^Second line: 3 mm from the left, 22.5 mm/ }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(label.getByRole('button', { name: /^Second line: 6 mm/ })).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(label.getByRole('button', { name: /^Second line/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Text' }).click()
  await page.getByLabel('Text (English)').fill('Shelf of ')
  await page.getByRole('button', { name: 'Insert a field' }).click()
  await page.getByRole('combobox', { name: 'Choose a field' }).fill('running number')
  await page.getByRole('option', { name: /^Running number/ }).click()
  await expect(page.getByLabel('Text (English)')).toHaveValue('Shelf of {{@index}}')
  const size = page.getByLabel('Size', { exact: true })
  await size.fill('')
  await expect(page.getByText('1 problem has to be mended before saving')).toBeVisible()
  await size.fill('7')
  await page.getByRole('textbox', { name: 'From above' }).fill('23')
  await expect(preview.getByText('Shelf of 1')).toBeVisible({ timeout: 15_000 })
  await expectSound(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved as version 2')).toBeVisible()

  await page.goto('/app/catalogue')
  await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await dialog.getByRole('radio', { name: 'Shelf labels' }).check()
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as PDF' }).click()
  const { text } = await readPdf(await readFile(await (await downloaded).path()))
  expect(text).toContain('Kubek Żaneta')
  expect(text).toContain('Shelf of 2')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/templates')
  await page.getByRole('button', { name: 'Actions for Shelf labels' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Take version 1 up again' }).click()
  await expect(page.getByText('Version 1 is the current one again')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Shelf labels' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Shelf labels' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Deleted templates' }).click()
  await page.getByRole('button', { name: 'Restore: Shelf labels' }).click()
  await page.getByRole('link', { name: 'All templates' }).click()
  await expect(page.getByRole('link', { name: 'Shelf labels' })).toBeVisible()
  await expectSound(page)
})
