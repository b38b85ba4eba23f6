import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Kept libraries that do the same work, by the work. Of each the product uses one. */
const rivals = {
  'components of the browser': {
    one: 'react-aria-components',
    others:
      /^(@mui|@radix-ui|@headlessui|@chakra-ui|@mantine|@ark-ui|@base-ui|@fluentui)\/|^(antd|primereact|react-bootstrap|react-select|react-datepicker|downshift|react-stately|react-aria)$/,
  },
  dates: {
    one: '@internationalized/date',
    others:
      /^(date-fns|date-fns-tz|dayjs|luxon|moment|moment-timezone|@js-joda\/core|@js-temporal\/polyfill|temporal-polyfill|spacetime)$/,
  },
  'limits of requests': {
    one: 'rate-limiter-flexible',
    others: /^(@fastify\/rate-limit|express-rate-limit|limiter|bottleneck|async-ratelimiter)$/,
  },
  'bibliographic formats': {
    one: '@citation-js/core',
    others:
      /^(bibtex-parse|bibtex-parser-js|@retorquere\/bibtex-parser|biblatex-csl-converter|ris-js|refmanager)/,
  },
} as const

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const installed = Object.keys({ ...dependencies, ...devDependencies })

/** Packages that code of the product imports, without the path behind their name. */
const imported = new Set(
  ['src', 'demonstration'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .flatMap(name => [
        ...readFileSync(join(root, folder, name), 'utf8').matchAll(
          /(?:from\s+|import\(|import\s+)'((?:@[\w.-]+\/)?[a-z][\w.-]*)/g,
        ),
      ])
      .map(([, name = '']) => name),
  ),
)

test.each(Object.entries(rivals))(
  'For %s there is one library, and it is used [F-H09]',
  (_, { one, others }) => {
    expect([installed.includes(one), imported.has(one)]).toEqual([true, true])
    expect([...installed, ...imported].filter(name => others.test(name))).toEqual([])
  },
)

test('Attempts are counted in one place, by the library for it [F-H09]', () => {
  const server = join(root, 'src/server')
  const counting = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(
      name =>
        name.endsWith('.ts') && /'rate-limiter-flexible'/.test(readFileSync(join(server, name), 'utf8')),
    )
  expect(counting).toEqual(['platform/db/limiter.ts'])
})
