import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/database.ts'
import { defineJob, HopelessError, type JobDefinition } from './define-job.ts'
import { createJobs, type Jobs } from './jobs.ts'

interface Word {
  readonly word: string
}

const log = createLog('silent')
let urls: TestDatabase
let database: Database
let running: Jobs | undefined

beforeAll(async () => {
  urls = await createTestDatabase()
  database = openDatabase({ url: urls.appUrl, log })
})

afterEach(async () => {
  await running?.stop()
  running = undefined
})

afterAll(async () => {
  await database.close()
  await urls.drop()
})

async function work(...definitions: JobDefinition<Word>[]): Promise<Jobs> {
  return await workAsking(0.5, ...definitions)
}

async function workAsking(pollSeconds: number, ...definitions: JobDefinition<Word>[]): Promise<Jobs> {
  const jobs = createJobs({ url: urls.appUrl, log, pollSeconds })
  for (const definition of definitions) jobs.register(definition)
  await jobs.start()
  running = jobs
  return jobs
}

async function look(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: urls.appUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

test('A job handed in with a transaction runs when that commits, and never when it does not', async () => {
  const run = vi.fn(async (_input: Word) => {})
  const job = defineJob<Word>({ name: 'commit', run: input => run(input) })
  const jobs = await work(job)
  await expect(
    database.asSystem('test', async db => {
      await jobs.enqueue(db, job, { word: 'lost' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await database.asSystem('test', async db => {
    await jobs.enqueue(db, job, { word: 'kept' })
    await new Promise(resolve => setTimeout(resolve, 700))
    expect(run).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000)
  expect(run.mock.calls).toEqual([[{ word: 'kept' }]])
})

test('Jobs handed in while one is running are done one after another, without waiting to be looked for', async () => {
  const done: string[] = []
  const job = defineJob<Word>({
    name: 'queue',
    concurrency: 2,
    run: async ({ word }) => {
      await delay(50)
      done.push(word)
    },
  })
  const words = ['1', '2', '3', '4', '5', '6', '7', '8']
  const jobs = await workAsking(60, job)
  for (const word of words) await jobs.enqueue(undefined, job, { word })
  await vi.waitFor(() => expect(done.toSorted()).toEqual(words), 10_000)
})

test('A job that fails is tried again, and given up with a last word when all tries are used up', async () => {
  const run = vi.fn(async () => {
    throw new Error('out of ink')
  })
  const givenUp = vi.fn(async (_input: Word, _reason: string) => {})
  const job = defineJob<Word>({
    name: 'retry',
    run,
    givenUp: (input, { reason }) => givenUp(input, reason),
    retryLimit: 1,
    retryDelay: 0,
  })
  const jobs = await work(job)
  await jobs.enqueue(undefined, job, { word: 'ink' })
  await vi.waitFor(() => expect(givenUp).toHaveBeenCalledWith({ word: 'ink' }, 'out of ink'), 10_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('A job that says it is hopeless is not tried again', async () => {
  const run = vi.fn(async () => {
    throw new HopelessError('no such painter')
  })
  const givenUp = vi.fn(async () => {})
  const job = defineJob<Word>({ name: 'hopeless', run, givenUp, retryLimit: 5, retryDelay: 0 })
  const jobs = await work(job)
  await jobs.enqueue(undefined, job, { word: '?' })
  await vi.waitFor(() => expect(givenUp).toHaveBeenCalled(), 10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('The input of a secret job leaves the database with the job, done or given up', async () => {
  const run = vi.fn(async ({ word }: Word) => {
    if (word === 'secret-2') throw new HopelessError('no')
  })
  const givenUp = vi.fn(async () => {})
  const job = defineJob<Word>({ name: 'secret', secret: true, run, givenUp })
  const jobs = await work(job)
  await jobs.enqueue(undefined, job, { word: 'secret-1' })
  await vi.waitFor(async () => {
    expect(run).toHaveBeenCalled()
    expect(await look(`select from jobs.job where data->>'word' like 'secret-1'`)).toEqual([])
  }, 10_000)
  await jobs.enqueue(undefined, job, { word: 'secret-2' })
  await vi.waitFor(async () => {
    expect(givenUp).toHaveBeenCalled()
    expect(await look(`select from jobs.job where name like 'secret.%'`)).toEqual([])
  }, 10_000)
  const left = await look(`select data from jobs.job where data->>'word' like 'secret-%'`)
  expect(left).toEqual([])
})

test('Who looks after the platform sees how many jobs of a kind there are and what failed, and has one tried again; nothing of a secret one [P-P10]', async () => {
  let broken = true
  const run = vi.fn(async ({ word }: Word) => {
    if (broken) throw new HopelessError(`no ${word}`)
  })
  const paint = defineJob<Word>({ name: 'paint', run })
  const whisper = defineJob<Word>({ name: 'whisper', secret: true, run })
  const jobs = await work(paint, whisper)
  await jobs.enqueue(undefined, paint, { word: 'ochre' })
  await jobs.enqueue(undefined, whisper, { word: 'password' })
  const failures = async () =>
    (await jobs.failures(10)).filter(({ queue }) => ['paint', 'whisper'].includes(queue))
  await vi.waitFor(async () => expect(await failures()).toHaveLength(2), 10_000)
  const failed = await failures()
  expect(failed.find(({ queue }) => queue === 'paint')).toMatchObject({ reason: 'no ochre', tries: 1 })
  expect(failed.find(({ queue }) => queue === 'whisper')?.reason).toBeNull()
  const countOf = async () => (await jobs.counts()).find(({ name }) => name === 'paint')
  expect(await countOf()).toEqual({ name: 'paint', waiting: 0, running: 0, failed: 1, done: 0 })
  broken = false
  const id = failed.find(({ queue }) => queue === 'paint')?.id ?? ''
  expect(await jobs.retry(undefined, 'whisper', id)).toBe('gone')
  expect(
    await Promise.all([jobs.retry(undefined, 'paint', id), jobs.retry(undefined, 'paint', id)]),
  ).toContain('retried')
  await vi.waitFor(async () => expect(await countOf()).toMatchObject({ failed: 0, done: 1 }), 10_000)
  expect(await jobs.retry(undefined, 'paint', id)).toBe('gone')
  expect(run.mock.calls.filter(([{ word }]) => word === 'ochre')).toHaveLength(2)
})

test('A stopping server lets a running job finish', async () => {
  let finished = false
  const started = Promise.withResolvers<void>()
  const job = defineJob<Word>({
    name: 'slow',
    async run() {
      started.resolve()
      await new Promise(resolve => setTimeout(resolve, 800))
      finished = true
    },
  })
  const jobs = await work(job)
  await jobs.enqueue(undefined, job, { word: 'slow' })
  await started.promise
  await jobs.stop()
  expect(finished).toBe(true)
  expect(await look(`select state::text from jobs.job where name = 'slow'`)).toEqual([{ state: 'completed' }])
})

test('A stopping server tells long jobs to come to an end, and the next server does them again', async () => {
  const attempts: number[] = []
  const started = Promise.withResolvers<void>()
  const job = defineJob<Word>({
    name: 'long',
    retryDelay: 0,
    run: (_input, { signal, attempt }) =>
      new Promise((resolve, reject) => {
        attempts.push(attempt)
        started.resolve()
        if (attempt > 0) resolve()
        signal.addEventListener('abort', () => reject(new Error('the server stops')))
      }),
  })
  const first = await work(job)
  await first.enqueue(undefined, job, { word: 'long' })
  await started.promise
  await first.stop()
  await work(job)
  await vi.waitFor(() => expect(attempts).toEqual([0, 1]), 10_000)
})

test('Jobs go on after the database has cut every connection', async () => {
  const run = vi.fn(async (_input: Word) => {})
  const job = defineJob<Word>({ name: 'cut', run: input => run(input) })
  const jobs = await work(job)
  await look(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vitrine%' and datname = current_database()`,
  )
  await vi.waitFor(() => jobs.enqueue(undefined, job, { word: 'after' }), 10_000)
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith({ word: 'after' }), 10_000)
})

test('The queue works as the application role and owns nothing outside its own schema', async () => {
  await work()
  const owners = await look(
    `select distinct n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_roles r on r.oid = c.relowner where r.rolname = '${new URL(urls.appUrl).username}'
       and n.nspname not like 'pg_%'`,
  )
  expect(owners).toEqual([{ nspname: 'jobs' }])
})
