import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { accountElsewhere } from '#server/cards/index.ts'
import { takePart } from '#server/exchange/index.ts'
import { procedureRows } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { originOf, type Records, recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'
import { insertRows, type Row } from '../store/rows.ts'

/** Ids in columns: of a record, without which there is no row, of one that may be absent, or of a term that may be. */
type Ref = 'record' | 'recordOrNone' | 'termOrNone'

type Name = keyof typeof procedureRows

interface Carried {
  readonly table: keyof Tables
  /** Column of the procedure. */
  readonly of: string
  /** Columns with ids, by their names in the archive. */
  readonly refs?: Readonly<Record<string, Ref>>
  /** Columns that are called otherwise in the archive. */
  readonly called?: Readonly<Record<string, string>>
  /** Columns of people, who do not come along, and others that are the same in every row. */
  readonly with?: Row
  /** Rows without these columns. */
  readonly without?: readonly string[]
  /** Rows that come along; all, where it is absent. */
  readonly when?: (row: Row) => boolean
  /** Further columns, from others. */
  readonly further?: (row: Row, here: (id: string) => string | undefined) => Row
}

/** Accounts of people elsewhere, each of their own: none has such a number. */
const firstElsewhere = 9_000_000_000_000_000

const checkerHere = ({ account_id }: Row): Row => {
  const id = Number(account_id)
  if (!Number.isSafeInteger(id)) return { account_id: accountElsewhere }
  return { account_id: id < Number.MAX_SAFE_INTEGER - firstElsewhere ? firstElsewhere + id : id }
}

const keyOfPlan = ({ key }: Row, here: (id: string) => string | undefined): Row => {
  const id = /^o(\d+)$/.exec(String(key))?.[1]
  return id === undefined ? {} : { key: `o${here(id) ?? id}` }
}

const partsHere = ({ parts }: Row, here: (id: string) => string | undefined): Row => ({
  parts: (parts as readonly { readonly id: string }[]).flatMap(part => {
    const id = here(part.id)
    return id === undefined ? [] : { ...part, id }
  }),
})

/** Rows of procedures beside lines, tasks, files and links, in the order in which they refer to each other. */
const carried: Readonly<Record<Name, Carried>> = {
  auditList: { table: 'inventory_list', of: 'procedure_id', with: { frozen_by: accountElsewhere } },
  auditExpected: {
    table: 'inventory_expected',
    of: 'procedure_id',
    refs: { card_id: 'record', cover_file_id: 'recordOrNone', location_id: 'termOrNone' },
    further: partsHere,
  },
  auditFindings: {
    table: 'inventory_finding',
    of: 'procedure_id',
    refs: { card_id: 'recordOrNone', location_id: 'termOrNone' },
    further: checkerHere,
  },
  auditPhotos: { table: 'inventory_photo', of: 'procedure_id', refs: { file_id: 'record' } },
  auditPlans: { table: 'inventory_plan', of: 'procedure_id', with: { version: 1 }, further: keyOfPlan },
  registerEntries: {
    table: 'register_entry',
    of: 'record_id',
    refs: { about_id: 'record' },
    with: { moved: true },
    further: ({ content }) => ({
      sha256: `\\x${createHash('sha256').update(String(content)).digest('hex')}`,
    }),
  },
  // One that could not be written is tried again here.
  effects: {
    table: 'card_effect',
    of: 'record_id',
    refs: { card_id: 'record' },
    called: { card_id: 'about_id' },
    without: ['problem'],
    when: ({ problem }) => problem === null,
  },
  approvals: { table: 'card_approval', of: 'card_id', with: { email: '', asked_by: accountElsewhere } },
}

const names = Object.keys(procedureRows) as Name[]

const line = z.object({
  id: z.pipe(z.number(), z.transform(String)),
  type: z.string(),
  deleted_at: z.nullable(z.string()),
  ...(Object.fromEntries(
    names.map(name => [name, z._default(z.array(procedureRows[name]), [])]),
  ) as unknown as Record<Name, z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniType<Row>>>>),
})
type Line = z.output<typeof line>

/** Columns of a row that the archive describes: whatever else it has is none of the table. */
const columnsOf = (name: Name): readonly string[] => Object.keys(procedureRows[name].shape)

const isRecord = (ref: Ref): boolean => ref !== 'termOrNone'

function* idsOf(given: Line): Generator<string> {
  yield given.id
  for (const name of names)
    for (const row of given[name]) {
      for (const [column, ref] of Object.entries(carried[name].refs ?? {}))
        if (isRecord(ref)) yield String(row[column])
      for (const { id } of (row.parts ?? []) as readonly { readonly id: string }[]) yield id
    }
}

/** A row as it is here; undefined for one about a record that is not. */
function rowHere(
  { terms }: Taking,
  name: Name,
  row: Row,
  { procedureId, records }: { readonly procedureId: string; readonly records: Records },
): Row | undefined {
  const { of, refs = {}, called = {}, without = [], with: same = {}, further } = carried[name]
  const made: Record<string, unknown> = { [of]: procedureId }
  for (const column of columnsOf(name)) {
    if (without.includes(column)) continue
    const ref = refs[column]
    const id = String(row[column])
    const value = ref === undefined ? row[column] : isRecord(ref) ? records.get(id)?.id : terms.get(id)
    if (ref === 'record' && value === undefined) return undefined
    made[called[column] ?? column] = value ?? null
  }
  return { ...made, ...same, ...further?.(row, id => records.get(id)?.id) }
}

async function takeRowsOf(
  tx: TenantTransaction,
  taking: Taking,
  given: Line,
  where: { readonly procedureId: string; readonly records: Records },
): Promise<void> {
  for (const name of names) {
    const rows = (given[name] as readonly Row[])
      .filter(carried[name].when ?? (() => true))
      .map(row => rowHere(taking, name, row, where))
      .filter(row => row !== undefined)
    const added = await insertRows(tx, carried[name].table, rows)
    if (added > 0) count(taking, 'rows', added)
    // The numbers of a register are those of the museum: nothing is entered twice under one, and nothing under another.
    if (name === 'registerEntries' && added < rows.length)
      tellOf(taking, `procedures.jsonl ${given.id}`, 'import.command.archive.numberTaken')
  }
}

/** Lists and findings of inventory audits, entries in registers, effects that were written, and answers to approvals. */
export async function takeRows(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for await (const procedures of itemsOf(taking, 'procedures.jsonl', line, 1))
    for (const given of procedures)
      await context.database.inTenant(tenantId, async tx => {
        const records = await recordsHere(tx, taking, idsOf(given))
        const procedureId = records.get(given.id)?.id
        if (procedureId === undefined || !procedureNamed(given.type)) return
        if (await takePart(tx, { origin: originOf(taking, given.id), part: 'rows' }, procedureId))
          await takeRowsOf(tx, taking, given, { procedureId, records })
      })
}
