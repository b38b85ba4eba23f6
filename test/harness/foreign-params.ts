import '#server/cards/index.ts'
import '#server/files/index.ts'
import '#server/platform/operations/tables.ts'
import { readContent, readThumbnail } from '#model/api/files.ts'
import { changeLayout, deleteLayout } from '#model/api/layouts.ts'
import { readOperation, stopOperation } from '#model/api/operations.ts'
import { readMuseum } from '#model/api/tenant.ts'
import { loginAs } from '#model/api/users.ts'
import type { TestApp } from './app.ts'
import { makeMuseum, makePerson } from './factories.ts'

type MakeParams = (app: TestApp) => Promise<Record<string, string>>

/** A running operation of another museum. */
const foreignOperation: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('operation')
      .values({ tenant_id: tenantId, name: 'test', account_id: accountId, input: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** A file of another museum. */
const foreignFile: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('file')
      .values({
        tenant_id: tenantId,
        name: 'amphora.jpg',
        mime: 'image/jpeg',
        bytes: 1,
        sha256: '0',
        storage_key: `${tenantId}/1`,
        created_by: accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** A list layout of somebody in another museum. */
const foreignLayout: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('list_layout')
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        card_type: 'object',
        name: 'Theirs',
        layout: '{"view":"listView","columns":[]}',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** For every closed endpoint with ids in its path: ids of things that exist, but in another museum. */
export const foreignParams: Readonly<Record<string, MakeParams>> = {
  [readMuseum.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  [loginAs.name]: async app => {
    const museum = await makeMuseum(app)
    return { userId: (await makePerson(app, { museum })).accountId }
  },
  [readOperation.name]: foreignOperation,
  [stopOperation.name]: foreignOperation,
  [readThumbnail.name]: foreignFile,
  [readContent.name]: foreignFile,
  [changeLayout.name]: foreignLayout,
  [deleteLayout.name]: foreignLayout,
}

/** For endpoints with ids and a body that must hold something: a body with nothing wrong, so that the ids alone decide. */
export const goodBodies: Readonly<Record<string, object>> = {
  [changeLayout.name]: { name: 'Ours', isDefault: false, layout: { view: 'listView', columns: [] } },
}
