/**
 * A "server" for the tests to kill: starts the embedded database of the folder given as its argument, says so, writes
 * numbered rows for ever and prints the number of each one that was acknowledged.
 */
import { Client } from 'pg'
import { startEmbedded } from './index.ts'

const [dataDir = '', mode = 'write'] = process.argv.slice(2)
const print = (word: string, value: unknown) => process.stdout.write(`${word} ${JSON.stringify(value)}\n`)

try {
  const log = { info: () => undefined, warn: (message: string) => print('warn', message) }
  const database = await startEmbedded({ dataDir, log, fast: mode === 'fast', holder: 'server on port 3000' })
  process.once('SIGTERM', async () => {
    await database.stop()
    process.exit(0)
  })
  print('started', { ...database, pid: process.pid })
  if (mode === 'write') await writeForEver(database.ownerUrl)
} catch (error) {
  print('failed', error instanceof Error ? { ...error, message: error.message } : error)
  process.exit(1)
}

async function writeForEver(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    'create table if not exists row (number bigint generated always as identity primary key)',
  )
  for (;;) {
    const { rows } = await client.query('insert into row default values returning number')
    print('acknowledged', rows[0]?.number)
  }
}
