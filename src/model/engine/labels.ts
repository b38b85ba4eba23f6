import { choiceSetsOf } from './choice-sets.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isList } from './fields.ts'

type Labelled = Pick<CardDeclaration, 'sections' | 'kinds'> &
  Partial<Pick<CardDeclaration, 'lines' | 'workflow'>>

/** Labels of what an aspect adds: the line, whose fields stand among those of the record, guards and days. */
function aspectLabels({ lines, workflow }: Labelled): readonly string[] {
  const guards = Object.values(workflow?.steps ?? {}).flatMap(step => step.guards ?? [])
  return [
    ...(workflow ? ['one'] : []),
    ...guards.map(({ name }) => `guard/${name}`),
    ...(workflow?.dates ?? []).map(({ kind }) => `date/${kind}`),
    ...(lines ? labelsOf({ sections: { line: lines }, kinds: [] }) : []),
  ]
}

/** Returns the keys of the labels a type needs in its area of the texts: its sections, kinds, fields, rows of lists, choices and aspects. */
export function labelsOf(declaration: Labelled): ReadonlySet<string> {
  const fields = [...allFields(declaration).values()]
  return new Set([
    ...Object.keys(declaration.sections).map(name => `section/${name}`),
    ...declaration.kinds.map(kind => `kind/${kind}`),
    ...fields.map(({ path }) => path),
    ...fields.filter(({ field }) => isList(field)).map(({ path }) => `row/${path}`),
    ...[...choiceSetsOf(declaration)].flatMap(([name, choices]) =>
      Object.keys(choices).map(code => `choice/${name}/${code}`),
    ),
    ...aspectLabels(declaration),
  ])
}
