import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client, escapeIdentifier } from 'pg'

/** One numbered change of the schema: `migrations/0001_accounts.sql`. */
interface Migration {
  readonly number: number
  readonly name: string
  readonly checksum: string
  readonly statements: readonly string[]
}

const folder = new URL('../../../../migrations/', import.meta.url)

/** Any number that nobody else locks on; the same in every version, so that two versions never migrate at once. */
const lockKey = 7_104_118_201

/** Thrown when code and database do not fit together; the message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Statements end with a semicolon at the end of a line. One is sent at a time, as Citus asks. */
const statementsOf = (text: string): readonly string[] =>
  text
    .split(/;[ \t]*$/m)
    .map(statement => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter(statement => statement !== '')

/** All migrations, in order. */
export const readMigrations = (): readonly Migration[] =>
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
}

/**
 * Brings the schema up to date: forward only, each change in its own transaction, one migrating process at a time.
 * @returns the number of the last migration applied.
 * @throws {MigrationError} when the database is newer than the code, or an applied migration was edited.
 */
export async function migrate({ url, appRole, log, upTo = Infinity }: MigrateOptions): Promise<number> {
  const migrations = readMigrations().filter(migration => migration.number <= upTo)
  const client = new Client({ connectionString: url, application_name: 'vitrine migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      `create table if not exists migration (
         number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows: applied } = await client.query<{ number: number; name: string; checksum: string }>(
      'select number, name, checksum from migration order by number',
    )
    checkApplied(applied, readMigrations())
    for (const migration of migrations.slice(applied.length)) {
      await apply(client, migration, appRole)
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

async function apply(client: Client, migration: Migration, appRole: string): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of migration.statements) {
      await client.query(statement.replaceAll(':app', escapeIdentifier(appRole)))
    }
    await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
