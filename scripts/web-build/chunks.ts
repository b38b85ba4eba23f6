import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { recordSigns } from '../../src/model/cards/signs.ts'
import { pages } from '../../src/model/navigation/pages.ts'

type Build = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Modules that the frame of all pages fetches as soon as it is there: no files of their own. */
const frame = [
  'app/shell/Shell.tsx',
  'app/load-app.ts',
  'app/shell/Palette.tsx',
  'app/Dialogs.tsx',
  'platform/events/follow.ts',
]

const login = 'login/LoginPage.tsx'

/** The pages of records, which share most with each other. */
const recordPages = {
  list: 'app/cards/CardListPage.tsx',
  record: 'app/cards/CardPage.tsx',
  form: 'app/cards/EditCardPage.tsx',
  procedure: 'app/cards/ProcedurePages.tsx',
}

/** The other views of a list, fetched when one is chosen. */
const listViews = [
  'list/ListGallery.tsx',
  'list/ListMap.tsx',
  'list/ListTimeline.tsx',
  'tree/ListTree.tsx',
].map(path => `cards/${path}`)

/** The other pages that are opened most. */
const overviews = {
  home: 'home/HomePage.tsx',
  search: 'searches/general/GeneralSearchPage.tsx',
  procedures: 'procedures/list/ProceduresPage.tsx',
  statistics: 'statistics/StatisticsPage.tsx',
  calendar: 'calendar/CalendarPage.tsx',
  vocabularies: 'vocabulary-editor/VocabulariesPage.tsx',
}

/** The modules that some cannot do without: they themselves, and all that they import. */
function neededBy(build: Build, paths: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>()
  const visit = (module: string): void => {
    if (needed.has(module)) return
    needed.add(module)
    build.getModuleInfo(module)?.importedIds.forEach(visit)
  }
  for (const path of paths) visit(fileURLToPath(new URL(`../../src/web/${path}`, import.meta.url)))
  return needed
}

/** Parts of the client that are loaded as one, by what each consists of. The first that has a module takes it. */
function partsOf(build: Build): readonly (readonly [name: string, has: (module: string) => boolean])[] {
  const of = (...paths: readonly string[]) => neededBy(build, paths)
  const entry = of('main.tsx')
  const entrance = of(login)
  const shell = of(...frame)
  const list = of(recordPages.list)
  const record = of(recordPages.record)
  const form = of(recordPages.form)
  const procedure = of(recordPages.procedure)
  const views = of(...listViews)
  const others = Object.entries(overviews).map(([name, path]) => [name, of(path)] as const)
  const inOthers = (id: string) => others.filter(([, needed]) => needed.has(id)).length
  const inRecords = (id: string) => [list, record, form, procedure].some(needed => needed.has(id))
  const isCommon = (id: string) => inOthers(id) > 0 && inRecords(id)
  // What lists share with the other pages that are opened most: a file of its own would be one request more for all of them.
  const isOfMost = (id: string) => inOthers(id) > 0 && list.has(id)
  const everyday = (id: string) => shell.has(id) || inRecords(id)
  return [
    ['start', id => id.endsWith('/index.html') || entry.has(id) || (entrance.has(id) && everyday(id))],
    // Styles of what is seen first come in one file.
    ['shell', id => shell.has(id) || isOfMost(id) || (id.endsWith('.css') && (list.has(id) || isCommon(id)))],
    ['entrance', id => entrance.has(id)],
    ['reading', isCommon],
    ['records', id => list.has(id) && (record.has(id) || form.has(id))],
    ['list', id => list.has(id)],
    ['pictures', id => views.has(id) && (record.has(id) || form.has(id))],
    ['views', id => views.has(id)],
    ['record', id => record.has(id) && form.has(id)],
    ['record-page', id => record.has(id)],
    ['form', id => form.has(id)],
    ['procedure', id => procedure.has(id)],
    ['overviews', id => inOthers(id) > 1],
    ...others.map(([name, needed]) => [name, (id: string) => needed.has(id)] as const),
  ]
}

/** Modules of the worker for phones, which is the other beginning there is and stands alone. */
const ofWorker = /src\/web\/field-work\/worker\//

/**
 * Modules that are loaded together, as one file each: a browser that asks for a hundred small ones is kept waiting by the asking. What
 * the pages opened most need is grouped by page (`partsOf`); the rest by who imports it.
 */
export function loadedTogether(): Rolldown.CodeSplittingGroup[] {
  let parts: ReturnType<typeof partsOf> | undefined
  return [
    {
      debugName: 'parts',
      name(id, build) {
        parts ??= partsOf(build)
        return parts.find(([, has]) => has(id))?.[0] ?? null
      },
      test: id => !ofWorker.test(id),
      includeDependenciesRecursively: false,
    },
  ]
}

/** The scripts and styles that some modules need, as they are called in the bundle. */
function filesFor(bundle: Rolldown.OutputBundle, paths: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (part: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
    if (part?.type !== 'chunk' || found.has(part.fileName)) return
    found.add(part.fileName)
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of part.imports) visit(bundle[name])
  }
  for (const path of paths)
    visit(
      Object.values(bundle).find(
        part => part.type === 'chunk' && part.moduleIds.some(id => id.endsWith(`/src/web/${path}`)),
      ),
    )
  return [...found]
}

const lists = recordSigns.map(({ pages: { list } }) => list)
const records = recordSigns.flatMap(({ pages }) =>
  pages.among === 'procedures' ? [] : `${pages.records}/$id`,
)

/** Addresses of these pages, in the router's notation. */
const addresses: Readonly<
  Record<'login' | keyof typeof recordPages | keyof typeof overviews, readonly string[]>
> = {
  login: [pages.login.path],
  list: lists,
  record: records,
  form: records.map(path => `${path}/edit`),
  procedure: [pages.procedure.path, pages.editProcedure.path],
  home: [pages.home.path, pages.dashboard.path],
  search: [pages.search.path],
  procedures: [pages.procedures.path],
  statistics: [pages.statistics.path],
  calendar: [pages.calendar.path],
  vocabularies: [pages.vocabularies.path],
}

/**
 * Names the scripts and styles of which each of these pages consists, for the server, which asks for them with the page, and for the test
 * that weighs them (`test/weight.test.ts`).
 */
export const filesOfPages: Plugin = {
  name: 'vitrine-files-of-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const modules = { login, ...recordPages, ...overviews }
      const files = (Object.keys(addresses) as (keyof typeof addresses)[]).map(name => ({
        name,
        addresses: addresses[name],
        files: filesFor(bundle, ['main.tsx', ...(name === 'login' ? [] : frame), modules[name]]),
      }))
      this.emitFile({
        type: 'asset',
        fileName: 'files-of-pages.json',
        source: JSON.stringify(files, null, 1),
      })
    },
  },
}
