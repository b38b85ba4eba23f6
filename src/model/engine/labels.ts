import type { Language } from '../languages.ts'
import { moduleVerbs } from '../permissions/permission-code.ts'
import type { RecordType } from '../record-type.ts'
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

/** Words of one record. */
const ofCard = [
  'plural',
  'name',
  'new',
  'saved',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'deleteTitle',
]

/** Words of a list. */
const ofList = [
  'inSentence',
  'title',
  'list',
  'countAtLeast',
  'emptyTitle',
  'about',
  'showAll',
  'search',
  'column',
  'subtitle',
]

/**
 * Returns the keys of the words that a language needs for a type of records, below `words` of its area: those of one record, of its list, of
 * its permissions, and what a procedure is for.
 */
export function wordsOf(
  { type, workflow }: Pick<CardDeclaration, 'type' | 'workflow'>,
  recordType: Pick<RecordType, 'type' | 'module'>,
  language: Language,
): readonly string[] {
  const { module } = recordType
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [
    ...ofCard,
    ...(recordType.type === type ? [...ofList, ...plurals.map(form => `count_${form}`)] : []),
    ...(workflow ? ['purpose'] : []),
    ...(module ? ['module', ...moduleVerbs[module.of].map(([verb]) => `permissions.${verb}`)] : []),
  ]
}
