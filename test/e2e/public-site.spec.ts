import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aCard, apiOf, expect, expectSound, type Product, password, test } from './fixtures.ts'

/** A picture with something to see in it. */
const picture = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="100%" height="100%" fill="#8a2a1b"/><circle cx="600" cy="500" r="240" fill="#f4efe6"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer()

const year = (number: number) => ({
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestEra: 'AD',
  earliestDate: { year: number },
})

/** A museum with an open site, on which there are an object with a picture and its maker. */
async function openSite(app: Product) {
  const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN' })
  const all = await apiOf(app, email, '/api/v1')
  const catalogue = await apiOf(app, email)
  const address = `museo-${tenantId}`
  await all('PUT', `/tenant/${tenantId}/site`, {
    address,
    languages: ['en', 'de'],
    name: { en: 'Museo della Valle' },
    imprint: { en: 'Piazza 1' },
    privacy: {},
    contact: 'museo@example.org',
    textLicence: 'CC0',
    picturesWithObjects: false,
    version: null,
  })
  await all('POST', `/tenant/${tenantId}/site/open`, {})
  const maker = await aCard(catalogue, '/persons/', {
    names: [{ name: 'Piero Bianchi', preferred: true }],
    birthDate: year(1480),
    deathDate: year(1540),
  })
  await catalogue('PUT', `/persons/${maker}/publication_state`, { published: true })
  const form = { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password }
  const signedIn = await fetch(`${app.address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await picture())]), 'moon.jpg')
  const sent = await fetch(`${app.address}/api/v1/files/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  const fileId = ((await sent.json()) as { result: { id: string }[] }).result[0]?.id
  await all('PUT', `/files/${fileId}/publication_state`, { published: true })
  const object = await aCard(catalogue, '/', {
    objectNumbers: [{ objectNumber: 'MV 1' }],
    title: { en: 'Moon over the valley', de: 'Mond über dem Tal' },
    description: { en: 'A white moon stands over the red hills.' },
    productions: [{ agent: { id: maker } }],
    dating: year(1520),
    objectInformation: { objectCategory: { id: 4 } },
  })
  await catalogue('PUT', '/files', { id: object, fileIds: [fileId] })
  await catalogue('PUT', `/${object}/published_on_web`, { published: true })
  const withdraw = () => catalogue('PUT', `/${object}/published_on_web`, { published: false })
  return { root: `${app.address}/m/${address}`, withdraw }
}

/** Screens on which pages are looked at. */
const widths = [320, 768, 1440]

async function expectSoundEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectSound(page)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('Anybody finds an object on the site of a museum, looks at it closely by keys, and meets no barrier [O-W31] [O-W42] [O-W43] [O-W46] [O-W53]', async ({
  page,
  app,
}) => {
  test.slow()
  const { root, withdraw } = await openSite(app)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(app.address)) elsewhere.push(request.url())
  })

  await page.goto(`${root}/en/`)
  await expectSoundEverywhere(page)

  await test.step('what is typed proposes records, and keys choose one', async () => {
    const field = page.getByRole('combobox', { name: 'Search the collection' })
    await expect(async () => {
      await field.fill('')
      await field.fill('moo')
      await expect(page.getByRole('option', { name: 'Moon over the valley' })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await field.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Moon over the valley/)
    await expectSound(page)
    await field.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: '1 object', level: 1 })).toBeVisible()
    await expectSoundEverywhere(page)
    await page.goto(`${root}/en/search?q=xylophone`)
    await expect(page.getByRole('heading', { name: 'No results.' })).toBeVisible()
    await expectSoundEverywhere(page)
    await page.goto(`${root}/en/search`)
  })

  await page.getByRole('main').getByRole('link', { name: 'Moon over the valley' }).first().click()
  await expect(page.getByRole('heading', { name: 'Moon over the valley', level: 1 })).toBeVisible()
  await expect(page.getByText('A white moon stands')).toBeVisible()
  await expectSoundEverywhere(page)
  const address = page.url()

  await test.step('deep zoom is loaded when it is used, and obeys keys under the policy of the page', async () => {
    const zoom = page.waitForRequest(/\/m-files\/closely-/)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await zoom
    await expect(page.locator('.stage.opened .closely.near canvas').first()).toBeVisible()
    await page.keyboard.press('0')
    await expect(page.locator('.closely.near')).toHaveCount(0)
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('.closely.near')).toHaveCount(1)
    await expectSound(page)
  })

  await page.getByRole('link', { name: 'Piero Bianchi' }).first().click()
  await expect(page.getByRole('heading', { name: '1 object' })).toBeVisible()
  await expectSoundEverywhere(page)
  await page.goto(`${root}/de/about`)
  await expect(page.getByRole('heading', { name: 'Impressum' })).toBeVisible()
  await expectSoundEverywhere(page)

  await withdraw()
  expect((await page.goto(address))?.status()).toBe(410)
  await expectSoundEverywhere(page)
  expect(complaints.filter(text => !text.includes('410'))).toEqual([])
  expect(elsewhere).toEqual([])
})

test('Without scripts the site is whole: menus open, and a picture leads to the largest there is [O-W40]', async ({
  browser,
  app,
}) => {
  const { root } = await openSite(app)
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${root}/en/`)
  await page.locator('.languages > summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Mond über dem Tal' }).first().click()
  await expect(page.getByRole('heading', { name: 'Mond über dem Tal', level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Genauer ansehen' }).click()
  await expect(page).toHaveURL(/\/full\/!1200,1200\/0\/default\.jpg$/)
})
