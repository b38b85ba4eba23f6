import { finishSingleSignOn } from '#model/api/single-sign-on.ts'
import { type SignInService, serviceClient, startSignInService } from '../harness/sign-in-service.ts'
import { apiOf, enter, expect, expectSound, expectSoundOnScreens, type Product, test } from './fixtures.ts'

const museumOf = ({ tenantId, name }: { tenantId: string; name: string }) => ({ tenantId, name })

/** A service, a museum that signs in with it, and a person both know. */
async function museumWithService(app: Product) {
  const service: SignInService = await startSignInService(app.address)
  const administrator = await app.person({ role: 'TENANT_ADMIN' })
  const callback = `${app.address}${finishSingleSignOn.path.replace(':museumId', administrator.tenantId)}`
  service.callbacks.add(callback)
  const domain = administrator.email.split('@')[1] ?? ''
  const api = await apiOf(app, administrator.email, `/api/v1/tenant/${administrator.tenantId}/single-sign-on`)
  const settings = {
    issuer: service.issuer,
    clientId: serviceClient.id,
    clientSecret: serviceClient.secret,
    domains: [domain],
    enabled: true,
  }
  const curator = await app.person({ museum: museumOf(administrator), permissions: ['catalogueRead'] })
  service.people[curator.email] = { email: curator.email, email_verified: true }
  return { service, callback, administrator, curator, domain, save: () => api('PUT', '', settings) }
}

test.describe('single sign-on', () => {
  test('is set up, tested and removed by an administrator', async ({ page, app }) => {
    const { service, callback, administrator, domain } = await museumWithService(app)
    try {
      await enter(page, administrator.email)
      await page.goto('/app/settings/single-sign-on')
      await expect(page.getByText('Not set up')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Redirect address' })).toHaveValue(callback)
      await page.getByRole('textbox', { name: 'Address (issuer)' }).fill(`${service.issuer}/nothing`)
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText('(status 404)', { exact: false })).toBeVisible()
      await page.getByRole('textbox', { name: 'Address (issuer)' }).fill(service.issuer)
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText('The service responds and can be used.', { exact: false })).toBeVisible()
      await page.getByLabel('Client ID').fill(serviceClient.id)
      await page.getByLabel('Client secret', { exact: true }).fill(serviceClient.secret)
      await page.getByLabel('E-mail domains').fill(`${domain}, elsewhere.example`)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(
        page.getByText('has an e-mail address in elsewhere.example', { exact: false }),
      ).toBeVisible()
      await page.getByLabel('E-mail domains').fill(domain)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('In use', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Client secret', { exact: true })).toHaveValue('')
      await expectSoundOnScreens(page, ['phone', 'desktop'])
      await page.getByRole('button', { name: 'Remove single sign-on' }).click()
      const dialog = page.getByRole('dialog', { name: 'Remove single sign-on?' })
      await dialog.getByRole('button', { name: 'Remove single sign-on' }).click()
      await expect(page.getByText('Not set up')).toBeVisible()
    } finally {
      await service.stop()
    }
  })

  test('leads from the e-mail address to the provider and back to the requested page; a cancelled sign-in shows a message', async ({
    page,
    app,
  }) => {
    const { service, administrator, curator, save } = await museumWithService(app)
    try {
      await save()
      await page.goto('/app/catalogue')
      await page.getByRole('button', { name: 'Sign in with SSO' }).click()
      await expectSound(page)
      await page.getByLabel('E-mail').fill('somebody@nowhere.example')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toHaveText(/No museum here uses SSO/)
      await page.getByLabel('E-mail').fill(curator.email)
      await page.getByRole('button', { name: 'Continue' }).click()
      const museum = page.getByRole('button', { name: `Sign in at ${administrator.name}` })
      await expect(museum).toBeVisible()
      await expectSoundOnScreens(page, ['phone', 'desktop'])
      await museum.click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page.getByRole('alert')).toHaveText('The sign-in was cancelled at the service')
      await expectSound(page)

      await page.goto(`/login?museum=${administrator.tenantId}&from=%2Fapp%2Fcatalogue`)
      // A link may come from anyone: museum and service are named before one leaves [F-T20].
      await expect(page.getByRole('heading', { name: `Sign in at ${administrator.name}?` })).toBeVisible()
      await expectSoundOnScreens(page, ['phone', 'desktop'])
      await page.getByRole('button', { name: `Continue to ${new URL(service.issuer).host}` }).click()
      await page.getByPlaceholder('Enter any login').fill(curator.email)
      await page.getByPlaceholder('and password').fill('x')
      await page.getByRole('button', { name: 'Sign-in' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/app\/catalogue/)
      await page.goto('/app/profile/security')
      await expect(page.getByText('You signed in with SSO', { exact: false })).toBeVisible()
    } finally {
      await service.stop()
    }
  })
})
