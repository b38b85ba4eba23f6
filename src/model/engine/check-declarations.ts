import type { Field, Fields, Group, Leaf, List } from '../kinds/field.ts'
import type { LinkField } from '../kinds/link.ts'
import { kindOf } from '../kinds/registry.ts'
import { type Language, languages } from '../languages.ts'
import { commonKinds } from '../papers/common-kinds.ts'
import { moduleVerbs, ownPermissions } from '../permissions/permission-code.ts'
import type { RecordType } from '../record-type.ts'
import { isCardType } from '../record-types.ts'
import { isVocabularyCode } from '../vocabularies/definitions.ts'
import { apartFaults } from './apart.ts'
import { belongingFaults } from './aspects/belonging.ts'
import { roomFaults, roomLabels } from './aspects/room-faults.ts'
import { workflowFaults } from './aspects/workflow-faults.ts'
import { choiceSetAt } from './choice-sets.ts'
import { type CardDeclaration, cardActions } from './define-card.ts'
import { facetsOf, ownFacetsOf } from './facets.ts'
import { allFields, fieldsOf, isLeaf, isList, type Placed } from './fields.ts'
import { labelsOf, wordsOf } from './labels.ts'
import { lostFaults } from './lost.ts'
import { publicityFaults } from './publicity.ts'
import { sitePageFaults } from './site-page-faults.ts'
import { treeFaults } from './tree.ts'
import { wallLabelFaults } from './wall-label.ts'

/** An invalid declaration. The message lists every fault, for its author. */
export class DeclarationError extends Error {
  override name = 'DeclarationError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `Record types are declared wrongly (their texts: locales/<language>/<type>.json):\n${faults.map(fault => `- ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/** The context a declaration is checked against. */
export interface Surroundings {
  /** Keys that API answers have beside the fields. */
  readonly reserved: readonly string[]
  /** Returns true when a language has a text for a type's label: `hasLabel('it', 'object', 'materials/technique')`. */
  hasLabel(language: Language, type: string, key: string): boolean
}

/** Format of keys, which paths, problem places and columns join with other characters. */
const keyPattern = /^[a-z][A-Za-z0-9]*$/

/** Returns names that occur more than once. */
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]

function* keyFaults(
  { sections, linkedFlags = {}, headingAliases = {}, extras = [] }: CardDeclaration,
  reserved: readonly string[],
): Generator<string> {
  const keys = Object.values(sections).flatMap(({ fields }) => Object.keys(fields))
  for (const key of [...Object.keys({ ...linkedFlags, ...headingAliases }), ...extras])
    if (keys.includes(key) || reserved.includes(key))
      yield `'${key}' is both a field and a value beside the fields`
  for (const key of repeated(keys)) yield `field '${key}' stands in two sections`
  for (const key of keys.filter(each => reserved.includes(each)))
    yield `field '${key}' has the name of a key that every card has`
  for (const key of keys.filter(each => !keyPattern.test(each))) yield `'${key}' is no name for a field`
}

function* fieldFaults(
  { path, field }: Placed,
  kinds: readonly string[],
  fields: ReadonlyMap<string, Placed>,
): Generator<string> {
  if (Array.isArray(field.counts))
    for (const kind of field.counts.filter(each => !kinds.includes(each)))
      yield `'${path}' counts for '${kind}', which is no kind of the card`
  yield* isLeaf(field) ? leafFaults(path, field, fields) : structureFaults(path, field)
}

function* leafFaults(path: string, field: Leaf, fields: ReadonlyMap<string, Placed>): Generator<string> {
  if ('vocabulary' in field && !isVocabularyCode(String(field.vocabulary)))
    yield `'${path}' is of the vocabulary '${field.vocabulary}', which is unknown`
  if ('types' in field)
    for (const type of field.types as readonly string[])
      if (!isCardType(type)) yield `'${path}' links to '${type}', which has no id in the API`
  if ('within' in field) {
    const { key } = field.within as { readonly key: string }
    const beside = fields.get(path.replace(/[^/]+$/, key))?.field
    if (!beside || !isLeaf(beside) || !kindOf(beside).choicesOf)
      yield `'${path}' depends on '${key}', which is no choice beside it`
  }
  if ('proposedBy' in field && !fields.has(String(field.proposedBy)))
    yield `'${path}' is proposed by '${field.proposedBy}', but there is no such field`
  if (field.facet && !kindOf(field).facetType) yield `'${path}' is a facet, which a ${field.kind} cannot be`
}

/** Yields a term that a link names beside it, and that is none. */
function* besideFaults(path: string, field: Field, fields: Fields): Generator<string> {
  const { association, qualifiedBy } = field as Partial<LinkField>
  for (const [key, how] of [
    [association, 'associated'],
    [qualifiedBy, 'qualified'],
  ] as const) {
    const term = key === undefined ? undefined : fields[key]
    if (key !== undefined && !(term && isLeaf(term) && kindOf(term).vocabularyOf))
      yield `'${path}' is ${how} by '${key}', which is no term beside it`
  }
}

function* structureFaults(path: string, field: Group | List): Generator<string> {
  if (field.facet || field.column) yield `'${path}' holds fields and cannot be a facet or a column`
  const keys = Object.keys(field.fields)
  if (keys.length === 0) yield `'${path}' has no fields`
  for (const key of keys.filter(each => !keyPattern.test(each)))
    yield `'${path}/${key}' is no name for a field`
  if (isList(field) && keys.includes('id')) yield `'${path}/id' has the name of the id of a row`
  for (const [key, inner] of Object.entries(field.fields)) {
    if (inner.ends !== undefined && !keys.includes(inner.ends))
      yield `'${path}/${key}' ends what '${inner.ends}' begins, which is no field beside it`
    yield* besideFaults(`${path}/${key}`, inner, field.fields)
  }
  if (isList(field) && field.about !== undefined && !keys.includes(field.about))
    yield `'${path}' is about '${field.about}', which is no field of it`
  const single = isList(field) ? field.single : undefined
  const mark = single === undefined ? undefined : field.fields[single]
  if (single !== undefined && !(mark && isLeaf(mark) && kindOf(mark).isMark))
    yield `'${path}' marks a single row by '${single}', which is no yes-or-no field of it`
}

function* pathFaults(declaration: CardDeclaration): Generator<string> {
  const fields = allFields(declaration)
  for (const path of declaration.notCloned)
    if (!fields.has(path)) yield `'${path}' is not cloned, but there is no such field`
  for (const path of [...declaration.namedBy, ...declaration.identifiedBy]) {
    const field = fields.get(path)?.field
    if (!(field && isLeaf(field))) yield `cards are distinguished by '${path}', but there is no such field`
  }
  for (const path of declaration.firstFacets ?? [])
    if (!facetsOf(declaration).some(facet => facet.path === path))
      yield `'${path}' stands first among the facets, but is none`
  const { embargo } = declaration
  const kindAt = (path: string) => {
    const field = fields.get(path)?.field
    return field && isLeaf(field) ? kindOf(field) : undefined
  }
  if (embargo && !kindAt(embargo.until)?.isDay) yield `'${embargo.until}' ends the embargo, but is no day`
  for (const path of embargo?.publishedBy ?? [])
    if (!kindAt(path)?.isMark) yield `'${path}' publishes the card, but is no mark`
  const { sizePath } = declaration
  if (sizePath !== undefined && (declaration.numberPath !== undefined || !kindAt(sizePath)?.isNumber))
    yield `'${sizePath}' is what its lists are sorted by, but is no number, or its cards have one of their own`
  for (const path of declaration.placedBy ?? []) {
    const field = fields.get(path)?.field
    if (!(field && 'types' in field)) yield `'${path}' says where a card lies, but is no link`
  }
  const { numberPath } = declaration
  const number = numberPath === undefined ? undefined : fields.get(numberPath.replaceAll('.', '/'))?.field
  if (numberPath !== undefined && !(number && isLeaf(number) && kindOf(number).isUnique?.(number)))
    yield `'${numberPath}' numbers the card, but is no unique identifier`
}

function* freezeFaults(declaration: CardDeclaration) {
  const { freezes } = declaration
  if (!freezes) return
  if (freezes.close.length === 0) yield 'nobody is permitted to finish a record'
  if (freezes.signers.length === 0) yield 'nobody signs a record that is finished'
  if (!choiceSetAt(declaration, freezes.state))
    yield `'${freezes.state}' holds the state of a record, but is no choice`
}

function* kindFaults({ sections, kinds, branches = {} }: CardDeclaration): Generator<string> {
  for (const kind of Object.entries(branches).flat())
    if (!kinds.includes(kind)) yield `branches names '${kind}', which is no kind of the card`
  for (const [name, { for: shownFor = [] }] of Object.entries(sections))
    for (const kind of shownFor)
      if (!kinds.includes(kind)) yield `section '${name}' is for '${kind}', which is no kind of the card`
}

function* paperFaults({ papers = {}, recordTypes }: CardDeclaration): Generator<string> {
  const kinds = Object.keys(Object.assign({}, commonKinds, ...recordTypes.map(({ prints }) => prints)))
  for (const [id, { kind }] of Object.entries(papers))
    if (!kinds.includes(kind))
      yield `paper '${id}' is of the kind '${kind}', which its type.ts does not declare`
}

function* labelFaults(declaration: CardDeclaration, { hasLabel }: Surroundings): Generator<string> {
  const lacking = (area: string, key: string, asking: readonly Language[] = languages) =>
    asking.filter(language => !hasLabel(language, area, key)).map(language => `'${language}'`)
  const { type, rooms } = declaration
  const labels = [
    ...[...labelsOf(declaration)].map(key => [type, key] as const),
    ...(rooms ? [...roomLabels(rooms)].map(key => [rooms.area, key] as const) : []),
  ]
  for (const [area, key] of labels) {
    const without = lacking(area, key)
    if (without.length > 0) yield `'${key}' has no label in ${without.join(', ')}`
  }
  for (const recordType of declaration.recordTypes) {
    const asked = new Map(languages.map(each => [each, wordsOf(declaration, recordType, each)]))
    for (const key of new Set([...asked.values()].flat())) {
      const asking = languages.filter(each => asked.get(each)?.includes(key))
      const without = lacking(recordType.type, `words.${key}`, asking)
      if (without.length > 0) yield `'${recordType.type}' has no word '${key}' in ${without.join(', ')}`
    }
  }
}

function* faultsOf(declaration: CardDeclaration, surroundings: Surroundings): Generator<string> {
  yield* keyFaults(declaration, surroundings.reserved)
  const outer = fieldsOf(declaration)
  for (const [key, field] of Object.entries(outer)) yield* besideFaults(key, field, outer)
  for (const placed of allFields(declaration).values())
    yield* fieldFaults(placed, declaration.kinds, allFields(declaration))
  const facets = [...ownFacetsOf(declaration), ...facetsOf(declaration).map(({ name }) => name)]
  for (const name of repeated(facets)) yield `two facets are called '${name}'`
  yield* pathFaults(declaration)
  yield* kindFaults(declaration)
  yield* treeFaults(declaration)
  yield* apartFaults(declaration)
  yield* lostFaults(declaration)
  yield* publicityFaults(declaration)
  yield* wallLabelFaults(declaration)
  yield* sitePageFaults(declaration)
  yield* workflowFaults(declaration)
  yield* roomFaults(declaration)
  yield* belongingFaults(declaration, path => {
    const field = allFields(declaration).get(path)?.field
    return field && 'types' in field ? (field.types as readonly string[]) : undefined
  })
  for (const action of cardActions)
    if (!declaration.permissions[action]?.length) yield `nobody is permitted to ${action}`
  yield* freezeFaults(declaration)
  yield* paperFaults(declaration)
  yield* labelFaults(declaration, surroundings)
}

/** Yields ids that are taken or still missing, with those a new type gets. */
function* idFaults(types: readonly RecordType[]): Generator<string> {
  const ids = types.map(({ id }) => id)
  const permissions = [
    ...Object.values(ownPermissions).flatMap(all => all.map(({ id }) => id)),
    ...types.flatMap(({ module }) =>
      module?.firstId ? moduleVerbs[module.of].map((_, index) => module.firstId + index) : [],
    ),
  ]
  // Each module has a ten of its own.
  const nextFirst = Math.ceil(Math.max(...permissions) / 10) * 10 + 1
  const nextId = Math.max(...ids) + 1
  for (const { type, id, module } of types) {
    if (id === 0) yield `${type}: has no id; the next free one is ${nextId}`
    if (module?.firstId === 0) yield `${type}: has no firstId; the next free one is ${nextFirst}`
  }
  for (const id of repeated(ids.filter(each => each !== 0).map(String)))
    yield `${id}: is the id of two types; the next free one is ${nextId}`
  for (const id of repeated(permissions.map(String)))
    yield `${id}: is the id of two permissions; the next free firstId is ${nextFirst}`
}

/**
 * Checks declarations against everything derived from them, before the server starts.
 * @throws {DeclarationError} with every fault of every type.
 */
export function checkDeclarations(
  declarations: readonly CardDeclaration[],
  surroundings: Surroundings,
): void {
  const types = declarations.flatMap(({ recordTypes }) => recordTypes)
  const faults = [
    ...repeated(types.map(({ type }) => type)).map(type => `${type}: is declared twice`),
    ...idFaults(types),
    ...repeated(types.map(({ name }) => name)).map(name => `${name}: names two types in the API`),
    ...repeated(declarations.map(({ path }) => path)).map(path => `${path}: is the address of two types`),
    ...repeated(declarations.flatMap(({ papers = {} }) => Object.keys(papers))).map(
      id => `${id}: is the id of two papers`,
    ),
    ...declarations.flatMap(declaration =>
      [...faultsOf(declaration, surroundings)].map(fault => `${declaration.type}: ${fault}`),
    ),
  ]
  if (faults.length > 0) throw new DeclarationError(faults)
}
