import { labelsOf } from '../engine/labels.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'

/** Keys of the labels a type of procedures needs in its area of the texts: what cards need, its line, steps, guards and dates. */
export function procedureLabelsOf({
  sections,
  line,
  steps,
  dates,
}: ProcedureDeclaration): ReadonlySet<string> {
  const guards = Object.values(steps).flatMap(step => step.guards ?? [])
  return new Set([
    'one',
    ...labelsOf({ sections: { ...sections, line: { fields: line } }, kinds: [] }),
    ...Object.keys(steps).map(name => `step/${name}`),
    ...guards.map(({ name }) => `guard/${name}`),
    ...dates.map(({ kind }) => `date/${kind}`),
  ])
}
