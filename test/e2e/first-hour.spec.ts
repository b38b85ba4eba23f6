import { aCard, apiOf, enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

test('A fresh museum is shown around by keyboard, adds sample data and removes it again [F-W10] [F-W11]', async ({
  page,
  app,
}) => {
  test.setTimeout(300_000)
  const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN' })
  await app.starterTerms(tenantId)
  await enter(page, email)
  await page.goto('/app')

  const start = page.getByRole('button', { name: 'Take a short tour' })
  await start.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog')
  await expect(note).toContainText('1 of 5')
  await expect(note.getByRole('heading', { name: 'Everything has its place' })).toBeFocused()
  await expectSound(page)
  for (const heading of [
    'Add an object',
    'Import your spreadsheet',
    'Search and commands',
    'Help for this page',
  ]) {
    await page.keyboard.press('ArrowRight')
    await expect(note.getByRole('heading', { name: heading })).toBeFocused()
    await expect(note).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('ArrowLeft')
  await expect(note).toContainText('4 of 5')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(start).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
  await expect(start).toBeHidden()
  // Again from the palette, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('tour')
  await page.keyboard.press('Enter')
  for (let step = 1; step < 5; step++) {
    await expect(note).toContainText(`${step} of 5`)
    await expect(note).toBeInViewport({ ratio: 1 })
    await note.getByRole('button', { name: 'Next' }).click()
  }
  await note.getByRole('button', { name: 'Done' }).click()
  await expect(note).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })

  // Empty pages teach, and offer the same.
  await page.goto('/app/procedures')
  await expect(page.getByRole('button', { name: 'Add sample data' })).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await page.goto('/app/catalogue')
  const offer = page.getByRole('button', { name: 'Add sample data' })
  await expect(offer).toBeVisible()
  await expectSound(page)
  await offer.dblclick()
  await expect(page.getByText('Sample data added').first()).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText('20 objects')).toBeVisible()
  await expect(page.getByText('Sample 1', { exact: true }).first()).toBeVisible()

  await page.goto('/app')
  const block = page.getByRole('region', { name: 'Sample data' })
  await expect(page.getByText('0 of 6 done')).toBeVisible()
  await block.getByRole('button', { name: 'Remove sample data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove sample data?' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Objects' })).toContainText('20')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByText('Sample data removed').first()).toBeVisible({ timeout: 60_000 })
  await expect(block.getByRole('button', { name: 'Add sample data' })).toBeVisible()
  await page.goto('/app/catalogue')
  await expect(page.getByText('No objects yet')).toBeVisible()
  // What is drawn without words says its name under the pointer.
  for (const button of await page.locator('button[aria-label]').all())
    if ((await button.innerText()).trim() === '' && (await button.isVisible()))
      expect(await button.getAttribute('title'), (await button.getAttribute('aria-label')) ?? '').toBeTruthy()
})

test('The pictures of an object without any are no empty page, and its values have room for words at every width [F-W11]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const id = await aCard(await apiOf(app, email), '/', {
    objectNumbers: [{ objectNumber: '7' }],
    title: { en: 'Bowl' },
    briefDescription: { en: 'A wooden bowl, turned from one piece and mended at the rim.' },
  })
  await enter(page, email)
  for (const width of [390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/app/damobject/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Bowl' })).toBeInViewport()
    const values = page.getByRole('definition')
    await expect(values.first()).toBeVisible()
    for (const value of await values.all())
      expect((await value.boundingBox())?.width, `at ${width}`).toBeGreaterThan(180)
    await expectSound(page)
  }
})
