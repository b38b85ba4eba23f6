import sharp from 'sharp'
import { apiOf, enter, expect, expectSound, type Product, password, test } from './fixtures.ts'

/** A photograph of a museum, and somebody who may do everything with it. */
async function photograph(app: Product) {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const form = { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password }
  const signedIn = await fetch(`${app.address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const create = { width: 1500, height: 1000, channels: 3, background: '#9a6a4a' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'krater.jpg')
  const made = await fetch(`${app.address}/api/v1/files/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  const answer = (await made.json()) as { result: { id: string }[] }
  return { email, id: String(answer.result[0]?.id) }
}

test('A file is shared with a password, opened and downloaded by an outsider, and the link revoked [C-F05] [P-R08] [C-M02]', async ({
  page,
  browser,
  app,
}) => {
  test.slow()
  const { email, id } = await photograph(app)
  await enter(page, email)
  await page.goto(`/app/dam/file/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Size').selectOption('1200')
  await dialog.getByLabel('Watermark').check()
  await dialog.getByLabel('Password', { exact: true }).fill('red figure')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()

  const stranger = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const reader = await stranger.newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: 'This file is password-protected' })).toBeVisible()
  await expectSound(reader)
  const asked = reader.getByLabel('Password', { exact: true })
  await asked.fill('black figure')
  await reader.getByRole('button', { name: 'Open file' }).click()
  await expect(reader.getByText('Wrong password')).toBeVisible()
  await asked.fill('red figure')
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('heading', { name: 'krater.jpg', level: 1 })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'krater.jpg' })).toHaveJSProperty('naturalWidth', 1200)
  await expectSound(reader)
  await reader.emulateMedia({ colorScheme: 'dark' })
  await expectSound(reader)
  const fetching = reader.waitForEvent('download')
  await reader.getByRole('link', { name: 'Download' }).click()
  const fetched = await fetching
  expect(fetched.suggestedFilename()).toBe('krater.jpg')
  expect((await sharp(await fetched.path()).metadata()).width).toBe(1200)
  await reader.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(reader.getByRole('heading', { name: 'Über diese Datei' })).toBeVisible()
  await reader.getByRole('radio', { name: 'English' }).click({ force: true })

  await page.reload()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText('1 view, 1 download', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: /^Revoke this link/ }).click()
  await expect(dialog.getByText('Not shared.')).toBeVisible()
  await reader.getByRole('link', { name: 'Download' }).click()
  await expect(reader.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expectSound(reader)
  await stranger.close()
})

test('A file is renamed, replaced and restored, and downloaded with others in one archive [C-F03] [C-M01]', async ({
  page,
  app,
}) => {
  test.slow()
  const { email, id } = await photograph(app)
  await enter(page, email)
  await page.goto(`/app/dam/file/${id}`)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const dialog = page.getByRole('dialog')
  await choose('Rename')
  await dialog.getByLabel('Name').fill('Column krater')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Column krater.jpg', level: 1 })).toBeVisible()

  await choose('Replace content')
  const create = { width: 40, height: 30, channels: 3, background: '#334455' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Column krater.png', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByRole('heading', { name: 'Column krater.jpg', level: 1 })).toBeVisible()

  await choose('Download')
  await dialog.getByLabel('Size').selectOption('1200')
  await dialog.getByLabel('Format').selectOption('webp')
  const picture = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await picture).suggestedFilename()).toBe('Column krater.webp')

  await page.goto('/app/dam')
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Download files' }).click()
  await dialog.getByRole('button', { name: 'Create archive' }).click()
  const archive = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download archive' }).click()
  expect((await archive).suggestedFilename()).toMatch(/^Files .*\.zip$/)
})

test('A requester downloads the image of a request as agreed once it is delivered, and the museum sees that they did [C-P03]', async ({
  page,
  browser,
  app,
}) => {
  test.slow()
  const { email, id: file } = await photograph(app)
  const api = await apiOf(app, email, '/api/v1/procedures')
  const values = { delivered: { date: '2027-02-10' } }
  const id = String((await api('POST', '', { type: 'REPRODUCTION', title: 'Kraters', values }))?.id)
  await api('PUT', `/${id}/objects`, { selection: { ids: [file] } })
  await api('PUT', `/${id}/objects/${file}`, {
    version: 1,
    values: {
      clearance: { rights: { id: 3 } },
      format: { id: 1 },
      longestSide: 600,
      creditLine: 'Photo: Anna',
    },
  })
  const { url } = (await api('POST', `/${id}/room`, { recipient: 'A publisher' })) as { url: string }
  await enter(page, email)
  await page.goto(`/app/procedures/${id}`)
  await page.getByRole('tab', { name: 'Requester' }).click()
  await expect(page.getByText('From the step “Delivered” on, 1 file can be downloaded')).toBeVisible()
  const outside = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const requester = await outside.newPage()
  const { pathname, search } = new URL(url)
  await requester.goto(`${app.address}${pathname}${search}`)
  await expect(requester.getByText('Photo: Anna')).toBeVisible()
  await expect(requester.getByRole('link', { name: /Download/ })).toHaveCount(0)
  for (const step of ['rightsCleared', 'paid', 'delivered'])
    await api('PUT', `/${id}/status`, { step, reason: 'As agreed' })
  await requester.reload()
  const coming = requester.waitForEvent('download')
  await requester.getByRole('link', { name: 'Download krater.jpg' }).click()
  const picture = await sharp(await (await coming).path()).metadata()
  expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 600, 400])
  await expectSound(requester)
  await expect(page.getByText(/1 file downloaded, first/)).toBeVisible()
})
