import { readFile } from 'node:fs/promises'
import { objectFiles } from '../harness/invented/objects.ts'
import { expect, expectSound, signIn, test } from './fixtures.ts'

const list = `Inventory number,Title,Material,Dimensions,Date,From,To
T 1,Cup,gold,H 5.6 cm,c. 1520,1508,1532
T 2,Amphora,clay,H 30 x W 20 cm,3rd c. BCE,-300,-201
,Mask,wood,,n.d.,0,0
T 4,Bell,bronze,,19th century,1950,1900
`

const asFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

test('A registrar imports a spreadsheet, corrects rejected rows, and undoes an import [C-K16] [P-E10]', async ({
  page,
  app,
}) => {
  test.slow()
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await signIn(page, email)
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import spreadsheet' }).click()
  await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible()
  const choose = page.locator('input[type=file]')

  await choose.setInputFiles(asFile('nothing.pdf', '%PDF-1.7'))
  await expect(
    page.getByText(
      'Not a file that can be imported. Use CSV, TSV, Excel (XLSX, XLS), OpenDocument (ODS), XML or JSON.',
    ),
  ).toBeVisible()

  await choose.setInputFiles(asFile('list.csv', list))
  await expect(page.getByText('4 rows')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Amphora' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('combobox', { name: 'Inventory number: Map to' })).toHaveValue(
    'Object numbers › Object number',
  )
  await expect(page.getByText('7 columns mapped')).toBeVisible()
  // A field that no column has.
  await page.getByRole('combobox', { name: 'Add fixed value' }).fill('Department')
  await page.getByRole('option', { name: 'Department', exact: true }).click()
  await page.getByRole('textbox', { name: 'Department: value' }).fill('Vases')
  // Two columns that share one.
  await page.getByRole('combobox', { name: 'Date: Map to' }).fill('Remarks')
  await page.getByRole('option', { name: 'Remarks', exact: true }).click()
  await page.getByRole('combobox', { name: 'Dimensions: Map to' }).first().fill('Remarks')
  await page.getByRole('option', { name: 'Remarks', exact: true }).click()
  const shared = page.getByRole('listitem').filter({ hasText: 'Separator' })
  await expect(shared.getByRole('listitem')).toHaveText(['Dimensions', 'Date'])
  await shared.getByRole('button', { name: 'Date: earlier' }).click()
  await expect(shared.getByRole('listitem')).toHaveText(['Date', 'Dimensions'])
  await shared.getByLabel('Separator').selectOption('a semicolon')
  await expectSound(page)
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('heading', { name: 'Rejected rows' })).toBeVisible()
  await expect(page.getByText('The number is missing.')).toBeVisible()
  await expect(page.getByText('The first year is after the last one.')).toBeVisible()
  await expect(page.getByText('Departments (1) Vases')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Import complete')).toBeVisible({ timeout: 20_000 })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the rejected rows with the reasons' }).click()
  const refused = await readFile(await (await download).path(), 'utf8')
  expect(refused).toContain('Problems,Inventory number')
  const right = refused.replace(',Mask', 'T 3,Mask').replace('1950,1900', '1850,1900')
  await page.getByRole('button', { name: 'Import another' }).click()
  await choose.setInputFiles(asFile('rejected rows.csv', right))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Import complete')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'View records' }).click()
  await expect(page.getByText('Bell').first()).toBeVisible()

  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import history' }).click()
  await expect(page.getByText('New 2').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).first().click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await page.getByRole('link', { name: 'Catalogue' }).first().click()
  await expect(page.getByText('Amphora').first()).toBeVisible()
  await expect(page.getByText('Bell')).toHaveCount(0)
})

test('Objects are imported with a saved mapping, and re-importing an exported list changes exactly the edited values [C-K16]', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN' })
  await app.starterTerms(tenantId)
  await signIn(page, email)
  await page.goto(`${app.address}/app/catalogue/import`)
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles(asFile('objects.csv', objectFiles['import_fixtures/walters_500_utf8_bom.csv']()))
  await expect(page.getByText('500 rows')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('combobox', { name: 'Saved mapping' }).selectOption('walters')
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('button', { name: 'Import 500 rows' }).click({ timeout: 60_000 })
  await expect(page.getByText('Import complete')).toBeVisible({ timeout: 60_000 })

  await page.goto(`${app.address}/app/catalogue`)
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Format' }).selectOption('csv')
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  await page.goto(`${app.address}/app/catalogue/import`)
  await choose.setInputFiles(asFile('Objects.csv', exported.replace('Mourning Virgin', 'Drinking Horn')))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible({ timeout: 60_000 })
  // The record as it will stand is a sample; its change is told beside what was.
  const sample = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Title', exact: true }) })
  await expect(sample).toContainText('Drinking Horn')
  const changes = page.locator('section', { has: page.getByRole('heading', { name: 'Changes' }) })
  await expect(changes.getByRole('cell', { name: 'Mourning Virgin' })).toBeVisible()
  await expect(changes.getByRole('cell', { name: 'Drinking Horn' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
})
