import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { importer } from '../../../test/harness/imports.ts'

const app = useTestApp()

const program = fileURLToPath(new URL('../../../test/server/import-server.ts', import.meta.url))
const rowCount = 1500

test('An import whose server was killed goes on in another: no row is lost, none is there twice [P-E10] [C-K16]', async () => {
  const { museum, accountId, bring, call, read } = await importer(app())
  const lines = Array.from({ length: rowCount }, (_, at) => `K ${at},Cup ${at},killerium ${at % 300}`)
  const content = ['Number,Title,Material', ...lines].join('\n')
  const { mapping } = await bring(content)
  const file = join(app().dataDir, 'killed.csv')
  await writeFile(file, content)
  await app().jobs.stop()
  const server = spawn(
    process.execPath,
    [program, app().databaseUrls.appUrl, museum.tenantId, accountId, file, JSON.stringify(mapping)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { DATA_DIR: app().dataDir, DEMO: '0', PATH: process.env.PATH },
    },
  )
  const [said] = await once(server.stdout, 'data')
  const { importId, operationId } = JSON.parse(String(said))
  const state = async () => (await call('GET', `/api/v1/operations/${operationId}`)).body
  await vi.waitFor(async () => expect((await state()).numberOfProcessedElements).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 20,
  })
  server.kill('SIGKILL')
  await once(server, 'exit')
  const stopped = await state()
  expect(stopped.state).toBe('IN_PROGRESS')
  expect(stopped.numberOfProcessedElements).toBeLessThan(rowCount)
  // What is told is what is there: a batch is whole or not at all.
  const there = async () => (await call('GET', '/api/v1/catalogue/?blocksize=1')).body.totalSize
  expect(await there()).toBe(stopped.numberOfProcessedElements)

  await app().jobs.start()
  await vi.waitFor(async () => expect((await state()).state).toBe('DONE'), {
    timeout: 150_000,
    interval: 200,
  })
  const { counts, load } = await read(importId)
  expect(counts).toMatchObject({ created: rowCount, refused: 0 })
  expect(load?.numberOfProcessedElements).toBe(rowCount)
  expect(await there()).toBe(rowCount)
  const terms = await call('GET', '/api/v1/lists/MTC?q=killerium&blocksize=500')
  expect(terms.body.totalCount).toBe(300)
  await expectConsistency(app(), museum)
}, 240_000)
