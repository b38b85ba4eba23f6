import * as to from './object-targets.ts'
import { byLanguage, type CellText, dimension, labelled, maker, type Standard, span } from './standard.ts'
import { at, attributeOf, elementsOf, languageOf, type TreeNode, textAt, textOf } from './tree.ts'

/*
 * Adlib XML, as Adlib and Axiell Collections export it: fields by their names, one beside the other or in groups.
 */

/** Groups begin with a capital: 'Production' holds 'creator' and 'creator.role'. */
const isGroup = ({ name }: TreeNode): boolean => /^\p{Lu}/u.test(name)

/** Values of a field in several languages; those of lists have one for the program, too. */
const valuesOf = (field: TreeNode): readonly TreeNode[] => {
  const values = at(field, 'value')
  const told = values.filter(each => attributeOf(each, 'lang') !== 'neutral')
  return told.length > 0 ? told : values
}

/** Names of what a record of another file is called by. */
const namings = ['name', 'term', 'title', 'object_number']

function wordOf(field: TreeNode): string {
  const values = valuesOf(field)
  if (values.length > 0) return textOf(values[0] ?? field)
  const naming = namings.find(name => at(field, name).length > 0)
  return naming === undefined ? textOf(field) : (at(field, naming).map(wordOf).find(Boolean) ?? '')
}

/** Elements that hold fields: the record, and groups in it. */
const holders = (node: TreeNode): readonly TreeNode[] => [
  node,
  ...elementsOf(node).filter(isGroup).flatMap(holders),
]

/** Returns fields that belong together: each first one with the others at its place. */
function together(
  record: TreeNode,
  first: string,
  ...others: readonly string[]
): readonly (readonly string[])[] {
  return holders(record).flatMap(holder => {
    const firsts = at(holder, first)
    const lists = others.map(name => holders(holder).flatMap(each => at(each, name)))
    return firsts.map((field, index) => [
      wordOf(field),
      ...lists.map(list => {
        const found = list.length === firsts.length ? list[index] : undefined
        return found ? wordOf(found) : ''
      }),
    ])
  })
}

/** Fields that are told together with another one. */
const told = new Set([
  'title',
  'description',
  'creator',
  'creator.role',
  'creator.qualifier',
  'creator.date_of_birth',
  'creator.date_of_death',
  'production.date.start',
  'production.date.start.prec',
  'production.date.end',
  'production.date.end.prec',
  'dimension.type',
  'dimension.value',
  'dimension.unit',
  'dimension.part',
  'inscription.content',
  'inscription.type',
])

/** Dates of a linked person, as that file names them. */
function livesOf(record: TreeNode): readonly string[] {
  return holders(record)
    .flatMap(holder => at(holder, 'creator'))
    .map(creator => span(textAt(creator, 'birth.date.start'), textAt(creator, 'death.date.start')))
}

function* otherCells(node: TreeNode): Generator<CellText> {
  for (const each of elementsOf(node)) {
    if (isGroup(each)) yield* otherCells(each)
    else if (!told.has(each.name) && !each.name.endsWith('.lref')) yield [each.name, wordOf(each)]
  }
}

function* languagesOf(record: TreeNode, name: string): Generator<CellText> {
  const [first, ...others] = holders(record).flatMap(holder => at(holder, name))
  if (!first) return
  const values = valuesOf(first)
  const texts = values.length > 0 ? values : [first]
  yield [
    name,
    byLanguage(
      texts.map(each => ({
        text: values.length > 0 ? textOf(each) : wordOf(each),
        language: languageOf(each),
      })),
      '',
    ),
  ]
  for (const each of others) yield [name === 'title' ? 'other title' : name, wordOf(each)]
}

function* cells(record: TreeNode): Generator<CellText> {
  const numbers = holders(record)
    .flatMap(holder => at(holder, 'object_number'))
    .map(wordOf)
  yield ['number', numbers.find(Boolean) ?? attributeOf(record, 'priref')]
  yield* languagesOf(record, 'title')
  const lives = livesOf(record)
  for (const [index, [name = '', role = '', qualifier = '', born = '', died = '']] of together(
    record,
    'creator',
    'creator.role',
    'creator.qualifier',
    'creator.date_of_birth',
    'creator.date_of_death',
  ).entries())
    yield [
      'creator',
      [qualifier, maker(name, span(born, died) || (lives[index] ?? ''), role)].filter(Boolean).join(' '),
    ]
  for (const [first = '', before = '', last = '', beforeLast = ''] of together(
    record,
    'production.date.start',
    'production.date.start.prec',
    'production.date.end',
    'production.date.end.prec',
  ))
    yield ['production.date', dateOf(first, before, last, beforeLast)]
  for (const [value = '', type = '', unit = '', part = ''] of together(
    record,
    'dimension.value',
    'dimension.type',
    'dimension.unit',
    'dimension.part',
  ))
    yield ['dimension', dimension(part ? `${type} (${part})` : type, value, unit)]
  for (const [content = '', type = ''] of together(record, 'inscription.content', 'inscription.type'))
    yield ['inscription', labelled(type, content)]
  yield* languagesOf(record, 'description')
  yield ['record number', attributeOf(record, 'priref') || textAt(record, 'priref')]
  for (const [column, text] of otherCells(record))
    if (column !== 'object_number' && column !== 'priref') yield [column, text]
    else if (column === 'object_number' && text !== numbers[0]) yield ['other number', text]
}

const dateOf = (first: string, before: string, last: string, beforeLast: string): string =>
  first === last && before === beforeLast
    ? [before, first].filter(Boolean).join(' ')
    : span([before, first].filter(Boolean).join(' '), [beforeLast, last].filter(Boolean).join(' '))

export const adlib: Standard = {
  isIn: names => names.has('adlibXML') || (names.has('recordList') && names.has('record')),
  records: new Set(['record']),
  nested: 'outer',
  cells,
  targets: {
    number: to.toNumber,
    'other number': to.toOtherNumber(),
    'record number': to.toOtherNumber('database id'),
    title: to.toTitle,
    'other title': to.toOtherTitle,
    creator: to.toMakers,
    'production.date': to.toDating,
    'production.place': to.toPlace('place of making'),
    'production.period': [{ path: 'period', split: [' | '], take: 'first' }],
    'production.notes': to.toRemarks('Production'),
    object_name: to.toObjectName,
    object_category: to.toTypology,
    dimension: to.toDimensions,
    'dimension.free': to.toDimensionsDisplay,
    material: to.toMaterial,
    technique: to.toTechnique,
    physical_description: to.toRemarks('Physical description'),
    inscription: to.toInscriptions,
    description: to.toDescription,
    'content.subject': to.toSubjects,
    'content.motif.general': to.toSubjects,
    'content.person.name': to.toDepicted,
    'association.subject': to.toSubjects,
    'acquisition.method': to.toAcquisition.method,
    'acquisition.source': to.toAcquisition.source,
    'acquisition.date': to.toAcquisition.date,
    'acquisition.notes': to.toAcquisition.note,
    credit_line: to.toCreditLine,
    'credit_line.text': to.toCreditLine,
    'rights.notes': to.toRights,
    'rights.holder': to.toRightsHolder,
    copyright: to.toRights,
    copyright_owner: to.toRightsHolder,
    object_history_note: to.toHistory,
    'owner_hist.owner': [{ path: 'provenance/owner', split: [' | '] }],
    collection: to.toCollection,
    alternative_number: to.toOtherNumber(),
    'related_object.reference': to.toRelated,
    'documentation.title': to.toReferences,
    number_of_objects: [{ path: 'quantity/count' }],
    notes: [{ path: 'remarks', split: [' | '] }],
    'reproduction.reference': [],
    'institution.name': [],
  },
  namesTell: true,
}
