import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { languages } from '#model/languages.ts'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { createJobs } from '#server/platform/jobs/index.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/database.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'
import { createMailer } from './mailer.ts'
import type { Message } from './message.ts'

const link = 'https://vitrine.test/reset-password?token=abc&x="1"'
const message: Message = {
  to: 'zaneta@museum.test',
  language: 'en',
  template: 'resetPassword',
  params: { firstName: 'Żaneta <b>Groß</b>', link },
}

let urls: TestDatabase
let database: Database
let dataDir: string
const cleanUps: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  urls = await createTestDatabase()
  database = openDatabase({ url: urls.appUrl, log: createLog('silent') })
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-mail-'))
})

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

afterAll(async () => {
  await database.close()
  await urls.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A log that remembers, so that a test can look for what must not be in it. */
function rememberingLog(): { log: Log; lines: () => string } {
  let lines = ''
  const write = (line: string) => {
    lines += line
  }
  return { log: pino({ level: 'debug' }, { write }), lines: () => lines }
}

async function useMailer(smtpUrl: string | undefined, { demo = false } = {}) {
  const { log, lines } = rememberingLog()
  const jobs = createJobs({ url: urls.appUrl, log, pollSeconds: 0.5 })
  const texts = await openTextBook('Vitrine')
  const config = { smtpUrl, publicUrl: 'https://vitrine.test', dataDir, productName: 'Vitrine', demo }
  const mailer = createMailer({ config, jobs, texts, log, retryDelay: 1 })
  await jobs.start()
  cleanUps.push(() => jobs.stop())
  return { mailer, lines }
}

async function useMailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options)
  cleanUps.push(() => server.stop())
  return server
}

test('A mail arrives in the language of the person, as text and as HTML, with every letter right and every value escaped', async () => {
  const server = await useMailServer()
  const { mailer } = await useMailer(`smtp://127.0.0.1:${server.port}`)
  for (const language of languages) await mailer.send(undefined, { ...message, language })
  await vi.waitFor(() => expect(server.received).toHaveLength(4), 10_000)
  const subjects = server.received.map(mail => mail.subject)
  expect(subjects.sort()).toEqual([
    'Choose a new password for Vitrine',
    'Neues Passwort für Vitrine wählen',
    'Scegliere una nuova password per Vitrine',
    'Ustawienie nowego hasła do Vitrine',
  ])
  const mail = server.received.find(({ subject }) => subject?.startsWith('Choose'))
  expect(mail).toMatchObject({ recipients: [message.to], sender: 'no-reply@vitrine.test' })
  expect(mail?.from?.text).toBe('"Vitrine" <no-reply@vitrine.test>')
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.text).toContain('Hello Żaneta <b>Groß</b>,')
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain('Żaneta &#60;b&#62;Groß')
  expect(mail?.html).not.toContain('<b>Groß')
  expect(mail?.html).toContain('token=abc&#38;x=&#34;1&#34;')
})

test('A mail is sent when the transaction commits, and never when it does not', async () => {
  const server = await useMailServer()
  const { mailer } = await useMailer(`smtp://127.0.0.1:${server.port}`)
  await expect(
    database.asSystem('test', async db => {
      await mailer.send(db, { ...message, to: 'nobody@museum.test' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow()
  await database.asSystem('test', db => mailer.send(db, message))
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000)
  expect(server.received[0]?.recipients).toEqual([message.to])
})

test('An address that would add a header or a second recipient is refused', async () => {
  const { mailer } = await useMailer(undefined)
  const wrong = ['a@b.test\r\nBcc: c@d.test', 'a@b.test, c@d.test', 'A <a@b.test>', 'a@b@c', 'a', '']
  for (const to of wrong) await expect(mailer.send(undefined, { ...message, to })).rejects.toThrow(TypeError)
})

test('A mail server that asks for patience is tried again; the link never enters the log', async () => {
  const server = await useMailServer({}, count =>
    count === 0 ? { code: 451, text: 'greylisted' } : undefined,
  )
  const { mailer, lines } = await useMailer(`smtp://127.0.0.1:${server.port}`)
  await mailer.send(undefined, message)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 15_000)
  expect(server.tries()).toBe(2)
  await vi.waitFor(() => expect(lines()).toContain('a mail was sent'), 10_000)
  expect(lines()).toContain('greylisted')
  expect(lines()).not.toContain('token=abc')
})

test('A mail server that refuses is not tried again; the log says to whom and why, without the link', async () => {
  const server = await useMailServer({}, () => ({ code: 550, text: 'no such person' }))
  const { mailer, lines } = await useMailer(`smtp://127.0.0.1:${server.port}`)
  await mailer.send(undefined, message)
  await vi.waitFor(() => expect(lines()).toContain('given up'), 10_000)
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(server.tries()).toBe(1)
  expect(lines()).toContain('no such person')
  expect(lines()).toContain(message.to)
  expect(lines()).not.toContain('token=abc')
})

test('A mail waits for a mail server that is away', async () => {
  const away = await startMailServer()
  await away.stop()
  const { mailer, lines } = await useMailer(`smtp://127.0.0.1:${away.port}`)
  await mailer.send(undefined, message)
  await vi.waitFor(() => expect(lines()).toContain('a job failed'), 10_000)
  const back = await useMailServer({}, undefined, away.port)
  await vi.waitFor(() => expect(back.received).toHaveLength(1), 15_000)
})

test('The product signs in to the mail server over an encrypted connection when one is offered', async () => {
  const server = await useMailServer({
    authOptional: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'museum@post' && password === 'p:w/ß'
        ? callback(null, { user: username })
        : callback(new Error('who?')),
  })
  const account = `${encodeURIComponent('museum@post')}:${encodeURIComponent('p:w/ß')}`
  const { mailer } = await useMailer(`smtp://${account}@127.0.0.1:${server.port}?from=registrar@museum.test`)
  await mailer.send(undefined, message)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000)
  expect(server.received[0]).toMatchObject({
    user: 'museum@post',
    secure: true,
    sender: 'registrar@museum.test',
  })
})

test('Without a mail server a mail is kept as a file for the server alone, and the log of a demonstration alone shows its link [F-T13]', async () => {
  const secretive = await useMailer(undefined)
  await secretive.mailer.send(undefined, message)
  await vi.waitFor(() => expect(secretive.lines()).toContain('a mail was kept'), 10_000)
  expect(secretive.lines()).toContain(message.to)
  expect(secretive.lines()).not.toContain('token=')
  await rm(join(dataDir, 'mail'), { recursive: true })
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  const { mailer, lines } = await useMailer(undefined, { demo: true })
  await mailer.send(undefined, { ...message, language: 'pl' })
  // Told when it is written.
  await vi.waitFor(() => expect(lines()).toContain('token=abc'), 10_000)
  const folder = join(dataDir, 'mail')
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\w-]+\.eml$/)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  const mail = await simpleParser(await readFile(join(folder, name)))
  expect(mail.subject).toBe('Ustawienie nowego hasła do Vitrine')
  expect(mail.text).toContain(link)
  expect(lines()).toContain(message.to)
})

test('A sent mail leaves no link in the database', async () => {
  const server = await useMailServer()
  const { mailer } = await useMailer(`smtp://127.0.0.1:${server.port}`)
  await mailer.send(undefined, message)
  const client = new Client({ connectionString: urls.appUrl })
  await client.connect()
  await vi.waitFor(async () => {
    expect(server.received).toHaveLength(1)
    const { rows } = await client.query("select data from jobs.job where data::text like '%token=abc%'")
    expect(rows).toEqual([])
  }, 10_000)
  await client.end()
})
