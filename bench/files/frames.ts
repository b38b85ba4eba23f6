import type { Page } from '@playwright/test'
import { median, rounded } from '../statistics.ts'

export interface Frames {
  /** Between one frame and the next. */
  readonly medianMs: number
  readonly longestMs: number
  /** Percent of the frames that took longer than 20 ms. */
  readonly late: number
  readonly perSecond: number
}

/** When the browser drew, while something went on. */
export async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    const note = (now: number) => {
      times.push(now)
      if (window.frameTimes === times) requestAnimationFrame(note)
    }
    window.frameTimes = times
    requestAnimationFrame(note)
  })
  await work()
  const times = await page.evaluate(() => {
    const noted = window.frameTimes ?? []
    delete window.frameTimes
    return noted
  })
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  const whole = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return {
    medianMs: rounded(median(gaps)),
    longestMs: rounded(Math.max(...gaps)),
    late: rounded((gaps.filter(gap => gap > 20).length * 100) / gaps.length),
    perSecond: rounded((gaps.length * 1000) / whole),
  }
}

declare global {
  interface Window {
    frameTimes?: number[]
  }
}
