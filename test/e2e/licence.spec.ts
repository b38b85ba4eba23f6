import type { Page } from '@playwright/test'
import { apiOf, enter, expect, expectSoundOnScreens, password, signIn, test } from './fixtures.ts'

const proceed = /^Proceed$/

/** Through all pages, from the choice of the space on. */
async function order(page: Page, contact: string, look: typeof expectSoundOnScreens = async () => undefined) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Choose the space you need' })).toBeVisible()
  const next = dialog.getByRole('button', { name: proceed })
  await expect(next).toBeDisabled()
  const threeYears = dialog.getByRole('group', { name: '3 years' })
  await expect(threeYears.getByText('Unlimited users').first()).toBeVisible()
  await threeYears.getByRole('radio', { name: /^50 GB/ }).check()
  await look(page, ['phone'])
  await next.click()
  const fill = (name: string, value: string) => dialog.locator(`[name="${name}"]`).fill(value)
  await dialog.locator('[name=organisationFunction]').selectOption({ index: 1 })
  await fill('vat', '01234567890')
  await fill('address', 'Via Roma 1')
  await fill('postCode', '11100')
  await fill('place', 'Aosta')
  await fill('legalRepresentative.firstName', 'Ada')
  await fill('legalRepresentative.lastName', 'Neri')
  await fill('legalRepresentative.dates', '1970')
  await fill('legalRepresentative.taxCode', 'NREDAA70A41A326X')
  await fill('organisationContact.email', contact)
  await next.click()
  for (const boxes of [2, 1, 2]) {
    await expect(dialog.getByRole('checkbox', { name: /^I have read and agree to / })).toHaveCount(boxes)
    await expect(next).toBeDisabled()
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    if (boxes === 1) await look(page, ['desktop'])
    await next.click()
  }
  await expect(dialog.getByText(contact)).toBeVisible()
  await dialog.getByLabel('Purchase order number').fill('PO 7/2026')
  await look(page, ['phone', 'desktop'])
  await dialog.getByRole('button', { name: 'Place binding order' }).click()
  await expect(dialog.getByRole('heading', { name: "Great, it's all set!" })).toBeVisible()
  await expect(dialog.getByText('Museum plan has been upgraded')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(dialog).toBeHidden()
}

test('A trial museum upgrades in four steps; the trial banner and notice disappear in every tab, the e-mail arrives, and the profile shows the plan [P-U01] [P-U02] [P-U03] [P-U04] [P-U06] [P-S05] [P-S11]', async ({
  page,
  app,
  context,
}) => {
  const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN', licence: 'TRIAL', licenceDays: 12 })
  await signIn(page, email)
  const other = await context.newPage()
  await other.goto('/app')
  await expect(other.getByText('trial version', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Profile menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Upgrade from trial' }).click()
  const contact = `ufficio${tenantId}@valle.museum`
  await order(page, contact, expectSoundOnScreens)
  await expect(page).toHaveURL(/\/app$/)
  for (const tab of [page, other]) {
    await expect(tab.getByText('trial version', { exact: true })).toBeHidden()
    await expect(tab.getByText(/uses the trial version/)).toBeHidden()
  }
  for (const to of [contact, email])
    await expect
      .poll(() => app.mail(to))
      .toMatch(/Purchase order number: PO 7\/2026[\s\S]*Plan: 3 years, 50 GB/)
  await page.goto('/app/settings/licence')
  await expect(page.getByText('3 years, 50 GB').first()).toBeVisible()
  await expect(page.getByText('0 MB of 50 GB')).toBeVisible()
  await expect(page.getByText('Terms of the subscription')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order as PDF' })).toBeVisible()
  await expectSoundOnScreens(page, ['desktop'])
})

test('A museum with an expired licence is redirected to its profile and cannot close the dialog; users log out, or order a plan and continue [P-R18] [P-S10] [P-A06]', async ({
  page,
  app,
}) => {
  const ada = await app.person({ role: 'TENANT_ADMIN', licenceDays: -1 })
  await signIn(page, ada.email)
  await expect(page).toHaveURL(/\/app\/profile$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'or Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/profile$/)
  await order(page, `ufficio${ada.tenantId}@valle.museum`)
  await expect(page).toHaveURL(/\/app$/)
  await page.goto('/app/catalogue')
  await expect(page).toHaveURL(/\/app\/catalogue/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A licence that expires while a page is open redirects to the profile; users who may not order see whom to contact [P-R18] [P-A06]', async ({
  page,
  app,
}) => {
  const ada = await app.person({ role: 'TENANT_ADMIN', licenceDays: 8 / 86_400 })
  const ewa = await app.person({
    museum: { tenantId: ada.tenantId, name: ada.name },
    permissions: ['catalogueRead'],
  })
  await signIn(page, ewa.email)
  await page.goto('/app/catalogue')
  await expect(page).toHaveURL(/\/app\/profile$/, { timeout: 20_000 })
  await expect(page.getByRole('dialog').getByText(ada.email)).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
})

test('An administrator is notified of changed terms, reads them and agrees [P-U09]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const ask = await apiOf(app, email, '/api/v1')
  const { id } = (await ask('GET', '/public/static/terms/sla2')) as { id: string }
  await ask('PUT', '/tenant/terms', { acceptedSLA2Id: id })
  const account = await app.operator()
  const operator = await apiOf(app, account.email, '/api/v1/operator', account.code)
  const { result } = (await operator('GET', '/documents')) as { result: { id: string; kind: string }[] }
  const draft = await operator(
    'POST',
    `/documents/${result.find(({ kind }) => kind === 'sla2')?.id}/versions`,
    {},
  )
  await operator('POST', `/documents/${draft?.id}/publish`, {})
  await enter(page, email)
  await page.goto('/app/settings/licence')
  await expect(page.getByText('New version', { exact: true })).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await page.getByRole('status').getByRole('button', { name: 'Read the new version' }).click()
  const changed = page.getByRole('dialog', { name: 'Terms have changed' })
  await changed.getByRole('checkbox').check()
  await expectSoundOnScreens(page, ['phone'])
  await changed.getByRole('button', { name: 'Agree' }).click()
  await expect(changed).toBeHidden()
  await expect(page.getByText('Terms have changed')).toBeHidden()
})
