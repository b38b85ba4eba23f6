import * as to from './object-targets.ts'
import { type CellText, languageColumn, maker, rulesOf, type Standard } from './standard.ts'
import { at, attributeOf, elementsOf, type TreeNode, textOf, textsOf } from './tree.ts'

/*
 * MARCXML (Library of Congress): bibliographic records of MARC 21.
 */

const codeOf = (subfield: TreeNode): string => attributeOf(subfield, 'code')

/** Texts end with the punctuation that cards set between them: 'Anatomia /'. */
const bare = (text: string): string => text.replace(/\s*[/:;,=]\s*$/, '').trim()

const partsOf = (field: TreeNode, codes: string): readonly string[] =>
  textsOf(at(field, 'subfield').filter(each => codes.includes(codeOf(each))))

const joined = (field: TreeNode, codes: string, between = ' '): string =>
  bare(partsOf(field, codes).map(bare).join(between))

const makerOf = (field: TreeNode): string => {
  const isPerson = attributeOf(field, 'tag').endsWith('00')
  const name = isPerson ? joined(field, 'abc') : joined(field, 'abnc', '. ')
  const role =
    partsOf(field, 'e').map(each => bare(each).replace(/\.$/, ''))[0] ?? partsOf(field, '4')[0] ?? ''
  return maker(name, bare(joined(field, 'd')).replace(/\.$/, ''), role)
}

const subjectOf = (field: TreeNode): string =>
  [joined(field, 'abcdt'), ...partsOf(field, 'vxyz').map(bare)].filter(Boolean).join(' – ').replace(/\.$/, '')

/** A column of fields with these tags. */
interface Composed {
  readonly column: string
  /** The subfields it takes; the others have columns of their own, as '245$c'. */
  readonly codes: string
  readonly text: (field: TreeNode) => string
}

const part = (column: string, codes: string, between?: string): Composed => ({
  column,
  codes,
  text: field => joined(field, codes, between),
})

const makers: readonly Composed[] = [{ column: 'maker', codes: 'abcnde4', text: makerOf }]
const subjects: readonly Composed[] = [{ column: 'subject', codes: 'abcdtvxyz', text: subjectOf }]
const otherTitle: readonly Composed[] = [part('other title', 'abnp')]
const imprint: readonly Composed[] = [
  part('place', 'a'),
  part('publisher', 'b'),
  { column: 'date', codes: 'c', text: field => joined(field, 'c').replace(/\.$/, '') },
]

/** Columns of fields by their tags. */
const fields: ReadonlyMap<string, readonly Composed[]> = new Map([
  ['035', [part('other number', 'a')]],
  ['024', [part('other number', 'a')]],
  ['041', [part(languageColumn, 'a')]],
  ['100', makers],
  ['110', makers],
  ['700', makers],
  ['710', makers],
  ['130', otherTitle],
  ['240', otherTitle],
  ['246', otherTitle],
  ['740', otherTitle],
  ['245', [{ column: 'title', codes: 'abnp', text: titleOf }]],
  ['250', [part('edition', 'ab')]],
  ['260', imprint],
  ['264', imprint],
  ['300', [part('extent', 'ab', ' : '), part('dimensions', 'c')]],
  ['340', [part('material', 'a'), part('technique', 'd')]],
  ['500', [part('note', 'a')]],
  ['510', [part('reference', 'ac', ', ')]],
  ['520', [part('description', 'ab')]],
  ['540', [part('rights', 'a')]],
  [
    '541',
    [part('acquisition › source', 'a'), part('acquisition › method', 'c'), part('acquisition › date', 'd')],
  ],
  ['545', [part('history', 'ab')]],
  ['561', [part('provenance', 'a')]],
  ['562', [part('copy', 'abc')]],
  ['563', [part('binding', 'a')]],
  ['600', subjects],
  ['610', subjects],
  ['611', subjects],
  ['630', subjects],
  ['648', subjects],
  ['650', subjects],
  ['651', subjects],
  ['653', subjects],
  ['655', [part('object name', 'a')]],
  ['852', [part('collection', 'b'), part('shelf mark', 'hij')]],
  ['856', [part('link', 'u')]],
])

/** The title with its remainder: 'Anatomia : das ist …'. */
function titleOf(field: TreeNode): string {
  const [title = '', ...rest] = [partsOf(field, 'a'), partsOf(field, 'b'), partsOf(field, 'np')]
    .map(texts => texts.map(bare).join('. '))
    .filter(text => text !== '')
  return [title, ...rest].join(' : ').replace(/(?<!\.\s?\p{L})\.$/u, '')
}

function* cells(record: TreeNode): Generator<CellText> {
  const control = at(record, 'controlfield')
  for (const each of control)
    if (attributeOf(each, 'tag') === '001') yield ['number', textOf(each)]
    else if (attributeOf(each, 'tag') !== '008') yield [attributeOf(each, 'tag'), textOf(each)]
  for (const field of at(record, 'datafield')) {
    const tag = attributeOf(field, 'tag')
    const composed = fields.get(tag) ?? []
    for (const { column, text } of composed) yield [column, text(field)]
    const taken = composed.map(({ codes }) => codes).join('')
    for (const each of elementsOf(field))
      if (!taken.includes(codeOf(each))) yield [`${tag}$${codeOf(each)}`, textOf(each)]
  }
}

export const marcxml: Standard = {
  isIn: names => names.has('record') && names.has('datafield') && names.has('subfield'),
  records: new Set(['record']),
  nested: 'inner',
  rows: record => (at(record, 'datafield').length > 0 ? [record] : []),
  elements: rulesOf({ leave: 'leader controlfield datafield' }),
  cells,
  targets: {
    number: to.toNumber,
    'other number': to.toOtherNumber(),
    'shelf mark': to.toOtherNumber(),
    title: to.toTitle,
    'other title': to.toOtherTitle,
    'object name': to.toObjectName,
    maker: to.toMakers,
    date: to.toDating,
    place: to.toPlace('place of making'),
    publisher: [{ path: 'publishers/publisher', split: [' | '] }],
    edition: [{ path: 'edition/edition' }],
    extent: to.toDimensionsDisplay,
    dimensions: to.toDimensions,
    material: to.toMaterial,
    technique: to.toTechnique,
    description: to.toDescription,
    history: to.toHistory,
    provenance: [{ path: 'provenance', reader: 'owners', split: [' | '] }],
    'acquisition › source': to.toAcquisition.source,
    'acquisition › method': to.toAcquisition.method,
    'acquisition › date': to.toAcquisition.date,
    subject: to.toSubjects,
    reference: to.toReferences,
    rights: to.toRights,
    collection: to.toCollection,
    link: to.toLink,
    copy: to.toRemarks('Copy'),
    binding: to.toRemarks('Binding'),
    note: [{ path: 'remarks', split: [' | '] }],
  },
}
