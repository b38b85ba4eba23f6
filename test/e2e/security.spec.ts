import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { enter, expect, expectSound, expectSoundOnScreens, password, signIn, test } from './fixtures.ts'

/** A code of the device, so many steps of half a minute from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A code of the half minute before is taken for no longer than this one lasts: it is not begun when that is near. */
const earlyInHalfMinute = async (page: Page) => {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 8_000) await page.waitForTimeout(left)
}

const signOut = async (page: Page) => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
}

/** E-mail and password; the form then asks for the code. */
const askedForCode = async (page: Page, email: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
}

test('A second factor is set up and requested, also before a new password, and a recovery code replaces the device [P-A10] [F-T12]', async ({
  page,
  app,
}) => {
  const { email } = await app.person()
  await enter(page, email)
  await page.goto('/app/profile/security')
  await page.getByRole('button', { name: 'Set up second factor' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectSound(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await earlyInHalfMinute(page)
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('listitem').locator('code')
  await expect(codes).toHaveCount(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as file' }).click()
  expect((await download).suggestedFilename()).toBe('vitrine-recovery-codes.txt')
  const [recovery = '', another = ''] = await codes.allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(codes).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(page.getByText('On since')).toBeVisible()
  await expectSound(page)

  await signOut(page)
  await askedForCode(page, email)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This code is wrong or has already been used')
  await expectSound(page)
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app$/)

  await signOut(page)
  await askedForCode(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app$/)
  await page.goto('/app/profile/security')
  await expect(page.getByRole('definition').filter({ hasText: /^9$/ })).toBeVisible()

  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill('Neue-Vitrine7')
  const change = page.getByRole('button', { name: 'Change password' })
  await expect(change).toBeDisabled()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await change.click()
  await expect(page.getByText('This code is wrong or has already been used')).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await page.getByLabel('Code', { exact: true }).fill(another)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Your password has been changed/).first()).toBeVisible()
})

test('Signing out everywhere else and a new password end other sessions immediately; a weak password is explained while typing [F-T15] [P-A11]', async ({
  page,
  app,
  browser,
}) => {
  const { email } = await app.person()
  await enter(page, email)
  const elsewhere = async () => {
    const context = await browser.newContext({ baseURL: app.address, locale: 'en-GB' })
    const other = await context.newPage()
    await enter(other, email)
    return other
  }
  const first = await elsewhere()
  await page.goto('/app/profile/security')
  await expect(page.getByText('this session')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(first).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()

  const second = await elsewhere()
  await page.getByLabel('Current password', { exact: true }).fill('Falsch12345')
  await page
    .getByLabel('New password', { exact: true })
    .fill(`${email.replace(/^./, first => first.toUpperCase())}1`)
  await expect(page.getByText(/too easy to guess: it contains your e-mail/)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Neue-Vitrine7')
  await expect(page.getByText('Password strength: Strong')).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Wrong password')).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Your password has been changed/).first()).toBeVisible()
  await expect(second).toHaveURL(/\/login/)
  await expect.poll(() => app.mail(email)).toContain('The password of your account has been changed')
  await signOut(page)
  await signIn(page, email, 'Neue-Vitrine7')
  await first.context().close()
  await second.context().close()
})

test('E-mail preferences are set in the profile and saved', async ({ page, app }) => {
  const { email } = await app.person()
  await enter(page, email)
  await page.goto('/app/profile/notifications')
  const choice = page.getByRole('switch', { name: /Sign-in from a new browser/ })
  await expect(choice).toBeChecked()
  await expect(page.getByRole('switch', { name: /Trial and licence/ })).toHaveCount(0)
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(choice).not.toBeChecked()
  await expectSound(page)
  await page.reload()
  await expect(choice).not.toBeChecked()
})
