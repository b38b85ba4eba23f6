// The whole proof of the product: format, lint, types, build, tests of all rooms, journeys in a real browser.
// `npm test -- --only lint,types,build,unit,browser` runs some of the steps; `npm test -- <path> … [-t name]` runs the tests of some files
// or folders, with what they need and nothing else. Ends with a line `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { explain, UserError } from '../bin/explain.mjs'
import { root } from '../bin/paths.mjs'
import { forgetWebBuild, isWebBuildFresh, rememberWebBuild } from '../bin/web-build.mjs'
import { keepFilesInMemory, provideBrowser, provideOldPostgres } from './test-machine.mjs'
import { mentions, selectTests } from './test-selection.mjs'

const steps = ['lint', 'types', 'build', 'unit', 'browser']

/** The steps to run, the test files where only some are asked for, and the name of the tests in them. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, name: { type: 'string', short: 't' } },
  })
  const { only, name } = values
  if (positionals.length > 0) {
    if (only) throw new UserError('Give either paths or --only, not both.')
    const { units, journeys } = selectTests(positionals)
    const needed = [
      journeys.length > 0 && !isWebBuildFresh() && 'build',
      units.length > 0 && 'unit',
      journeys.length > 0 && 'browser',
    ]
    return { wanted: needed.filter(Boolean), files: { units, journeys }, name }
  }
  const wanted = only?.split(',') ?? steps
  const unknown = wanted.filter(step => !steps.includes(step))
  if (unknown.length > 0) throw new UserError(`No step ${unknown.join(', ')}: there are ${steps.join(', ')}.`)
  return { wanted, files: undefined, name }
}

/** The arguments, or the end of the process with what is wrong with them. */
function argumentsOrExit() {
  try {
    return readArguments()
  } catch (error) {
    return explain(error.code?.startsWith('ERR_PARSE_ARGS') ? new UserError(error.message) : error)
  }
}
const { wanted, files, name } = argumentsOrExit()

keepFilesInMemory()
const results = mkdtempSync(join(tmpdir(), 'vitrine-results-'))
const total = { passed: 0, failed: 0, skipped: 0 }

const tool = path => join('node_modules', path)

/** Runs a script to its end; `onOutput` receives what it prints, which otherwise goes to the terminal. */
const run = (args, { environment = {}, onOutput } = {}) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    })
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput)
    child.on('close', status => resolve(status === 0))
  })

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that ended badly without counting a failure (a file that does not load, a crash) has failed all the same. */
const counted = (fine, counts) => (fine || counts.failed > 0 ? counts : { ...counts, failed: 1 })

/** Names of tests that failed, repeated at the end: what a runner printed of them may be thousands of lines further up. */
const failures = []

const failedUnits = report =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${name}: ${message}`] : []
    return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages[0] ?? ''}`)
  })

/** How names of tests end that want the folder of real data (test/harness/museum-files.ts). */
const realData = '(real data)'

/** Tests that were skipped, named at the end: what a machine or a folder lacks shall not pass for proven. */
const skipped = []

/** Tests of real data go together under the name of what they are about. */
const skippedUnits = report =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) => {
    const names = assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(
        ({ fullName, ancestorTitles }) => ancestorTitles.find(title => title.endsWith(realData)) ?? fullName,
      )
    return [...new Set(names)].map(each => `${relative(root, name)}: ${each}`)
  })

const skippedJourneys = ({ specs = [], suites = [] } = {}) => [
  ...specs
    .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(skippedJourneys),
]

const failedJourneys = ({ specs = [], suites = [] } = {}) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedJourneys),
]

/** A text as the pattern that matches it: both runners take patterns, and names of tests hold brackets. */
const asPattern = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const named = flag => (name === undefined ? [] : [flag, asPattern(name)])

async function unit() {
  const file = join(results, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const fine = await run([
    tool('vitest/vitest.mjs'),
    'run',
    ...reporters,
    ...named('-t'),
    ...(files?.units ?? []),
  ])
  const report = readJson(file)
  if (report) failures.push(...failedUnits(report))
  else failures.push('unit: stopped before its end; tests that had failed by then are marked × above')
  // Of a test asked for by name, the others of its file were not skipped.
  if (name === undefined) skipped.push(...skippedUnits(report))
  return counted(fine, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: name === undefined ? (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0) : 0,
  })
}

async function browser() {
  const file = join(results, 'playwright.json')
  const fine = await run(
    [
      tool('@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...named('-g'),
      ...(files?.journeys ?? []).map(asPattern),
    ],
    { environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  )
  const report = readJson(file)
  failures.push(...failedJourneys(report))
  skipped.push(...skippedJourneys(report))
  const stats = report?.stats
  return counted(fine, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  })
}

/** Runs a step that is no test runner, counted as one test, and prints what it had to say when it has ended. */
const plain = async (step, args) => {
  const output = []
  const fine = await run(args, { onOutput: text => output.push(text) })
  console.log(`\n— ${step}\n${Buffer.concat(output)}`)
  if (!fine) failures.push(step)
  return { passed: fine ? 1 : 0, failed: fine ? 0 : 1, skipped: 0 }
}

async function build() {
  forgetWebBuild()
  const counts = await plain('build', [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
  if (counts.failed === 0) rememberWebBuild()
  return counts
}

/** Steps that share nothing, side by side. */
const sideBySide = {
  lint: () => plain('lint', [tool('@biomejs/biome/bin/biome'), 'check', '.']),
  types: () => plain('types', [tool('typescript/bin/tsc'), '-b']),
  build,
}

const oneByOne = { unit, browser }

const add = counts => {
  for (const key of Object.keys(total)) total[key] += counts[key]
}
const those = functions =>
  Object.entries(functions)
    .filter(([step]) => wanted.includes(step))
    .map(([, work]) => work)

if (wanted.includes('unit') && (!files || mentions(files.units, 'POSTGRES_15'))) provideOldPostgres()
if (wanted.includes('browser')) provideBrowser()
for (const counts of await Promise.all(those(sideBySide).map(work => work())))
  if (!files || counts.failed > 0) add(counts)
for (const work of those(oneByOne)) {
  console.log(`\n— ${work.name}`)
  add(await work())
}
rmSync(results, { recursive: true, force: true })
if (skipped.length > 0) {
  console.log(`\n— skipped\n${skipped.join('\n')}`)
  if (skipped.some(each => each.endsWith(realData)))
    console.log('MUSEUM_DATA=<folder of real data> npm test runs those of real data as well.')
}
if (failures.length > 0) console.log(`\n— failed\n${failures.join('\n')}`)
if (name !== undefined && total.passed + total.failed === 0) {
  console.log(`\nNo test is named “${name}”.`)
  process.exit(1)
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)
