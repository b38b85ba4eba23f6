import { expect, expectSoundOnScreens, password, signIn, test } from './fixtures.ts'

test.describe('signing in', () => {
  test('by e-mail and password leads home, and a signed-in visitor no longer sees the login page [P-S01] [P-R01] [P-R10]', async ({
    page,
    app,
  }) => {
    const { email, name } = await app.person()
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Login to Vitrine' })).toBeVisible()
    await expect(page.getByText('Enter your details below')).toBeVisible()
    await expect(
      page
        .getByRole('complementary')
        .getByText('A game changer for museum professionals and the first cooperative cloud platform'),
    ).toBeVisible()
    const submit = page.getByRole('button', { name: 'Login', exact: true })
    await expect(submit).toBeDisabled()
    await page.getByLabel('E-mail').fill('no mail')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await expect(submit).toBeDisabled()
    await page.getByLabel('E-mail').fill(email)
    await submit.click()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText(name)).toBeVisible()
    await page.goto('/login')
    await expect(page).toHaveURL(/\/app$/)
  })

  test('with a wrong password shows an error in the chosen language, and keeps the e-mail [P-A07] [P-S16]', async ({
    page,
    app,
  }) => {
    const { email } = await app.person()
    await page.goto('/login')
    await page
      .getByRole('radio', { name: 'Polski' })
      .or(page.getByRole('button', { name: 'Polski' }))
      .first()
      .click()
    await expect(
      page
        .getByText('Nie pamiętasz hasła?')
        .or(page.getByRole('link', { name: /hasł/ }))
        .first(),
    ).toBeVisible()
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill('Falsch12345')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy adres e-mail lub hasło')
    await expect(page.locator('input[type=email]')).toHaveValue(email)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  })

  test('stores the tokens in the cookies token and jwt_token [P-A02]', async ({ page, app, context }) => {
    const { email } = await app.person()
    await signIn(page, email)
    const cookies = await context.cookies()
    const token = cookies.find(({ name }) => name === 'token')
    expect(token).toMatchObject({ sameSite: 'Strict', path: '/' })
    expect(cookies.find(({ name }) => name === 'jwt_token')).toBeDefined()
  })

  test('returns to the page that required it [P-R16]', async ({ page, app }) => {
    const { email } = await app.person()
    await page.goto('/app/profile')
    await expect(page).toHaveURL(/\/login\?from=/)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/profile$/)
    await expect(page).toHaveTitle(/Profile/)
  })

  test('never redirects to another site, whatever the address contains [P-R16]', async ({ page, app }) => {
    const { email } = await app.person()
    await page.goto(`/login?from=${encodeURIComponent('https://evil.example/')}`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(`${app.address}/app`)
  })

  test('as a demonstration user takes one click', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: /Curator/ }).click()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('Museo della Valle').first()).toBeVisible()
  })

  test('switches the interface to the person’s own language [P-A05]', async ({ page, app }) => {
    const { email } = await app.person({ language: 'de' })
    await signIn(page, email)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
  })
})

test.describe('signing out', () => {
  test('ends the session on the server too, and returns to the login page [P-R03] [P-A17]', async ({
    page,
    app,
    context,
  }) => {
    const { email } = await app.person()
    await signIn(page, email)
    const cookie = (await context.cookies()).find(({ name }) => name === 'token')
    await page.getByRole('button', { name: /Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
    const { access_token } = JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))
    const headers = { authorization: `Bearer ${access_token}` }
    // The page leaves at once and tells the server as it goes.
    await expect.poll(async () => (await page.request.get('/api/v1/me', { headers })).status()).toBe(401)
  })

  test('in one tab signs out the others, and signing in restores them all [P-A18]', async ({
    page,
    app,
    context,
  }) => {
    const { email } = await app.person()
    await signIn(page, email)
    const other = await context.newPage()
    await other.goto('/app/profile')
    await expect(other.getByRole('heading', { name: 'Żaneta Groß' })).toBeVisible()
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    await expect(other).toHaveURL(/\/login/)
  })

  test('happens immediately when the server ends the session [P-P08]', async ({ page, app }) => {
    const { email, accountId } = await app.person()
    await signIn(page, email)
    await app.endSessions(accountId)
    await page.goto('/app/profile')
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('a forgotten password', () => {
  test('is reset by an e-mailed link [P-R04] [P-A13]', async ({ page, app }) => {
    const { email } = await app.person()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    const link = /https?:\S+reset-password\?token=[\w-]+/.exec(await app.mail(email))?.[0] ?? ''
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('Neue-Vitrine7')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    await signIn(page, email, 'Neue-Vitrine7')
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('Andere-Vitrine8')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })
})

for (const scheme of ['light', 'dark'] as const)
  test(`the pages before the sign-in are accessible and fit every screen, ${scheme}`, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({
      baseURL: app.address,
      colorScheme: scheme,
      locale: 'de-DE',
    })
    const page = await context.newPage()
    for (const path of ['/login', '/reset-password', '/reset-password?token=x']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
    }
    await context.close()
  })
