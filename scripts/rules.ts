// `npm run rules`: writes docs/rules.md from the names of the tests, which end with the ids of the rules that they prove.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A test that cites rules: what it says must hold, without the ids. */
interface CitingTest {
  readonly file: string
  readonly sentence: string
  readonly ids: readonly string[]
}

/** A group of rules, by the letters of their ids. */
const areas: Readonly<Record<string, string>> = {
  'C-S': 'Screens',
  'C-K': 'Records of every type',
  'C-O': 'Objects',
  'C-E': 'Persons, places, events, documents, publications, collections',
  'C-F': 'Digital files',
  'C-V': 'Vocabularies',
  'C-Q': 'Advanced searches',
  'C-P': 'Procedures, condition reports, audits, calendar, news, print',
  'C-M': 'Messages',
  'P-R': 'Addresses and who may open them',
  'P-S': 'The frame around every page',
  'P-U': 'Plans, museum profile, documents that are agreed to',
  'P-A': 'Signing in, sessions, accounts',
  'P-P': 'Users, permissions, separation of museums',
  'P-E': 'Calls, errors, constants',
  'F-T': 'Trust: what must never be lost, shown or stopped',
  'F-H': 'The house: one engine, one declaration each',
  'F-W': 'Daily work: what registrars do every day',
  'F-X': 'In and out: what a museum brings with it and takes along',
  'O-W': 'Open web: what everybody sees of a museum, and what machines read of it',
}

/** How many sentences a rule is shown by; the remaining tests are linked. */
const shownSentences = 8

const id = '[A-Z]-[A-Z]{1,2}\\d{2,3}'
const ids = new RegExp(id, 'g')
const citations = new RegExp(`(?: ?\\[${id}(?:, ${id})*\\])+`, 'g')
const citedAtEnd = new RegExp(`(${citations.source})(['"\`])`, 'g')

const root = fileURLToPath(new URL('..', import.meta.url))
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file)

/** Files of code below some folders, by name, with forward slashes. */
const codeIn = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap(folder =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        name => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter(name => /\.(?:tsx?|mjs|css|sql)$/.test(name) && !name.includes('node_modules'))
    .sort()

/** Values that a name is filled in with while tests run are shown as an ellipsis. */
const inWords = (name: string): string => name.replace(/\$\{[^}]*\}|%[sdj]|\$\w+/g, '…').trim()

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Returns the names of tests in a text that end with ids of rules; one that continues the name of its group follows that. */
export function citingTests(file: string, text: string): readonly CitingTest[] {
  const found: CitingTest[] = []
  let group = { name: '', indent: 0 }
  for (const line of text.split('\n')) {
    const [, , name = ''] = /^\s*(?:test\.)?describe[^'"`]*(['"`])(.*)\1/.exec(line) ?? []
    if (name !== '') group = { name: inWords(name.replace(citations, '')), indent: indentOf(line) }
    for (const { index, 1: cited = '', 2: quote = '' } of line.matchAll(citedAtEnd)) {
      const sentence = inWords(line.slice(line.lastIndexOf(quote, index - 1) + 1, index))
      if (sentence === '') continue
      const goesOn = /^\p{Ll}/u.test(sentence) && indentOf(line) > group.indent
      found.push({
        file,
        ids: cited.match(ids) ?? [],
        sentence: capitalised(goesOn && group.name !== '' ? `${group.name}: ${sentence}` : sentence),
      })
    }
  }
  return found
}

/** Returns the tests of the repository that cite rules. */
export const allCitingTests = (): readonly CitingTest[] =>
  codeIn('src', 'test', 'demonstration', 'bench')
    .filter(isTest)
    .flatMap(file => citingTests(file, readFileSync(`${root}/${file}`, 'utf8')))

/** Returns the places that cite a rule no test is named after, each with its file in front. */
export function unproven(tests: readonly CitingTest[]): readonly string[] {
  const proven = new Set(tests.flatMap(test => test.ids))
  return codeIn('src', 'test', 'demonstration', 'bench', 'bin', 'scripts', 'migrations').flatMap(file => {
    const cited = readFileSync(`${root}/${file}`, 'utf8').match(new RegExp(`\\b${id}\\b`, 'g')) ?? []
    return [...new Set(cited)].filter(each => !proven.has(each)).map(each => `${file}: ${each}`)
  })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts tests such that those about few rules come first, and each file has its turn before another of the same file follows. */
function sorted(tests: readonly CitingTest[]): readonly CitingTest[] {
  const bySubject = tests.toSorted(
    (a, b) => a.ids.length - b.ids.length || compare(a.file, b.file) || compare(a.sentence, b.sentence),
  )
  return [...Map.groupBy(bySubject, ({ file }) => file).values()]
    .flatMap(ofFile => ofFile.map((test, turn) => ({ test, turn })))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ test }) => test)
}

const link = (file: string): string => `[${file.slice(file.lastIndexOf('/') + 1)}](../${file})`

function ruleOf(name: string, tests: readonly CitingTest[]): string {
  const order = sorted(tests.filter(test => test.ids.includes(name)))
  const shown = order.slice(0, shownSentences)
  const rest = [...new Set(order.map(({ file }) => file))]
    .filter(file => shown.every(test => test.file !== file))
    .sort()
  return [
    `### ${name}`,
    '',
    ...shown.map(({ sentence, file }) => `- ${sentence} (${link(file)})`),
    ...(rest.length > 0 ? [`- More in ${rest.map(link).join(', ')}`] : []),
    '',
  ].join('\n')
}

/** Returns the text of docs/rules.md. */
export function rulesOf(tests: readonly CitingTest[]): string {
  const names = [...new Set(tests.flatMap(test => test.ids))].sort()
  const chapters = Object.entries(areas).map(([letters, title]) => {
    const rules = names.filter(name => name.startsWith(letters))
    return `## ${title} (${letters})\n\n${rules.map(name => ruleOf(name, tests)).join('\n')}`
  })
  return `# Rules

Tests and comments cite rules by ids such as \`[C-K08]\`. What a rule demands is said by the tests that are named after it: there is no other list.
A test of something new needs no id. Each rule is shown here by up to ${shownSentences} of them, the most specific first; the linked files have the others.
\`npm run rules\` writes this page from the names of the tests.

| letters | area |
|---|---|
${Object.entries(areas)
  .map(([letters, title]) => `| ${letters} | ${title} |`)
  .join('\n')}

${chapters.join('\n')}`
}

/** Returns the ids whose letters stand for no area. */
export const unknownIds = (tests: readonly CitingTest[]): readonly string[] =>
  [...new Set(tests.flatMap(test => test.ids))].filter(name => !Object.hasOwn(areas, name.slice(0, 3)))

export const rulesFile = new URL('../docs/rules.md', import.meta.url)

/** Writes the page, unless an id belongs to no area; says which ids it did not have before. */
function writeRules(): void {
  const tests = allCitingTests()
  const unknown = unknownIds(tests)
  if (unknown.length > 0) {
    console.error(`No area has the letters of ${unknown.join(', ')} (areas in scripts/rules.ts).`)
    process.exitCode = 1
    return
  }
  const before = readFileSync(rulesFile, 'utf8')
  const fresh = [...new Set(tests.flatMap(test => test.ids))].filter(
    name => !before.includes(`### ${name}\n`),
  )
  if (fresh.length > 0)
    console.log(`New: ${fresh.join(', ')}. A slip of the pen? A test of something new needs no id.`)
  writeFileSync(rulesFile, rulesOf(tests))
  console.log('docs/rules.md is up to date.')
}

// The command imports this file and puts its path there, as a start by hand does.
if (process.argv[1] === fileURLToPath(import.meta.url)) writeRules()
