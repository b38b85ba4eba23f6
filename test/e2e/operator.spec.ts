import { Secret, TOTP } from 'otpauth'
import { enter, expect, expectSound, expectSoundOnScreens, password, test } from './fixtures.ts'

test.describe('an operator of the platform', () => {
  test('extends a licence and works as an administrator, which the museum sees in its audit log [P-P10] [P-P11] [P-S12]', async ({
    page,
    app,
  }) => {
    const administrator = await app.person({ role: 'TENANT_ADMIN', licenceDays: -1 })
    const operator = await app.operator()
    await enter(page, operator.email, operator.code)
    await expect(page).toHaveURL(/\/operator$/)
    await expect(page.getByRole('heading', { name: 'Museums' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search museums by name' }).fill(administrator.name)
    await expect(page.getByRole('row', { name: new RegExp(`${administrator.name}.*Expired`) })).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await page.getByRole('link', { name: administrator.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: administrator.name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in as' })).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await page.getByRole('textbox', { name: 'Valid until' }).fill('31/12/2099')
    await page.getByRole('button', { name: 'Save licence' }).click()
    await expect(page.getByText('Licence saved')).toBeVisible()

    await page.getByRole('button', { name: 'Sign in as' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Sign in' }).click()
    await expect(question.getByText('This field is required')).toBeVisible()
    await expectSound(page)
    await question.getByLabel('Reason').fill('They asked why an import stops')
    await question.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText(`Logged as Żaneta Groß (${administrator.email})`)).toBeVisible()
    await page.goto('/app/settings/audit')
    await page.getByRole('button', { name: /a platform operator, signed in as/ }).click()
    await expect(page.getByText('They asked why an import stops')).toBeVisible()
    await expect.poll(() => app.mail(administrator.email)).toContain('They asked why an import stops')
  })

  test('navigates the console, and returns to it from the profile [P-P10]', async ({ page, app }) => {
    const operator = await app.operator()
    await enter(page, operator.email, operator.code)
    const areas = page.getByRole('navigation', { name: 'Areas of the console' })
    for (const area of [
      'Registrations',
      'Operators',
      'Plans',
      'Documents',
      'News',
      'Maintenance',
      'Log',
      'Jobs',
    ]) {
      await areas.getByRole('link', { name: area }).click()
      await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible()
      await expectSound(page)
    }
    await areas.getByRole('link', { name: 'News' }).click()
    await page.getByRole('button', { name: 'Write news' }).click()
    await expect(page.getByRole('dialog').getByLabel('Text')).toBeVisible()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('documents')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Version 1' }).first().click()
    await expect(page.getByLabel('Text')).toBeVisible()
    await expectSound(page)
    await page.goto('/app/profile')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Console' }).click()
    await expect(page).toHaveURL(/\/operator$/)
  })

  test('closes the platform: a curator is signed out and cannot sign in until it reopens [P-S09] [P-E03]', async ({
    page,
    app,
    browser,
  }) => {
    const curator = await app.person()
    const theirs = await (await browser.newContext({ baseURL: app.address, locale: 'en-GB' })).newPage()
    await enter(theirs, curator.email)
    const operator = await app.operator()
    await enter(page, operator.email, operator.code)
    await page.goto('/operator/maintenance')
    await page.getByRole('button', { name: 'Close the platform' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close the platform' }).click()
    await expect(page.getByText('The platform is closed.')).toBeVisible()
    await expect(theirs).toHaveURL(/\/login/)
    await expect(
      theirs.getByText('This site is currently under maintenance. Login is disabled.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Open the platform' }).click()
    await expect(page.getByText('The platform is open.')).toBeVisible()
    await theirs.goto('/login')
    await theirs.getByLabel('E-mail').fill(curator.email)
    await theirs.getByLabel('Password', { exact: true }).fill(password)
    await theirs.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(theirs).toHaveURL(/\/app$/)
  })

  test('schedules the deletion of a closed museum by typing its name, and cancels it in time [F-T12]', async ({
    page,
    app,
  }) => {
    const administrator = await app.person({ role: 'TENANT_ADMIN' })
    const operator = await app.operator()
    await enter(page, operator.email, operator.code)
    await page.goto(`/operator/museums/${administrator.tenantId}`)
    await expect(page.getByText('Only a closed museum can be deleted.')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const question = page.getByRole('dialog')
    await question.getByLabel('Reason').fill('The contract ended')
    await question.getByRole('button', { name: 'Close', exact: true }).click()

    await page.getByRole('button', { name: 'Delete museum' }).click()
    await question.getByLabel('Name of the museum').fill('Another museum')
    await question.getByLabel('Days until the deletion').fill('6')
    await question.getByRole('button', { name: 'Schedule deletion' }).click()
    await expect(question.getByText('This is not the name of the museum')).toBeVisible()
    await expect(question.getByText('This field is required')).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await question.getByLabel('Name of the museum').fill(administrator.name)
    await question.getByLabel('Days until the deletion').fill('30')
    await question.getByLabel('Reason').fill('They moved to another house')
    await question.getByRole('button', { name: 'Schedule deletion' }).click()
    await expect(page.getByText('The deletion has been scheduled')).toBeVisible()
    await expect(page.getByText('Cancel the deletion to reopen the museum.')).toBeVisible()
    await expect(page.getByText(/^Ready since/)).toBeVisible({ timeout: 30_000 })
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    const arrives = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download archive' }).click()
    expect((await arrives).suggestedFilename()).toMatch(/\.zip$/)

    await page.getByRole('button', { name: 'Cancel deletion' }).click()
    await expectSound(page)
    await question.getByRole('button', { name: 'Cancel deletion' }).click()
    await expect(page.getByText('The deletion has been cancelled')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  })

  test('invites another operator, who sets a password and a second factor before the console opens, and removes them [F-T12]', async ({
    page,
    app,
    browser,
  }) => {
    test.setTimeout(120_000)
    const operator = await app.operator()
    const email = `nora-${Date.now()}@operators.example`
    await enter(page, operator.email, operator.code)
    await page.goto('/operator/operators')
    await page.getByRole('button', { name: 'Invite operator' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText('This field is required').first()).toBeVisible()
    await dialog.getByLabel('First name').fill('Nora')
    await dialog.getByLabel('Last name').fill('Lind')
    await dialog.getByLabel('E-mail', { exact: true }).fill(operator.email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText('This person is already an operator')).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByLabel('E-mail', { exact: true }).fill(email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('The invitation has been sent')).toBeVisible()
    const withdraw = page.getByRole('button', { name: 'Withdraw: Nora Lind' })
    await expect(withdraw).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])

    const link = /https?:\S+activate-operator\?token=[\w-]+/.exec(await app.mail(email))?.[0] ?? ''
    const theirs = await (await browser.newContext({ baseURL: app.address, locale: 'en-GB' })).newPage()
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'Operate Vitrine' })).toBeVisible()
    await expect(theirs.getByLabel('First name')).toHaveValue('Nora')
    await expectSoundOnScreens(theirs, ['phone', 'desktop'])
    await theirs.getByLabel('Password', { exact: true }).fill(password)
    await theirs.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(theirs.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    await expectSoundOnScreens(theirs, ['phone', 'desktop'])
    await theirs.goto('/operator/museums')
    await expect(theirs.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    await theirs.getByRole('button', { name: 'Set up second factor' }).click()
    const steps = theirs.getByRole('dialog')
    const secret = (await steps.locator('code').innerText()).replaceAll(' ', '')
    await steps.getByRole('button', { name: 'Next' }).click()
    await steps.getByLabel('Password', { exact: true }).fill(password)
    await steps
      .getByLabel('Code', { exact: true })
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await theirs.keyboard.press('Enter')
    const recovery = await steps.getByRole('listitem').locator('code').first().innerText()
    await steps.getByRole('button', { name: 'I have saved the codes' }).click()
    await expect(theirs.getByRole('heading', { name: 'Museums' })).toBeVisible()
    await theirs.goto('/app/profile/security')
    await expect(theirs.getByText('Operators need a second factor')).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Turn off second factor' })).toHaveCount(0)

    await page.reload()
    await expect(page.getByText('No open invitations.')).toBeVisible()
    await expect(withdraw).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove: Nora Lind' }).click()
    await dialog.getByLabel('Reason').fill('Left the team')
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('The operator has been removed')).toBeVisible()
    await expect(theirs).toHaveURL(/\/login/)
    await expect.poll(() => app.mail(email)).toContain('Left the team')
    await page.goto('/operator/record')
    await expect(page.getByText('Left the team').first()).toBeVisible()

    // Invited again, with the account of before: it is proved, and stays as it is.
    await page.goto('/operator/operators')
    await page.getByRole('button', { name: 'Invite operator' }).click()
    await dialog.getByLabel('First name').fill('Nora')
    await dialog.getByLabel('Last name').fill('Lind')
    await dialog.getByLabel('E-mail', { exact: true }).fill(email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    const again = () =>
      app.mail(email).then(text => /https?:\S+activate-operator\?token=[\w-]+/.exec(text)?.[0])
    await expect.poll(again).toBeDefined()
    await theirs.goto((await again()) ?? '')
    const accept = theirs.getByRole('button', { name: 'Accept invitation' })
    await theirs.getByLabel('Password', { exact: true }).fill('Falsch12345')
    await expect(accept).toBeDisabled()
    await theirs.getByLabel('Code', { exact: true }).fill(recovery)
    await accept.click()
    await expect(theirs.getByText('Wrong password')).toBeVisible()
    await expectSoundOnScreens(theirs, ['phone', 'desktop'])
    await theirs.getByLabel('Password', { exact: true }).fill(password)
    await accept.click()
    await expect(theirs.getByText('You are now an operator. Sign in to continue.')).toBeVisible()
  })

  test('finds a pending registration, resends its link and rejects it with a reason [F-T12]', async ({
    page,
    app,
  }) => {
    const { museum, email } = await app.registration()
    const operator = await app.operator()
    await enter(page, operator.email, operator.code)
    await page.goto('/operator/registrations')
    await page.getByRole('searchbox', { name: 'Search by museum, person or e-mail' }).fill(email)
    await expect(page.getByRole('row', { name: museum })).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await page.getByRole('button', { name: `Send link again: ${museum}` }).click()
    await expect(page.getByText('A new link has been sent')).toBeVisible()
    await page.getByRole('button', { name: `Refuse: ${museum}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog.getByText('This field is required')).toBeVisible()
    await dialog.getByLabel('Reason', { exact: true }).fill('Not a museum')
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText('The registration has been deleted')).toBeVisible()
    await expect(page.getByText('No registration found.')).toBeVisible()
    await expect.poll(() => app.mail(email)).toContain('Not a museum')
  })
})
