import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'

const begun = {
  objectNumbers: [{ objectNumber: 'K 1' }],
  objectInformation: { objectCategory: { id: 12 } },
  title: { en: 'Krater', de: 'Krater' },
  briefDescription: { en: 'A krater with a departing warrior' },
  description: { en: 'A warrior leaves.', de: 'Ein Krieger zieht aus.' },
}

test('Texts are translated side by side by the keyboard; what is out of date is marked, confirmed and in the history [F-W13]', async ({
  page,
  app,
}) => {
  test.slow()
  const anna = await app.person({ role: 'TENANT_ADMIN' })
  const viewer = await app.person({
    museum: { tenantId: anna.tenantId, name: anna.name },
    permissions: ['catalogueRead'],
  })
  const api = await apiOf(app, anna.email)
  const id = await aCard(api, '/', begun)
  const record = `/app/catalogue/object/${id}`
  await api('PUT', `/${id}/lock`, {})
  const description = { en: 'A young warrior leaves.', de: 'Ein Krieger zieht aus.' }
  await api('PUT', '/', { id, version: 1, ...begun, description })
  await api('DELETE', `/${id}/lock`, {})
  await enter(page, anna.email)
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })

  await test.step('a key opens the page; texts stand side by side', async () => {
    await page.goto(record)
    await expect(page.getByRole('heading', { level: 1, name: 'Krater' })).toBeVisible()
    await page.keyboard.press('t')
    await page.getByRole('combobox', { name: 'Target language' }).selectOption('de')
    await expect(page.getByText('2 of 3 translated · 1 out of date')).toBeVisible()
    await expect(text('Title')).toHaveValue('Krater')
    await expect(page.getByText('Source changed since')).toBeVisible()
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectSound(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('one goes from text to text, begins with the source, and saves', async () => {
    await text('Title').focus()
    await page.keyboard.press('Tab')
    await expect(text('Summary')).toBeFocused()
    await page.keyboard.press('F2')
    await expect(text('Summary')).toHaveValue('A krater with a departing warrior')
    await text('Summary').fill('Krater mit ausziehendem Krieger')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(page.getByText('3 of 3 translated · 1 out of date')).toBeVisible()
  })

  await test.step('a translation that is still right is confirmed, undone, and confirmed by its key', async () => {
    await page.getByRole('switch', { name: 'Only missing or out of date' }).check()
    await expect(text('Summary')).toBeHidden()
    // However little there is to show, the bar stands at the foot of the window.
    const bar = await page.getByRole('region', { name: 'Saving' }).boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(900)
    await page.getByRole('button', { name: 'Still correct' }).click()
    await expect(page.getByText('Source changed since')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Source changed since')).toBeVisible()
    await text('Description').focus()
    await page.keyboard.press('F4')
    await expect(page.getByText('Source changed since')).toBeHidden()
  })

  await test.step('the history says so', async () => {
    await page.getByRole('region', { name: 'Saving' }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('tab', { name: 'History' }).click()
    const history = page.getByRole('tabpanel')
    await expect(history.getByText('confirmed a translation').first()).toBeVisible()
    await expect(history.getByText('Description: English → Deutsch').first()).toBeVisible()
    await expectSound(page)
  })

  await test.step('who only reads is not offered it', async () => {
    await page.context().clearCookies()
    await enter(page, viewer.email)
    await page.goto(`${record}/edit?view=translation`)
    await expect(page).toHaveURL(record)
    await expect(page.getByRole('heading', { level: 1, name: 'Krater' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Translate…' })).toHaveCount(0)
  })
})
