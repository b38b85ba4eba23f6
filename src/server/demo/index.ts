import type { Transaction } from 'kysely'
import { demoNews } from '#demonstration/news.ts'
import { dayMs } from '#model/dates/durations.ts'
import { comparableEmail } from '#model/email.ts'
import { grantablePermissions, type PermissionCode } from '#model/permissions/codes.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import {
  type Account,
  accountByEmail,
  deletePasskeys,
  deleteSecondFactor,
  hashPassword,
  insertAccount,
  insertMembership,
  replacePassword,
  verifyPassword,
} from '#server/access/index.ts'
import { insertNews } from '#server/news/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { foundMuseum, hasMuseums, type NewMuseum } from '#server/tenants/index.ts'
import { setMemberships } from './store.ts'

export { createDemoRecords, type DemoRecordsOptions } from './load-museums.ts'

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
  /** Its own description. The numbers are fictitious. */
  readonly profile: Required<NewMuseum>['profile']
  readonly people: readonly DemoPerson[]
}

/** Two museums, so that isolation can be seen. The people are invented. */
const museums: readonly DemoMuseum[] = [
  {
    name: 'Museo della Valle',
    profile: {
      organisationFunction: 'vitrine:museum',
      vat: '00000000000',
      address: 'Via del Torchio 4',
      country: 'IT',
      postCode: '11100',
      place: 'Aosta',
      timeZone: 'Europe/Rome',
      legalRepresentative: {
        firstName: 'Marta',
        lastName: 'Bianchi',
        dates: '14/03/1968, Aosta',
        taxCode: 'BNCMRT68C54A326X',
      },
      organisationContact: {
        name: 'Segreteria del museo',
        phoneNumber: '0165000000',
        email: 'segreteria@demo.museum',
      },
    },
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
    profile: {
      organisationFunction: 'vitrine:museum',
      vat: 'DE000000000',
      address: 'Am Alten Kran 2',
      country: 'DE',
      postCode: '25999',
      place: 'Brügg',
      timeZone: 'Europe/Berlin',
      legalRepresentative: {
        firstName: 'Jonas',
        lastName: 'Petersen',
        dates: '02.09.1974, Brügg',
        taxCode: '00000000000',
      },
      organisationContact: {
        name: 'Verwaltung',
        phoneNumber: '04600000000',
        email: 'verwaltung@second.museum',
      },
    },
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

/** The demonstration never expires before those who try it lose interest. */
const years = 10

/** Bytes the files of a demonstration museum may have: enough to try everything. */
const storageLimit = 5 * 1024 ** 3

/** Returns true for the e-mail address of a demonstration user. */
export const isDemoEmail = (email: string): boolean => demoEmails.includes(comparableEmail(email))

/**
 * Opens or closes the demonstration, as the setting DEMO says. Wanted: loads the museums into an installation that has none yet, both or none.
 * Not wanted: its users are shut out, since anybody could have become one of them; the museums stay, and people who work there with an account of
 * their own. Wanted again, the doors open again.
 * @returns whether the demonstration users can sign in.
 */
export function prepareDemo(database: Database, wanted: boolean, clock: Clock): Promise<boolean> {
  return database.asSystem(wanted ? 'open the demonstration' : 'close the demonstration', async db => {
    if (wanted && !(await hasMuseums(db))) {
      await load(db, clock)
      return true
    }
    let isOpen = false
    for (const email of demoEmails) {
      const account = await accountByEmail(db, email)
      if (account && wanted) isOpen = (await letIn(db, account, clock())) || isOpen
      else if (account) await shutOut(db, account, clock())
    }
    return isOpen
  })
}

async function load(db: Transaction<Tables>, clock: Clock): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const licenceTo = clock()
  licenceTo.setFullYear(licenceTo.getFullYear() + years)
  const loaded: string[] = []
  for (const { name, profile, people } of museums) {
    const museum = await foundMuseum(db, { name, profile, licenceType: 'PAID', licenceTo, storageLimit })
    for (const { role, permissions, ...person } of people) {
      const accountId = await insertAccount(db, { ...person, passwordHash, language: 'en' })
      await insertMembership(museum, { accountId, role, permissions })
    }
    loaded.push(museum.tenantId)
  }
  await writeNews(db, loaded, clock())
}

/** The news of the demonstration, for its own museums alone; nobody wrote them, since there may be no operator. */
async function writeNews(db: Transaction<Tables>, museums: readonly string[], now: Date): Promise<void> {
  for (const { ago, pinned, texts } of demoNews) {
    const publishedAt = new Date(now.getTime() - ago * dayMs).toISOString()
    const news = { texts, pinned, publishedAt, endsAt: null, museums: [...museums], roles: [] }
    await insertNews(db, news, null, now)
  }
}

/** Gives a demonstration user who was shut out the well-known password again; one with a password of their own is left alone. */
async function letIn(db: Transaction<Tables>, account: Account, now: Date): Promise<boolean> {
  if (account.passwordHash !== null) return verifyPassword(account.passwordHash, demoPassword)
  await replacePassword(db, account.id, await hashPassword(demoPassword), now)
  await setMemberships(db, account, 'ACTIVE', now)
  return true
}

/** Takes every way in from a demonstration user: whatever password or second factor they have, anybody may have chosen it. */
async function shutOut(db: Transaction<Tables>, account: Account, now: Date): Promise<void> {
  await replacePassword(db, account.id, null, now)
  await deletePasskeys(db, account.id)
  await deleteSecondFactor(db, account.id)
  await setMemberships(db, account, 'SUSPENDED', now)
}
