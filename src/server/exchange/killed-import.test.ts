import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import { declarations } from '#model/cards/declarations.ts'
import { inventoryList } from '#model/exchange/profiles/inventory-list.ts'
import { to } from '#model/exchange/profiles/object-targets.ts'
import { waltersPlaces } from '#model/exchange/profiles/walters-tables.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { childEnvironment } from '../../../test/harness/child-environment.ts'
import { importer } from '../../../test/harness/imports.ts'
import type { BegunLoad, TableToLoad } from '../../../test/server/import-server.ts'

const app = useTestApp()

const program = fileURLToPath(new URL('../../../test/server/import-server.ts', import.meta.url))

type Table = Omit<TableToLoad, 'file'> & { readonly content: string }

/** Somebody whose server is killed in the middle of loading. */
async function unlucky() {
  const permissions = declarations.flatMap(({ permissions: { read, create, update } }) => [
    ...read,
    ...create,
    ...update,
  ])
  const person = await importer(app(), { permissions: [...new Set(permissions)] })
  const { museum, accountId, call, ended } = person
  const states = (begun: readonly BegunLoad[]): Promise<Operation[]> =>
    Promise.all(
      begun.map(async ({ operationId }) => (await call('GET', `/api/v1/operations/${operationId}`)).body),
    )
  return {
    ...person,
    /** Loads tables in another server, kills that once its work has come so far, and returns what it had reported by then. */
    async killedLoading(tables: readonly Table[], isFarEnough: (...works: readonly Operation[]) => boolean) {
      const given = await Promise.all(
        tables.map(async ({ content, ...table }, at): Promise<TableToLoad> => {
          const file = join(app().dataDir, `killed-${at}.csv`)
          await writeFile(file, content)
          return { ...table, file }
        }),
      )
      await app().jobs.stop()
      const server = spawn(
        process.execPath,
        [program, app().databaseUrls.appUrl, museum.tenantId, accountId, JSON.stringify(given)],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: { ...childEnvironment, DATA_DIR: app().dataDir, DEMO: '0' },
        },
      )
      const [output] = await once(server.stdout, 'data')
      const begun = JSON.parse(String(output)) as BegunLoad[]
      await vi.waitFor(async () => expect(isFarEnough(...(await states(begun)))).toBe(true), {
        timeout: 60_000,
        interval: 20,
      })
      server.kill('SIGKILL')
      await once(server, 'exit')
      return { begun, stopped: await states(begun) }
    },
    /** Another server goes on with it, to the end. */
    async goOn(begun: readonly BegunLoad[]): Promise<void> {
      await app().jobs.start()
      for (const { operationId } of begun) expect((await ended(operationId, 150_000)).state).toBe('DONE')
    },
  }
}

const objects = (lines: readonly string[]): Table => ({
  type: 'object',
  content: ['Inv. No.,Title,Material', ...lines].join('\n'),
  mapping: inventoryList,
})

test('An import whose server was killed goes on in another: no row is lost, none is there twice [P-E10] [C-K16]', async () => {
  const rowCount = 1000
  const { museum, call, read, killedLoading, goOn } = await unlucky()
  const lines = Array.from({ length: rowCount }, (_, at) => `K ${at},Cup ${at},killerium ${at % 300}`)
  const { begun, stopped } = await killedLoading(
    [objects(lines)],
    work => (work?.numberOfProcessedElements ?? 0) > 0,
  )
  expect(stopped[0]?.state).toBe('IN_PROGRESS')
  expect(stopped[0]?.numberOfProcessedElements).toBeLessThan(rowCount)
  // What is reported is what is there: a batch is whole or not at all.
  const there = async () => (await call('GET', '/api/v1/catalogue/?blocksize=1')).body.totalSize
  expect(await there()).toBe(stopped[0]?.numberOfProcessedElements)

  await goOn(begun)
  const { counts, load } = await read(begun[0]?.importId ?? '')
  expect(counts).toMatchObject({ created: rowCount, refused: 0 })
  expect(load?.numberOfProcessedElements).toBe(rowCount)
  expect(await there()).toBe(rowCount)
  const terms = await call('GET', '/api/v1/lists/MTC?q=killerium&blocksize=500')
  expect(terms.body.totalCount).toBe(300)
  await expectConsistency(app(), museum)
}, 240_000)

test('Killed while it links places to those further down, or adds rows to objects, an import goes on just so [P-E10] [C-K16] [C-E05]', async () => {
  const { museum, bring, map, run, read, killedLoading, goOn } = await unlucky()
  const numbers = Array.from({ length: 500 }, (_, at) => `A ${at}`)
  const { content, mapping } = objects(numbers.map(number => `${number},Cup,clay`))
  const first = await bring(content)
  await map(first.id, mapping)
  await run(first.id, 'load')
  const added: Table = {
    ...objects(
      numbers.flatMap(number => ['glaze', 'gold', 'tin', 'lead'].map(material => `${number},,${material}`)),
    ),
    mapping: {
      ...mapping,
      mode: 'add',
      constants: {},
      columns: [
        ...mapping.columns.filter(({ column }) => column === 'Inv. No.'),
        to('Material', { path: 'materials/material' }),
      ],
    },
  }
  const villages = Array.from({ length: 360 }, (_, at) => `${at},Village ${at},Land > Town ${at % 20}`)
  const towns = Array.from({ length: 20 }, (_, at) => `${1000 + at},Town ${at},Land`)
  const places: Table = {
    type: 'place',
    content: ['place_id,name,hierarchy', ...villages, ...towns, '2000,Land,'].join('\n'),
    mapping: waltersPlaces,
  }
  const placeCount = villages.length + towns.length + 1
  // All rows have been reported, and yet it goes on: they are gone through once more.
  const { begun, stopped } = await killedLoading(
    [added, places],
    (_, linking) => linking?.numberOfProcessedElements === placeCount,
  )
  expect(stopped.map(({ state }) => state)).toEqual(['IN_PROGRESS', 'IN_PROGRESS'])
  await goOn(begun)
  const [addition, tree] = await Promise.all(begun.map(({ importId }) => read(importId)))
  expect(addition?.counts).toMatchObject({ updated: 2000, refused: 0 })
  expect(tree?.counts).toMatchObject({ created: placeCount, refused: 0 })
  const { rows } = await app().database.inTenant(museum.tenantId, ({ db }) =>
    sql<{ materials: number; broader: boolean; cards: string }>`
      select jsonb_array_length(data->'materials') as materials, data ? 'broader' as broader, count(*) as cards
      from card where tenant_id = ${museum.tenantId} group by 1, 2 order by 1 nulls last, 2 desc`.execute(db),
  )
  expect(rows).toEqual([
    { materials: 5, broader: false, cards: '500' },
    { materials: null, broader: true, cards: String(placeCount - 1) },
    { materials: null, broader: false, cards: '1' },
  ])
  // What is below places that were moved is indexed behind the import.
  await vi.waitFor(() => expectConsistency(app(), museum), { timeout: 60_000, interval: 500 })
}, 240_000)
