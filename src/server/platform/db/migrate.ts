import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'

/** One numbered change of the schema: `migrations/0001_accounts.sql`. */
interface Migration {
  readonly number: number
  readonly name: string
  readonly checksum: string
  readonly statements: readonly string[]
  /**
   * False where the file begins with the line `-- outside of a transaction`: for what PostgreSQL does in no transaction
   * (`create index concurrently`). Such a file may be run from its beginning once more, so its statements say `if not exists`.
   */
  readonly inTransaction: boolean
}

const shipped = new URL('../../../../migrations/', import.meta.url)

const outsideLine = /^-- outside of a transaction\s*$/m

/** Time a migration waits for a lock: behind it, everybody waits who needs the same table. */
const lockSeconds = 2
/** Number of tries of a migration that did not get its locks. */
const mostTries = 60
/** Between two tries: longer each time, up to this. */
const longestPauseMs = 10_000
/** Interval of checks for another migrating process. */
const turnMs = 300

/** Number of the advisory lock, used for nothing else; the same in every version, so that two versions never migrate at once. */
const lockKey = 7_104_118_201

/** Thrown when code and database do not fit together; the message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Statements end with a semicolon at the end of a line. One is sent at a time, as Citus asks. */
const statementsOf = (text: string): readonly string[] =>
  text
    .split(/;[ \t]*$/m)
    .map(statement => statement.replace(/^[ \t]*--.*$/gm, '').trim())
    .filter(statement => statement !== '')

/** All migrations, in order. @param folder where they are; default: those of the product. */
export const readMigrations = (folder = shipped): readonly Migration[] =>
  readdirSync(folder)
    .filter(name => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((file, index) => {
      const number = Number(file.slice(0, 4))
      if (number !== index + 1) throw new MigrationError(`Migration ${file} is out of order`)
      const text = readFileSync(new URL(file, folder), 'utf8')
      return {
        number,
        name: file.slice(5, -4),
        checksum: createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex'),
        statements: statementsOf(text),
        inTransaction: !outsideLine.test(text.split('\n', 1)[0] ?? ''),
      }
    })

export interface MigrateOptions {
  /** Connects as the role that owns the tables. */
  readonly url: string
  /** The role the application works as; must exist. Written `:app` in the migrations. */
  readonly appRole: string
  readonly log: { info(message: string): void }
  /** Stops after this number (restoring a backup); default: all. */
  readonly upTo?: number
  /** Folder of the migrations; default: that of the product. */
  readonly folder?: URL
  /** Number of tries of a migration that does not get its locks. Default 60: some minutes. */
  readonly tries?: number
}

/**
 * Brings the schema up to date: forward only, each change in its own transaction or outside of any, one migrating process at a time.
 * People may be working: a migration waits two seconds at most for a lock, then lets them go on and tries again (F-T28).
 * @returns the number of the last migration applied.
 * @throws {MigrationError} when the database is newer than the code, an applied migration was edited, or one never got its locks.
 */
export async function migrate({
  url,
  appRole,
  log,
  upTo = Infinity,
  folder = shipped,
  tries = mostTries,
}: MigrateOptions): Promise<number> {
  const known = readMigrations(folder)
  const migrations = known.filter(migration => migration.number <= upTo)
  const client = new Client({ connectionString: url, application_name: 'vitrine migrations' })
  await client.connect()
  try {
    await holdTurn(client)
    await client.query(
      `create table if not exists migration (
         number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    )
    // Servers at work look here for whether the database has become newer than they are.
    await client.query(`grant select on migration to ${escapeIdentifier(appRole)}`)
    const { rows: applied } = await client.query<{ number: number; name: string; checksum: string }>(
      'select number, name, checksum from migration order by number',
    )
    checkApplied(applied, known)
    for (const migration of migrations.slice(applied.length)) {
      await applyPatiently(client, migration, { appRole, log, tries })
      log.info(`migrated the database: ${migration.number} ${migration.name}`)
    }
    return Math.max(applied.length, migrations.length)
  } finally {
    await client.end()
  }
}

function checkApplied(
  applied: readonly { number: number; name: string; checksum: string }[],
  known: readonly Migration[],
): void {
  if (applied.length > known.length) {
    throw new MigrationError(
      `The database was migrated by a newer version (${applied.length} migrations; this version knows ${known.length}). Start that version, or restore a backup made with this one.`,
    )
  }
  for (const [index, row] of applied.entries()) {
    if (known[index]?.checksum !== row.checksum) {
      throw new MigrationError(
        `Migration ${row.number} (${row.name}) was changed after it had been applied. Migrations are never edited: undo the edit and add a new one.`,
      )
    }
  }
}

/**
 * Waits for the server that migrates just now. By asking again and again: who waits inside of a statement is in the way of an index that is made
 * concurrently.
 */
async function holdTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      lockKey,
    ])
    if (rows[0]?.held) return
    await pause(turnMs)
  }
}

type Applying = Required<Pick<MigrateOptions, 'appRole' | 'log' | 'tries'>>

/** Lock not available, or deadlock detected: others work with the same tables. */
const isHeldUp = (error: unknown): boolean =>
  /^(55P03|40P01)$/.test(String((error as { code?: unknown }).code))

/** @throws {MigrationError} when others keep locks that it needs. */
async function applyPatiently(client: Client, migration: Migration, { appRole, log, tries }: Applying) {
  const name = `${migration.number} ${migration.name}`
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (migration.inTransaction ? apply : applyOutside)(client, migration, appRole)
    } catch (error) {
      if (!isHeldUp(error)) throw error
      if (attempt >= tries)
        throw new MigrationError(
          `Migration ${name} could not change its tables in ${attempt} tries: something else works with them for longer than ${lockSeconds} seconds at a time (${(error as Error).message}). Nothing of it was changed. Find it in pg_stat_activity, or start again later.`,
          { cause: error },
        )
      log.info(`migration ${name} waits: others work with its tables (try ${attempt} of ${tries})`)
      await pause(Math.min(500 * attempt, longestPauseMs))
    }
  }
}

const statementFor = (statement: string, appRole: string): string =>
  statement.replaceAll(':app', escapeIdentifier(appRole))

const keep = (client: Client, { number, name, checksum }: Migration) =>
  client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])

async function apply(client: Client, migration: Migration, appRole: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockSeconds}s'`)
    for (const statement of migration.statements) await client.query(statementFor(statement, appRole))
    await keep(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Statements that work concurrently wait for others without being in their way. */
const isConcurrent = (statement: string): boolean =>
  /^\w+(\s+unique)?\s+index\s+concurrently\b/i.test(statement)

async function applyOutside(client: Client, migration: Migration, appRole: string): Promise<void> {
  await dropBrokenIndexes(client)
  try {
    for (const statement of migration.statements) {
      await client.query(`set lock_timeout = '${isConcurrent(statement) ? 0 : lockSeconds}s'`)
      await client.query(statementFor(statement, appRole))
    }
    await keep(client, migration)
  } finally {
    await client.query('reset lock_timeout')
  }
}

/** An index that was being made concurrently when that was ended is there and good for nothing; `if not exists` would pass it over. */
async function dropBrokenIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where not i.indisvalid and n.nspname = 'public' and c.relkind = 'i'`,
  )
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`)
}
