import '#server/searches/index.ts'
import { readClass } from '#model/api/searches/classes.ts'
import { executeSearch, facetsOfSearch } from '#model/api/searches/execute.ts'
import {
  deleteSearch,
  followSearch,
  readSearch,
  unfollowSearch,
  updateSearch,
} from '#model/api/searches/saved.ts'
import { makeMuseum, makePerson } from './factories.ts'
import type { MakeParams } from './foreign-accounts.ts'

const criteria = {
  blocks: [
    {
      operator: 'AND',
      filters: [{ field: '@title', condition: 'IS_NOT_EMPTY', operator: 'AND', values: [] }],
    },
  ],
}

/** A shared search of another museum. */
const foreignSearch: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('saved_search')
      .values({
        tenant_id: tenantId,
        type: 1,
        name: 'Theirs',
        name_key: 'theirs',
        criteria: JSON.stringify(criteria),
        shared: true,
        account_id: accountId,
        account_name: 'Somebody',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id, classId: '1' }
}

/** Every call of a saved search, with the id of one in another museum. */
export const searchParams: Readonly<Record<string, MakeParams>> = {
  // Classes belong to the product: there is none of this id in any museum.
  [readClass.name]: async () => ({ id: '9999' }),
  ...Object.fromEntries(
    [readSearch, updateSearch, deleteSearch, followSearch, unfollowSearch, executeSearch, facetsOfSearch].map(
      ({ name }) => [name, foreignSearch],
    ),
  ),
}

/** Bodies of those calls, with nothing wrong. */
export const searchBodies: Readonly<Record<string, object>> = {
  [updateSearch.name]: {
    name: 'Ours',
    classId: 1,
    blocks: [{ filters: [{ paragraphId: '@title', conditionSystemName: 'IS_NOT_EMPTY' }] }],
  },
}
