import type { Language } from '../languages.ts'
import { wordsOfPaper } from '../papers/paper.ts'
import { moduleVerbs } from '../permissions/permission-code.ts'
import type { RecordType } from '../record-type.ts'
import { approvalGuard } from './aspects/steps.ts'
import { choiceSetsOf } from './choice-sets.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isList } from './fields.ts'
import { waysLost } from './lost.ts'

type Labelled = Pick<CardDeclaration, 'sections' | 'kinds'> &
  Partial<
    Pick<CardDeclaration, 'lines' | 'workflow' | 'freezes' | 'papers' | 'recordTypes' | 'lost' | 'wallLabel'>
  >

/** Returns the labels added by aspects: lines, whose fields are among those of the record, guards, dates, effects, limits and the roles of signers. */
function aspectLabels({ lines, workflow, freezes }: Labelled): readonly string[] {
  const guards = Object.values(workflow?.steps ?? {}).flatMap(step => step.guards ?? [])
  return [
    ...(workflow || freezes ? ['one'] : []),
    ...(Object.values(workflow?.steps ?? {}).some(({ approvals }) => approvals)
      ? [`guard/${approvalGuard}`]
      : []),
    ...[...guards, ...(freezes?.guards ?? [])].map(({ name }) => `guard/${name}`),
    ...(freezes?.signers ?? []).map(name => `role/${name}`),
    ...(workflow?.dates ?? []).map(({ kind }) => `date/${kind}`),
    ...Object.keys(workflow?.effects ?? {}).map(name => `effect/${name}`),
    ...Object.keys(lines?.limits ?? {}).map(name => `limit/${name}`),
    ...(lines ? labelsOf({ sections: { line: lines }, kinds: [] }) : []),
  ]
}

/** Returns the labels of what is printed of a type alone: kinds of documents, and its papers with their words. */
function paperLabels({ papers = {}, recordTypes }: Labelled): readonly string[] {
  const kinds = (recordTypes ?? []).flatMap(({ prints = {} }) => Object.keys(prints))
  return [
    ...kinds.flatMap(kind => [`print/${kind}`, `print/${kind}/many`]),
    ...Object.keys(papers).map(id => `paper/${id}`),
    ...Object.values(papers).flatMap(paper => wordsOfPaper(paper).map(word => `paper/word/${word}`)),
  ]
}

/** Returns the keys of the labels a type needs in its texts: sections, kinds, fields, list rows, choices, aspects and papers. */
export function labelsOf(declaration: Labelled): ReadonlySet<string> {
  const fields = [...allFields(declaration).values()]
  return new Set([
    ...Object.keys(declaration.sections).map(name => `section/${name}`),
    ...declaration.kinds.map(kind => `kind/${kind}`),
    ...fields.map(({ path }) => path),
    ...fields.filter(({ field }) => isList(field)).map(({ path }) => `row/${path}`),
    ...fields.filter(({ field }) => field.gathers).map(({ path }) => `gathers/${path}`),
    ...[...choiceSetsOf(declaration)].flatMap(([name, choices]) =>
      Object.keys(choices).map(code => `choice/${name}/${code}`),
    ),
    ...(declaration.wallLabel ?? []).map(({ name }) => `wallLabel/${name}`),
    ...[...waysLost(declaration).values()].map(how => `lost/${how}`),
    ...aspectLabels(declaration),
    ...paperLabels(declaration),
  ])
}

/** Words for one record. */
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

/** Words for a list. */
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

/** Words for finishing, annulling and signing a record. */
export const freezingWords = [
  'finishTitle',
  'finishText',
  'finished',
  'annulTitle',
  'annulText',
  'signTitle',
] as const

/**
 * Returns the keys below `words` that a record type needs in each language: for a record, its list, its permissions, the purpose of a
 * procedure, and finishing for good.
 */
export function wordsOf(
  { type, apart, workflow, freezes }: Pick<CardDeclaration, 'type' | 'apart' | 'workflow' | 'freezes'>,
  recordType: Pick<RecordType, 'type' | 'module'>,
  language: Language,
): readonly string[] {
  const { module } = recordType
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [
    ...ofCard,
    ...(recordType.type === type ? [...ofList, ...plurals.map(form => `count_${form}`)] : []),
    ...(apart && recordType.type === type ? plurals.map(form => `apart_${form}`) : []),
    ...(workflow ? ['purpose'] : []),
    ...(freezes ? freezingWords.filter(word => workflow === undefined || word === 'signTitle') : []),
    ...(module ? ['module', ...moduleVerbs[module.of].map(([verb]) => `permissions.${verb}`)] : []),
  ]
}
