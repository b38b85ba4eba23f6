import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { archiveMuseum } from '#server/museum-exports/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { createLog } from '#server/platform/log.ts'
import { installationSecret } from '#server/platform/secret.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import { childEnvironment } from '../harness/child-environment.ts'
import { makeMuseum, makePerson } from '../harness/factories.ts'
import { registrar } from '../harness/registrar.ts'

const command = fileURLToPath(new URL('../../src/server/commands/import/import.ts', import.meta.url))
const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
const table = join(DATA_DIR, 'objects.csv')

const run = (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...childEnvironment, DATA_DIR, DEMO: '0', LC_ALL: 'C' },
  }).catch((error: { stdout: string; stderr: string }) => error)

/** Each run starts the whole product: seconds on a quiet machine, many on one that does other things. */
const limit = 180_000

const open = async () => {
  const config = readConfig({ DATA_DIR, DEMO: '0' })
  const log = createLog('silent')
  const secret = await installationSecret(config.secret, DATA_DIR)
  const installation = await openInstallationDatabase(config, secret, log, 'a server')
  const app = await createApp({
    config,
    databaseUrl: installation.appUrl,
    secret,
    log,
    clock: systemClock,
    publicUrl: () => '',
  })
  await app.start()
  const museum = await makeMuseum(app, { name: 'Museum of Clocks' })
  return { installation, app, museum, anna: await registrar(() => app, museum) }
}

let running: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  running = await open()
}, limit)

afterAll(async () => {
  await running?.app.stop()
  await running?.installation.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

describe('npm run import', () => {
  const asked = ['Museum of Clocks', 'walters'] as const

  test(
    'loads a table beside a running server, in the name of a member of the museum',
    async () => {
      const { app, museum, anna } = running
      const bert = await makePerson(app, { museum, permissions: ['catalogueRead'] })
      writeFileSync(table, 'object_number,title\nC 1,Cuckoo clock\nC 2,Sundial\nC 1,Hourglass\n')

      const loaded = await run(...asked, table)
      expect(loaded.stdout, loaded.stderr).toMatch(/Rows: 3 · .*\nNew: 2, Rejected: 1/)
      expect(await anna.numbers()).toEqual(['C 1', 'C 2'])

      writeFileSync(table, 'object_number,title\nC 3,Metronome\n')
      expect((await run(...asked, table, '--as', bert.email.toUpperCase())).stdout).toContain('New: 1')
      const { body } = await anna.call<{ result: { id: string }[] }>('GET', '/')
      const authors = await Promise.all(
        body.result.map(async ({ id }) => (await anna.history(id)).map(({ by }) => by?.id)),
      )
      expect(authors).toEqual([[anna.accountId], [anna.accountId], [bert.accountId]])
    },
    limit,
  )

  test(
    'takes the type of records from the profile',
    async () => {
      const { anna } = running
      const header = 'constituentid,ulanid,preferreddisplayname,displaydate,constituenttype,wikidataid'
      writeFileSync(
        table,
        `${header}\n11,500115588,"Gogh, Vincent van","Dutch, 1853 - 1890",individual,Q5582\n`,
      )
      const persons = await run('Museum of Clocks', 'nga-constituents', table)
      expect(persons.stdout, persons.stderr).toMatch(/Rows: 1 · .*\nNew: 1/)
      const list = await anna.call<{ result: { title: string }[] }>('GET', '/persons?q=500115588')
      expect(list.body.result).toMatchObject([{ title: 'Gogh, Vincent van' }])
    },
    limit,
  )

  test(
    'takes from a folder what is loaded, and from a mapping beside each table how',
    async () => {
      const folder = join(DATA_DIR, 'our-museum')
      mkdirSync(folder)
      const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
      write('import.json', JSON.stringify({ vocabularies: ['LR.csv'], tables: ['objects.csv'] }))
      write('LR.csv', 'name_en\nClock room\n')
      write('objects.csv', 'No.,What,Where\nC 4,Water clock,Clock room\n')
      const columns = { 'No.': 'objectNumbers/objectNumber', What: 'title', Where: 'movements/to' }
      const mapping = {
        type: 'object',
        language: 'en',
        columns: Object.entries(columns).map(([column, path]) => ({ column, targets: [{ path }] })),
      }
      write('objects.json', JSON.stringify(mapping))
      const whole = await run('Museum of Clocks', folder)
      expect(whole.stdout, whole.stderr).toMatch(
        /Rooms and locations of the museum · New terms: 1\nobjects.csv\nRows: 1 · .*\nNew: 1/s,
      )
      const again = await run('Museum of Clocks', join(folder, 'objects.json'), join(folder, 'objects.csv'))
      expect(again.stdout, again.stderr).toMatch(/Rejected: 1/)
      write('objects.json', JSON.stringify({ ...mapping, type: 'clock' }))
      expect((await run('Museum of Clocks', folder)).stderr).toContain('no records of type clock')
    },
    limit,
  )

  test(
    'takes the archive of another museum whole, with links between its tables and names of terms in all languages [F-X07]',
    async () => {
      const { app, museum, anna } = running
      const other = await makeMuseum(app, { name: 'Museum of Locks' })
      const locksmith = await registrar(() => app, other)
      const person = await locksmith.ask<{ id: string }>('POST', '/catalogue/persons/', {
        values: { names: [{ name: 'Alfred Hobbs' }] },
      })
      expect(person.status, JSON.stringify(person.body)).toBe(201)
      const term = await app.database.inTenant(other.tenantId, async tx => {
        const editor = { accountId: null, impersonatorId: null }
        const found = await findOrCreate(tx, 'MTC', ['alloys > lock brass'], {
          create: true,
          language: 'en',
          editor,
        })
        return found.get('alloys > lock brass') ?? ''
      })
      const lock = await locksmith.put({
        objectNumbers: [{ objectNumber: 'L 1' }],
        title: { en: 'Padlock', de: 'Vorhängeschloss' },
        materials: [{ material: { id: term } }],
        productions: [{ type: { id: 31 }, agent: { id: person.body.id } }],
        remarks: 'two\nlines',
      })
      expect(lock).toMatchObject({ productions: [{ agent: { name: 'Alfred Hobbs' } }] })
      const storage = openStorage(readConfig({ DATA_DIR, DEMO: '0' }))
      const key = 'deleted/locks.zip'
      await archiveMuseum(
        { database: app.database, storage, texts: await openTextBook('Vitrine'), clock: systemClock },
        { museumId: other.tenantId, language: 'de', key, signal: new AbortController().signal },
      )
      const path = join(DATA_DIR, 'locks.zip')
      await writeFile(path, await storage.get(key))
      const whole = await run(museum.tenantId, path)
      expect(whole.stderr).toBe('')
      expect(whole.stdout).toMatch(/Materials · New terms: 2/)
      const { body: list } = await anna.call<{ result: { id: string }[] }>('GET', '/?q=Padlock')
      const { body: padlock } = await anna.call('GET', `/${list.result[0]?.id}`)
      expect(padlock).toMatchObject({
        title: { en: 'Padlock', de: 'Vorhängeschloss' },
        materials: [{ material: { name: 'lock brass' } }],
        productions: [{ agent: { name: 'Alfred Hobbs', type: 'person' } }],
        remarks: 'two\nlines',
      })
      const again = await run(museum.tenantId, path)
      expect(again.stdout).not.toMatch(/New:|Rejected:/)
    },
    limit,
  )

  test(
    'says what it does not know: the museum, the member, the profile, what to do at all',
    async () => {
      writeFileSync(table, 'object_number,title\nC 5,Chronometer\n')
      const stranger = await makePerson(running.app)
      expect((await run('No Museum', 'walters', table)).stderr).toContain(
        'There is no museum called No Museum',
      )
      expect((await run(...asked, table, '--as', stranger.email)).stderr).toContain('has no member')
      expect((await run('Museum of Clocks', 'nothing', table)).stderr).toMatch(/no profile.*walters/)
      expect((await run()).stderr).toContain('Usage: npm run import -- <museum> <file> [options]')
    },
    limit,
  )
})
