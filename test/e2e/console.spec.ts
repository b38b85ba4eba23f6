import { enter, expect, expectSound, test } from './fixtures.ts'

test('On a phone, all buttons of the console fit the screen and the current tab is visible [P-P10]', async ({
  page,
  app,
}) => {
  const { museum } = await app.registration()
  const operator = await app.operator()
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, operator.email, operator.code)
  const areas = page.getByRole('navigation', { name: 'Areas of the console' })
  for (const [area, button] of [
    ['registrations', `Refuse: ${museum}`],
    ['plans', 'Save'],
    ['retention', 'Save'],
  ] as const) {
    await page.goto(`/operator/${area}`)
    await expect(page.getByRole('button', { name: button }).first()).toBeInViewport({ ratio: 1 })
    await expect(areas.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
    await expectSound(page)
  }
})

test('An edited period asks before the page is left; an unknown area shows “not found” [P-P10] [P-S06]', async ({
  page,
  app,
}) => {
  const operator = await app.operator()
  await enter(page, operator.email, operator.code)
  await page.goto('/operator/retention')
  await page.getByRole('textbox').first().fill('45')
  await page.getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
  await expect(page).toHaveURL(/retention$/)
  await page.goto('/operator/usage')
  await expect(page.getByText('Sorry, we could not find that item')).toBeVisible()
})

test('The server discloses nothing to users who must first set up a second factor [F-T18]', async ({
  page,
  app,
}) => {
  const administrator = await app.person({ role: 'TENANT_ADMIN' })
  await enter(page, administrator.email)
  await page.goto('/app/settings/single-sign-on')
  await page.getByRole('switch', { name: 'Require a second factor' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('1 person in your museum does not have one yet.')).toBeVisible()
  await expectSound(page)
  const refused: string[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('/events') && answer.status() === 403) refused.push(answer.url())
  })
  await question.getByRole('button', { name: 'Require now' }).click()
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await page.waitForTimeout(3000)
  expect(refused).toEqual([])
})
