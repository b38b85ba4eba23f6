import { enter, expect, expectSound, test } from './fixtures.ts'

test('A new museum completes its setup, adds objects with quick add, and opens lists from its overview, also on a phone and in other languages [C-S07] [C-S05]', async ({
  page,
  app,
}) => {
  const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN' })
  await app.starterTerms(tenantId)
  await enter(page, email)
  await page.goto('/app')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByText('0 of 6 done')).toBeVisible()
  await expect(page.getByText('No objects yet')).toBeVisible()
  await expectSound(page)

  // On to the next without a mouse.
  const number = page.getByRole('textbox', { name: 'Number', exact: true })
  for (const [typed, title] of [
    ['1915.7', 'Amphora'],
    ['1915.8', 'Bowl'],
  ] as const) {
    await number.fill(typed)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${typed}, ${title} has been added`)).toBeVisible()
    await expect(number).toBeFocused()
  }
  await expect(steps.getByText('1 of 6 done')).toBeVisible()
  await expect(steps.getByRole('listitem').filter({ hasText: 'Record your first object' })).toContainText(
    'Done',
  )
  await expect(page.getByRole('region', { name: 'Where you left off' }).getByRole('link')).toHaveText([
    /Bowl/,
    /Amphora/,
  ])
  // A number that is taken is said where it was typed.
  await number.fill('1915.7')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The object was not added/)).toBeVisible()
  await expect(number).toHaveValue('1915.7')
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Where you left off' }).getByText('Amphora')).toBeVisible()
  await expect(steps).toBeHidden()

  await page.getByRole('link', { name: 'Overview: Show all' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
  const growth = page.getByRole('region', { name: 'Growth' })
  await expect(growth.getByRole('link')).toHaveText(/: 2$/)
  await growth.getByRole('button', { name: 'Growth: show as table' }).click()
  await expect(growth.getByRole('row')).toHaveCount(25)
  const waiting = page.waitForEvent('download')
  await growth.getByRole('button', { name: 'Growth: download as CSV' }).click()
  expect((await waiting).suggestedFilename()).toBe('Growth.csv')
  await expectSound(page)
  await growth.getByRole('link').click()
  await expect(page).toHaveURL(/\/app\/catalogue\?criteria=/)
  await expect(page.getByText('2 objects')).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Deutsch')
  const kept = page.waitForResponse(response => response.url().includes('/api/v1/me/lang'))
  await page.keyboard.press('Enter')
  await kept
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/statistics')
  await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zuwachs' })).toBeVisible()
  await expectSound(page)
  await page.goto('/app')
  await expect(page.getByRole('region', { name: 'Überblick' })).toBeVisible()
  await expectSound(page)
})
