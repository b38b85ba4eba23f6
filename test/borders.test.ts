import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { kindNames } from '#model/kinds/kind-names.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src')

interface Import {
  /** Both relative to `src`, with forward slashes. */
  readonly from: string
  readonly to: string
  /** As written, for packages. */
  readonly specifier: string
}

const isCode = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(isCode)
  .map(name => name.replaceAll('\\', '/'))

const targetOf = (file: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return ''
  return relative(source, join(source, dirname(file), specifier)).replaceAll('\\', '/')
}

const textOf = (file: string): string => readFileSync(join(source, file), 'utf8')

const imports: readonly Import[] = files.flatMap(from =>
  [...textOf(from).matchAll(/(?:from\s+|import\(|import\s+)'([^']+)'/g)].map(([, specifier = '']) => ({
    from,
    to: targetOf(from, specifier),
    specifier,
  })),
)

const wrong = (rule: (row: Import) => boolean): string[] =>
  imports.filter(rule).map(({ from, specifier }) => `${from} imports ${specifier}`)

const within = (path: string, ...folders: string[]): boolean =>
  folders.some(folder => path.startsWith(`${folder}/`))

/**
 * Folders of the model in the order in which they may import: each only what stands before it (architecture, 'Floors of the model').
 * Files beside the folders, and the identities of the types, are the ground: they import none of them.
 */
const modelOrder = [
  'text',
  'dates',
  'validation',
  'permissions',
  'authorities',
  'vocabularies',
  'kinds',
  'papers',
  'guide',
  'engine',
  'help',
  'groups',
  'condition-reports',
  'procedures',
  'cards',
  'files',
  'field-work',
  'audits',
  'searches',
  'exchange',
  'bibliography',
  'print',
  'open',
  'print-templates',
  'calendar',
  'retention',
  'museum',
  'licences',
  'news',
  'comments',
  'own-data',
  'single-sign-on',
  'statistics',
  'navigation',
  'audit',
  'api',
]

/** Server modules in the order in which they may import: each only what stands before it (architecture, 'Who may import whom'). */
const serverOrder = [
  'platform',
  'audit',
  'access',
  'vocabularies',
  'cards',
  'sharing',
  'files',
  'made-files',
  'avatars',
  'bibliography',
  'exchange',
  'print',
  'searches',
  'reminders',
  'procedures',
  'print-templates',
  'condition-reports',
  'inventory-audits',
  'calendar',
  'comments',
  'statistics',
  'tenants',
  'open',
  'website',
  'iiif',
  'licences',
  'users',
  'single-sign-on',
  'museum-erasure',
  'museum-exports',
  'museum-imports',
  'operator',
  'privacy',
  'registration',
  'backups',
  'news',
  'installation',
  'demo',
  'sample-data',
]
/** The composition: may import all. */
const serverTop = /^server\/([\w-]+\.ts$|commands\/)/
/** Modules of the web in the order in which they may import; app composes them. */
const webOrder = [
  'site',
  'ui',
  'platform',
  'sample-data',
  'fields',
  'cards',
  'comments',
  'field-work',
  'audits',
  'movements',
  'calendar',
  'files',
  'import',
  'login',
  'museum',
  'licence',
  'news',
  'print-templates',
  'reset-password',
  'profile',
  'operator',
  'register',
  'activate',
  'search-descriptions',
  'shared',
  'statistics',
  'testing',
  'third-party',
  'guide',
  'vocabularies',
  'settings',
  'moving',
  'sheets',
  'condition-reports',
  'procedures',
  'room',
  'approve',
  'searches',
  'home',
  'vocabulary-editor',
  'app',
]

/**
 * Folders of the large modules in the order in which they may import. Files beside the folders are the ground and import none of them; index.ts is the top.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  'server/cards': [
    'search-text',
    'places',
    'store',
    'access',
    'names',
    'tree',
    'criteria',
    'indexing',
    'locks',
    'read',
    'query',
    'finding',
    'files',
    'revisions',
    'save',
    'freezing',
    'history',
    'terms',
    'members',
    'merging',
    'bulk',
    'cells',
    'layouts',
    'form-rules',
    'routes',
  ],
  'web/cards': [
    'data',
    'packing',
    'shown',
    'layouts',
    'map-search',
    'facets',
    'help',
    'form',
    'citations',
    'types',
    'merge',
    'links',
    'files',
    'tree',
    'exchange',
    'selection',
    'bulk',
    'basket',
    'bin',
    'publishing',
    'list',
    'sharing',
    'record',
  ],
}

const moduleOf = (path: string): string => path.split('/')[1] ?? ''

describe('the borders of the house', () => {
  test('the model imports itself and zod/mini only', () => {
    expect(
      wrong(
        ({ from, to, specifier }) =>
          within(from, 'model') &&
          !within(to, 'model') &&
          specifier !== 'zod/mini' &&
          !/locales\/en\/\w+\.json$/.test(specifier),
      ),
    ).toEqual([])
  })

  test('every folder of the model has a place in the order, and imports only folders before it [F-H03]', () => {
    const isGround = (path: string): boolean =>
      /^model\/([\w-]+|(cards|procedures)\/[\w-]+\/type)\.ts$/.test(path)
    const rank = (path: string): number => (isGround(path) ? -1 : modelOrder.indexOf(moduleOf(path)))
    expect(
      files.filter(file => within(file, 'model') && !isGround(file) && !modelOrder.includes(moduleOf(file))),
    ).toEqual([])
    expect(
      wrong(({ from, to }) => within(from, 'model') && within(to, 'model') && rank(to) > rank(from)),
    ).toEqual([])
  })

  test('server and web never import each other', () => {
    expect(
      wrong(
        ({ from, to }) =>
          (within(from, 'server') && within(to, 'web')) || (within(from, 'web') && within(to, 'server')),
      ),
    ).toEqual([])
  })

  test('every server module has a place in the order', () => {
    const modules = new Set(
      files.filter(file => within(file, 'server') && !serverTop.test(file)).map(moduleOf),
    )
    expect([...modules].filter(name => !serverOrder.includes(name))).toEqual([])
  })

  test('a server module imports only modules that stand before it', () => {
    expect(
      wrong(
        ({ from, to }) =>
          within(from, 'server') &&
          within(to, 'server') &&
          !serverTop.test(from) &&
          (serverTop.test(to) || serverOrder.indexOf(moduleOf(to)) > serverOrder.indexOf(moduleOf(from))),
      ),
    ).toEqual([])
  })

  test('a server module other than the platform is imported through its index.ts', () => {
    expect(
      wrong(
        ({ from, to }) =>
          within(to, 'server') &&
          !within(to, 'server/platform') &&
          !serverTop.test(to) &&
          moduleOf(from) !== moduleOf(to) &&
          !/^server\/[\w-]+\/index\.ts$/.test(to),
      ),
    ).toEqual([])
  })

  test('the demonstration is imported by the modules of the server that load it alone [F-H08]', () => {
    expect(
      wrong(
        ({ from, specifier }) =>
          specifier.startsWith('#demonstration/') && !within(from, 'server/demo', 'server/sample-data'),
      ),
    ).toEqual([])
  })

  test('the demonstration imports the model, the platform and the faces of other modules [F-H08]', () => {
    const folder = join(root, 'demonstration')
    const allowed = /^(\.|#model\/|#server\/(platform\/.+|[\w-]+\/index\.ts)$|[a-z@])/
    const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .flatMap(name => [...readFileSync(join(folder, name), 'utf8').matchAll(/from\s+'([^']+)'/g)])
      .map(([, specifier = '']) => specifier)
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter(specifier => !allowed.test(specifier))).toEqual([])
  })

  test('only the database platform and files named store write SQL', () => {
    const writesSql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|from 'pg'|from 'pg-boss'|sql`/
    const mayWrite = /^server\/platform\/(db|database-server|backup|jobs|events)\/|\/store(\.ts$|\/)/
    expect(
      files.filter(file => within(file, 'server') && writesSql.test(textOf(file)) && !mayWrite.test(file)),
    ).toEqual([])
  })

  test('what is common to all cards names no kind of field: it asks the kind for what it is about', () => {
    const leaves = kindNames.map(name => `'${name}'`).join('|')
    const names = new RegExp(`\\bkind\\)? [!=]== (${leaves})(?![\\w'])|case (${leaves}):`)
    expect(
      files.filter(file => within(file, 'model/engine', 'server/cards') && names.test(textOf(file))),
    ).toEqual([])
  })

  test('a museum is made in one place, which gives it all that a museum begins with', () => {
    expect(
      files.filter(
        file => within(file, 'server') && /insertInto\('tenant'\)|insertMuseum\(/.test(textOf(file)),
      ),
    ).toEqual([
      'server/tenants/found-museum.ts',
      'server/tenants/store.ts',
      // A copy of one, which gets all it has from a backup.
      'server/backups/copies/store.ts',
    ])
  })

  test('the component library is imported in web/ui alone [F-H09]', () => {
    expect(
      wrong(({ from, specifier }) => specifier.startsWith('react-aria') && !within(from, 'web/ui')),
    ).toEqual([])
  })

  test('the design system and the fields never fetch', () => {
    expect(
      files.filter(
        file => within(file, 'web/ui', 'web/fields') && /\bfetch\(|platform\/request/.test(textOf(file)),
      ),
    ).toEqual([])
  })

  test('every web module has a place in the order, and imports only what stands before it', () => {
    const inFolder = (path: string): boolean => /^web\/[\w-]+\//.test(path)
    const rank = (path: string): number => webOrder.indexOf(moduleOf(path))
    expect(files.filter(file => inFolder(file) && rank(file) === -1)).toEqual([])
    expect(wrong(({ from, to }) => inFolder(from) && inFolder(to) && rank(to) > rank(from))).toEqual([])
  })

  test.each(Object.entries(floors))(
    'every folder of %s imports only folders before it [F-H03]',
    (module, order) => {
      const isTop = (path: string): boolean => path === `${module}/index.ts`
      const isFixture = (path: string): boolean => path.endsWith('.fixture.ts')
      const inside = files.filter(file => within(file, module) && !isTop(file))
      const floorOf = (path: string): string | undefined =>
        path.slice(module.length + 1).match(/^[\w-]+(?=\/)/)?.[0]
      const rank = (path: string): number => {
        const floor = floorOf(path)
        return floor === undefined ? -1 : order.indexOf(floor)
      }
      expect(inside.filter(file => floorOf(file) !== undefined && rank(file) === -1)).toEqual([])
      expect(
        wrong(
          ({ from, to }) =>
            within(from, module) &&
            within(to, module) &&
            !isTop(from) &&
            !isFixture(from) &&
            (isTop(to) || rank(to) > rank(from)),
        ),
      ).toEqual([])
    },
  )

  test('no file imports itself through others [F-H03]', () => {
    const graph = Map.groupBy(
      imports.filter(({ to }) => to !== ''),
      ({ from }) => from,
    )
    const state = new Map<string, 'open' | 'done'>()
    const circles: string[] = []
    const visit = (file: string, path: readonly string[]): void => {
      if (state.get(file) === 'done') return
      if (state.get(file) === 'open') {
        circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
        return
      }
      state.set(file, 'open')
      for (const { to } of graph.get(file) ?? []) visit(to, [...path, file])
      state.set(file, 'done')
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })
})
