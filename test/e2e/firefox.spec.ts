import { existsSync } from 'node:fs'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { expect, type Product, password, test } from './fixtures.ts'

/** Firefox speaks WebDriver BiDi; the browser of the other journeys is driven by a protocol of its own. */
const firefox = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/snap/bin/firefox'].find(existsSync)

const width = 1280

/** A record of a museum, made by the API as its person would. @returns its address. */
async function makeObject({ address }: Product, email: string): Promise<string> {
  const token = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'web',
      scope: 'read write',
      grant_type: 'password',
      username: email,
      password,
    }),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const made = await fetch(`${address}/api/v1/catalogue/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      values: {
        objectNumbers: [{ objectNumber: 'V 1' }],
        objectInformation: { objectCategory: { id: 12 } },
        title: { en: 'Amphora of Nessos' },
      },
    }),
  })
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await fetch(`${address}/api/v1/catalogue/${id}/lock`, {
    method: 'DELETE',
    headers: { authorization: headers.authorization },
  })
  return id
}

/** Waits until something of a role and name is there. */
const named = (page: Page, role: string, name: string) =>
  page.waitForSelector(`::-p-aria([role="${role}"][name="${name}"])`, { visible: true })

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test.describe('in Firefox', () => {
  test.skip(!firefox, 'Firefox is not installed')

  let browser: Browser
  test.beforeAll(async () => {
    browser = await launch({
      browser: 'firefox',
      executablePath: firefox ?? '',
      // It has no command for the size of a page; the window has a size from the start.
      defaultViewport: null,
      args: [`--width=${width}`, '--height=900'],
    })
  })
  test.afterAll(() => browser?.close())

  test('A record is found in the list, edited, saved and there again; every page fits its window [F-W22]', async ({
    app,
  }) => {
    test.slow()
    const { email } = await app.person({ role: 'TENANT_ADMIN' })
    const id = await makeObject(app, email)
    const page = await browser.newPage()
    await page.goto(`${app.address}/login?lang=en`)
    await (await page.waitForSelector('input[type=email], input[name=email]'))?.type(email)
    await (await page.waitForSelector('input[type=password]'))?.type(password)
    await page.keyboard.press('Enter')
    await named(page, 'link', 'Catalogue')
    const shows = (text: string) =>
      page.waitForFunction(wanted => document.body.innerText.includes(wanted), {}, text)
    await page.goto(`${app.address}/app/catalogue`)
    await shows('Amphora of Nessos')
    expect(await fits(page)).toBe(true)

    const record = `${app.address}/app/catalogue/object/${id}`
    await page.goto(record)
    await shows('Amphora of Nessos')
    expect(await fits(page)).toBe(true)
    await (await named(page, 'button', 'Edit'))?.click()
    const title = await named(page, 'textbox', 'Title')
    await title?.click({ count: 3 })
    await page.keyboard.type('Amphora of the Nessos Painter')
    await (await named(page, 'button', 'Save changes'))?.click()
    await page.waitForFunction(() => document.querySelector('h1')?.innerText.includes('Nessos Painter'))
    await page.reload()
    await shows('Amphora of the Nessos Painter')

    for (const [path, heading] of [
      ['dam', 'Digital assets'],
      ['procedures', 'Procedures'],
      ['calendar', 'Calendar'],
      ['settings/museum', 'Museum'],
    ] as const) {
      await page.goto(`${app.address}/app/${path}`)
      await shows(heading)
      expect(await fits(page), path).toBe(true)
    }
  })
})
