import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { provideBrowser } from '../../scripts/test-machine.mjs'
import { median, rounded } from '../statistics.ts'
import { type Frames, framesDuring } from './frames.ts'

const wall = '[role=grid]'
const seconds = 10

export interface Scrolled {
  /** From the address to the first picture that is there. */
  readonly firstPictureMs: number
  /** From the address until all pictures in view are there. */
  readonly allPicturesMs: number
  readonly still: Frames
  readonly wheel: Frames
  readonly bar: Frames
  /** From the end of the dragging until all pictures in view are there. */
  readonly afterBarMs: number
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.locator('input[type=email]').fill(username)
  await page.locator('input[type=password]').fill('Vitrine2026')
  await page.locator('button[type=submit]').click()
  await page.locator('nav').first().waitFor()
}

/** Pictures of the wall that are in view: whether the first of them is there, or all. */
const picturesThere = (page: Page, which: 'some' | 'every') =>
  page.waitForFunction(
    ({ wall, which }) => {
      const box = document.querySelector(wall)?.getBoundingClientRect()
      if (!box) return false
      const mats = [...document.querySelectorAll<HTMLElement>(`${wall} [role=gridcell]`)].filter(cell => {
        const { top, bottom } = cell.getBoundingClientRect()
        return bottom > box.top && top < box.bottom
      })
      const isThere = (cell: HTMLElement) => {
        const image = cell.querySelector('img')
        return image?.complete === true && image.naturalWidth > 0
      }
      return mats.length > 0 && mats[which](isThere)
    },
    { wall, which },
    { polling: 'raf' },
  )

async function open(page: Page): Promise<{ readonly first: number; readonly all: number }> {
  const began = performance.now()
  await page.goto('/app/dam?view=gridView')
  await picturesThere(page, 'some')
  const first = performance.now() - began
  await picturesThere(page, 'every')
  return { first, all: performance.now() - began }
}

/** Something done again and again, as a hand does it, for so long. */
async function keepOn(step: (share: number) => Promise<unknown>): Promise<void> {
  const began = performance.now()
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    await step(passed / (seconds * 1000))
    await wait(16)
  }
}

/** Drags the bar from the top to the bottom. */
async function dragBar(page: Page): Promise<void> {
  await page.locator(wall).evaluate(element => {
    element.scrollTop = 0
  })
  await picturesThere(page, 'every')
  const place = await page.locator(wall).evaluate(element => {
    const { top, right, height } = element.getBoundingClientRect()
    return { top, right, height, bar: (element as HTMLElement).offsetWidth - element.clientWidth }
  })
  if (place.bar === 0) throw new Error('the wall has no bar to be dragged')
  const x = place.right - place.bar / 2
  const from = place.top + place.bar + 5
  await page.mouse.move(x, from)
  await page.mouse.down()
  await keepOn(share => page.mouse.move(x, from + (place.height - 2 * place.bar) * share))
  await page.mouse.up()
  const { at, end } = await page.locator(wall).evaluate(element => ({
    at: element.scrollTop,
    end: element.scrollHeight - element.clientHeight,
  }))
  if (at < end * 0.8) throw new Error(`the bar was dragged to ${at} of ${end} only`)
}

/** Goes through the wall of pictures in a real browser, by the wheel and by the bar. */
export async function scrollGallery(address: string, username: string): Promise<Scrolled> {
  provideBrowser()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const page = await browser.newPage({
      baseURL: address,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
    })
    await signIn(page, username)
    const opened: Awaited<ReturnType<typeof open>>[] = []
    for (let n = 0; n < 5; n++) opened.push(await open(page))
    const still = await framesDuring(page, () => wait(2000))
    await page.locator(wall).hover()
    const wheel = await framesDuring(page, () => keepOn(() => page.mouse.wheel(0, 120)))
    const bar = await framesDuring(page, () => dragBar(page))
    const ended = performance.now()
    await picturesThere(page, 'every')
    return {
      firstPictureMs: rounded(median(opened.map(({ first }) => first))),
      allPicturesMs: rounded(median(opened.map(({ all }) => all))),
      still,
      wheel,
      bar,
      afterBarMs: rounded(performance.now() - ended),
    }
  } finally {
    await browser.close()
  }
}
