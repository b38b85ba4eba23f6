import { enter, expect, expectSound, expectSoundOnScreens, type SeededPerson, test } from './fixtures.ts'

const museumOf = ({ tenantId, name }: SeededPerson) => ({ tenantId, name })

test.describe('the users of a museum', () => {
  test('are invited by e-mail, which links to the page for accepting [P-P05] [P-P06] [P-R15]', async ({
    page,
    app,
  }) => {
    const { email, name } = await app.person({ role: 'TENANT_ADMIN' })
    await enter(page, email)
    await page.goto('/app/settings/users')
    await expect(page.getByText('You are the only user so far', { exact: false })).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await page.getByRole('button', { name: 'Invite user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite user' })
    await expectSound(page)
    const invited = `ewa-${Date.now()}@journey.museum`
    await dialog.getByLabel('First name').fill('Ewa')
    await dialog.getByLabel('Last name').fill('Dąbrowska')
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(invited)
    await dialog.getByRole('button', { name: 'Cataloguer' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('Invitation sent')).toBeVisible()
    await expect(page.getByRole('row', { name: /Ewa Dąbrowska.*Invited/ })).toBeVisible()
    const mail = await app.mail(invited)
    expect(mail).toContain(`invites you to work with the collections of ${name}`)
    expect(mail).toMatch(/\/user\/activate\?token=[\w-]{43}/)
  })

  test('see changed rights in the menu immediately, and are signed out when suspended [P-P07] [P-P08] [P-E05]', async ({
    page,
    app,
    browser,
  }) => {
    const administrator = await app.person({ role: 'TENANT_ADMIN' })
    const curator = await app.person({ museum: museumOf(administrator), permissions: ['damRead'] })
    const theirs = await (await browser.newContext({ baseURL: app.address, locale: 'en-GB' })).newPage()
    await enter(theirs, curator.email)
    const menu = theirs.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: 'Digital assets' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Catalogue' })).toHaveCount(0)

    await enter(page, administrator.email)
    await page.goto('/app/settings/users')
    await page.getByRole('searchbox').fill(curator.email)
    await page.getByText(curator.email, { exact: true }).click()
    const drawer = page.getByRole('dialog')
    await expectSound(page)
    await drawer.getByRole('checkbox', { name: 'View object records', exact: true }).check()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('User permissions have been updated')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Catalogue' })).toBeVisible()

    await page.route('**/api/v1/identity/**', route => route.fulfill({ status: 500, body: '' }))
    await drawer.getByRole('button', { name: 'Suspend' }).click()
    const question = page.getByRole('dialog', { name: /^Suspend / })
    await question.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText('Something went wrong, try again later')).toBeVisible()
    await page.unroute('**/api/v1/identity/**')
    await drawer.getByRole('button', { name: 'Suspend' }).click()
    await question.getByRole('button', { name: 'Suspend' }).click()
    await expect(theirs).toHaveURL(/\/login/)
    await expect(drawer.getByText('Suspended', { exact: true })).toBeVisible()
    await theirs.context().close()
  })

  test('can be impersonated by an administrator: the band shows it, and signing out leads to the login page [P-P11] [P-R03] [P-S12]', async ({
    page,
    app,
  }) => {
    const administrator = await app.person({ role: 'TENANT_ADMIN' })
    const colleague = await app.person({ museum: museumOf(administrator), permissions: ['damRead'] })
    await enter(page, administrator.email)
    await page.goto('/app/settings/users')
    await page.getByText(colleague.email, { exact: true }).click()
    await page.getByRole('button', { name: 'Sign in as this user' }).click()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText(`Logged as Żaneta Groß (${colleague.email})`)).toBeVisible()
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
  })
})
