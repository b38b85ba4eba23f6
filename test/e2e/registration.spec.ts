import type { Page } from '@playwright/test'
import { aMuseumData } from '../harness/museum-data.ts'
import { apiOf, expect, expectSoundOnScreens, type Product, password, test } from './fixtures.ts'

const unique = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`

const linkIn = (mail: string): string => /https?:\S+activate\?token=[\w-]+/.exec(mail)?.[0] ?? ''

async function fillMuseum(page: Page, name: string): Promise<void> {
  await page.getByLabel('Museum or parent organisation').fill(name)
  await page.getByLabel('Organisation type').selectOption('museum')
  for (const [label, value] of [
    ['VAT number', '01234567890'],
    ['Address', 'Via Roma 1'],
    ['Postcode', '11100'],
    ['Place', 'Aosta'],
    ['First name', 'Ada'],
    ['Last name', 'Neri'],
    ['Date and place of birth', '1970, Aosta'],
    ['Tax code', 'NREDAA70A41A326X'],
    ['E-mail', 'info@valle.museum'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
}

test('A museum registers, follows the e-mailed link, sets its password and finds its vocabularies [F-W20] [P-R05] [P-R06] [P-A14] [P-A15]', async ({
  page,
  app,
}) => {
  const name = `Museo ${unique()}`
  const email = `ada-${unique()}@valle.museum`
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register your museum' }).click()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByLabel('Museum or parent organisation')).toBeFocused()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await fillMuseum(page, name)
  // What a postcode looks like depends on the country.
  await page.getByLabel('Postcode').fill('BS1 4QA')
  await expect(page.getByText('Only numeric value is allowed')).toBeVisible()
  await page.getByLabel('Country').selectOption('GB')
  await expect(page.getByText('Only numeric value is allowed')).toBeHidden()
  await page.getByLabel('Country').selectOption('PL')
  await page.getByLabel('Postcode').fill('00-950')
  await next.click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Neri')
  await page.getByLabel('E-mail').fill(email)
  await page.reload()
  // What was typed survives a reload.
  await expect(page.getByLabel('Museum or parent organisation')).toHaveValue(name)
  await next.click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await next.click()
  const send = page.getByRole('button', { name: 'Register museum' })
  await expect(send).toBeDisabled()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()

  const mail = await app.mail(email)
  expect(mail).toContain(name)
  await page.goto(linkIn(mail))
  await expect(page.getByRole('heading', { name: `Activate ${name}` })).toBeVisible()
  await expect(page).toHaveURL(/\/activate$/)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  const typed = page.getByLabel('Password', { exact: true })
  const activate = page.getByRole('button', { name: 'Activate museum' })
  await typed.fill('Somebody-elses1')
  await activate.click()
  await expect(page.getByText('This is not the password chosen at registration')).toBeVisible()
  await typed.fill(password)
  await activate.click()
  await expect(page).toHaveURL(/\/app/, { timeout: 30_000 })
  await expect(page.getByText(/trial/i).first()).toBeVisible()
  await page.goto('/app/vocabularies/OCT')
  await expect(page.getByText('archive', { exact: true }).first()).toBeVisible()

  await page.goto('/app/settings/museum')
  await page.getByLabel('Place', { exact: true }).fill('Torino')
  await page.getByRole('button', { name: 'Save museum details' }).click()
  await expect(page.getByText('The museum details have been saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Torino')
})

async function registered(app: Product): Promise<string> {
  const email = `late-${unique()}@valle.museum`
  const documentOf = async (kind: string) => {
    const answer = await fetch(`${app.address}/api/v1/public/static/terms/${kind}?type=trial`)
    return ((await answer.json()) as { id: string }).id
  }
  const answer = await fetch(`${app.address}/api/v1/public/tenant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      museum: aMuseumData(`Museo ${unique()}`),
      administrator: { firstName: 'Ada', lastName: 'Neri', email, password, language: 'en' },
      acceptedTcId: await documentOf('tc'),
      acceptedPrivacyPolicyId: await documentOf('privacy-policy'),
    }),
  })
  expect(answer.status).toBe(204)
  return email
}

test('An expired link shows a message, and a new one is e-mailed [P-R06] [P-A14]', async ({ page, app }) => {
  const email = await registered(app)
  const old = linkIn(await app.mail(email))
  await app.expireLinks(email)
  await page.goto(old)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page).toHaveURL(/\/activate$/)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await expect.poll(async () => linkIn(await app.mail(email))).not.toBe(old)
  const token = linkIn(await app.mail(email)).split('token=')[1]
  const status = await page.request.get(`/api/v1/public/user/token?token=${token}`)
  expect(await status.json()).toEqual({ status: 'ACTIVE' })
})

async function invited(app: Product, email: string) {
  const admin = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, admin.email, '/api/v1/tenant')
  await api('POST', `/${admin.tenantId}/users`, {
    email,
    firstName: 'Łucja',
    lastName: 'Weiß',
    language: 'en',
    role: 'USER',
    permissions: [1],
  })
  return { museum: admin.name, link: linkIn(await app.mail(email)) }
}

test('An invited person enters a name and password, or only accepts [P-R07] [P-A14]', async ({
  page,
  app,
}) => {
  const email = `lucja-${unique()}@test.museum`
  const { museum, link } = await invited(app, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: `${museum} invites you` })).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Weiß')
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await page.getByLabel('Password', { exact: true }).fill('Password1')
  const accept = page.getByRole('button', { name: 'Accept invitation' })
  await accept.click()
  await expect(page.getByText('This password is too easy to guess')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await accept.click()
  // Whoever has just chosen a password need not give it again.
  await expect(page).toHaveURL(/\/app/)
  await expect(page.getByText(museum).first()).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)

  const known = await app.person()
  const second = await invited(app, known.email)
  await page.goto(second.link)
  await expect(page.getByText('Your password stays the same', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await accept.click()
  await expect(page.getByText(`${second.museum} is ready. Sign in to start.`)).toBeVisible()
  await page.goto(second.link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const)
  test(`the pages of the registration are accessible and fit every screen, ${scheme}`, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({
      baseURL: app.address,
      colorScheme: scheme,
      locale: 'de-DE',
    })
    const page = await context.newPage()
    for (const path of ['/register', '/activate?token=x']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /Weiter|Neuen Link/ })).toBeVisible()
      await expectSoundOnScreens(page, ['small phone', 'phone', 'tablet', 'desktop'])
    }
    await context.close()
  })
