import { expect, signIn, test } from './fixtures.ts'

test('A page that fails to load keeps the shell, and edits survive an unresponsive server [P-S06] [P-S15]', async ({
  page,
  app,
}) => {
  const { email } = await app.person()
  await signIn(page, email)
  const search = page.getByRole('button', { name: /Find pages and commands/ }).last()
  await search.click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await page.route(/PersonSection.*\.js/, route => route.abort())
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('porfile')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(search).toBeVisible()
  await page.unroute(/PersonSection.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.getByLabel('First name').fill('Zoe')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Zoe')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your name has been saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
})

test('An unresponsive server does not sign users out while a page opens [P-A05] [P-R19]', async ({
  page,
  app,
}) => {
  const { email } = await app.person()
  await signIn(page, email)
  await page.route('**/api/v1/me', route => route.abort())
  await page.reload()
  await expect(page.getByText(/server cannot be reached/)).toBeVisible()
  await page.unroute('**/api/v1/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/app$/)
  await expect(page.getByRole('button', { name: /Profile menu/ })).toBeVisible()
})

test('A language whose texts fail to load is not selected; a second click retries [P-S16] [P-E05]', async ({
  page,
}) => {
  await page.goto('/login')
  await page.route('**/api/locales/de', route => route.abort())
  const de = page.getByRole('radio', { name: 'Deutsch' })
  await de.click({ force: true })
  await expect(page.getByText(/server cannot be reached/)).toBeVisible({ timeout: 12000 })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).not.toBe('de')
  await page.unroute('**/api/locales/de')
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('The password reset keeps the e-mail, the link after a reload, and its purpose for signed-in users [P-R04] [F-T11]', async ({
  page,
  app,
}) => {
  const { email } = await app.person()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('E-mail').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.title()).not.toContain('Reset')
  const text = await app.mail(email)
  const link = /https?:\S+reset-password\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL(/reset-password$/)
  await page.reload()
  await expect(page.getByLabel('New password')).toBeVisible()
  expect(await page.title()).toContain('Choose a new password')
  await signIn(page, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link lets you choose a new password' })).toBeVisible()
  await expect(page.getByText(`It was sent to ${email}`, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(page.getByLabel('New password')).toBeVisible()
})
