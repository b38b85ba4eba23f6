import { readFile } from 'node:fs/promises'
import { unpacked } from '../harness/unpacked.ts'
import { expect, expectSoundOnScreens, signIn, test } from './fixtures.ts'

test('An administrator exports all data as an archive, downloads it and deletes it, even with an expired licence', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN', licenceDays: -1 })
  await signIn(page, email)
  await page.goto('/app/settings/export')
  await expect(page.getByRole('heading', { name: 'Export all data' })).toBeVisible()
  await expect(page.getByText('No archives yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create archive' }).click()
  const link = page.getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expectSoundOnScreens(page, ['desktop', 'phone'])
  const waiting = page.waitForEvent('download')
  await link.click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/ export .*\.zip$/)
  const entries = await unpacked(await readFile(await download.path()))
  expect([...entries.keys()]).toContain('checksums.sha256')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No archives yet')).toBeVisible()
})
