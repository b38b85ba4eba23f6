import { hashPassword, insertAccount, insertMembership } from '#server/access/index.ts'
import { type Database, enterMuseum } from '#server/platform/db/index.ts'

/** Gives a museum an administrator who signs in with the password of the demonstration. */
export async function addRegistrar(database: Database, tenantId: string, email: string): Promise<void> {
  const passwordHash = await hashPassword('Vitrine2026')
  await database.asSystem('bench', async db => {
    const accountId = await insertAccount(db, {
      email,
      passwordHash,
      firstName: 'Bench',
      lastName: 'Mark',
      language: 'it',
      operator: false,
    })
    const museum = await enterMuseum(db, tenantId)
    await insertMembership(museum, { accountId, role: 'TENANT_ADMIN', permissions: [] })
  })
}
