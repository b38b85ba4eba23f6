// `npm run guide-pictures -- http://127.0.0.1:3000`: takes the pictures of the guide, or those named after the address, in
// the demonstration that runs there.
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pictureFile } from './web-build/read-guide.ts'

/** The way to what a picture shows, from the home page of the demonstration's administrator. */
type Journey = (page: Page) => Promise<void>

const open =
  (path: string): Journey =>
  async page =>
    void (await page.goto(path))

/** Opens the first record of a list. */
const firstOf =
  (list: string): Journey =>
  async page => {
    await page.goto(list)
    await page.locator(`main a[href^="${list}/"]`).first().click()
    await page.waitForURL(url => url.pathname !== list)
    await page.locator('main h1').first().waitFor()
  }

/** Opens the first condition report with damages on a picture. */
const damagedObject: Journey = async page => {
  await page.goto('/app/condition-reports')
  const links = page.locator('main a[href^="/app/condition-reports/"]')
  await links.first().waitFor()
  const addresses = await links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
  for (const address of new Set(addresses)) {
    await page.goto(address)
    await page.locator('main h1').first().waitFor()
    await page.waitForTimeout(2000)
    if ((await page.getByText('No damages found.').count()) === 0) return
  }
  throw new Error('no condition report has damages')
}

const chooseTerm: Journey = async page => {
  await page.goto('/app/vocabularies/MTC')
  await page.getByText('metal', { exact: true }).click()
  await page.getByText('Scope note').first().waitFor()
}

const editFirst: Journey = async page => {
  await firstOf('/app/catalogue')(page)
  await page
    .getByRole('link', { name: 'Edit', exact: true })
    .or(page.getByRole('button', { name: 'Edit', exact: true }))
    .first()
    .click()
  await page.getByRole('navigation', { name: 'Contents' }).first().waitFor()
}

/** A table with a number that occurs twice, read and checked. */
const checkTable: Journey = async page => {
  await page.goto('/app/catalogue/import?type=object')
  const rows = [
    'Number,Title,Material',
    'G 101,Bowl,clay',
    'G 102,Lamp,bronze',
    'G 102,Lamp with two spouts,bronze',
  ]
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'finds.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Check file', exact: true }).click()
  await page.getByText('This number is already in row').first().waitFor()
}

/** Every picture of the guide, by its name in `docs/guide/<language>`. */
export const journeys: Readonly<Record<string, Journey>> = {
  home: open('/app'),
  form: editFirst,
  file: firstOf('/app/dam'),
  vocabulary: chooseTerm,
  search: open('/app/advsearch/searches/new'),
  list: open('/app/catalogue'),
  import: checkTable,
  procedure: open('/app/procedures/loan-out'),
  condition: damagedObject,
  template: firstOf('/app/templates'),
}

/** The most that a picture may weigh, in bytes. */
export const heaviest = 60_000

/** Pictures as WebP, with the best quality that is light enough. */
async function packed(picture: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35]) {
    const file = await sharp(picture).webp({ quality }).toBuffer()
    if (file.length <= heaviest) return file
  }
  throw new Error('a picture is too heavy')
}

async function takePictures(address: string, names: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox'],
  })
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1200, height: 750 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('admin@demo.museum')
  await page.getByLabel('Password', { exact: true }).fill('Vitrine2026')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  for (const [name, journey] of Object.entries(journeys)) {
    if (names.length > 0 && !names.includes(name)) continue
    await journey(page)
    // Pictures and counts arrive after the page.
    await page.waitForTimeout(2500)
    writeFileSync(pictureFile(name), await packed(await page.screenshot()))
    console.log(`${name}.webp`)
  }
  await browser.close()
}

// Tests import the list; the command imports this file and puts its path there.
const [, script = '', address = 'http://127.0.0.1:3000', ...names] = process.argv
if (script.endsWith('guide-pictures.ts')) await takePictures(address, names)
