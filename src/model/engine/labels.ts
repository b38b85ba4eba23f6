import { choiceSetsOf } from './choice-sets.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isList } from './fields.ts'

/** Keys of the labels a type of cards needs in its area of the texts: its sections, kinds, fields, rows of lists and choices. */
export function labelsOf(declaration: Pick<CardDeclaration, 'sections' | 'kinds'>): ReadonlySet<string> {
  const fields = [...allFields(declaration).values()]
  return new Set([
    ...Object.keys(declaration.sections).map(name => `section/${name}`),
    ...declaration.kinds.map(kind => `kind/${kind}`),
    ...fields.map(({ path }) => path),
    ...fields.filter(({ field }) => isList(field)).map(({ path }) => `row/${path}`),
    ...[...choiceSetsOf(declaration)].flatMap(([name, choices]) =>
      Object.keys(choices).map(code => `choice/${name}/${code}`),
    ),
  ])
}
