import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import type { Language } from '#model/languages.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { insertMembership } from '#server/access/index.ts'
import type { App } from '#server/app.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { makeMuseum, makePerson } from '../harness/factories.ts'
import { register } from '../harness/register.ts'

type Home = App & { readonly dataDir: string }
type Seed = (app: Home, input: unknown) => Promise<unknown>

export interface PersonInput {
  readonly role?: 'TENANT_ADMIN' | 'USER'
  readonly permissions?: readonly PermissionCode[]
  /** Days from now until the museum's licence ends; negative: it has ended. */
  readonly licenceDays?: number
  readonly licence?: 'TRIAL' | 'PAID'
  readonly language?: Language
  /** The museum of somebody made before: a colleague of theirs. */
  readonly museum?: { readonly tenantId: string; readonly name: string }
  /** A second museum the person belongs to. */
  readonly secondMuseum?: string
}

/** A person in a museum of the own, or in that of a colleague; answers e-mail and ids. The password is that of the factories. */
const person: Seed = async (app, given) => {
  const input = given as PersonInput
  const licenceTo = new Date(Date.now() + (input.licenceDays ?? 365) * 24 * 3600 * 1000)
  const museum = input.museum ?? (await makeMuseum(app, { licenceTo }))
  const made = await makePerson(app, {
    museum,
    role: input.role ?? 'USER',
    permissions: input.permissions ?? [],
  })
  await app.database.asSystem('seed', async db => {
    await db
      .updateTable('tenant')
      .set({ licence_type: input.licence ?? 'PAID' })
      .where('id', '=', museum.tenantId)
      .execute()
    await db
      .updateTable('account')
      .set({ language: input.language ?? 'en' })
      .where('id', '=', made.accountId)
      .execute()
  })
  if (input.secondMuseum) {
    const second = await makeMuseum(app, { name: input.secondMuseum })
    await app.database.asSystem('seed', async db =>
      insertMembership(await enterMuseum(db, second.tenantId), {
        accountId: made.accountId,
        role: 'USER',
        permissions: [],
      }),
    )
  }
  return { ...made, ...museum }
}

/** An operator of the platform. */
const operator: Seed = app => makePerson(app, { operator: true })

/** A museum that has registered and was not activated. */
const registration: Seed = app => register(app)

/** The newest mail to somebody, as text. */
const mail: Seed = async (app, to) => {
  const folder = join(app.dataDir, 'mail')
  for (const name of (await readdir(folder).catch(() => [])).toSorted().reverse()) {
    const parsed = await simpleParser(await readFile(join(folder, name)))
    if (JSON.stringify(parsed.to).includes(String(to))) return parsed.text ?? ''
  }
  return null
}

/** Ends every session of an account, as suspending it would. */
const endSessions: Seed = (app, accountId) =>
  app.database.asSystem('seed', async db => {
    await db
      .updateTable('session')
      .set({ ended_at: new Date() })
      .where('account_id', '=', String(accountId))
      .execute()
  })

/** Lets the links that were mailed for a registration expire. */
const expireLinks: Seed = (app, email) =>
  app.database.asSystem('seed', async db => {
    await db
      .updateTable('registration_link')
      .set({ expires_at: new Date() })
      .where('registration_id', 'in', eb =>
        eb.selectFrom('registration').where('email', '=', String(email)).select('id'),
      )
      .execute()
  })

/** Gives a museum the terms every museum begins with. */
const starterTerms: Seed = (app, tenantId) => app.database.inTenant(String(tenantId), loadStarterTerms)

export const seeds: Readonly<Record<string, Seed>> = {
  person,
  operator,
  registration,
  mail,
  endSessions,
  starterTerms,
  expireLinks,
}
