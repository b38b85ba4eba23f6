import { declarations } from '../cards/declarations.ts'
import { type ProcedureStatus, procedureStatuses, statusNames } from '../engine/aspects/statuses.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { statusesUnderWay } from '../procedures/next-date.ts'
import { cardTypeNames } from '../record-types.ts'
import type { Criterion } from './criteria.ts'

/** A type of procedures whose lines are about records of some type. */
type Procedures = CardDeclaration & Required<Pick<CardDeclaration, 'workflow' | 'lines'>>

const isAbout =
  ({ types }: CardDeclaration) =>
  (declaration: CardDeclaration): declaration is Procedures =>
    declaration.workflow !== undefined && (declaration.lines?.of.some(type => types.includes(type)) ?? false)

const known = new WeakMap<CardDeclaration, readonly Procedures[]>()

/** Returns the types of procedures that records of a type can be in. */
export function proceduresAbout(declaration: CardDeclaration): readonly Procedures[] {
  const found = known.get(declaration) ?? declarations.filter(isAbout(declaration))
  known.set(declaration, found)
  return found
}

/** Returns those of them that take their records for some days. */
export const proceduresTaking = (declaration: CardDeclaration): readonly Procedures[] =>
  proceduresAbout(declaration).filter(({ workflow }) => workflow.takesObjects)

/** The name of a type of procedures among the values of '@inProcedure'. */
export const procedureValue = ({ type }: CardDeclaration): string => cardTypeNames[type]

/** Statuses of procedures that something is in. */
export const unclosedStatuses = statusNames.filter(status => status !== 'CLOSED')

type Asked = readonly [path: string, condition: Criterion['condition'], ...values: readonly string[]]

/** Criteria about one procedure of a type and its line together; a record that was refused there is not in it. */
function criteriaOn(
  { type, lines: { decision } }: Procedures,
  statuses: readonly ProcedureStatus[],
  asked: readonly Asked[],
): readonly Criterion[] {
  const all: readonly Asked[] = [
    ['status', 'EQUALS', ...statuses.map(status => String(procedureStatuses[status].id))],
    ...(decision ? [[`@line/${decision.path}`, 'NOT_EQUALS', String(decision.refused)] as const] : []),
    ...asked,
  ]
  return all.map(([path, condition, ...values]) => ({
    field: `@lines>${type}>${path}`,
    condition,
    operator: 'AND',
    values,
  }))
}

/** Returns the criteria of records that are in a procedure of a type. */
export const inProcedure = (procedures: Procedures): readonly Criterion[] =>
  criteriaOn(procedures, unclosedStatuses, [])

/** Returns the criteria of records that a procedure of a type has on some of these days; an end that is empty is open. */
export function takenBetween(procedures: Procedures, from: string, until: string): readonly Criterion[] {
  const { takesObjects } = procedures.workflow
  if (!takesObjects) return []
  const ends: readonly Asked[] = [
    until === '' ? [takesObjects.from, 'IS_NOT_EMPTY'] : [takesObjects.from, 'AT_MOST', until],
    from === '' ? [takesObjects.until, 'IS_NOT_EMPTY'] : [takesObjects.until, 'AT_LEAST', from],
  ]
  return criteriaOn(procedures, statusesUnderWay, ends)
}
