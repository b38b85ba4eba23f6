// The whole proof of the product: format, lint, types, build, tests of all rooms, journeys in a real browser.
// `npm test -- --only lint,types,build,unit,browser` runs some of the steps. Ends with a line `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepFilesInMemory, provideBrowser, provideOldPostgres } from './test-machine.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',')
keepFilesInMemory()
const results = mkdtempSync(join(tmpdir(), 'vitrine-results-'))
const total = { passed: 0, failed: 0, skipped: 0 }

const run = (script, args, environment = {}) =>
  spawnSync(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  }).status === 0

const tool = path => join('node_modules', path)

/** A step that is not a test runner counts as one test. */
const plain = fine => ({ passed: fine ? 1 : 0, failed: fine ? 0 : 1, skipped: 0 })

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that ended badly without counting a failure (a file that does not load, a crash) has failed all the same. */
const counted = (fine, counts) => (fine || counts.failed > 0 ? counts : { ...counts, failed: 1 })

/** Names of tests that failed, told again at the end: what a runner printed of them may be thousands of lines further up. */
const failures = []

const failedUnits = report =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${name}: ${message}`] : []
    return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages[0] ?? ''}`)
  })

const failedJourneys = ({ specs = [], suites = [] } = {}) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedJourneys),
]

function unit() {
  const file = join(results, 'vitest.json')
  const fine = run(tool('vitest/vitest.mjs'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readJson(file)
  failures.push(...failedUnits(report))
  return counted(fine, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

function browser() {
  const file = join(results, 'playwright.json')
  const fine = run(tool('@playwright/test/cli.js'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readJson(file)
  failures.push(...failedJourneys(report))
  const stats = report?.stats
  return counted(fine, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  })
}

/** Steps that share nothing, side by side; what each has to say comes when it has ended. */
const sideBySide = {
  lint: [tool('@biomejs/biome/bin/biome'), 'check', '.'],
  types: [tool('typescript/bin/tsc'), '-b'],
  build: [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
}

const heard = (name, args) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => said.push(text))
    child.on('close', status => {
      console.log(`\n— ${name}\n${Buffer.concat(said)}`)
      if (status !== 0) failures.push(name)
      resolve(plain(status === 0))
    })
  })

const oneByOne = { unit, browser }

provideOldPostgres()
provideBrowser()
const isWanted = ([name]) => !wanted || wanted.includes(name)
const add = counts => {
  for (const key of Object.keys(total)) total[key] += counts[key]
}
for (const counts of await Promise.all(
  Object.entries(sideBySide)
    .filter(isWanted)
    .map(([name, args]) => heard(name, args)),
))
  add(counts)
for (const [name, step] of Object.entries(oneByOne).filter(isWanted)) {
  console.log(`\n— ${name}`)
  add(step())
}
rmSync(results, { recursive: true, force: true })
if (failures.length > 0) console.log(`\n— failed\n${failures.join('\n')}`)
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)
