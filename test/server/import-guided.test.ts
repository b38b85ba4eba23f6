import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '#model/languages.ts'
import { createApp } from '#server/app.ts'
import { ask, askStep, speakerIn } from '#server/commands/import/guide.ts'
import { importOneTable } from '#server/commands/import/one-table.ts'
import { readOptions, usageOf } from '#server/commands/import/options.ts'
import { decisionKey } from '#server/exchange/store/names.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { createLog } from '#server/platform/log.ts'
import { installationSecret } from '#server/platform/secret.ts'
import { childEnvironment } from '../harness/child-environment.ts'
import { makeMuseum } from '../harness/factories.ts'
import { plainPicture } from '../harness/files.ts'
import { biffCell, oldWorkbook } from '../harness/old-workbook.ts'
import { registrar } from '../harness/registrar.ts'
import { zipOf } from '../harness/zips.ts'

const command = fileURLToPath(new URL('../../src/server/commands/import/import.ts', import.meta.url))
const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-guided-'))
const museumName = 'Museum of Bells'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const start = (args: readonly string[]): { child: ChildProcess; ended: Promise<Ended> } => {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const env = { ...childEnvironment, DATA_DIR, DEMO: '0', LC_ALL: 'C' }
  const child = execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
    resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
  )
  return { child, ended: promise }
}

const run = (...args: readonly string[]): Promise<Ended> => start(args).ended

/** Each run starts the whole product: seconds on a quiet machine, many on one that does other things. */
const limit = 180_000

const open = async () => {
  const config = readConfig({ DATA_DIR, DEMO: '0' })
  const log = createLog('silent')
  const secret = await installationSecret(config.secret, DATA_DIR)
  const installation = await openInstallationDatabase(config, secret, log, 'a server')
  const options = { config, databaseUrl: installation.appUrl, secret, log, clock: systemClock }
  const app = await createApp({ ...options, publicUrl: () => '' })
  await app.start()
  const museum = await makeMuseum(app, { name: museumName })
  return { installation, app, museum, anna: await registrar(() => app, museum) }
}

let running: Awaited<ReturnType<typeof open>>
let folder: string
const at = (name: string): string => join(folder, name)
const put = (name: string, content: string | Buffer): string => {
  writeFileSync(at(name), content)
  return at(name)
}

beforeAll(async () => {
  running = await open()
}, limit)

beforeEach(() => {
  folder = mkdtempSync(join(DATA_DIR, 'tables-'))
})

afterAll(async () => {
  await running?.app.stop()
  await running?.installation.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** Imports a table in the product that is running here, as the command does in one of its own: nothing has to start for it. */
const importHere = async (language: Language, ...args: readonly string[]) => {
  const { app, museum, anna } = running
  const texts = await openTextBook('Vitrine')
  const speaker = speakerIn(texts, language)
  const options = readOptions([museumName, ...args], '')
  if (!options) throw new Error('help was asked for')
  const printed: string[] = []
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(text => printed.push(String(text)) > 0)
  try {
    const { tenantId } = museum
    const author = { accountId: anna.accountId, name: 'Anna' }
    const { signal } = new AbortController()
    const importing = { app, texts, tenantId, author, speaker, signal, done: [] }
    const ending = await importOneTable(importing, options, undefined)
    return { ending, stdout: printed.join(''), fault: undefined }
  } catch (error) {
    return {
      stdout: printed.join(''),
      fault: speaker.fault(error) ?? String(error),
    }
  } finally {
    out.mockRestore()
  }
}

const importsOf = async () =>
  (await running.anna.ask<{ result: { name: string }[] }>('GET', '/imports?type=object')).body.result.map(
    ({ name }) => name,
  )

describe('npm run import with a table alone', () => {
  test(
    'shows which column goes to which field, and checks without saving anything [F-X10]',
    async () => {
      const table = put(
        'bells.csv',
        'Inventory number;Title;Shelfmark of the old list;Height (cm)\nB 1;Ship’s bell;x;12\nB 1;Cow bell;y;7\n',
      )
      const { ending, stdout, fault } = await importHere('de', table, '--dry-run', '--language', 'de')
      expect(fault).toBeUndefined()
      expect(stdout).toContain('bells.csv · Zeilen: 2')
      expect(stdout).toMatch(/Title +→ Titel +z\. B\. Ship’s bell\n/)
      expect(stdout).toMatch(/Height \(cm\) +→ Maße.*z\. B\. 12\n/)
      expect(stdout).toMatch(/Neu: 1, Abgelehnt: 1\n/)
      expect(stdout).toMatch(/Inventory number: Die Nummer steht schon in Zeile 2\. Zeile 3: „B 1“/)
      expect(stdout).not.toMatch(/objectNumber|duplicateInFile|refused|measurements/)
      expect(ending).toMatchObject({ state: 'checked', refused: 1 })
      expect(await running.anna.numbers()).toEqual([])
      expect(await importsOf()).toEqual([])
      expect(readFileSync(at('bells – abgelehnte Zeilen.csv'), 'utf8')).toMatch(/Cow bell/)
    },
    limit,
  )

  test(
    'is told by a job at night to load, writes a report, and says how it ended by its exit code [F-X10]',
    async () => {
      const header = 'Inventory number,Title\n'
      const proposed = await importHere(
        'en',
        put('first.csv', `${header}B 10,Hand bell\n`),
        '--write-mapping',
        at('bells.json'),
      )
      expect(proposed.fault).toBeUndefined()
      expect(JSON.parse(readFileSync(at('bells.json'), 'utf8'))).toMatchObject({ type: 'object' })
      expect(await running.anna.numbers()).toEqual([])

      const kept = ['--mapping', at('bells.json'), '--yes', '--report', at('report.json')]
      const loaded = await run(museumName, at('first.csv'), ...kept)
      expect([loaded.stderr, loaded.code]).toEqual(['', 0])
      expect(loaded.stdout).toMatch(/New: 1\n.*To undo it: .*first\.csv › Undo import/s)
      expect(await running.anna.numbers()).toEqual(['B 10'])

      const old = oldWorkbook({
        sheets: {
          Bells: [
            biffCell.label(0, 0, 'Inventory number'),
            biffCell.label(0, 1, 'Title'),
            biffCell.label(1, 0, 'B 10'),
            biffCell.label(1, 1, 'Hand bell'),
            biffCell.label(2, 0, 'B 11'),
            biffCell.label(2, 1, 'Gong'),
          ],
        },
      })
      const again = await run(museumName, put('second.xls', old), ...kept)
      expect([again.stderr, again.code]).toEqual(['', 1])
      expect(again.stdout).toContain('A record with this number already exists. Row 2: “B 10”')
      expect(readFileSync(at('second – rejected rows.csv'), 'utf8')).toMatch(
        /Inventory number: A record with this number already exists\..*B 10,Hand bell/s,
      )
      expect(JSON.parse(readFileSync(at('report.json'), 'utf8'))).toMatchObject({
        museum: museumName,
        exitCode: 1,
        error: null,
        imports: [
          {
            state: 'imported',
            counts: { created: 1, refused: 1 },
            messages: [{ severity: 'error', column: 'Inventory number', count: 1, rows: [2] }],
            rejectedRows: at('second – rejected rows.csv'),
          },
        ],
      })
      expect(await importsOf()).toEqual(['second.xls', 'first.csv'])
    },
    limit,
  )

  test(
    'applies what the museum decided about names [F-X10] [F-X04]',
    async () => {
      const { app, museum, anna } = running
      await app.database.inTenant(museum.tenantId, ({ db, tenantId }) =>
        db
          .insertInto('import_decision')
          .values({
            tenant_id: tenantId,
            scope: 'SGTI',
            key: decisionKey('Nothing seen'),
            name: 'Nothing seen',
            decision: 'leave',
            account_id: anna.accountId,
            account_name: 'Anna',
            decided_at: new Date(),
          })
          .execute(),
      )
      const table = put('subjects.csv', 'Inventory number,Title,Subject\nB 20,Hand bell,nothing seen\n')
      const { stdout, fault } = await importHere('en', table, '--dry-run')
      expect(fault).toBeUndefined()
      expect(stdout).toContain('Left out, as decided under “Values”.')
    },
    limit,
  )

  test(
    'refuses what it cannot read in words, by another exit code, and leaves nothing behind [F-X10]',
    async () => {
      const before = await importsOf()
      const numberless = put('bells.csv', 'Title\nHand bell\n')
      const picture = put('bell.csv', Buffer.from('89504e470d0a1a0a00', 'hex'))
      for (const [args, words] of [
        [[numberless, '--mapping', at('none.json'), '--yes'], /none\.json cannot be read/],
        [[numberless, '--yes'], /^Wählen Sie die Spalte, die den Datensatz bezeichnet/],
        [[numberless], /--yes zum Importieren oder --dry-run zum Prüfen/],
        [[picture, '--yes'], /^Diese Datei lässt sich nicht importieren/],
      ] as const)
        expect((await importHere('de', ...args)).fault).toMatch(words)
      const missing = await run(museumName, at('nothing.csv'), '--yes')
      expect([missing.code, missing.stderr]).toEqual([
        2,
        expect.stringContaining('nothing.csv cannot be read'),
      ])
      expect(missing.stderr).not.toMatch(/ {4}at /)
      expect(await importsOf()).toEqual(before)
    },
    limit,
  )

  test(
    'is stopped by Ctrl-C after the rows at hand: what is in stays and can be undone [F-X10]',
    async () => {
      const rows = Array.from({ length: 20_000 }, (_, index) => `S ${index},Bell ${index}\n`)
      const table = put('many.csv', `Inventory number,Title\n${rows.join('')}`)
      const { child, ended } = start([museumName, table, '--yes', '--report', at('report.json')])
      await expect
        .poll(
          async () =>
            (
              await running.anna.ask<{ result: { name: string; counts: { created: number } }[] }>(
                'GET',
                '/imports?type=object',
              )
            ).body.result.some(({ name, counts }) => name === 'many.csv' && counts.created > 0),
          { timeout: limit, interval: 100 },
        )
        .toBe(true)
      child.kill('SIGINT')
      const { code, stdout, stderr } = await ended
      expect([code, stderr]).toEqual([3, ''])
      expect(stdout).toMatch(/Stopped\. Rows imported so far are kept.*To undo it: /s)
      const report = JSON.parse(readFileSync(at('report.json'), 'utf8'))
      expect(report).toMatchObject({ exitCode: 3, imports: [{ state: 'stopped' }] })
      expect(report.imports[0].counts.created).toBeLessThan(20_000)
    },
    limit,
  )

  test(
    'takes a ZIP of a table and its pictures, waits for them, and tells of those that no row names [F-X08] [F-X10]',
    async () => {
      const zip = put(
        'gongs.zip',
        await zipOf({
          'gongs.csv': 'Inventory number,Title,Photo\nG 1,Gong,gong.jpg\nG 2,Small gong,lost.jpg\n',
          'photos/gong.jpg': await plainPicture(20, 20),
          'photos/other.jpg': await plainPicture(20, 30),
        }),
      )
      const { code, stdout, stderr } = await run(museumName, zip, '--yes', '--report', at('report.json'))
      expect([stderr, code]).toEqual(['', 0])
      expect(stdout).toMatch(/Photo +→ Pictures/)
      expect(stdout).toMatch(/Pictures: 1 attached, 0 already attached, 0 not attached/)
      expect(stdout).toMatch(/named in no row and are not imported: photos\/other\.jpg/)
      expect(stdout).toMatch(/No file with this name came with the table\. Row 3: “lost\.jpg”/)
      expect(JSON.parse(readFileSync(at('report.json'), 'utf8')).imports).toMatchObject([
        { table: 'gongs.zip', pictures: { attached: 1, unnamed: 1 } },
      ])
    },
    limit,
  )
})

test('Options of the command are refused in words that say what is possible, and its help is in the language of who reads it [F-X10]', async () => {
  const texts = await openTextBook('Vitrine')
  const usage = usageOf(speakerIn(texts, 'en'))
  for (const [args, words] of [
    [['--colour'], /Unknown option '--colour'.*Usage: npm run import/s],
    [['--type', 'bell'], /--type bell: choose one of these: object, /],
    [['--language', 'fr'], /--language fr: choose one of these: en, /],
    [['--yes', '--dry-run'], /--yes or --dry-run, not both/],
    [['another.csv', 'third.csv'], /Usage: npm run import/],
  ] as const)
    expect(() => readOptions(['museum', 'bells.csv', ...args], usage)).toThrow(words)
  const german = usageOf(speakerIn(texts, 'de'))
  expect(german).toContain('Aufruf: npm run import -- <Museum> <Datei>')
  expect(german).toMatch(/--dry-run +die Datei nur prüfen/)
  expect(Math.max(...german.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120)
})

describe('The question of an import at a terminal', () => {
  const answering = async (answers: string) => {
    const input = new PassThrough()
    const output = new PassThrough()
    input.end(answers)
    return { terminal: { input, output }, shown: () => String(output.read() ?? '') }
  }

  test('is answered by a number or the beginning of a word, and is asked again for anything else [F-X10]', async () => {
    const texts = await openTextBook('Vitrine')
    const german = speakerIn(texts, 'de')
    const wrong = await answering('weiter\n')
    expect(await askStep(german, wrong.terminal)).toBe('stop')
    expect(wrong.shown()).toContain(
      'Weiter? [1 prüfen / 2 importieren / 3 Zuordnung in einer Datei speichern / 4 abbrechen]',
    )
    expect(await askStep(german, (await answering('2\n')).terminal)).toBe('load')
    expect(await askStep(german, (await answering('PRÜ\n')).terminal)).toBe('check')
    expect(await ask((await answering('')).terminal, 'File? ')).toBeUndefined()
    expect(await ask((await answering(' bells.json \n')).terminal, 'File? ')).toBe('bells.json')
  })
})
