import { describe, expect, test } from 'vitest'
import { type PermissionCode, permissionCodes } from '../permissions/codes.ts'
import { type CardType, cardTypes } from '../record-types.ts'
import { editPath, listedTypes, listPath, recordPath } from './card-paths.ts'
import { decide, type Visitor } from './guard.ts'
import { type PageRoute, pageRoutes } from './routes.ts'

const nobody: Visitor = { signedIn: false }
const person = (...codes: PermissionCode[]): Visitor => ({
  signedIn: true,
  expired: false,
  role: 'USER',
  permissions: new Set(codes),
})
const administrator: Visitor = {
  signedIn: true,
  expired: false,
  role: 'TENANT_ADMIN',
  permissions: new Set(permissionCodes),
}
const expired: Visitor = { ...administrator, expired: true }

const open = { kind: 'open' }
const to = (path: string, keepOrigin = false) => ({ kind: 'redirect', to: path, keepOrigin })

/** Examples of a path with its optional parts, and without. */
const examples = (route: PageRoute): string[] => [
  route.path.replace(/:\w+\??/g, '12'),
  route.path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '12'),
]

const all = pageRoutes.flatMap((route: PageRoute) => examples(route).map(path => ({ path, route })))

describe('public pages', () => {
  test.each(['/login-as', '/download', '/rightlySite'])(
    '%s opens for everyone [P-R02] [P-R08] [P-R09]',
    path => {
      expect(decide(path, nobody)).toEqual(open)
      expect(decide(path, administrator)).toEqual(open)
    },
  )

  test.each(['/login', '/reset-password', '/register', '/activate', '/user/activate'])(
    '%s opens for signed-out visitors and leads others home [P-R01] [P-R04] [P-R05] [P-R06] [P-R07]',
    path => {
      expect(decide(path, nobody)).toEqual(open)
      expect(decide(path, administrator)).toEqual(to('/app'))
    },
  )
})

describe('pages behind the sign-in', () => {
  const guarded = all.filter(({ route }) => typeof route.access === 'object' && route.path !== '/logout')
  const ofMuseums = guarded.filter(({ path }) => !path.startsWith('/operator'))

  test.each(guarded)(
    '$path sends signed-out visitors to the login page, and back later [P-R16]',
    ({ path }) => {
      expect(decide(path, nobody)).toEqual(to('/login', true))
    },
  )

  test.each(ofMuseums)(
    '$path opens for an administrator [P-R10] [P-R11] [P-R12] [P-R13] [P-R14] [P-R15]',
    ({ path }) => {
      expect(decide(path, administrator)).toEqual(open)
    },
  )

  test('the console opens for operators only, and is their home [P-P10]', () => {
    const operator: Visitor = { signedIn: true, expired: false, role: 'OPERATOR', permissions: new Set() }
    for (const path of ['/operator', '/operator/museums', '/operator/museums/12', '/app/profile'])
      expect(decide(path, operator), path).toEqual(open)
    for (const path of ['/app', '/app/catalogue', '/login', '/nowhere'])
      expect(decide(path, operator), path).toEqual(to('/operator'))
    expect(decide('/operator/museums', administrator)).toEqual(to('/app'))
  })

  const forEverybody = guarded.filter(({ route }) => typeof route.access === 'object' && !route.access.roles)

  test.each(forEverybody)(
    '$path opens with exactly its permissions, else leads home [P-R11] [P-R12] [P-R13] [P-R14]',
    ({ path, route }) => {
      const needed: readonly PermissionCode[] =
        typeof route.access === 'object' ? (route.access.permissions ?? []) : []
      for (const code of permissionCodes) {
        const expected = needed.length === 0 || needed.includes(code) ? open : to('/app')
        expect(decide(path, person(code)), code).toEqual(expected)
      }
      expect(decide(path, person())).toEqual(needed.length === 0 ? open : to('/app'))
    },
  )

  test('statistics open for every member: the server limits them to what each may read [C-S07]', () => {
    expect(decide('/app/statistics', person('damRead'))).toEqual(open)
    expect(decide('/app/statistics', person())).toEqual(open)
  })

  test('the editor of vocabularies opens for administrators only [C-V09]', () => {
    expect(decide('/app/vocabularies', administrator)).toEqual(open)
    expect(decide('/app/vocabularies/MTC/12', person(...permissionCodes))).toEqual(to('/app'))
  })

  test('signing out requires a session, and is not returned to [P-R03]', () => {
    expect(decide('/logout', nobody)).toEqual(to('/login'))
    expect(decide('/logout', person())).toEqual(open)
  })

  test.each(guarded)(
    '$path leads an expired account to its profile, unless it is the profile [P-R18]',
    ({ path, route }) => {
      expect(decide(path, expired)).toEqual(
        /^\/app\/(profile|settings)\//.test(route.path) ? open : to('/app/profile'),
      )
    },
  )

  test('an expired account can still sign out [P-R18]', () => {
    expect(decide('/logout', expired)).toEqual(open)
  })
})

test('every type with records has a page for them [C-S01]', () => {
  expect(recordPath('object', '12')).toBe('/app/catalogue/object/12')
  expect(recordPath('description', '12')).toBeNull()
  for (const type of Object.keys(cardTypes) as CardType[]) {
    if (type === 'description') continue
    const path = recordPath(type, '12') ?? ''
    expect(decide(path, administrator), type).toEqual(open)
  }
})

test('every list of records has an address, and so have the forms of its records [C-S01]', () => {
  expect(listedTypes.map(listPath)).toEqual([
    '/app/catalogue',
    ...['person', 'place', 'event', 'collections', 'document', 'biblio', 'linkItem'].map(
      name => `/app/entities/${name}`,
    ),
    '/app/dam',
    ...[
      'inventory-audit',
      'loan-out',
      'condition-check',
      'object-entry',
      'acquisition',
      'loan-in',
      'movement',
      'conservation',
      'object-exit',
      'deaccession',
      'exhibition',
      'reproduction',
      'damage-loss',
      'valuation',
      'study-visit',
    ].map(name => `/app/procedures/${name}`),
    '/app/condition-reports',
  ])
  expect(listPath('organization')).toBe(listPath('person'))
  expect(editPath('object', '12')).toBe('/app/catalogue/object/12/edit')
  expect(editPath('description', '12')).toBeNull()
  for (const type of listedTypes)
    for (const path of [listPath(type), editPath(type, '12')])
      expect(decide(path ?? '', administrator), `${path}`).toEqual(open)
})

test('unknown paths lead to the login page, signed-in visitors home [P-R17]', () => {
  for (const path of [
    '/',
    '/nowhere',
    '/app/nowhere',
    '/app/entities/unknown',
    '/app/dam/1/2/3/4',
    '/login/more',
  ]) {
    expect(decide(path, nobody)).toEqual(to('/login'))
    expect(decide(path, administrator)).toEqual(to('/app'))
  }
})
