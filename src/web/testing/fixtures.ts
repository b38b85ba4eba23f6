import type { OutputOf } from '#model/api/endpoint.ts'
import type { CurrentUser } from '#model/api/me.ts'
import type { Configuration } from '#model/api/platform.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { Museum } from '#model/api/tenant.ts'
import type { issueToken } from '#model/api/token.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'

export const aUser = (
  permissions: readonly PermissionCode[] = [],
  change: Partial<CurrentUser> = {},
): CurrentUser => ({
  id: '7',
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: 'anna@demo.museum',
  language: 'en',
  avatar: null,
  role: 'USER',
  identities: [
    {
      tenantId: '3',
      id: '11',
      museum: 'Museo della Valle',
      timeZone: 'Europe/Rome',
      role: 'USER',
      permissions: permissions.map(code => ({ code })),
    },
  ],
  licenceActive: true,
  loggedAsBy: null,
  bound: false,
  operator: false,
  secondFactorMissing: false,
  passkeyDemanded: false,
  notifications: {
    newSignIn: true,
    licence: true,
    finishedWork: true,
    followedSearches: true,
    reminders: true,
    mentions: true,
  },
  ...change,
})

export const aConfiguration = (change: Partial<Configuration> = {}): Configuration => ({
  PRODUCT_NAME: 'Vitrine',
  MAINTENANCE_MODE: false,
  ENABLE_ADV_SEARCH: false,
  EXTERNAL_GIS_APP_ADDRESS: null,
  DEMO: false,
  ...change,
})

export const aMuseum = (type: Museum['licence']['type']): Museum => ({
  id: '3',
  organisationMainBody: 'Museo della Valle',
  organisationFunction: 'vitrine:museum',
  place: 'Aosta',
  organisationContact: { name: '', phoneNumber: '', email: 'info@valle.museum' },
  avatar: null,
  licence: { type, validFrom: '2026-01-01T00:00:00Z', validTo: '2026-12-31T12:00:00Z', active: true },
  suspended: null,
  copy: null,
})

/** An answer of the token address. */
export const tokens = (name: string, seconds = 3600): OutputOf<typeof issueToken> => ({
  access_token: `access-${name}`,
  token_type: 'Bearer',
  expires_in: seconds,
  refresh_token: `refresh-${name}`,
  scope: 'read write',
  jwt_token: { access_token: `jwt-${name}`, token_type: 'Bearer', expires_in: seconds },
})

/** An acquisition under way that the person may edit, close and delete. */
export const aProcedure = (change: Partial<Procedure> = {}): Procedure => ({
  id: '5',
  type: 'ACQUISITION',
  number: 'AQ-2026-001',
  title: 'Two coins',
  status: 'ONGOING',
  step: 'examined',
  objectsCount: 0,
  checkedCount: 0,
  uncheckedCount: 0,
  managersCount: 1,
  managers: [],
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 4,
  values: {},
  earlierValues: [],
  team: [],
  moves: [],
  may: { edit: true, close: true, delete: true },
  createdAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  ...change,
})
