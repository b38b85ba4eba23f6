import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoMuseums } from '#demonstration/museums.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson } from '../../../test/harness/factories.ts'
import { loadRecords } from './load-records.ts'

const app = useTestApp()
const harbour = demoMuseums['admin@second.museum']?.folder ?? ''

test('A museum whose tables name what is not there is not filled at all [F-H08]', async () => {
  const founded = await makeMuseum(app())
  const { accountId } = await makePerson(app(), { museum: founded })
  const author = { accountId, name: 'nobody' }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-folder-'))
  try {
    await cp(harbour, folder, { recursive: true })
    const persons = await readFile(join(folder, 'persons.csv'), 'utf8')
    await writeFile(join(folder, 'persons.csv'), persons.replace('1862,,Hamburg,', '1862,,Hamborg,'))
    const { exchange, database } = app()
    await database.inTenant(founded.tenantId, loadStarterTerms)
    const load = database.inTenant(founded.tenantId, tx =>
      loadRecords(tx, folder, {
        exchange,
        renamed: async () => undefined,
        authors: { admin: author, curator: author },
      }),
    )
    await expect(load).rejects.toThrow(/persons\.csv.*Hamborg/)
    const left = await database.inTenant(founded.tenantId, ({ db, tenantId }) =>
      db.selectFrom('card').where('tenant_id', '=', tenantId).select('id').execute(),
    )
    expect(left).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
