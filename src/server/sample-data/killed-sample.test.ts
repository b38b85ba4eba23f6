import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import type { SampleData } from '#model/api/sample-data.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { childEnvironment } from '../../../test/harness/child-environment.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

/** A whole product that goes on with the work it finds. */
const program = fileURLToPath(new URL('../../../test/server/import-server.ts', import.meta.url))

interface Listed {
  readonly result: readonly { readonly id: string; readonly thumbnailUrl: string | null }[]
  readonly totalSize: number
}

/** An administrator whose server is killed in the middle of work on sample data. */
async function unlucky() {
  const { museum, accountId, ask } = await registrar(app, await makeMuseum(app()))
  await app().database.inTenant(museum.tenantId, loadStarterTerms)
  const operation = async (id: string) => (await ask<Operation>('GET', `/operations/${id}`)).body
  const objects = async () => (await ask<Listed>('GET', '/catalogue/?size=100')).body
  return {
    museum,
    objects,
    state: async () => (await ask<SampleData>('GET', '/sample-data')).body,
    /** Terms of all vocabularies, in their order. */
    terms: () =>
      app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
        db.selectFrom('term').where('tenant_id', '=', tenantId).select('id').orderBy('id').execute(),
      ),
    /** Begins work in another server, and kills that once it has come so far. */
    async killed(path: string, isFarEnough: (work: Operation) => boolean): Promise<string> {
      await app().jobs.stop()
      const { id } = (await ask<Operation>('POST', path)).body
      const server = spawn(
        process.execPath,
        [program, app().databaseUrls.appUrl, museum.tenantId, accountId, '[]'],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: { ...childEnvironment, DATA_DIR: app().dataDir, DEMO: '0' },
        },
      )
      await once(server.stdout, 'data')
      await vi.waitFor(async () => expect(isFarEnough(await operation(id))).toBe(true), {
        timeout: 100_000,
        interval: 10,
      })
      server.kill('SIGKILL')
      await once(server, 'exit')
      return id
    },
    /** The server that is left goes on, to the end. */
    async wentOn(id: string): Promise<void> {
      await app().jobs.start()
      await vi.waitFor(async () => expect((await operation(id)).state).toBe('DONE'), {
        timeout: 150_000,
        interval: 200,
      })
      expect((await operation(id)).progress.fail).toEqual([])
    },
  }
}

test('Sample data whose server is killed while it comes or goes is whole or gone in the end, and never half [F-W10]', async () => {
  const anna = await unlucky()
  const termsBefore = await anna.terms()

  const adding = await anna.killed('/sample-data', work => work.numberOfProcessedElements >= 3)
  const { state, going } = await anna.state()
  expect(state).toBe('ADDING')
  // What was begun when it ended is not there in part: each record is marked, and has its picture.
  const { totalSize, result } = await anna.objects()
  expect(totalSize).toBe(going.find(({ type }) => type === 'object')?.total ?? 0)
  expect(totalSize).toBeLessThan(20)
  expect(result.filter(({ thumbnailUrl }) => thumbnailUrl === null)).toEqual([])
  await expectConsistency(app(), anna.museum)
  await anna.wentOn(adding)
  expect((await anna.objects()).totalSize).toBe(20)
  expect((await anna.objects()).result.filter(({ thumbnailUrl }) => thumbnailUrl === null)).toEqual([])
  await expectConsistency(app(), anna.museum)

  // Killed between the records and the terms that were made for them.
  const removing = await anna.killed('/sample-data/removal', work => work.numberOfProcessedElements > 0)
  expect((await anna.objects()).totalSize).toBe(0)
  await expectConsistency(app(), anna.museum)
  await anna.wentOn(removing)
  expect(await anna.state()).toEqual({ state: 'NONE', offered: true, going: [], kept: [] })
  expect(await anna.terms()).toEqual(termsBefore)
  await expectConsistency(app(), anna.museum)
}, 300_000)
