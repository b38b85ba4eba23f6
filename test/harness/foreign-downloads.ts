import '#server/searches/index.ts'
import { readDownload, removeDownload, repeatDownload } from '#model/api/searches/downloads.ts'
import { makeMuseum, makePerson } from './factories.ts'
import type { MakeParams } from './foreign-accounts.ts'

/** A download of another museum. */
const foreignDownload: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('search_download')
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        language: 'en',
        type: 1,
        wanted: '{}',
        filename: 'Theirs',
        format: 'CSV',
        columns: '"filled"',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** For the calls about one download: one of another museum. */
export const downloadParams = Object.fromEntries(
  [readDownload, removeDownload, repeatDownload].map(({ name }) => [name, foreignDownload]),
)
