import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { provideBrowser } from '../../scripts/test-machine.mjs'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { type Visit, visit } from './visit.ts'

/** `npm run bench -- pages [name …]`: what a browser that comes for the first time loads for each page, and what moves before its eyes. */
const wanted = process.argv.slice(3)
const port = 3923
const username = 'admin@demo.museum'
const password = 'Vitrine2026'

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

/** The most that must hold; absent: for nothing. */
interface Promised {
  readonly requests?: number
  readonly scriptKb?: number
}
/** Shifts of every page stay below it. */
const mostShift = 0.05

const light: Promised = { requests: 40, scriptKb: 300 }
const heavy: Promised = { requests: 40, scriptKb: 400 }

interface PageToVisit {
  readonly path: string
  readonly promised?: Promised
}

const idOf = async (address: string, token: string, path: string): Promise<string> => {
  const answer = await fetch(`${address}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { result } = (await answer.json()) as { readonly result: readonly { readonly id: string }[] }
  const [first] = result
  if (!first) throw new Error(`nothing at ${path}`)
  return first.id
}

async function pagesOf(address: string, token: string): Promise<Readonly<Record<string, PageToVisit>>> {
  const object = await idOf(address, token, '/catalogue/?blocksize=20&without_filters=true')
  const procedure = await idOf(address, token, '/procedures?size=20')
  return {
    login: { path: '/login', promised: { requests: 40, scriptKb: 150 } },
    home: { path: '/app', promised: light },
    list: { path: '/app/catalogue', promised: light },
    gallery: { path: '/app/catalogue?view=gridView' },
    record: { path: `/app/catalogue/object/${object}`, promised: heavy },
    form: { path: `/app/catalogue/object/${object}/edit`, promised: heavy },
    'digital assets': { path: '/app/dam' },
    statistics: { path: '/app/statistics', promised: light },
    search: { path: '/app/search?q=vase' },
    procedures: { path: '/app/procedures', promised: light },
    procedure: { path: `/app/procedures/${procedure}`, promised: heavy },
    vocabularies: { path: '/app/vocabularies', promised: light },
    calendar: { path: '/app/calendar', promised: light },
    profile: { path: '/app/profile' },
  }
}

/** The cookies of somebody who signed in. */
async function signedInState(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('input[type=email]').fill(username)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.locator('nav').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Waits until the demonstration, which is made while the product runs, is whole: its news would be counted. */
async function demonstrationIsWhole(address: string, token: string): Promise<void> {
  let before = ''
  for (let same = 0; same < 6; ) {
    await new Promise(resolve => setTimeout(resolve, 5000))
    const answer = await fetch(`${address}/api/v1/statistics/home`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const now = JSON.stringify(((await answer.json()) as { readonly cards: unknown }).cards)
    same = now === before ? same + 1 : 0
    before = now
  }
}

interface Row extends Visit {
  readonly page: string
  readonly screen: string
  /** Promises that did not hold. */
  readonly broken: readonly string[]
}

const brokenOf = ({ requests, scriptKb, shift }: Visit, promised: Promised = {}): readonly string[] => [
  ...(requests > (promised.requests ?? Number.POSITIVE_INFINITY) ? [`${promised.requests} requests`] : []),
  ...(scriptKb > (promised.scriptKb ?? Number.POSITIVE_INFINITY)
    ? [`${promised.scriptKb} kB of scripts`]
    : []),
  ...(shift >= mostShift ? [`a shift under ${mostShift}`] : []),
]

async function visitAll(address: string): Promise<readonly Row[]> {
  provideBrowser()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  try {
    const pages = await pagesOf(address, await signIn(address, username))
    const storageState = await signedInState(browser, address)
    const rows: Row[] = []
    for (const [page, { path, promised }] of Object.entries(pages))
      for (const [screen, options] of Object.entries(screens)) {
        if (wanted.length > 0 && !wanted.includes(page)) continue
        const person = page === 'login' ? {} : { storageState }
        const seen = await visit(browser, { baseURL: address, locale: 'en-GB', ...options, ...person }, path)
        rows.push({ page, screen, ...seen, broken: brokenOf(seen, promised) })
      }
    return rows
  } finally {
    await browser.close()
  }
}

const given = process.env.BENCH_ADDRESS
const dataDir = given ? undefined : (process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'vitrine-pages-')))
const product = dataDir === undefined ? undefined : await startProduct(dataDir, port)
const address = product?.address ?? given ?? ''
let rows: readonly Row[] = []
try {
  await demonstrationIsWhole(address, await signIn(address, username))
  rows = await visitAll(address)
} finally {
  await product?.stop()
}

const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n`)
console.log('page                     requests (pictures)  scripts     all       first    largest  shift')
for (const {
  page,
  screen,
  requests,
  pictures,
  scriptKb,
  totalKb,
  firstPaintMs,
  largestPaintMs,
  shift,
  broken,
} of rows)
  console.log(
    [
      `${page}, ${screen}`.padEnd(24),
      `${requests}`.padStart(8),
      `(${pictures})`.padStart(10),
      `${scriptKb} kB`.padStart(13),
      `${totalKb} kB`.padStart(11),
      `${firstPaintMs} ms`.padStart(9),
      `${largestPaintMs} ms`.padStart(9),
      `${shift}`.padStart(6),
      broken.length > 0 ? `  must hold: ${broken.join(', ')}` : '',
    ].join(''),
  )
if (wanted.length === 0)
  writeFileSync(
    new URL('../results/pages.json', import.meta.url),
    `${JSON.stringify({ at: new Date(), machine: measuredOn, rows }, null, 2)}\n`,
  )
if (dataDir !== undefined && !process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true })
process.exit(rows.some(({ broken }) => broken.length > 0) ? 1 : 0)
