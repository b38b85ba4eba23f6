import { grantablePermissions, type PermissionCode } from '#model/permissions/codes.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import { hashPassword, insertAccount, insertMembership } from '#server/access/index.ts'
import { type Database, enterMuseum } from '#server/platform/db/index.ts'
import { hasMuseums, insertMuseum } from '#server/tenants/index.ts'

export const demoPassword = 'Vitrine2026'

const codesOf = (fits: (permission: (typeof grantablePermissions)[number]) => boolean): PermissionCode[] =>
  grantablePermissions.filter(fits).map(({ code }) => code)

interface DemoPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: MuseumRole
  readonly permissions: readonly PermissionCode[]
}

interface DemoMuseum {
  readonly name: string
  readonly people: readonly DemoPerson[]
}

/** Two museums, so that isolation can be seen. The people are invented. */
const museums: readonly DemoMuseum[] = [
  {
    name: 'Museo della Valle',
    people: [
      {
        email: 'admin@demo.museum',
        firstName: 'Marta',
        lastName: 'Bianchi',
        role: 'TENANT_ADMIN',
        permissions: [],
      },
      {
        email: 'curator@demo.museum',
        firstName: 'Tomasz',
        lastName: 'Łękawski',
        role: 'USER',
        permissions: codesOf(({ module }) => module !== 'rightly'),
      },
      {
        email: 'viewer@demo.museum',
        firstName: 'Grete',
        lastName: 'Süßmilch',
        role: 'USER',
        permissions: codesOf(({ type }) => type === 'READ'),
      },
    ],
  },
  {
    name: 'Hafenmuseum Brügg',
    people: [
      {
        email: 'admin@second.museum',
        firstName: 'Jonas',
        lastName: 'Petersen',
        role: 'TENANT_ADMIN',
        permissions: [],
      },
    ],
  },
]

export const demoEmails: readonly string[] = museums.flatMap(({ people }) => people.map(({ email }) => email))

/**
 * Loads the demonstration museums into an installation that has no museum yet: both or none.
 * @returns false when there was one already.
 */
export async function loadDemo(database: Database, licenceTo: Date): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword)
  return database.asSystem('load the demonstration', async db => {
    if (await hasMuseums(db)) return false
    for (const { name, people } of museums) {
      const tenantId = await insertMuseum(db, { name, licenceType: 'PAID', licenceTo })
      const museum = await enterMuseum(db, tenantId)
      for (const { role, permissions, ...person } of people) {
        const accountId = await insertAccount(db, { ...person, passwordHash, language: 'en' })
        await insertMembership(museum, { accountId, role, permissions })
      }
    }
    return true
  })
}
