import { z } from 'zod/mini'
import { statusNames } from '../../engine/aspects/statuses.ts'
import { procedureDeclarations } from '../../procedures/declarations.ts'
import { type ProcedureAction, permissionsTo, titleLength } from '../../procedures/define-procedure.ts'
import { fieldsOfSome, lineOfSome } from '../cards/record-parts.ts'
import { earlierValues, id, moment, text } from '../shapes.ts'

/*
 * Procedures (specification 001, sections 3 and 7; acceptance rows C-P01 to C-P07). Beside what is asked here, who calls must be permitted to do
 * the same to procedures of the type: others do not exist for them.
 */

const some = (...actions: readonly ProcedureAction[]) => ({
  permissions: procedureDeclarations.flatMap(declaration =>
    actions.flatMap(action => permissionsTo(declaration, action)),
  ),
})

export const mayReadSome = some('read')
export const mayStartSome = some('start')
export const mayEditSome = some('edit')
export const mayMoveSome = some('edit', 'close')
export const mayDeleteSome = some('delete')

export const procedureParams = z.object({ id })

const types = procedureDeclarations.map(({ type }) => type)

/** Values of fields, by their keys, as a declaration has them. */
export const values = z.record(z.string(), z.unknown())

/** Those of a procedure. */
export const procedureValues = fieldsOfSome(types)

/** Those of the line of an object. */
export const lineValues = lineOfSome(types)

export const title = text(titleLength)

/** Ids of accounts, few enough to be a team. */
export const accountIds = z.array(id).check(z.maxLength(100))

export const status = z.enum(statusNames as [string, ...string[]])

/** Somebody of the museum. */
export const person = z.object({ id, name: z.string() })

/** What every answer says of a procedure. */
export const procedureRow = z.object({
  id,
  type: z.string(),
  number: z.string(),
  title: z.string(),
  status,
  step: z.string(),
  objectsCount: z.number(),
  checkedCount: z.number(),
  /** Objects that are still to be checked: what was refused needs no look. */
  uncheckedCount: z.number(),
  managersCount: z.number(),
  managers: z.array(person),
  updatedAt: moment,
})

/** A procedure in a list. */
export const listedProcedure = z.extend(procedureRow, {
  /** The deadline that has passed, else the next day it has to do with; its words stand under `date/<kind>`. */
  nextDate: z.nullable(z.object({ kind: z.string(), day: z.string(), isOverdue: z.boolean() })),
  deletedAt: z.nullable(moment),
})

/** Where it may go from here, and what speaks against it. */
export const move = z.object({ step: z.string(), status, unmet: z.array(z.string()) })

export const procedure = z.extend(procedureRow, {
  version: z.number(),
  values: procedureValues,
  earlierValues,
  team: z.array(person),
  moves: z.array(move),
  /** What who asks may do. */
  may: z.object({ edit: z.boolean(), close: z.boolean(), delete: z.boolean() }),
  createdAt: moment,
  deletedAt: z.nullable(moment),
})

export type ProcedureRow = z.output<typeof procedureRow>
export type ListedProcedure = z.output<typeof listedProcedure>
export type Procedure = z.output<typeof procedure>
