import { enter, expect, expectSoundOnScreens, password, startProduct, test } from './fixtures.ts'

test('a passkey is added in the profile and signs in by itself, also where the browser fills in the e-mail [F-T18]', async ({
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

    const { email } = await app.person()
    await enter(page, email)
    await page.goto('/app/profile/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('My laptop')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Add a passkey' }).click()
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
  } finally {
    await context.close()
    await app.stop()
  }
})
