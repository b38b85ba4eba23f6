import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'
import { rounded } from '../statistics.ts'

export interface Visit {
  readonly requests: number
  readonly pictures: number
  /** Scripts, as they travelled, without the heads of answers. */
  readonly scriptKb: number
  /** Everything, as it travelled. */
  readonly totalKb: number
  readonly firstPaintMs: number
  /** Time until the largest text or picture of the first view was there. */
  readonly largestPaintMs: number
  /** Shifts nobody caused, in the worst of their windows (cumulative layout shift). */
  readonly shift: number
  /** Elements that were moved, the worst first. */
  readonly moved: readonly string[]
}

/** A page that asks for nothing for so long is at rest: what it fetches behind its first picture counts as well. */
const restMs = 1500
const longestMs = 30_000

interface Asked {
  readonly kind: string
  /** With the head of the answer. */
  bytes: number
  headBytes: number
}

/** Counts what a page asks for, as it travels. The stream of events never ends and is not waited for. */
async function countTraffic(session: CDPSession) {
  const asked = new Map<string, Asked>()
  const open = new Set<string>()
  let changed = performance.now()
  const end = (id: string, bytes: number) => {
    const request = asked.get(id)
    if (request) request.bytes = bytes
    open.delete(id)
    changed = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return
    asked.set(requestId, { kind: type, bytes: 0, headBytes: 0 })
    open.add(requestId)
    changed = performance.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = asked.get(requestId)
    if (request) request.headBytes = response.encodedDataLength
    if (response.mimeType === 'text/event-stream') end(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await session.send('Network.enable')
  return {
    asked: () => [...asked.values()],
    async atRest() {
      const began = performance.now()
      const isBusy = () => open.size > 0 || performance.now() - changed < restMs
      while (isBusy() && performance.now() - began < longestMs)
        await new Promise(resolve => setTimeout(resolve, 50))
    },
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node?: Node
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Runs in the page: notes paints and shifts from the first byte on. */
function watchPaints(): void {
  const seen: NonNullable<Window['paintsSeen']> = { largest: 0, shifts: [] }
  window.paintsSeen = seen
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) seen.largest = Math.max(seen.largest, startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const nameOf = (node: Node | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : '?'
  }
  const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver(list => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        seen.shifts.push({
          at: startTime,
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${value.toFixed(3)} ${nameOf(node)} ${boxOf(previousRect)} -> ${boxOf(currentRect)}`,
          ),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The largest sum of shifts that follow each other within a second, in five seconds at most. */
function worstWindow(shifts: readonly { readonly at: number; readonly value: number }[]): number {
  let [worst, sum, from, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - from > 5000) {
      sum = 0
      from = at
    }
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Opens an address with nothing in the cache and waits until the page is at rest. */
export async function visit(browser: Browser, options: BrowserContextOptions, path: string): Promise<Visit> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const traffic = await countTraffic(await context.newCDPSession(page))
    await page.addInitScript(watchPaints)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // In its corner of origin the mouse would lie on a link, whose page is fetched for who points at it.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.mouse.move(width - 1, height - 1)
    await page.waitForLoadState()
    await traffic.atRest()
    const { largest, shifts, first } = await page.evaluate(() => ({
      largest: window.paintsSeen?.largest ?? 0,
      shifts: window.paintsSeen?.shifts ?? [],
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    const asked = traffic.asked()
    const kilobytes = (sizes: readonly number[]) => rounded(sizes.reduce((sum, size) => sum + size, 0) / 1000)
    return {
      requests: asked.length,
      pictures: asked.filter(({ kind }) => kind === 'Image').length,
      scriptKb: kilobytes(
        asked.filter(({ kind }) => kind === 'Script').map(({ bytes, headBytes }) => bytes - headBytes),
      ),
      totalKb: kilobytes(asked.map(({ bytes }) => bytes)),
      firstPaintMs: Math.round(first),
      largestPaintMs: Math.round(largest),
      shift: Math.round(worstWindow(shifts) * 1000) / 1000,
      moved: shifts
        .toSorted((one, other) => other.value - one.value)
        .flatMap(({ moved }) => moved.slice(0, 3)),
    }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    paintsSeen?: { largest: number; shifts: { at: number; value: number; moved: string[] }[] }
  }
}
