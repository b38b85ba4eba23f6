import { enter, expect, expectSound, password, test } from './fixtures.ts'

test('A global search handles a typo, a period and the command palette, and continues to the list [C-S06] [P-S15]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await enter(page, email)
  const signedIn = await page.request.post('/oauth/token', {
    form: { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password },
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  for (const [number, title, century] of [
    ['1915.7', 'Oil lamp', 3],
    ['1915.8', 'Krater', 5],
  ] as const)
    await page.request.post('/api/v1/catalogue/', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        values: {
          objectNumbers: [{ objectNumber: number }],
          title: { en: title },
          dating: {
            periodMode: 'SINGLE',
            type: 'CENTURY',
            earliestPeriod: { number: century },
            earliestEra: 'BC',
          },
        },
      },
    })

  await page.goto('/app')
  await page.getByRole('button', { name: /Search the collection/ }).click()
  await page.getByRole('combobox').fill('lmap')
  await expect(page.getByRole('option', { name: /Oil lamp/ })).toBeVisible()
  await page.getByRole('option', { name: 'Search everywhere for “lmap”' }).click()
  await expect(page).toHaveURL(/\/app\/search\?q=lmap/)
  await expect(page.getByText('Showing results for “lamp”.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Oil lamp/ })).toBeVisible()
  await expectSound(page)

  const field = page.getByRole('textbox', { name: 'Search the collection' })
  await field.fill('5th century BC')
  await expect(page.getByText(/was read as a date/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Krater/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Oil lamp/ })).toBeHidden()
  await field.press('Enter')
  await field.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/catalogue\/object\//)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: '5th century BC' })).toBeVisible()
  await page.getByRole('combobox').fill('1915.7')
  await expect(page.getByRole('option').first()).toContainText('Oil lamp')
})
