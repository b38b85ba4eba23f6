import type { Procedure, ProcedureRow } from '#model/api/procedures/shapes.ts'
import { movesFrom } from '#model/engine/aspects/steps.ts'
import { earlierValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { Language } from '#model/languages.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import {
  followMerges,
  lineCounts,
  namesOf,
  type StoredCounts,
  stateOf,
  storedCounts,
  uncheckedOf,
  withNames,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { type Found, may } from './permitted.ts'
import { membersOf } from './store/people.ts'
import type { ProcedureRecord } from './store/procedures.ts'

/** Procedures as lists show them. */
export async function presentRows(
  tx: TenantTransaction,
  rows: readonly ProcedureRecord[],
): Promise<ProcedureRow[]> {
  const countsOf = await storedCounts(
    tx,
    rows.map(({ id }) => id),
  )
  return presentCounted(tx, rows, countsOf)
}

async function presentCounted(
  tx: TenantTransaction,
  rows: readonly ProcedureRecord[],
  countsOf: (id: string) => StoredCounts,
): Promise<ProcedureRow[]> {
  const members = await membersOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const counts = countsOf(row.id)
    const declaration = procedureNamed(row.type)
    const managers = (members.get(row.id) ?? []).flatMap(({ manager, person }) => (manager ? [person] : []))
    return {
      id: row.id,
      type: row.type,
      number: row.number,
      title: row.title,
      status: row.status,
      step: row.step,
      objectsCount: counts.total,
      checkedCount: counts.total - counts.unchecked,
      uncheckedCount: declaration ? uncheckedOf(declaration, counts) : counts.unchecked,
      managersCount: managers.length,
      managers,
      updatedAt: row.updated_at.toISOString(),
    }
  })
}

/** A procedure as the caller reads it: with names in their language, and with what they may do next. */
export async function presentProcedure(
  tx: TenantTransaction,
  { actor, language }: { readonly actor: MuseumActor; readonly language: Language },
  { row, declaration }: Found,
): Promise<Procedure> {
  const countsOf = await lineCounts(tx, [row.id])
  const [presented] = await presentCounted(tx, [row], countsOf)
  if (!presented) throw new Error('A procedure that was found is presented')
  const members = (await membersOf(tx, [row.id])).get(row.id) ?? []
  const sheet = ownSheet(declaration)
  const document = await followMerges(tx, declaration, row.document)
  const names = await namesOf(tx, actor, sheet, [document])
  const mayEdit = may(actor, declaration, 'edit')
  const mayClose = may(actor, declaration, 'close')
  const moves = movesFrom(declaration, row.step, stateOf(declaration, row.document, countsOf(row.id)))
  return {
    ...presented,
    version: row.version,
    values: withNames(sheet, document, names, language),
    earlierValues: mayEdit ? [...earlierValues(fieldsOf(declaration), document)] : [],
    team: members.flatMap(({ manager, person }) => (manager ? [] : [person])),
    moves: moves.filter(({ status }) => (isClosing(row.status, status) ? mayClose : mayEdit)),
    may: {
      edit: mayEdit && row.status !== 'CLOSED',
      close: mayClose,
      delete: may(actor, declaration, 'delete'),
    },
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }
}

/** Closing and reopening have a permission of their own. */
export const isClosing = (from: string, to: string): boolean => from === 'CLOSED' || to === 'CLOSED'
