import { describe, expect, test } from 'vitest'
import type { Configuration } from '#model/api/platform.ts'
import { profileSections, settingsSections } from '#model/navigation/area-sections.ts'
import type { Visitor } from '#model/navigation/guard.ts'
import { type PageRoute, pageRoutes } from '#model/navigation/routes.ts'
import { searchesPath } from '#model/navigation/search-paths.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { type PermissionCode, permissionCodes } from '#model/permissions/codes.ts'
import { aConfiguration } from '../testing/fixtures.ts'
import { redirectionFor } from './guard.ts'
import { accountMenuFor, menuFor, pagesWithin } from './shell/menu.ts'

const nobody: Visitor = { signedIn: false }
const person = (codes: readonly PermissionCode[], expired = false): Visitor => ({
  signedIn: true,
  expired,
  role: 'USER',
  permissions: new Set(codes),
})
const admin: Visitor = {
  signedIn: true,
  expired: false,
  role: 'TENANT_ADMIN',
  permissions: new Set(permissionCodes),
}

const expiredAdmin: Visitor = {
  signedIn: true,
  expired: true,
  role: 'TENANT_ADMIN',
  permissions: new Set(),
}

const everything = aConfiguration({ ENABLE_ADV_SEARCH: true })
const go = (
  pathname: string,
  visitor: Visitor,
  configuration: Partial<Configuration> | undefined = everything,
  from?: string,
) => redirectionFor({ pathname, href: pathname, from }, visitor, configuration)
/** '/app/dam/:fileSlug?/:id?' -> '/app/dam/x/x' */
const example = (path: string) => path.replace(/:\w+\??/g, 'x')
const routes: readonly PageRoute[] = pageRoutes
const rowOf: Readonly<Record<string, string>> = {
  '/login': 'P-R01',
  '/login-as': 'P-R02',
  '/logout': 'P-R03',
  '/reset-password': 'P-R04',
  '/register': 'P-R05',
  '/activate': 'P-R06',
  '/user/activate': 'P-R07',
  '/download': 'P-R08',
  '/room': 'C-P06',
  '/approve': 'C-P02',
  '/licences': 'F-T17',
  '/app': 'P-R10',
  '/app/dashboard': 'P-R10',
  '/operator/:1?/:2?': 'P-P10',
  '/app/profile/:1?': 'P-R15',
  '/app/settings/:1?': 'P-R15',
  '/app/procedures/:1?/:2?': 'P-R13',
}
const rows = routes
  .filter(({ isFuture }) => !isFuture)
  .map(
    route =>
      [
        route.path,
        rowOf[route.path] ??
          (route.path.includes('catalogue') ? 'P-R11' : route.path.includes('dam') ? 'P-R12' : 'P-R14'),
        route,
      ] as const,
  )

describe.each(rows)('%s [%s]', (path, _row, { access }) => {
  const address = example(path)
  const title = (sentence: string) => `${sentence} [${_row}]`

  test(title('Nobody signed in: public pages open, the others lead to the login and keep the origin'), () => {
    if (typeof access === 'string') return expect(go(address, nobody)).toBeUndefined()
    const origin = path === '/logout' ? '' : `?from=${encodeURIComponent(address)}`
    expect(go(address, nobody)).toBe(`/login${origin}`)
  })

  test(
    title('An administrator: everything opens but the operators’ pages and those for who is not signed in'),
    () => {
      const closed = access === 'restricted' || path.startsWith('/operator')
      expect(go(address, admin)).toBe(closed ? '/app' : undefined)
    },
  )

  test(title('With one permission only: opens with the right one, else leads home'), () => {
    for (const code of permissionCodes) {
      const visitor = person([code])
      const open =
        access === 'public' || (typeof access === 'object' && visitor.signedIn && isAllowed(visitor, access))
      expect(go(address, visitor), code).toBe(open ? undefined : '/app')
    }
  })

  test(
    title(
      'Expired: all but login, logout, profile and the settings of the museum lead to the profile [P-R18]',
    ),
    () => {
      const visitor = person(permissionCodes, true)
      const expected =
        access === 'public' || path === '/logout' || /^\/app\/(profile|settings)\//.test(path)
          ? undefined
          : access === 'restricted'
            ? '/app'
            : '/app/profile'
      expect(go(address, visitor)).toBe(expected)
    },
  )
})

test('An address without a page yet is treated like an unknown one [P-R09] [F-H02]', () => {
  const future = routes.filter(({ isFuture }) => isFuture).map(({ path }) => path)
  expect(future).toEqual(['/rightlySite'])
  for (const path of future) {
    expect(go(path, admin)).toBe('/app')
    expect(go(path, nobody)).toBe('/login')
  }
})

test('Unknown paths lead to the login, and who is signed in ends at home [P-R17]', () => {
  for (const path of ['/', '/nowhere', '/app/nowhere', '/login/x']) {
    expect(go(path, nobody)).toBe('/login')
    expect(go(path, admin)).toBe('/app')
  }
})

test('After signing in one comes back to where one was going, with query and fragment [P-R16]', () => {
  expect(redirectionFor({ pathname: '/app/profile', href: '/app/profile?a=1#b' }, nobody, everything)).toBe(
    '/login?from=%2Fapp%2Fprofile%3Fa%3D1%23b',
  )
  expect(go('/login', admin, everything, '/app/profile?a=1#b')).toBe('/app/profile?a=1#b')
  expect(go('/login', admin)).toBe('/app')
})

test.each([
  'https://evil.example/app',
  '//evil.example/app',
  '/\\evil.example/app',
  'javascript:alert(1)',
  '/logout',
  '/login?from=/app',
  '/nowhere',
  '',
])('A link cannot send people elsewhere after signing in: %s [P-R16]', from => {
  expect(go('/login', admin, everything, from)).toBe('/app')
})

test('The menu shows what the visitor can open, in the specified order, searches where they are offered [F-W21] [P-S03] [P-S17] [C-Q06]', () => {
  expect(menuFor(admin).map(({ path }) => path)).toEqual([
    '/app',
    '/app/catalogue',
    '/app/procedures',
    '/app/dam',
    '/app/entities',
    '/app/calendar',
    '/app/settings',
  ])
  expect(menuFor(admin, { ENABLE_ADV_SEARCH: true }).map(({ path }) => path)).toContain(searchesPath)
  expect(menuFor(person([]), { ENABLE_ADV_SEARCH: true }).map(({ path }) => path)).toEqual([
    '/app',
    '/app/calendar',
  ])
  expect(menuFor(person([])).map(({ path }) => path)).toEqual(['/app', '/app/calendar'])
  expect(menuFor(person([], true))).toEqual([])
  expect(menuFor(expiredAdmin).map(({ path }) => path)).toEqual(['/app/settings'])
  expect(menuFor(nobody)).toEqual([])
})

test('Pages of searches are gone where the installation does not offer them [C-Q06]', () => {
  const offered = aConfiguration({ ENABLE_ADV_SEARCH: true })
  for (const path of [searchesPath, `${searchesPath}/7`, `${searchesPath}/7/edit`]) {
    expect(go(path, admin, offered)).toBeUndefined()
    expect(go(path, admin, aConfiguration({ ENABLE_ADV_SEARCH: false }))).toBe('/app')
    expect(go(path, admin, {})).toBe('/app')
  }
})

test('The settings of the museum are in the rail of administrators, in the account menu of other members; vocabularies, templates and checklists belong to them [F-W18]', () => {
  expect(accountMenuFor(admin)).toEqual([])
  expect(accountMenuFor(person([])).map(({ path }) => path)).toEqual(['/app/settings'])
  expect(accountMenuFor(nobody)).toEqual([])
  expect(pagesWithin('/app/settings', admin).map(({ path }) => path)).toEqual([
    '/app/vocabularies',
    '/app/templates',
    '/app/checklists',
  ])
  expect(pagesWithin('/app/settings', person(permissionCodes))).toEqual([])
})

test('Sections of the museum that were in the profile are found at their old addresses [F-W18]', () => {
  for (const { id } of settingsSections) expect(go(`/app/profile/${id}`, admin)).toBe(`/app/settings/${id}`)
  for (const { id } of profileSections) expect(go(`/app/profile/${id}`, admin)).toBeUndefined()
  expect(go('/app/profile/export', person([], true))).toBe('/app/settings/export')
  expect(go('/app/profile/export', nobody)).toBe('/login?from=%2Fapp%2Fprofile%2Fexport')
})
