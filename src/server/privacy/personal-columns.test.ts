import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { accountParts, groupOf, moreParts, museumParts, type Part } from './parts.ts'
import { otherColumns, personalColumns } from './personal-columns.ts'

const app = useTestApp()

interface Column {
  readonly table: string
  readonly column: string
}

/** Types of columns that hold no words. */
const wordless = /^_?(int[248]|float[48]|numeric|bool|timestamptz|date|interval|tstzrange|daterange)$/

/** Names of columns that may refer to a person, or hold a name, an address or a secret of one, whatever their type. */
const suspicious =
  '(account|impersonat|email|password|person|author|owner|responsible|participants|recipient|on_behalf|avatar|passkey_handle|client|subject|invited_as|profile$|secret|token_hash|credential|public_key|filename)|(^|_)names?$|_name_|name_key|_by$'

let columns: readonly (Column & { readonly type: string })[]
let keys: readonly (Column & { readonly action: string })[]

const asOwner = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new Client({ connectionString: app().databaseUrls.ownerUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  columns = await asOwner(
    `select table_name as table, column_name as column, udt_name as type from information_schema.columns where table_schema = 'public'`,
  )
  keys = await asOwner(
    `select t.relname as table, a.attname as column, k.confdeltype as action
     from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and f.relname = 'account'`,
  )
})

const named = ({ table, column }: Column) => `${table}.${column}`

const allParts: readonly (readonly [string, Part])[] = [
  ...Object.entries(accountParts),
  ...Object.entries(museumParts),
  ...Object.entries(moreParts).map(([name, part]) => [name, { ...part, key: [] }] as const),
]

/** The columns that a part shows, or finds its rows by. */
const shownBy = ({ whose = [], whoseAny = [], whoseEmail = '', key, columns: sent }: Part) => [
  ...whose,
  ...whoseAny,
  whoseEmail,
  ...key,
  ...sent,
]

const declared = Object.entries(personalColumns).flatMap(([table, of]) =>
  Object.keys(of).map(column => `${table}.${column}`),
)

const others = Object.entries(otherColumns).flatMap(([table, names]) =>
  names.split(' ').map(column => `${table}.${column}`),
)

describe('columns that refer to a person', () => {
  test('are declared, each once: exported under a part, or withheld for a reason', () => {
    const expression = new RegExp(suspicious)
    const found = new Set([
      ...columns.filter(({ column }) => expression.test(column)).map(named),
      ...keys.map(named),
    ])
    expect([...found].filter(name => !declared.includes(name))).toEqual([])
    const all = new Set(columns.map(named))
    expect(declared.filter(name => !all.has(name))).toEqual([])
  })

  test('are told from all others that can hold words, each of which is declared, too [F-T12]', () => {
    const shown = allParts.flatMap(([, part]) => shownBy(part).map(column => `${part.table}.${column}`))
    const known = new Set([...declared, ...shown])
    const found = columns
      .filter(({ type }) => !wordless.test(type))
      .map(named)
      .filter(name => !known.has(name))
    expect(others.toSorted()).toEqual(found.toSorted())
  })

  test('go along in the part they are declared for', () => {
    const parts = new Map(allParts)
    const missing = Object.entries(personalColumns).flatMap(([table, of]) =>
      Object.entries(of).flatMap(([column, way]) => {
        if (!('exported' in way)) return []
        const part = parts.get(way.exported)
        return part?.table === table && shownBy(part).includes(column) ? [] : [`${table}.${column}`]
      }),
    )
    expect(missing).toEqual([])
  })

  test('are no secrets where they go along', () => {
    const secret = /password|secret|hash|token|credential|public_key|storage_key/
    expect(
      allParts.flatMap(([name, { key, keyIsSecret, columns: sent }]) =>
        [...(keyIsSecret ? [] : key), ...sent]
          .filter(column => secret.test(column))
          .map(column => `${name}.${column}`),
      ),
    ).toEqual([])
    expect(allParts.map(([name]) => name).filter(name => !(name in groupOf))).toEqual([])
  })

  test('let an account be deleted: every foreign key says what becomes of its rows', () => {
    expect(keys.filter(({ action }) => action !== 'c' && action !== 'n').map(named)).toEqual([])
  })
})
