import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { check } from 'recheck'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src')

/** Expressions that are put together while the product runs, each as it comes out. Whoever adds a place says here why it is needed. */
const putTogether: Readonly<Record<string, RegExp | readonly RegExp[]>> = {
  // Numbers of dimensions, which no unit of the list of units follows.
  'model/exchange/readers/dimensions.ts':
    /(?<mark>\d+(?!(?:x|mm|cm|inch)(?!\p{L}))\p{L}[\p{L}\d-]*)|(?<number>\d+\/\d+|\d+(?:[.,]\d+)*(?:\s+\d+\/\d+)?|[.,]\d+)|(?<word>[\p{L}ø][\p{L}\p{M}’'-]*)|(?<sign>[^\s.:])/giu,
  // Words of four languages for makers without a name.
  'model/exchange/readers/makers/cultures.ts':
    /^(?:unknown|anon\.?|unbekannte?r?)(?:\s+(?<people>\p{L}[\p{L}-]*))??(?:\s+(?:artists?|Maler))?$|^(?:artists?|Maler)\s+(?:unknown|anon\.?|unbekannte?r?)$/iu,
  // The forms of attributions and roles, from the list that vocabularies share.
  'model/exchange/readers/makers/forms.ts': [
    /^(?:the\s+)?(?<form>in\s+the\s+manner\s+of|workshop\s+of|nach)(?:\s*:\s*|\s+)(?<rest>.*)$/isu,
    /,?\s(?<form>and\s+assistants|con\s+bottega)$/iu,
    /^(?<form>photographed\s+by|gedruckt\s+von)(?:\s*:\s*|\s+)(?<rest>.*)$/isu,
    /^(?<form>vase\s+painter|Silberschmied)\s*:\s*(?<rest>.*)$/isu,
  ],
  // Words of four languages between two makers.
  'model/exchange/readers/makers/split-makers.ts': [
    /,?\s(?:and|und|e|&|with|mit)\s|,\s|\//giu,
    /\s*[,.]\s+(?:(?:and|und|e|&)\s+)?|\s+(?:and|und|e|&)\s+/giu,
    /^(\p{Lu}[^,]*),\s+(\p{Lu}[^,]*?),?\s+(?:and|und|e|&)\s+(\p{Lu}[^,]*),\s+(\p{Lu}[^,]*)$/u,
    /\S\s+\S+,?\s+(?:and|und|e|&)\s+(?<next>\S+)\s+\S|\S\s+\/\s+\S|\p{L}{2}\/\p{L}{2}|\s+with\s+\p{Lu}/iu,
  ],
  // Addresses of pages, as they are declared.
  'model/navigation/routes.ts': /^\/app\/entities\/place(?:\/[^/]+)?(?:\/[^/]+)?\/?$/,
  // A licence's address, for any case; the addresses stand there as literals and are checked as such.
  'server/files/processing/pictures/embedded/metadata-of.ts':
    /rightsstatements\.org\/(?:vocab|page)\/InC-EDU\//i,
  // An attribute of an element, by its name.
  'web/fields/region/figure.ts': /\srx="([^"]*)"/,
}

interface Node {
  readonly type?: string
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly callee?: { readonly name?: string }
}

interface Found {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** All expressions of a file: literals, and the calls that make one. */
function* expressionsIn(node: unknown): Generator<Omit<Found, 'file'> | 'made'> {
  if (!isNode(node)) return
  if (node.regex) yield node.regex
  else if (/^(?:New|Call)Expression$/.test(node.type ?? '') && node.callee?.name === 'RegExp') yield 'made'
  for (const inside of Object.values(node)) yield* expressionsIn(inside)
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(name => name.replaceAll('\\', '/'))

const literals: Found[] = []
const making = new Set<string>()
for (const file of files) {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  for (const found of expressionsIn(parseAst(readFileSync(join(source, file), 'utf8'), { lang })))
    if (found === 'made') making.add(file)
    else literals.push({ file, ...found })
}

/** What was found of an expression stays true: it is looked up before it is checked again. */
const cacheFile = join(root, 'node_modules/.cache/expressions.json')
function cached(): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, string>))
  } catch {
    return new Map()
  }
}

/** Nothing repeats without a bound: there is nothing to backtrack over. */
const isBounded = (pattern: string): boolean => !/[*+]|,\}/.test(pattern)

test('Expressions that are put together while the product runs stand on a list [F-T21]', () => {
  expect([...making].toSorted()).toEqual(Object.keys(putTogether).toSorted())
})

/** Counted in steps, not by the clock: the same on every machine. */
const budget = {
  timeout: 60_000,
  randomSeed: 1,
  attackTimeout: null,
  incubationTimeout: null,
  recallTimeout: null,
  seedingTimeout: null,
}

test('No expression of the product can backtrack without bound [F-T21]', { timeout: 600_000 }, async () => {
  const known = cached()
  const limit = pLimit(4)
  const all = [
    ...literals,
    ...Object.entries(putTogether).flatMap(([file, made]) =>
      [made].flat().map(({ source: pattern, flags }) => ({ file, pattern, flags })),
    ),
  ].filter(({ pattern }) => !isBounded(pattern))
  expect(all.length).toBeGreaterThan(300)
  const byText = Map.groupBy(all, ({ pattern, flags }) => `/${pattern}/${flags}`)
  const wrong = await Promise.all(
    [...byText].map(([text, [first, ...others]]) =>
      limit(async () => {
        const { pattern = '', flags = '' } = first ?? {}
        const status = known.get(text) ?? (await check(pattern, flags, budget)).status
        if (status === 'safe') known.set(text, status)
        return status === 'safe' ? [] : [`${status}: ${text} in ${[first, ...others].map(at => at?.file)}`]
      }),
    ),
  )
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify(Object.fromEntries(known)))
  expect(wrong.flat()).toEqual([])
})
