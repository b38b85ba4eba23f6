import {
  expect,
  expectSound,
  expectSoundOnScreens,
  password,
  signIn,
  startProduct,
  test,
} from './fixtures.ts'

test.describe('the shell', () => {
  test('has a menu and a 70-pixel top bar, and shows only available and permitted entries [P-S03] [P-S15] [P-S17]', async ({
    page,
    app,
  }) => {
    const { email } = await app.person({ permissions: ['catalogueRead'] })
    await signIn(page, email)
    const rail = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox()
    expect(rail?.width).toBe(70)
    const bar = await page.getByRole('banner').boundingBox()
    expect(bar?.height).toBe(70)
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home', exact: true }),
    ).toBeVisible()
  })

  test('changes the language, stores it with the account, and uses it at the next sign-in [P-S16]', async ({
    page,
    app,
    browser,
  }) => {
    const { email } = await app.person()
    await signIn(page, email)
    await page.getByRole('button', { name: 'EN, Language: English' }).click()
    await page
      .getByRole('menuitemradio', { name: 'Deutsch' })
      .or(page.getByRole('menuitem', { name: 'Deutsch' }))
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('button', { name: 'DE, Sprache: Deutsch' })).toBeVisible()
    const elsewhere = await (await browser.newContext({ baseURL: app.address, locale: 'en-GB' })).newPage()
    await signIn(elsewhere, email)
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de')
    await elsewhere.context().close()
  })

  test('opens the command palette with the keyboard and navigates to the selected page [P-S15]', async ({
    page,
    app,
  }) => {
    const { email } = await app.person()
    await signIn(page, email)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.type('prof')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/profile$/)
  })

  test('handles back, forward, reload and unknown addresses [P-R17] [P-R19]', async ({ page, app }) => {
    const { email } = await app.person()
    await signIn(page, email)
    await page.goto('/app/profile')
    await expect(page).toHaveTitle(/Profile.*Vitrine/)
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Home', exact: true })
      .click()
    await expect(page).toHaveTitle(/Home.*Vitrine/)
    await page.goBack()
    await expect(page).toHaveTitle(/Profile.*Vitrine/)
    await page.goForward()
    await expect(page).toHaveTitle(/Home.*Vitrine/)
    await page.reload()
    await expect(page).toHaveTitle(/Home.*Vitrine/)
    await page.goto('/app/nothing/here')
    await expect(page).toHaveURL(/\/app$/)
    await page.goto('/app/dam')
    await expect(page).toHaveURL(/\/app$/)
  })

  test('switches between a user’s museums [P-A05]', async ({ page, app }) => {
    const { email, name } = await app.person({ secondMuseum: 'Muzeum Żup' })
    await signIn(page, email)
    await expect(page.getByText(name).first()).toBeVisible()
    await page.getByRole('button', { name: /Profile menu/ }).click()
    await page
      .getByRole('menuitemradio', { name: 'Muzeum Żup' })
      .or(page.getByRole('menuitem', { name: 'Muzeum Żup' }))
      .first()
      .click()
    await expect(page.getByRole('main').getByText('Muzeum Żup')).toBeVisible()
  })

  test('shows the rights button disabled with a reason, and an error when there is no address [P-S04]', async ({
    page,
    app,
    browser,
  }) => {
    const without = await app.person()
    await signIn(page, without.email)
    const disabled = page.getByRole('button', { name: /Rights/ })
    await expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await disabled.hover()
    await expect(page.getByRole('tooltip')).toContainText('You do not have permission')
    const other = await (await browser.newContext({ baseURL: app.address, locale: 'en-GB' })).newPage()
    const allowed = await app.person({ permissions: ['rightly_application'] })
    await signIn(other, allowed.email)
    await other.getByRole('button', { name: /Rights/ }).click()
    await expect(other.getByRole('dialog')).toContainText('The rights application cannot be opened')
    await expectSound(other)
    await other.context().close()
  })

  test('asks before a link, sign-out or closing discards unsaved edits, and keeps them on request [P-S06]', async ({
    page,
    app,
  }) => {
    const { email } = await app.person()
    await signIn(page, email)
    await page.goto('/app/profile')
    await page.getByLabel('First name').fill('Zofia')
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Home', exact: true })
      .click()
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
    await expectSound(page)
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(/\/app\/profile$/)
    await expect(page.getByLabel('First name')).toHaveValue('Zofia')
    await page.getByRole('button', { name: /Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Zofia')
    const closing = page.waitForEvent('dialog')
    const close = page.close({ runBeforeUnload: true })
    const question = await closing
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await close
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Home', exact: true })
      .click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(/\/app$/)
  })

  test('saves the user’s name with the keyboard and shows invalid fields [P-E04] [P-A11]', async ({
    page,
    app,
  }) => {
    const { email } = await app.person()
    await signIn(page, email)
    await page.goto('/app/profile')
    await page.getByLabel('First name').fill('')
    await page.getByLabel('Last name').fill('D’Angelo')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByLabel('First name').fill('Łucja')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: 'Łucja D’Angelo' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Łucja')
  })
})

test.describe('the state of the museum', () => {
  test('expired: every page redirects to the profile, which explains why; signing out still works [P-R18] [P-S10] [P-A06]', async ({
    page,
    app,
  }) => {
    const { email } = await app.person({ licenceDays: -1 })
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/profile$/)
    await expect(
      page.getByText(
        'Your account got expired. If you want to proceed with Vitrine you should buy a paid subscription.',
      ),
    ).toBeVisible()
    await page.goto('/app')
    await expect(page).toHaveURL(/\/app\/profile$/)
    await expectSound(page)
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
  })

  test('trial: a notice and the diagonal band, neither blocking the page nor covering anything [P-S11] [F-W11]', async ({
    page,
    app,
  }) => {
    const { email } = await app.person({ licence: 'TRIAL', licenceDays: 20 })
    await signIn(page, email)
    await expect(page.getByText('trial version', { exact: true })).toBeVisible()
    await expect(page.getByText(/uses the trial version of Vitrine/)).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: /Hide this notice/ }).click()
    await expect(page.getByText(/uses the trial version of Vitrine/)).toBeHidden()
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const band = page.getByRole('note').filter({ hasText: 'trial version' })
      await expect(band).toBeInViewport()
      // In the flow of the top bar: whatever else is there is beside it.
      const covered = await band.evaluate(element => {
        const own = element.getBoundingClientRect()
        return [...document.querySelectorAll('a, button, h1, h2, p, input')].filter(other => {
          const box = other.getBoundingClientRect()
          return (
            !element.contains(other) &&
            Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1 &&
            Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1
          )
        }).length
      })
      expect(covered, `covered at ${width}`).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: /Profile menu/ }).click()
    await expect(page.getByRole('menuitem', { name: 'View profile' })).toBeVisible()
  })

  test('logged as: the band names the user and offers to sign out [P-R02] [P-S12]', async ({ page, app }) => {
    const login = await page.request.post(`${app.address}/oauth/token`, {
      form: {
        client_id: 'web',
        grant_type: 'password',
        scope: 'read write',
        username: 'admin@demo.museum',
        password: 'Vitrine2026',
      },
    })
    const administrator = await login.json()
    const viewer = await page.request.post(`${app.address}/oauth/token`, {
      form: {
        client_id: 'web',
        grant_type: 'password',
        scope: 'read write',
        username: 'viewer@demo.museum',
        password: 'Vitrine2026',
      },
    })
    const me = await page.request.get('/api/v1/me', {
      headers: { authorization: `Bearer ${(await viewer.json()).access_token}` },
    })
    const answer = await page.request.post(`/api/v1/identity/${(await me.json()).id}/login-as`, {
      headers: { authorization: `Bearer ${administrator.access_token}` },
    })
    await page.goto(`/login-as?token=${(await answer.json()).token}`)
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('Logged as Grete Süßmilch (viewer@demo.museum)')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Logged as Grete Süßmilch (viewer@demo.museum)')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
  })

  test('maintenance: the login page shows a notice and accepts operators only [P-S09] [P-E03]', async ({
    browser,
  }) => {
    const product = await startProduct({ MAINTENANCE_MODE: 'true' })
    try {
      const page = await (await browser.newContext({ baseURL: product.address, locale: 'en-GB' })).newPage()
      await page.goto('/login')
      await expect(
        page.getByText('This site is currently under maintenance. Login is disabled.'),
      ).toBeVisible()
      await expect(
        page.getByText('We are improving Vitrine for you. Please, come back later to see what we have done.'),
      ).toBeVisible()
      await expect(page.getByLabel('E-mail')).toBeDisabled()
      await expectSound(page)
      await page.context().close()
    } finally {
      await product.stop()
    }
  })
})

for (const scheme of ['light', 'dark'] as const)
  test(`the pages behind the sign-in are accessible and fit every screen, ${scheme}`, async ({
    browser,
    app,
  }) => {
    test.setTimeout(120_000)
    const { email } = await app.person({ role: 'TENANT_ADMIN', language: 'de', licence: 'TRIAL' })
    const context = await browser.newContext({
      baseURL: app.address,
      colorScheme: scheme,
      locale: 'de-DE',
    })
    const page = await context.newPage()
    await page.goto('/login')
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app$/)
    for (const path of ['/app', '/app/profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSoundOnScreens(page, ['small phone', 'phone', 'tablet', 'desktop', 'wide'])
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await context.close()
  })

test('No page violates its content security policy, and no script fails', async ({ page, app }) => {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await signIn(page, email)
  await page.goto('/app/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  expect(complaints).toEqual([])
})
