import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import { registerOfId } from '#model/engine/aspects/registers.ts'
import { isId } from '#model/ids.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import { accountElsewhere, keepCountsAbove } from '#server/cards/index.ts'
import { takePart } from '#server/exchange/index.ts'
import { procedureRows } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { counterOf } from '#server/procedures/index.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { idElsewhere, originOf, type Records, recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'
import { insertRows, type Row } from '../store/rows.ts'

/**
 * Ids in columns: of a record, without which there is no row; of one that may be absent, and of a term that may be; of one that may have been erased since,
 * which keeps an id of its own, though no record has it.
 */
type Ref = 'record' | 'recordOrNone' | 'recordOrErased' | 'termOrNone'

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

/** The record as it is here, or an id that no record has, for one that was erased. */
const orErased = (id: string, here: (id: string) => string | undefined): string =>
  here(id) ?? String(idElsewhere(Number(id)))

const checkerHere = ({ account_id }: Row): Row => {
  const id = Number(account_id)
  if (!Number.isSafeInteger(id)) return { account_id: accountElsewhere }
  return { account_id: idElsewhere(id) }
}

const keyOfPlan = ({ key }: Row, here: (id: string) => string | undefined): Row => {
  const id = /^o(\d+)$/.exec(String(key))?.[1]
  return id === undefined ? {} : { key: `o${orErased(id, here)}` }
}

const partsHere = ({ parts }: Row, here: (id: string) => string | undefined): Row => ({
  parts: (parts as readonly { readonly id: string }[]).map(part => ({
    ...part,
    id: isId(part.id) ? orErased(part.id, here) : '',
  })),
})

/** Rows of procedures beside lines, tasks, files and links, in the order in which they refer to each other. */
const carried: Readonly<Record<Name, Carried>> = {
  auditList: { table: 'inventory_list', of: 'procedure_id', with: { frozen_by: accountElsewhere } },
  auditExpected: {
    table: 'inventory_expected',
    of: 'procedure_id',
    refs: { card_id: 'recordOrErased', cover_file_id: 'recordOrNone', location_id: 'termOrNone' },
    further: partsHere,
  },
  auditFindings: {
    table: 'inventory_finding',
    of: 'procedure_id',
    refs: { card_id: 'recordOrErased', location_id: 'termOrNone' },
    further: checkerHere,
  },
  auditPhotos: { table: 'inventory_photo', of: 'procedure_id', refs: { file_id: 'record' } },
  auditPlans: { table: 'inventory_plan', of: 'procedure_id', with: { version: 1 }, further: keyOfPlan },
  registerEntries: {
    table: 'register_entry',
    of: 'record_id',
    refs: { about_id: 'recordOrErased' },
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

/** The reference of a row as it is here; undefined for a record that is not. */
function refHere(
  ref: Ref,
  given: unknown,
  { terms, here }: { readonly terms: Taking['terms']; readonly here: (id: string) => string | undefined },
): string | null | undefined {
  const id = String(given)
  if (ref === 'termOrNone') return terms.get(id) ?? null
  if (ref === 'record') return here(id)
  if (given === null || ref === 'recordOrNone') return here(id) ?? null
  return orErased(id, here)
}

/** A row as it is here; undefined for one about a record that is not. */
function rowHere(
  { terms }: Taking,
  name: Name,
  row: Row,
  { procedureId, records }: { readonly procedureId: string; readonly records: Records },
): Row | undefined {
  const { of, refs = {}, called = {}, without = [], with: same = {}, further } = carried[name]
  const here = (id: string) => records.get(id)?.id
  const made: Record<string, unknown> = { [of]: procedureId }
  for (const column of columnsOf(name)) {
    if (without.includes(column)) continue
    const ref = refs[column]
    const value = ref === undefined ? (row[column] ?? null) : refHere(ref, row[column], { terms, here })
    if (value === undefined) return undefined
    made[called[column] ?? column] = value
  }
  return { ...made, ...same, ...further?.(row, here) }
}

/** Numbers of a register that are in use are given to nothing else, from the moment its entries are there. */
async function keepNumbersOf(tx: TenantTransaction, entries: readonly Row[]): Promise<void> {
  const last = new Map<string, number>()
  for (const { register, year, number } of entries) {
    const key = `${register} ${year}`
    last.set(key, Math.max(Number(number), last.get(key) ?? 0))
  }
  for (const [key, number] of last) {
    const [id, year] = key.split(' ').map(Number)
    const register = registerOfId(id ?? 0)
    if (register) await keepCountsAbove(tx, counterOf(register), year ?? 0, number)
  }
}

async function takeRowsOf(
  tx: TenantTransaction,
  taking: Taking,
  given: Line,
  where: { readonly procedureId: string; readonly records: Records },
): Promise<void> {
  for (const name of names) {
    const wanted = (given[name] as readonly Row[]).filter(carried[name].when ?? (() => true))
    const rows = wanted.map(row => rowHere(taking, name, row, where)).filter(row => row !== undefined)
    if (rows.length < wanted.length)
      tellOf(taking, `procedures.jsonl ${given.id}`, 'import.command.archive.rowsLeft', {
        number: wanted.length - rows.length,
      })
    if (name === 'registerEntries') await keepNumbersOf(tx, wanted)
    const added = await insertRows(tx, carried[name].table, rows)
    if (added > 0) count(taking, 'rows', added)
    // The numbers of a register are those of the museum: nothing is entered twice under one, and nothing under another.
    if (name === 'registerEntries' && added < rows.length)
      tellOf(taking, `procedures.jsonl ${given.id}`, 'import.command.archive.numberTaken')
  }
}

/** Rows of procedures, in the trash too: lists and findings of inventory audits, entries in registers, effects that were written, and answers to approvals. */
export async function takeRows(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for await (const procedures of itemsOf(taking, 'procedures.jsonl', line, 1))
    for (const given of procedures)
      await context.database.inTenant(tenantId, async tx => {
        const records = await recordsHere(tx, taking, idsOf(given), { binned: true })
        const { id: procedureId, type } = records.get(given.id) ?? {}
        const declaration = procedureNamed(given.type)
        if (procedureId === undefined || !declaration || type !== cardTypes[declaration.type]) return
        if (await takePart(tx, { origin: originOf(taking, given.id), part: 'rows' }, procedureId))
          await takeRowsOf(tx, taking, given, { procedureId, records })
      })
}
