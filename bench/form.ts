import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import type { Figure } from './server.ts'
import { median, percentile, rounded } from './statistics.ts'

const root = fileURLToPath(new URL('../src/web/testing/form-bench', import.meta.url))

declare global {
  interface Window {
    /** Set by the page: `src/web/testing/form-bench/main.tsx`. */
    mounted?: number
    complete?: boolean
  }
}

/** Serves the form alone, built as the product is. */
async function serveForm(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'vitrine-form-'))
  const shared = { root, configFile: false as const, logLevel: 'silent' as const }
  await build({ ...shared, plugins: [react()], build: { outDir, emptyOutDir: true, target: 'es2023' } })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** Milliseconds from a key press to the painted frame that shows it, one for each letter. */
const typingTimes = (page: Page, letters: number): Promise<number[]> =>
  page.evaluate(async count => {
    const input = document.querySelector<HTMLInputElement>('section input[type=text]')
    if (!input) throw new Error('the form has no text field')
    input.focus()
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const painted = () => {
      const channel = new MessageChannel()
      return new Promise<void>(resolve => {
        channel.port1.onmessage = () => resolve()
        requestAnimationFrame(() => channel.port2.postMessage(0))
      })
    }
    const times: number[] = []
    for (let n = 0; n < count; n++) {
      // Begins at the start of a frame, so that waiting for the next one is not counted as work.
      await painted()
      const began = performance.now()
      set?.call(input, `${input.value}x`)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'x' }))
      document.body.getBoundingClientRect()
      times.push(performance.now() - began)
      await new Promise(resolve => setTimeout(resolve, 30))
    }
    return times
  }, letters)

/** Milliseconds from the press that takes the first of fifty rows away to the list without it. */
const removal = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const rows = () => document.querySelectorAll('[data-row]').length
    const before = rows()
    const button = document.querySelector<HTMLButtonElement>('[data-row] [data-remove]')
    const began = performance.now()
    button?.click()
    while (rows() === before) await Promise.resolve()
    document.body.getBoundingClientRect()
    return performance.now() - began
  })

async function open(browser: Browser, address: string, hash = ''): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${address}${hash}`)
  await page.waitForFunction(() => window.mounted !== undefined)
  return page
}

const figure = (name: string, value: number, promise: string): Figure => ({
  name,
  value: rounded(value),
  unit: 'ms',
  promise,
})

/** Quickness of the form in a real browser, on a card of 440 fields and 40 lists. */
export async function measureForm(): Promise<Figure[]> {
  const form = await serveForm()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  })
  try {
    const page = await open(browser, form.address)
    await page.waitForFunction(() => window.complete)
    const keys = await typingTimes(page, 60)
    const removals: number[] = []
    for (let n = 0; n < 5; n++) {
      const fresh = await open(browser, form.address)
      await fresh.waitForFunction(() => window.complete)
      removals.push(await removal(fresh))
      await fresh.close()
    }
    const mounts: number[] = []
    for (let n = 0; n < 5; n++) {
      const fresh = await open(browser, form.address, '#object')
      mounts.push(await fresh.evaluate(() => window.mounted ?? Number.NaN))
      await fresh.close()
    }
    return [
      figure('form of 440 fields, 40 lists: key to layout, median', median(keys), '< 16 ms'),
      figure('form of 440 fields, 40 lists: key to layout, p95', percentile(keys, 0.95), ''),
      figure('form: first of 50 rows removed', median(removals), '< 50 ms'),
      figure('form of an object: first picture', median(mounts), '< 400 ms'),
    ]
  } finally {
    await browser.close()
    await form.stop()
  }
}
