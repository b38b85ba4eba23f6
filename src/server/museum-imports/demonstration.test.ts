import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { museumIds } from '#server/platform/db/index.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { archiveFile, takeArchive } from '../../../test/harness/archives.ts'
import { cameFrom, comparable, unlike } from '../../../test/harness/compare-archives.ts'
import { makeMuseum, makePerson } from '../../../test/harness/factories.ts'

vi.setConfig({ testTimeout: 900_000 })
const app = useTestApp({ environment: { DEMO: '1' } })

/** Waits until the pictures of the demonstration are drawn and its people have done their work. */
const drawn = () =>
  vi.waitFor(
    async () => {
      const { rows } = await app().database.asSystem('work under way', db =>
        sql<{ open: string; done: string }>`
          select count(*) filter (where state <> 'completed') as open, count(*) filter (where state = 'completed') as done
          from jobs.job where name = 'demo.pictures'`.execute(db),
      )
      expect(rows).toEqual([{ open: '0', done: '2' }])
    },
    { timeout: 600_000, interval: 1000 },
  )

test('The demonstration museum comes into an empty one from its archive, and is exported there as it was [F-X07]', async () => {
  await drawn()
  const [there = ''] = await app().database.asSystem('the demonstration', museumIds)
  const path = await archiveFile(app(), there)
  const here = await makeMuseum(app())
  const { tenantId } = here
  await app().database.inTenant(tenantId, loadStarterTerms)
  const { accountId } = await makePerson(app(), { museum: here })
  await takeArchive(app(), path, { tenantId, accountId })
  const ids = await cameFrom(app(), tenantId)
  const before = await comparable(path, id => String(id))
  const after = await comparable(await archiveFile(app(), tenantId), id => ids.get(String(id)))
  expect(before.size).toBeGreaterThan(600)
  expect(unlike(before, after)).toEqual([])
})
