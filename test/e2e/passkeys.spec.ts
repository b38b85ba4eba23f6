import { apiOf, enter, expect, expectSoundOnScreens, password, startProduct, test } from './fixtures.ts'

test('A passkey is added in the profile and signs in on its own, also through browser autofill [F-T18]', async ({
  browser,
}) => {
  // Browsers bind passkeys to a name: this one has a product at an address that is a name.
  const app = await startProduct({ PAGES_HOST: 'localhost' })
  const context = await browser.newContext({ baseURL: app.address, locale: 'en-GB' })
  const page = await context.newPage()
  try {
    const client = await context.newCDPSession(page)
    await client.send('WebAuthn.enable', { enableUI: false })
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const isPresent = (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })

    const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN', secondMuseum: 'Casa Clara' })
    await enter(page, email)
    await page.goto('/app/profile/security')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('My laptop')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByText('My laptop')).toBeVisible()
    await expect(page.getByText(/not used yet/)).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])

    // By the button. The device is silent until then: it would answer the offer of the page at once.
    await isPresent(false)
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    const button = page.getByRole('button', { name: 'Sign in with a passkey' })
    await expect(button).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await isPresent(true)
    await button.click()
    await expect(page).toHaveURL(/\/app$/)
    await page.goto('/app/profile/security')
    await expect(page.getByText(/last used/)).toBeVisible()
    await expect(page.getByText(/with a passkey/)).toBeVisible()

    // By itself, as if it had been chosen where the e-mail is filled in.
    const asked = page.waitForRequest(
      request => /\/oauth\/token$/.test(request.url()) && /passkey/.test(request.postData() ?? ''),
    )
    await page.goto('/logout')
    await asked
    await expect(page).toHaveURL(/\/app$/)

    // One museum demands it: the password alone changes nothing of the account, in the other one either.
    await isPresent(false)
    const api = await apiOf(app, email, `/api/v1/tenant/${tenantId}`)
    await api('PUT', '/security', { secondFactor: true, signOn: false })
    const other = await (await browser.newContext({ baseURL: app.address, locale: 'en-GB' })).newPage()
    await other.goto('/login')
    await other.getByLabel('E-mail').fill(email)
    await other.getByLabel('Password', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Sign in with your passkey' })).toBeVisible()
    await other.getByRole('button', { name: 'Switch to Casa Clara' }).click()
    await expect(other.getByRole('navigation').first()).toBeVisible()
    for (const part of ['security', 'person', 'notifications', 'your-data']) {
      await other.goto(`/app/profile/${part}`)
      await expect(other.getByText(/signed in with your password only/)).toBeVisible()
      await expectSoundOnScreens(other, ['phone', 'desktop'])
    }
    await other.context().close()
  } finally {
    await context.close()
    await app.stop()
  }
})
