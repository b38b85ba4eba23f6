import type { Locator, Page } from '@playwright/test'
import { aCard, apiOf, enter, expect, expectSoundOnScreens, test } from './fixtures.ts'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('it has no place on the page')
  return box
}

/** True where nothing of one lies upon the other. */
const areApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

const photograph = async (page: Page) =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 })
      canvas.getContext('2d')?.fillRect(20, 20, 100, 100)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    }),
    'base64',
  )

test('An object without a picture offers to upload one; messages stand above the uploads, which go when all has arrived [F-W10] [F-W11]', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  const { email } = await app.person({ role: 'TENANT_ADMIN', licence: 'TRIAL' })
  const api = await apiOf(app, email)
  const id = await aCard(api, '/', { title: { en: 'Tea pot' } })
  await enter(page, email)
  await page.goto(`/app/catalogue/object/${id}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await pictures.getByRole('button', { name: 'Upload' }).click()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Choose files' }).click()
  await (await chosen).setFiles({
    name: 'pot.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(page),
  })
  await page.getByRole('button', { name: 'Upload 1 file' }).click()
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByRole('heading', { name: '1 file is ready' })).toBeVisible({ timeout: 30_000 })

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Tea pot with flowers')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const message = page.getByText('Object has been saved')
  await expect(message).toBeVisible()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  expect(await areApart(message.locator('..'), tray)).toBe(true)
  await expect(tray).toBeHidden({ timeout: 40_000 })
})

test('At any width the way to a page is read in words beside the search, and dates of a loan are read whole [F-W11] [F-W21]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN', licence: 'TRIAL', language: 'it' })
  const api = await apiOf(app, email, '/api/v1/procedures')
  const values = { loan: { start: '2027-02-01', end: '2027-05-01' } }
  const id = String((await api('POST', '', { type: 'LOAN_OUT', title: 'Vedute del porto', values }))?.id)
  await enter(page, email)
  await page.goto(`/app/procedures/${id}/edit`)
  const path = page.getByRole('navigation', { name: 'Percorso' })
  const search = page.getByRole('button', { name: /Cerca nella collezione/ })
  for (const width of [640, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const current = path.locator('[aria-current]')
    await expect(current).toBeVisible()
    // Two places are read one after the other, and the page may still be settling in its new width.
    await expect.poll(() => areApart(path, search), { message: `${width}` }).toBe(true)
    for (const name of await path.locator('a:visible, [aria-current]:visible').all()) {
      const { seen, whole } = await name.evaluate(({ clientWidth, scrollWidth }) => ({
        seen: clientWidth,
        whole: scrollWidth,
      }))
      // A long name may end in dots; letters by themselves say nothing.
      expect(seen >= Math.min(whole, 48), `${width}: ${await name.innerText()}`).toBe(true)
    }
    const note = page.getByRole('note')
    expect(
      await note.evaluate(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth),
      `${width}`,
    ).toBe(true)
    for (const label of ['Inizio del prestito', 'Fine del prestito']) {
      const input = page.getByLabel(label, { exact: true })
      await expect(input).toHaveValue(/2027/)
      expect(
        await input.evaluate(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth),
        `${width}`,
      ).toBe(true)
    }
    // The button of the help stands on the first line of the name it belongs to.
    for (const help of await page.locator('button[aria-keyshortcuts="F1"]:visible').all()) {
      const { label, button } = await help.evaluate(element => ({
        label: (element.previousElementSibling as Element).getBoundingClientRect().toJSON() as DOMRect,
        button: element.getBoundingClientRect().toJSON() as DOMRect,
      }))
      expect(button.y < label.y + 16, `${width}: ${await help.getAttribute('aria-label')}`).toBe(true)
    }
  }
})

test('The rarer tools of a list say their names on a wide screen, and the tools stay in one line [F-W10]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN', language: 'de' })
  await aCard(await apiOf(app, email), '/', { title: { de: 'Teekanne' } })
  await enter(page, email)
  await page.goto('/app/catalogue')
  const tools = [
    page.getByRole('button', { name: 'Als Suche speichern' }),
    page.getByRole('button', { name: 'Nach Bild oder Farbe suchen' }),
  ]
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const create = await boxOf(page.getByRole('button', { name: 'Neues Objekt' }))
    for (const tool of tools) {
      const place = await boxOf(tool)
      expect(Math.abs(place.y + place.height / 2 - (create.y + create.height / 2)), `${width}`).toBeLessThan(
        4,
      )
      expect(await tool.getAttribute('title')).toBeTruthy()
      expect((await boxOf(tool.locator('span'))).width > 20, `${width}`).toBe(width >= 1920)
    }
  }
})

test('A password that is refused is refused before the documents are read [F-W11]', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Museum or parent organisation').fill('Museum of Krempe')
  await page.getByLabel('Organisation type').selectOption('museum')
  await page.getByLabel('Country').selectOption('DE')
  for (const [label, value] of [
    ['VAT number', 'DE123456789'],
    ['Address', 'Am Markt 3'],
    ['Postcode', '25 361'],
    ['Place', 'Krempe'],
    ['First name', 'Jens'],
    ['Last name', 'Holm'],
    ['Date and place of birth', '3.5.1960'],
    ['Tax code', '18 123 45678'],
    ['E-mail', 'office@krempe.example'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Last name').fill('Thiessen')
  await page.getByLabel('E-mail').fill('maria@krempe.example')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Krempe2026x')
  await expect(page.getByText(/^Password strength/)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await password.fill('Leuchtturm7Segel')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('An empty vocabulary says how terms come, and is one no more with the first of them [F-W10]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await enter(page, email)
  await page.goto('/app/vocabularies/KEYWORDS')
  const advice = page.getByRole('heading', { name: 'No terms yet' })
  await expect(advice).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  const api = await apiOf(app, email, '/api/v1')
  await api('POST', '/lists/KEYWORDS/terms', { name: 'Harbour', assignable: true })
  await expect(advice).toBeHidden()
  await expect(page.getByText('Harbour').first()).toBeVisible()
})
