import { readFile } from 'node:fs/promises'
import { unpacked } from '../harness/unpacked.ts'
import { enter, expect, expectSound, expectSoundOnScreens, password, test } from './fixtures.ts'

test('A person downloads their data, leaves a museum and deletes their account', async ({ page, app }) => {
  const { tenantId, name } = await app.person({ role: 'TENANT_ADMIN' })
  const { email } = await app.person({
    museum: { tenantId, name },
    secondMuseum: 'Second museum of the journey',
  })
  await enter(page, email)
  await page.goto('/app/profile/your-data')
  await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Unsaved drafts.*365 days.*operator/ })).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])

  await page.getByRole('button', { name: 'Download your data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong2026x')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Wrong password')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^My data \d{4}-\d{2}-\d{2}\.zip$/)
  const files = await unpacked(await readFile(await file.path()))
  expect(JSON.parse(files.get('account/account.json')?.toString('utf8') ?? '')).toMatchObject([{ email }])

  await page.getByRole('button', { name: 'Leave Second museum of the journey' }).click()
  await expect(dialog.getByLabel('Your e-mail, to confirm')).toBeFocused()
  await dialog.getByLabel('Your e-mail, to confirm').fill('somebody@else.museum')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await expect(dialog.getByText('This is not your e-mail')).toBeVisible()
  await expectSound(page)
  await dialog.getByLabel('Your e-mail, to confirm').fill('')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await expect(dialog.getByLabel('Your e-mail, to confirm')).toBeFocused()
  await dialog.getByLabel('Your e-mail, to confirm').fill(email)
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('You have left Second museum of the journey')).toBeVisible()
  await expect(page.getByRole('button', { name: `Leave ${name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave Second museum of the journey' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete account…' }).click()
  await dialog.getByLabel('Your e-mail, to confirm').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => app.mail(email)).toContain('Your account has been deleted')
})

test('The last administrator sees why they cannot leave', async ({ page, app }) => {
  const { email, name } = await app.person({ role: 'TENANT_ADMIN' })
  await enter(page, email)
  await page.goto('/app/profile/your-data')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your e-mail, to confirm').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText(`You are the last active administrator of ${name}.`)).toBeVisible()
  await expectSound(page)
})

test('An operator sets a retention period, which their log shows [F-T12]', async ({ page, app }) => {
  const operator = await app.operator()
  await enter(page, operator.email, operator.code)
  await page.goto('/operator/retention')
  const days = page.getByRole('textbox', { name: 'Days: Unsaved drafts, since they were last saved' })
  const row = page.getByRole('row').filter({ has: days })
  await days.fill('5')
  await expect(row.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await days.fill('90')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Retention period saved')).toBeVisible()
  await page.goto('/operator/record')
  await expect(page.getByText(/changed a retention period/)).toBeVisible()
  // Back to what other journeys expect.
  await page.goto('/operator/retention')
  await days.fill('365')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Retention period saved')).toBeVisible()
})
