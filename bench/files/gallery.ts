import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '#server/access/index.ts'
import { wordOf } from '../catalogue/invented-objects.ts'
import { ask, type Timed, type Times, time } from '../catalogue/measure.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { fillGallery } from './fill-gallery.ts'
import { type Scrolled, scrollGallery } from './scroll-gallery.ts'

/** `npm run bench -- gallery [files]`: a wall of so many pictures (default 100,000), over HTTP and in a real browser. */
const wanted = Number(process.argv[3] ?? 100_000)
const port = 3919
const username = 'gallery@demo.museum'

process.env.DEMO = '0'
const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'vitrine-gallery-'))
// A folder that was kept (BENCH_DATA) is used as it is.
const what = existsSync(join(dataDir, 'database'))
  ? 'pictures of an earlier run'
  : await fillGallery(dataDir, wanted, username)

const list = (query: Readonly<Record<string, string>>) => ({
  method: 'GET',
  path: `/api/v1/files/?${new URLSearchParams(query)}`,
})

function calls(ids: readonly string[]): readonly Timed[] {
  const rows = { without_filters: 'true', blocksize: '100' }
  const of = (at: number) => `/api/v1/files/${ids[at % ids.length]}`
  const some = (name: string, promise: string, call: (at: number) => string): Timed => ({
    name,
    promise,
    count: 20,
    call: at => ({ method: 'GET', path: call(at) }),
  })
  return [
    some('list, page 1', '20', () => list(rows).path),
    some(
      'list, in the middle',
      '40',
      at => list({ ...rows, page: String(Math.floor(wanted / 200) + (at % 9)) }).path,
    ),
    some('keyword, rare word', '40', at => list({ ...rows, q: wordOf(1500 + at) }).path),
    some('keyword, common word', '40', at => list({ ...rows, q: wordOf(at % 3) }).path),
    some('facets, unfiltered', '', () => list({ blocksize: '0' }).path),
    some('facets, after a common word', '700', at => list({ blocksize: '0', q: wordOf(at % 3) }).path),
    some('open', '10', of),
    some('pictures that look alike', '50', at => `${of(at)}/similar`),
    some('picture of a wall', '10', at => `${of(at)}/thumbnail?size=480`),
  ]
}

const times: Times[] = []
let scrolled: Scrolled | undefined
const product = await startProduct(dataDir, port)
try {
  const token = await signIn(product.address, username)
  const page = (await ask(product.address, token, list({ blocksize: '200', without_filters: 'true' }))) as {
    readonly result: readonly { readonly id: string }[]
  }
  const timedCalls = calls(page.result.map(({ id }) => id))
  // A round that does not count brings into memory what a server that has run for a day has there.
  for (const timed of timedCalls) await time(product.address, token, timed, 1)
  for (const timed of timedCalls) times.push(await time(product.address, token, timed, 1))
  scrolled = await scrollGallery(product.address, username)
} finally {
  await product.stop()
}
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n${wanted.toLocaleString('en')} files, ${what}\n`)
for (const { name, median, p95, promise } of times)
  console.log(
    `${name.padEnd(30)} ${String(median).padStart(7)} ms  p95 ${String(p95).padStart(7)} ms  ${promise && `under ${promise}`}`,
  )
const { firstPictureMs, allPicturesMs, afterBarMs } = scrolled
console.log(`\nfirst picture after ${firstPictureMs} ms, all in view after ${allPicturesMs} ms`)
for (const way of ['still', 'wheel', 'bar'] as const) {
  const { medianMs, longestMs, late, perSecond } = scrolled[way]
  console.log(
    `${way.padEnd(6)} ${perSecond} frames a second, median ${medianMs} ms, over 20 ms ${late} %, longest ${longestMs} ms`,
  )
}
console.log(`all pictures there ${afterBarMs} ms after the bar was let go`)
writeFileSync(
  new URL(`../results/gallery-${wanted}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, what, times, scrolled }, null, 2)}\n`,
)
if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
