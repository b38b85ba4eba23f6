import { expect, expectSound, signIn, test } from './fixtures.ts'

const numbered = (names: readonly string[]): string =>
  [
    'Inventory number,Title,Material',
    ...names.map((name, at) => `V ${at + 1},Thing ${at + 1},"${name}"`),
  ].join('\n')

test('New materials of a table are decided before they are made: a proposal is taken, others are made, kept or left out [F-X04] [F-X02]', async ({
  page,
  app,
}) => {
  test.slow()
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await signIn(page, email)
  const bring = async (content: string) => {
    await page.goto(`${app.address}/app/catalogue/import`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Check file' }).click()
    await expect(page.getByRole('heading', { name: 'Terms and links' })).toBeVisible({ timeout: 20_000 })
  }
  await bring(numbered(['Oddstone']))
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Import complete')).toBeVisible({ timeout: 20_000 })

  const many = Array.from({ length: 301 }, (_, at) => `mixture ${at}`)
  await bring(numbered(['Oddstones', 'Oddstone', 'rubbish', ...many]).replaceAll('V ', 'W '))
  await expect(page.getByText('This import would create 303 new terms and records.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 304 rows' })).toBeDisabled()
  await page.getByRole('button', { name: /^Found: 1/ }).click()
  await expect(page.getByText('Oddstone 1 ×', { exact: true })).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Go to Values' }).click()
  await page.getByRole('searchbox', { name: 'Search names' }).fill('oddst')
  await page.getByRole('button', { name: 'Use “Oddstone”' }).click()
  await expect(page.getByText('No names here.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search names' }).fill('rubbish')
  await page.getByRole('button', { name: 'More for “rubbish”' }).click()
  await page.getByRole('menuitem', { name: 'Leave out' }).click()
  await expect(page.getByText('No names here.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search names' }).fill('')
  await page.getByRole('checkbox', { name: 'Select mixture 0', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select mixture 1', exact: true }).check()
  await expectSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)
  await page.getByRole('button', { name: 'Keep as text' }).click()
  await page.getByText('Decided', { exact: true }).click()
  await expect(page.getByText('Uses “Oddstone”')).toBeVisible()
  await page.getByRole('button', { name: 'Undo decision for mixture 1', exact: true }).click()
  await expect(page.getByText('mixture 1', { exact: true })).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Terms and links' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: /^New: 300/ })).toBeVisible()
  await page.getByRole('button', { name: 'Import 304 rows' }).click()
  await expect(page.getByText('Import complete')).toBeVisible({ timeout: 60_000 })
})
