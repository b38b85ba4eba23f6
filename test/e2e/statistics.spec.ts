import { aCard, apiOf, enter, expect, expectSoundOnScreens, test } from './fixtures.ts'

/** An object of each of so many centuries before Christ, of each of twelve after, and of each decade from 1700. */
const years = [
  ...Array.from({ length: 14 }, (_, at) => -1350 + at * 100),
  ...Array.from({ length: 12 }, (_, at) => 50 + at * 100),
  ...Array.from({ length: 26 }, (_, at) => 1705 + at * 10),
]

test('Columns narrower than a finger are reached by pointer, finger and keys, and lead to their records; nothing small is pressed, with as many as there are centuries and decades [C-S07]', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  for (const year of years)
    await aCard(api, '/', {
      objectNumbers: [{ objectNumber: `Y ${year}` }],
      dating: {
        periodMode: 'SINGLE',
        type: 'YEAR',
        earliestDate: { year: Math.abs(year) },
        ...(year < 0 && { earliestEra: 'BC' }),
      },
    })
  await enter(page, email)
  await page.goto('/app')
  const centuries = page.getByRole('region', { name: 'Date', exact: true })
  await expect(centuries.getByRole('slider')).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])

  const column = (at: number) => centuries.getByRole('listitem').nth(at)
  await column(2).hover()
  await expect(centuries.getByRole('link')).toHaveText('12th century B.C.: 1')
  await page.mouse.move(0, 0)
  const highest = /: 10$/
  await expect(centuries.getByRole('link')).toHaveText(highest)
  await column(1).click()
  await page.mouse.move(0, 0)
  await expect(centuries.getByRole('link')).toHaveText('13th century B.C.: 1')
  const slider = centuries.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '14th century B.C.: 1')
  await page.keyboard.press('ArrowRight')
  await expect(centuries.getByRole('link')).toHaveText('13th century B.C.: 1')
  await page.keyboard.press('Tab')
  await expect(centuries.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/catalogue\?filters=/)
  await expect(page.getByText('1 object', { exact: true })).toBeVisible()

  await page.goto('/app/statistics')
  await expect(page.getByRole('region', { name: 'Dates by decade' }).getByRole('slider')).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
})

test('The report of procedures is sound on every screen, figures of one digit included [C-S07]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email, '/api/v1/procedures')
  for (const type of ['LOAN_OUT', 'LOAN_IN']) await api('POST', '', { type, title: 'Cups' })
  await enter(page, email)
  await page.goto('/app/procedures/report')
  await expect(page.getByRole('slider').first()).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])
})
