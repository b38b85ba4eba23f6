import { expect, expectSoundOnScreens, signIn, test } from './fixtures.ts'

test('The settings of the museum have an area in the rail; each section has its title, heading and place in the palette [F-W18]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await signIn(page, email)
  const rail = page.getByRole('navigation', { name: 'Main menu' })
  await rail.getByRole('link', { name: 'Museum settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Museum settings' })).toBeVisible()
  await expect(page).toHaveTitle(/^Museum · Museum settings · /)
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
  await page
    .getByRole('navigation', { name: 'Sections of the museum settings' })
    .getByRole('link', { name: 'Audit log' })
    .click()
  await expect(page).toHaveTitle(/^Audit log · Museum settings · /)
  await expect(page.getByRole('heading', { level: 2, name: 'Audit log' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Museum settings' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('licence')
  await page
    .getByRole('option', { name: /^Licence/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/app\/settings\/licence$/)
  await page.goto('/app/profile/users')
  await expect(page).toHaveURL(/\/app\/settings\/users$/)
  await page.goto('/app/profile/security')
  await expect(page).toHaveTitle(/^Security · Profile · /)
})

test('A member who does not administer the museum reads its details from the account menu [F-W18]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ permissions: ['catalogueRead'] })
  await signIn(page, email)
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Museum settings' }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Museum settings' }).click()
  const sections = page.getByRole('navigation', { name: 'Sections of the museum settings' })
  await expect(sections.getByRole('link')).toHaveText(['Museum', 'Licence'])
})
