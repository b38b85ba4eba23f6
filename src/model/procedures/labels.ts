import { labelsOf } from '../engine/labels.ts'
import type { OutsideRoom, ProcedureDeclaration } from './define-procedure.ts'
import { writtenSheet } from './sheets.ts'

/** Keys of the labels a type of procedures needs in its area of the texts: what cards need, its line, steps, guards and dates. */
export function procedureLabelsOf(declaration: ProcedureDeclaration): ReadonlySet<string> {
  const {
    lines,
    workflow: { steps, dates },
  } = declaration
  const { sections } = writtenSheet(declaration)
  const guards = Object.values(steps).flatMap(step => step.guards ?? [])
  return new Set([
    'one',
    ...labelsOf({ sections: { ...sections, line: { fields: lines.fields } }, kinds: [] }),
    ...guards.map(({ name }) => `guard/${name}`),
    ...dates.map(({ kind }) => `date/${kind}`),
  ])
}

/** Keys of the labels a room needs in its area: its answers, their fields and those of their lines. A key stands for the same in all of them. */
export const roomLabelsOf = ({ answers }: OutsideRoom): ReadonlySet<string> =>
  new Set(
    Object.entries(answers).flatMap(([name, { sections, line = {} }]) => [
      `answer/${name}`,
      ...labelsOf({ sections, kinds: [] }),
      ...[...labelsOf({ sections: { line: { fields: line } }, kinds: [] })].filter(
        key => key !== 'section/line',
      ),
    ]),
  )
