import { expect, expectSoundOnScreens, signIn, test } from './fixtures.ts'

test.describe('the guide', () => {
  test('opens from the login page without signing in, is searched, and is read in another language', async ({
    page,
  }) => {
    await page.goto('/login')
    const [guide] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Open the guide at this page' }).click(),
    ])
    await expect(guide).toHaveURL(/\/help\/users#sign-in$/)
    await expect(guide.getByRole('heading', { name: 'Sign in', exact: true })).toBeInViewport()
    await guide.getByLabel('Search the guide').fill('facility report')
    await guide.getByRole('link', { name: 'The borrower portal' }).first().click()
    await expect(guide).toHaveURL(/\/help\/loans#portal$/)
    await expect(guide.getByRole('heading', { name: 'The borrower portal' })).toBeInViewport()
    await guide
      .getByRole('radio', { name: 'Deutsch' })
      .or(guide.getByRole('button', { name: 'Deutsch' }))
      .first()
      .click()
    await expect(guide.getByRole('heading', { name: 'Leihverkehr', level: 1 })).toBeVisible()
  })

  test('is beautiful and usable on every screen', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByRole('heading', { name: 'Guide', level: 1 })).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
    await page.goto('/help/keyboard')
    await expect(page.getByRole('heading', { name: 'Keyboard', level: 1 })).toBeVisible()
    await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
  })

  test('opens where it explains the page, by its question mark, from the overview of keys and from the palette', async ({
    page,
    app,
  }) => {
    const { email } = await app.person({ role: 'TENANT_ADMIN' })
    await signIn(page, email)
    await page.goto('/app/catalogue')
    await expect(page.getByRole('link', { name: 'Open the guide at this page' })).toHaveAttribute(
      'href',
      '/help/cataloguing',
    )
    await page.goto('/app/settings/export')
    await expect(page.getByRole('link', { name: 'Open the guide at this page' })).toHaveAttribute(
      'href',
      '/help/museum#export',
    )
    await page.keyboard.press('?')
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Open the guide at this page' }),
    ).toHaveAttribute('href', '/help/museum#export')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('duplicates')
    const option = page.getByRole('option', { name: /^Duplicates/ })
    const [guide] = await Promise.all([page.waitForEvent('popup'), option.click()])
    await expect(guide).toHaveURL(/\/help\/entities#duplicates$/)
  })
})
