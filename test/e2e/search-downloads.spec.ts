import { readFile } from 'node:fs/promises'
import { aCard, apiOf, enter, expect, expectSoundOnScreens, test } from './fixtures.ts'

test('Search results are requested as a file, announced by e-mail, and downloaded from the linked page [C-Q05]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await aCard(await apiOf(app, email), '/', { title: { en: 'Oil lamp' } })
  await enter(page, email)
  const criteria = JSON.stringify({
    blocks: [
      {
        operator: 'AND',
        filters: [{ operator: 'AND', field: '@title', condition: 'CONTAINS', values: ['lamp'] }],
      },
    ],
  })
  await page.goto(`/app/catalogue?criteria=${encodeURIComponent(criteria)}`)
  await page.getByRole('button', { name: 'Download results' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download results' })
  await expect(dialog.getByText(`We will e-mail ${email}`)).toBeVisible()
  await dialog.getByLabel('Format').selectOption('CSV')
  await dialog.getByLabel('File name').fill('Lamps')
  await expectSoundOnScreens(page, ['desktop', 'phone'])
  await dialog.getByRole('button', { name: 'Prepare file' }).click()
  await expect(page.getByText('Your download has been requested.')).toBeVisible()

  const mailed = /https?:\S+\/app\/profile\/downloads/
  await expect.poll(() => app.mail(email)).toMatch(mailed)
  await page.goto(mailed.exec(await app.mail(email))?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Downloads' })).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expectSoundOnScreens(page, ['desktop', 'phone'])
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download \(/ }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('Lamps.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('Oil lamp')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No downloads yet')).toBeVisible()
})
