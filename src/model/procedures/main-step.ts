import type { ProcedureDeclaration } from './define-procedure.ts'

type Declared = Pick<ProcedureDeclaration, 'workflow'>

/**
 * Returns the step at which what procedures of a type are for has taken place: the first at which one writes into the records of its lines, or else
 * the first of those that are done. An acquisition is accessioned, a loan leaves, a visit has taken place.
 */
export function mainStep({ workflow: { steps, effects = {} } }: Declared): string {
  const at = new Set(Object.values(effects).map(effect => effect.at))
  const found = Object.entries(steps).find(([name, { status }]) =>
    at.size > 0 ? at.has(name) : status === 'DONE',
  )
  if (!found) throw new Error('A procedure without steps')
  return found[0]
}

/** Returns the ids of the steps at which it has, those of an early end excepted. */
export function stepsFromMain(declaration: Declared): readonly number[] {
  const all = Object.entries(declaration.workflow.steps)
  const first = all.findIndex(([name]) => name === mainStep(declaration))
  return all.slice(first).flatMap(([, { id, endsFrom }]) => (endsFrom ? [] : [id]))
}
