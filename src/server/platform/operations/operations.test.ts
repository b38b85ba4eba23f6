import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PlatformEvent } from '#model/api/events.ts'
import type { Operation } from '#model/api/operations.ts'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { createEvents, type Events } from '#server/platform/events/index.ts'
import { createJobs, HopelessError, type Jobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log.ts'
import { insertMuseum } from '#server/tenants/store.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/database.ts'
import { makeTallyTable, readTally, tally } from '../../../../test/server/tally.ts'
import { defineOperation } from './define-operation.ts'
import {
  createOperations,
  type OperationActor,
  type Operations,
  type OperationsOptions,
} from './operations.ts'

const log = createLog('silent')
let urls: TestDatabase
let database: Database
let events: Events

beforeAll(async () => {
  urls = await createTestDatabase()
  await makeTallyTable(urls.ownerUrl, urls.appUrl)
  database = openDatabase({ url: urls.appUrl, log })
  events = createEvents({ url: urls.appUrl, log })
  await events.start()
})

afterAll(async () => {
  await events.stop()
  await database.close()
  await urls.drop()
})

const reader = { actor: { role: 'USER', permissions: new Set<never>() }, language: 'en' } as const

/** A museum of the test's own, and someone in it. */
async function actorOf(role = 'USER'): Promise<OperationActor> {
  const licenceTo = new Date(Date.now() + 1_000_000)
  const tenantId = await database.asSystem('test', db =>
    insertMuseum(db, { name: 'Test', licenceType: 'PAID', licenceTo }),
  )
  return { tenantId, accountId: '1', role }
}

interface Server {
  readonly operations: Operations
  readonly jobs: Jobs
  stop(): Promise<void>
}

async function serve(options: Partial<OperationsOptions> = {}): Promise<Server> {
  const jobs = createJobs({ url: urls.appUrl, log, pollSeconds: 0.5 })
  const operations = createOperations({ database, jobs, log, batchSize: 20, ...options })
  operations.register(tally)
  await jobs.start()
  return { operations, jobs, stop: () => jobs.stop() }
}

async function withServer<T>(
  options: Partial<OperationsOptions>,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const server = await serve(options)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

const ended = (
  operations: Operations,
  actor: OperationActor,
  { id }: Pick<Operation, 'id'>,
  patience = 10_000,
) =>
  vi.waitFor(async () => {
    const operation = await operations.read(actor, id)
    expect(operation.state).not.toBe('IN_PROGRESS')
    return operation
  }, patience)

const upTo = (numbers: number) => Array.from({ length: numbers }, (_, number) => number)

test('A long operation works through all its elements in batches and says which succeeded and which failed [P-E10]', () =>
  withServer({}, async ({ operations }) => {
    const actor = await actorOf()
    const started = await operations.start(actor, tally, { numbers: 130, bad: [5, 125] })
    expect(started).toMatchObject({
      operationName: 'test.tally',
      state: 'IN_PROGRESS',
      totalNumberOfElements: 130,
      numberOfProcessedElements: 0,
      progress: { success: [], fail: [] },
      endedAt: null,
    })
    const done = await ended(operations, actor, started)
    expect(done).toMatchObject({ state: 'DONE', numberOfProcessedElements: 130, stopRequested: false })
    expect(done.progress.fail).toEqual(['5', '125'])
    expect(done.progress.success).toHaveLength(100)
    expect(done.progress.success.at(-1)).toBe('129')
    // What a failed element had changed is undone.
    expect(await readTally(urls.appUrl, actor.tenantId)).toEqual(upTo(130).filter(n => n !== 5 && n !== 125))
  }))

test('Of elements that are processed together, those that cannot be are told of, and cost few tries [F-X09] [P-E10]', () =>
  withServer({}, async ({ operations }) => {
    const actor = await actorOf()
    let tries = 0
    const together = defineOperation<{ readonly numbers: number; readonly bad: string }, number>({
      name: 'test.together',
      prepare: async (_tx, { numbers }) => numbers,
      async step({ input, elements }) {
        await elements(upTo(input.numbers).map(String), async some => {
          tries += 1
          if (some.includes(input.bad)) throw new CodedError('conflict')
        })
        return undefined
      },
    })
    operations.register(together)
    const done = await ended(
      operations,
      actor,
      await operations.start(actor, together, { numbers: 64, bad: '7' }),
    )
    expect(done.progress.fail).toEqual(['7'])
    expect(done.progress.success).toHaveLength(63)
    expect((await operations.problems(actor, done.id, reader)).map(({ code }) => code)).toEqual(['conflict'])
    // One for all, and two for each half on the way to the one that is wrong.
    expect(tries).toBe(13)
  }))

test('An operation over nothing is done at once [P-E10]', () =>
  withServer({}, async ({ operations }) => {
    const actor = await actorOf()
    const done = await ended(operations, actor, await operations.start(actor, tally, { numbers: 0 }))
    expect(done).toMatchObject({ state: 'DONE', totalNumberOfElements: 0, numberOfProcessedElements: 0 })
  }))

test('An operation that cannot be prepared leaves neither a row nor a job [P-E10]', () =>
  withServer({}, async ({ operations }) => {
    const actor = await actorOf('TENANT_ADMIN')
    await expect(operations.start(actor, tally, { numbers: -1 })).rejects.toThrow('fewer than none')
    expect(await operations.list(actor)).toEqual([])
  }))

test('A person stops an operation between two batches; what was done stays done [P-E10]', () =>
  withServer({}, async ({ operations }) => {
    const actor = await actorOf()
    const started = await operations.start(actor, tally, { numbers: 2000, pause: 50 })
    await vi.waitFor(async () =>
      expect((await operations.read(actor, started.id)).numberOfProcessedElements).toBeGreaterThan(0),
    )
    await operations.stop(actor, started.id)
    const done = await ended(operations, actor, started)
    expect(done).toMatchObject({ state: 'DONE', stopRequested: true })
    expect(done.numberOfProcessedElements).toBeLessThan(2000)
    expect(await readTally(urls.appUrl, actor.tenantId)).toEqual(upTo(done.numberOfProcessedElements))
    await operations.stop(actor, started.id)
    expect(await operations.read(actor, started.id)).toEqual(done)
  }))

test('An operation ends when its museum is suspended; what was done stays done, and who began it reads why [F-T12]', () =>
  withServer({}, async ({ operations }) => {
    const actor = await actorOf()
    const started = await operations.start(actor, tally, { numbers: 2000, pause: 50 })
    await vi.waitFor(async () =>
      expect((await operations.read(actor, started.id)).numberOfProcessedElements).toBeGreaterThan(0),
    )
    await database.asSystem('test', db =>
      db.updateTable('tenant').set({ state: 'suspended' }).where('id', '=', actor.tenantId).execute(),
    )
    const failed = await ended(operations, actor, started)
    expect(failed.state).toBe('FAIL')
    expect(await operations.problems(actor, failed.id, reader)).toMatchObject([
      { element: '', code: 'museum_suspended' },
    ])
    expect(await readTally(urls.appUrl, actor.tenantId)).toEqual(upTo(failed.numberOfProcessedElements))
    await expect(operations.start(actor, tally, { numbers: 1 })).rejects.toThrow('museum_suspended')
  }))

test('Operations take turns: a small one of another museum need not wait for the end of large ones [P-E10]', () =>
  withServer({ turnMs: 100 }, async ({ operations }) => {
    const large = await Promise.all(
      [1, 2].map(async () => {
        const actor = await actorOf()
        return { actor, started: await operations.start(actor, tally, { numbers: 600, pause: 100 }) }
      }),
    )
    const small = await actorOf()
    await ended(operations, small, await operations.start(small, tally, { numbers: 5 }))
    for (const { actor, started } of large) {
      expect((await operations.read(actor, started.id)).state).toBe('IN_PROGRESS')
    }
    for (const { actor, started } of large) {
      const done = await ended(operations, actor, started, 15_000)
      expect(done).toMatchObject({ state: 'DONE', numberOfProcessedElements: 600 })
      expect(await readTally(urls.appUrl, actor.tenantId)).toEqual(upTo(600))
    }
  }))

test('An operation goes on after an orderly restart of the server and does nothing twice [P-E10]', async () => {
  const actor = await actorOf()
  const started = await withServer({}, async ({ operations }) => {
    const operation = await operations.start(actor, tally, { numbers: 400, pause: 50 })
    await vi.waitFor(async () =>
      expect((await operations.read(actor, operation.id)).numberOfProcessedElements).toBeGreaterThan(0),
    )
    return operation
  })
  await withServer({}, async ({ operations }) => {
    const before = await operations.read(actor, started.id)
    expect(before.state).toBe('IN_PROGRESS')
    const done = await ended(operations, actor, started)
    expect(done).toMatchObject({ state: 'DONE', numberOfProcessedElements: 400 })
  })
  expect(await readTally(urls.appUrl, actor.tenantId)).toEqual(upTo(400))
})

test('An operation of a killed server is carried on by another and nothing is done twice [P-E10]', async () => {
  const actor = await actorOf()
  const program = fileURLToPath(new URL('../../../../test/server/tally-server.ts', import.meta.url))
  const server = spawn(process.execPath, [program, urls.appUrl, actor.tenantId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [id] = await once(server.stdout, 'data')
  await withServer({}, async ({ operations }) => {
    await vi.waitFor(async () => {
      const seen = await operations.read(actor, String(id))
      expect(seen.numberOfProcessedElements).toBeGreaterThan(60)
    }, 10_000)
    server.kill('SIGKILL')
    await once(server, 'exit')
    expect(await operations.read(actor, String(id))).toMatchObject({ state: 'IN_PROGRESS' })
    const done = await ended(operations, actor, { id: String(id) }, 60_000)
    expect(done).toMatchObject({ state: 'DONE', numberOfProcessedElements: 600 })
  })
  expect(await readTally(urls.appUrl, actor.tenantId)).toEqual(upTo(600))
}, 90_000)

test('An operation that keeps failing as a whole ends as FAIL [P-E10]', () =>
  withServer({}, async ({ operations }) => {
    const broken = defineOperation<Record<string, never>, number>({
      name: 'test.broken',
      prepare: async () => 1,
      step: async () => {
        throw new HopelessError('the catalogue burns')
      },
    })
    operations.register(broken)
    const actor = await actorOf()
    const failed = await ended(operations, actor, await operations.start(actor, broken, {}))
    expect(failed).toMatchObject({ state: 'FAIL', numberOfProcessedElements: 0 })
    expect(failed.endedAt).not.toBeNull()
    expect(await operations.problems(actor, failed.id, reader)).toMatchObject([
      { element: '', code: 'internal' },
    ])
  }))

test('An operation over a search that takes too long ends as FAIL at once, and says so [P-E10] [P-E04]', () =>
  withServer({}, async ({ operations }) => {
    const broad = defineOperation<Record<string, never>, number>({
      name: 'test.broad',
      prepare: async () => 1,
      step: async () => {
        throw new CodedError('search_too_broad')
      },
    })
    operations.register(broad)
    const actor = await actorOf()
    const failed = await ended(operations, actor, await operations.start(actor, broad, {}))
    expect(failed.state).toBe('FAIL')
    expect(await operations.problems(actor, failed.id, reader)).toMatchObject([
      { element: '', code: 'search_too_broad' },
    ])
  }))

test('Whoever started an operation is told how it goes on, a few times a second at the most [P-E10]', () =>
  withServer({ batchSize: 10 }, async ({ operations }) => {
    const actor = await actorOf()
    const received: PlatformEvent[] = []
    const strangers: PlatformEvent[] = []
    const onGap = () => {}
    const listen = (audience: Partial<OperationActor>, heard: PlatformEvent[]) =>
      events.subscribe(
        { ...actor, sessionId: '1', ...audience },
        { onEvent: event => void heard.push(event), onGap },
      )
    const stops = [
      listen({}, received),
      listen({ tenantId: (await actorOf()).tenantId }, strangers),
      listen({ accountId: '2' }, strangers),
    ]
    const begun = Date.now()
    await ended(operations, actor, await operations.start(actor, tally, { numbers: 600, pause: 15 }))
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ data: { state: 'DONE' } }), 10_000)
    expect(received[0]).toMatchObject({ name: 'operation.changed', data: { numberOfProcessedElements: 0 } })
    // Sixty batches, reported at most every 300 ms.
    expect(received.length).toBeGreaterThan(3)
    expect(received.length).toBeLessThan(10 + (Date.now() - begun) / 300)
    expect(strangers).toEqual([])
    for (const stop of stops) stop()
  }))

test('A person sees the own operations, an administrator all of the museum, and nobody those of another museum [P-E10]', () =>
  withServer({}, async ({ operations }) => {
    const anna = await actorOf()
    const bert = { ...anna, accountId: '2' }
    const administrator = { ...anna, accountId: '3', role: 'TENANT_ADMIN' }
    const elsewhere = await actorOf('TENANT_ADMIN')
    const { id } = await operations.start(anna, tally, { numbers: 1 })
    const idsSeenBy = async (actor: OperationActor) => (await operations.list(actor)).map(seen => seen.id)
    expect(await idsSeenBy(anna)).toEqual([id])
    expect(await idsSeenBy(bert)).toEqual([])
    expect(await idsSeenBy(administrator)).toEqual([id])
    expect(await idsSeenBy(elsewhere)).toEqual([])
    expect((await operations.read(administrator, id)).id).toBe(id)
    for (const stranger of [bert, elsewhere]) {
      await expect(operations.read(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(operations.stop(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    }
  }))

/** A kind of operation of a test alone, with how often its batch was begun. */
function failing(name: string, step: (tries: number) => Promise<undefined>) {
  const begun = { times: 0 }
  const definition = defineOperation<object, number>({
    name,
    prepare: async () => 1,
    step: () => step(++begun.times),
  })
  return { definition, begun }
}

test('A batch that takes more time or memory than it is given is tried once more, then the operation ends and says so [F-T21]', async () => {
  const actor = await actorOf()
  const { definition, begun } = failing('test.demanding', async () => {
    throw new CodedError('too_demanding')
  })
  await withServer({}, async ({ operations }) => {
    operations.register(definition)
    const { id } = await operations.start(actor, definition, {})
    await vi.waitFor(async () => expect((await operations.read(actor, id)).state).toBe('FAIL'), {
      timeout: 15_000,
    })
    expect(begun.times).toBe(2)
    expect(await operations.problems(actor, id, reader)).toMatchObject([{ code: 'too_demanding' }])
  })
})

test('A database that goes away in the middle of a batch, however often, spends none of its attempts [F-T21]', async () => {
  const actor = await actorOf()
  let isAway = false
  // The next that asks for it finds it away, too.
  const unsteady: Database = {
    ...database,
    inTenant: (tenantId, work) => {
      if (!isAway) return database.inTenant(tenantId, work)
      isAway = false
      return Promise.reject(new CodedError('unavailable'))
    },
  }
  const { definition, begun } = failing('test.unsteady', async tries => {
    if (tries > 3) return undefined
    isAway = true
    throw new CodedError('unavailable')
  })
  await withServer({ database: unsteady }, async ({ operations }) => {
    operations.register(definition)
    const started = await operations.start(actor, definition, {})
    expect((await ended(operations, actor, started, 30_000)).state).toBe('DONE')
    expect(begun.times).toBe(4)
  })
}, 40_000)

test('What ended two servers is not begun a third time: each attempt is written down before it begins [F-T21]', async () => {
  const actor = await actorOf()
  const attempts = (id: string) =>
    database.inTenant(actor.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('operation')
        .select('attempts')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  let id = ''
  const seen: number[] = []
  const watched = failing('test.watched', async () => {
    seen.push((await attempts(id)).attempts)
    return undefined
  })
  const deadly = failing('test.deadly', async () => undefined)
  await withServer({}, async ({ operations }) => {
    for (const { definition } of [watched, deadly]) operations.register(definition)
    // As servers leave it that were killed in the middle of a batch.
    const left = (definition: typeof watched.definition, count: number) =>
      database.inTenant(actor.tenantId, async tx => {
        ;({ id } = await operations.startIn(tx, actor, definition, {}))
        await tx.db
          .updateTable('operation')
          .set({ attempts: count })
          .where('tenant_id', '=', tx.tenantId)
          .where('id', '=', id)
          .execute()
      })
    await left(watched.definition, 1)
    await vi.waitFor(async () => expect((await operations.read(actor, id)).state).toBe('DONE'), {
      timeout: 15_000,
    })
    expect(seen).toEqual([2])
    expect((await attempts(id)).attempts).toBe(0)
    await left(deadly.definition, 2)
    await vi.waitFor(async () => expect((await operations.read(actor, id)).state).toBe('FAIL'), {
      timeout: 15_000,
    })
    expect(deadly.begun.times).toBe(0)
    expect(await operations.problems(actor, id, reader)).toMatchObject([{ code: 'failed_twice' }])
  })
})
