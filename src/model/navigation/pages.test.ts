import { expect, test } from 'vitest'
import { declarations } from '../cards/declarations.ts'
import { recordRequirement } from '../engine/requirement-of.ts'
import { allPages } from './pages.ts'
import { pageRouteOf, pageRoutes, stemOf } from './routes.ts'

const example = (path: string) => path.replace(/\{?-?\$\w+\}?/g, '12')

test('Every page is declared once, and opens by its own rule or that of an address [F-H02]', () => {
  const paths = allPages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const ruled = pageRoutes.map(({ path }) => path.replace(/\/:\d\?/g, ''))
  for (const { path, access } of allPages) {
    const rule = pageRouteOf(example(path))
    if (typeof access === 'object' && 'as' in access) {
      expect(ruled, path).toContain(access.as)
      expect(rule?.access, path).toEqual(pageRouteOf(access.as)?.access)
    } else expect(rule?.access, path).toEqual(access)
    expect(pageRouteOf(stemOf(path).replace(/\$\w+/g, '12')), path).toBe(rule)
  }
})

test('List, record and form of a record type open for readers of the type, those of procedures by one common rule [F-H02]', () => {
  const procedures = pageRouteOf('/app/procedures')?.access
  for (const declaration of declarations) {
    const { type, pages } = declaration
    const { permissions } = recordRequirement(declaration, 'read')
    for (const path of [pages.list, `${pages.records}/12`, `${pages.records}/12/edit`])
      expect(pageRouteOf(path)?.access, `${type}: ${path}`).toEqual(
        pages.among === 'procedures' ? procedures : { permissions },
      )
  }
})

test('The rules are at the specified addresses, for all specified parts [P-R11] [P-R12] [P-R13] [F-H02]', () => {
  const paths = pageRoutes.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/app/catalogue/:1?/:2?/:3?',
      '/app/dam/:1?/:2?/:3?',
      '/app/damobject/:id',
      '/app/procedures/:1?/:2?',
      '/app/entities/collections/:1?/:2?',
      '/app/condition-reports/:1?/:2?',
      '/app/vocabularies/:1?/:2?',
      '/app/advsearch/searches/:1?/:2?',
      '/operator/:1?/:2?',
    ]),
  )
})
