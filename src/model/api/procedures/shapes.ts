import { z } from 'zod/mini'
import { statusNames } from '../../engine/aspects/statuses.ts'
import { procedureDeclarations } from '../../procedures/declarations.ts'
import { type ProcedureAction, permissionsTo, titleLength } from '../../procedures/define-procedure.ts'
import { fieldsOfSome, lineOfSome, newOfSome } from '../cards/record-parts.ts'
import { earlierValues, id, moment, text } from '../shapes.ts'

/*
 * Procedures (C-P01 to C-P07). Beside the access declared here, callers need the matching permission for procedures of the type; others do
 * not exist for them.
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

/** Field values by key, as declared. */
export const values = z.record(z.string(), z.unknown())

/** Field values of a procedure. */
export const procedureValues = fieldsOfSome(types)

/** Field values of an object's line. */
export const lineValues = lineOfSome(types)

/** Field values of a record begun from a procedure. */
export const begunValues = newOfSome([
  ...new Set(procedureDeclarations.flatMap(({ lines }) => (lines.begins ? lines.of : []))),
])

export const title = text(titleLength)

/** Ids of accounts, few enough to be a team. */
export const accountIds = z.array(id).check(z.maxLength(100))

export const status = z.enum(statusNames as [string, ...string[]])

/** A member of the museum. */
export const person = z.object({ id, name: z.string() })

/** Properties that all answers about a procedure share. */
export const procedureRow = z.object({
  id,
  type: z.string(),
  number: z.string(),
  title: z.string(),
  status,
  step: z.string(),
  objectsCount: z.number(),
  checkedCount: z.number(),
  /** Objects still to be checked; refused ones need no check. */
  uncheckedCount: z.number(),
  managersCount: z.number(),
  managers: z.array(person),
  updatedAt: moment,
})

/** A procedure in a list. */
export const listedProcedure = z.extend(procedureRow, {
  /** The overdue deadline, or else the next date; its label is the text `date/<kind>`. */
  nextDate: z.nullable(z.object({ kind: z.string(), day: z.string(), isOverdue: z.boolean() })),
  deletedAt: z.nullable(moment),
})

/** A possible next step, with its unmet conditions. */
const move = z.object({ step: z.string(), status, unmet: z.array(z.string()) })

export const procedure = z.extend(procedureRow, {
  version: z.number(),
  values: procedureValues,
  earlierValues,
  team: z.array(person),
  moves: z.array(move),
  /** Actions the caller may take. */
  may: z.object({ edit: z.boolean(), close: z.boolean(), delete: z.boolean() }),
  createdAt: moment,
  deletedAt: z.nullable(moment),
})

export type ProcedureRow = z.output<typeof procedureRow>
export type ListedProcedure = z.output<typeof listedProcedure>
export type Procedure = z.output<typeof procedure>
