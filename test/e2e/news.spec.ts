import { enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

test('An operator publishes news for a museum, and a user there reads it in German until nothing is unread [C-P11] [C-S05] [P-S15]', async ({
  page,
  app,
  browser,
}) => {
  const reader = await app.person({ role: 'USER' })
  const stranger = await app.person({ role: 'USER' })
  const operator = await app.operator()
  const context = await browser.newContext({ baseURL: app.address, locale: 'en-GB' })
  const theirs = await context.newPage()
  await enter(theirs, reader.email)
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await enter(page, operator.email, operator.code)
  await page.goto('/operator/news')
  await page.getByRole('button', { name: 'Write news' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Heading').fill('New viewer for maps')
  await editor.getByRole('group', { name: 'Language', exact: true }).getByText('Deutsch').click()
  await editor.getByLabel('Heading').fill('Neuer Betrachter für Karten')
  await editor
    .getByLabel('Text')
    .fill('Karten drehen sich jetzt.\n\nMehr in [unserer Hilfe](https://help.example/maps).')
  await editor.getByText('Selected museums').click()
  await editor.getByLabel('Search a museum by name').fill(reader.name)
  await page.getByRole('option', { name: reader.name, exact: true }).click()
  await editor.getByLabel('Pin above other news').check()
  await editor.getByRole('group', { name: 'Preview: Language' }).getByText('Deutsch').click()
  const preview = editor.getByRole('article')
  await expect(preview.getByRole('heading', { name: 'Neuer Betrachter für Karten' })).toBeVisible()
  await expect(preview.getByRole('link', { name: /unserer Hilfe/ })).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await editor.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('News saved')).toBeVisible()
  await page.goto('/operator/record')
  await expect(page.getByText(/wrote “New viewer for maps”/)).toBeVisible()
  await expectSound(page)

  // It comes by itself to whoever has a page open.
  await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await theirs.getByRole('link', { name: 'All news' }).click()
  await expect(theirs).toHaveURL(/\/app\/news$/)
  await expect(theirs.getByRole('status').filter({ hasText: '1 unread' })).toBeVisible()
  await expectSoundOnScreens(theirs, ['phone', 'desktop'])
  await theirs.keyboard.press('Control+k')
  await theirs.getByRole('combobox').fill('Deutsch')
  await theirs.keyboard.press('Enter')
  await theirs
    .getByRole('main')
    .getByRole('link', { name: 'Neuer Betrachter für Karten (Ungelesen)' })
    .click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Neuer Betrachter für Karten' })).toBeVisible()
  await expect(theirs.getByText('Karten drehen sich jetzt.')).toBeVisible()
  await expect(theirs.getByRole('link', { name: /unserer Hilfe/ })).toHaveAttribute(
    'href',
    'https://help.example/maps',
  )
  await expectSoundOnScreens(theirs, ['phone', 'desktop'])
  await expect(theirs.getByRole('button', { name: 'Benachrichtigungen', exact: true })).toBeVisible()
  await theirs.getByRole('link', { name: 'Alle Neuigkeiten' }).click()
  await expect(theirs.getByText('Keine ungelesenen Neuigkeiten')).toBeVisible()

  await context.clearCookies()
  await enter(theirs, stranger.email)
  await theirs.goto('/app/news')
  await expect(theirs.getByRole('heading', { name: 'No news' })).toBeVisible()
  await expectSound(theirs)
  await context.close()
})
