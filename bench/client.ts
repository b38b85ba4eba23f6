import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Figure } from './server.ts'
import { median, rounded } from './statistics.ts'

const kilobytes = (bytes: number): number => rounded(bytes / 1000)

/** Sums up the scripts a page loads, each compressed with gzip, however the server sent it. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then(body => gzipSync(body, { level: 9 }).length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const newPage = async (browser: Browser, address: string): Promise<Page> =>
  (await browser.newContext({ baseURL: address, locale: 'en-GB' })).newPage()

const emailField = (page: Page) => page.locator('input[type=email]')

async function openLogin(page: Page): Promise<number> {
  const began = performance.now()
  await page.goto('/login')
  await emailField(page).fill('admin@demo.museum')
  return performance.now() - began
}

async function signIn(page: Page): Promise<void> {
  await openLogin(page)
  await page.locator('input[type=password]').fill('Vitrine2026')
  await page.locator('button[type=submit]').click()
  await page.locator('nav').first().waitFor()
  // What the shell fetches behind the first picture counts too. The stream of news never ends, so the network is never idle.
  await page.waitForTimeout(3000)
}

/** Milliseconds until the login form takes text, slowed down so many times. */
async function timeToInteractive(browser: Browser, address: string, slowdown: number): Promise<number> {
  const samples: number[] = []
  for (let n = 0; n < 5; n++) {
    const page = await newPage(browser, address)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    samples.push(await openLogin(page))
    await page.context().close()
  }
  return median(samples)
}

/** Size and speed of the client in a real browser. */
export async function measureClient(address: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  try {
    const login = await newPage(browser, address)
    const loginSize = countScripts(login)
    // Untouched: the first keystroke fetches the shell ahead of time, which is not the login page's own.
    await login.goto('/login')
    await emailField(login).waitFor()
    await login.waitForTimeout(2000)
    const shell = await newPage(browser, address)
    const shellSize = countScripts(shell)
    await signIn(shell)
    return [
      {
        name: 'JavaScript of the login page, gzip',
        value: kilobytes(await loginSize()),
        unit: 'kB',
        promise: 'under 150',
      },
      {
        name: 'JavaScript up to the shell, gzip',
        value: kilobytes(await shellSize()),
        unit: 'kB',
        promise: 'under 250',
      },
      {
        name: 'login page usable, median of 5',
        value: rounded(await timeToInteractive(browser, address, 1)),
        unit: 'ms',
        promise: '',
      },
      {
        name: 'the same, processor slowed 4 times',
        value: rounded(await timeToInteractive(browser, address, 4)),
        unit: 'ms',
        promise: '',
      },
    ]
  } finally {
    await browser.close()
  }
}
