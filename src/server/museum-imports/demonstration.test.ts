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

/** Waits until the pictures of a museum of the demonstration are drawn and its people have done their work. */
const drawn = (tenantId: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await app().database.asSystem('work under way', db =>
        sql<{ state: string }>`
          select state from jobs.job where name = 'demo.pictures' and data ->> 'tenantId' = ${tenantId}`.execute(
          db,
        ),
      )
      expect(rows).toEqual([{ state: 'completed' }])
    },
    { timeout: 600_000, interval: 1000 },
  )

test('A museum of the demonstration comes into an empty one from its archive, and is exported there as it was [F-X07]', async () => {
  // The smaller one: it has some of everything.
  const [, there = ''] = await app().database.asSystem('the demonstration', museumIds)
  await drawn(there)
  const path = await archiveFile(app(), there)
  const here = await makeMuseum(app())
  const { tenantId } = here
  await app().database.inTenant(tenantId, loadStarterTerms)
  const { accountId } = await makePerson(app(), { museum: here })
  await takeArchive(app(), path, { tenantId, accountId })
  const ids = await cameFrom(app(), tenantId)
  const before = await comparable(path, id => String(id))
  const after = await comparable(await archiveFile(app(), tenantId), id => ids.get(String(id)), {
    arrived: true,
  })
  expect(before.size).toBeGreaterThan(150)
  expect(unlike(before, after)).toEqual([])
})
