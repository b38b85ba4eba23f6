import * as to from './object-targets.ts'
import { type CellText, dimension, labelled, languageColumn, maker, type Standard, span } from './standard.ts'
import { at, elementsOf, type TreeNode, textAt, textOf } from './tree.ts'

/*
 * CollectionSpace XML: objects as its services answer them ('document') and as it takes them ('import').
 */

/** Authorities are named as 'urn:cspace:…'Jane Doe'': what stands at the end is said. */
const wordOf = (text: string): string => /^urn:cspace:.*'(.*)'$/s.exec(text)?.[1] ?? text

const wordAt = (node: TreeNode, ...names: readonly string[]): string => wordOf(textAt(node, ...names))

/** Parts that are the program's own. */
const technical: ReadonlySet<string> = new Set([
  'collectionspace_core',
  'account_permission',
  'relation-list-item',
  'relations-common-list',
  'system',
])

const makerGroups: readonly (readonly [group: string, name: string])[] = [
  ['objectProductionPersonGroup', 'objectProductionPerson'],
  ['objectProductionOrganizationGroup', 'objectProductionOrganization'],
]

function* dateCells(group: TreeNode): Generator<CellText> {
  const [first, last] = ['dateEarliestSingleYear', 'dateLatestYear'].map(name => textAt(group, name))
  yield ['date', textAt(group, 'dateDisplayDate') || span(first ?? '', last ?? '')]
  yield ['earliest year', first ?? '']
  yield ['latest year', last ?? '']
}

const units = new Map(
  Object.entries({
    centimeters: 'cm',
    millimeters: 'mm',
    meters: 'm',
    inches: 'in',
    feet: 'ft',
    grams: 'g',
    kilograms: 'kg',
  }),
)

function* measureCells(part: TreeNode): Generator<CellText> {
  const of = wordAt(part, 'measuredPart')
  const unitOf = (measure: TreeNode): string => {
    const unit = wordAt(measure, 'measurementUnit')
    return units.get(unit) ?? unit
  }
  for (const each of at(part, 'dimensionSubGroupList', 'dimensionSubGroup')) {
    const type = wordAt(each, 'dimension')
    yield ['dimension', dimension(of ? `${type} (${of})` : type, textAt(each, 'value'), unitOf(each))]
  }
  yield ['dimensions as text', textAt(part, 'dimensionSummary')]
}

/** Groups that are told in one column each. */
const groups: Readonly<Record<string, (group: TreeNode) => Iterable<CellText>>> = {
  ...Object.fromEntries(
    makerGroups.map(([group, name]) => [
      group,
      (each: TreeNode): CellText[] => [['maker', maker(wordAt(each, name), '', wordAt(each, `${name}Role`))]],
    ]),
  ),
  objectProductionPeopleGroup: group => [['culture', wordAt(group, 'objectProductionPeople')]],
  objectProductionPlaceGroup: group => [['place', wordAt(group, 'objectProductionPlace')]],
  objectProductionDateGroup: dateCells,
  measuredPartGroup: measureCells,
  titleGroup: group => [
    ['title', textAt(group, 'title')],
    ...at(group, 'titleTranslationSubGroupList', 'titleTranslationSubGroup').map(
      (each): CellText => ['other title', textAt(each, 'titleTranslation')],
    ),
  ],
  objectNameGroup: group => [['object name', wordAt(group, 'objectName')]],
  materialGroup: group => [['material', wordAt(group, 'material')]],
  techniqueGroup: group => [['technique', wordAt(group, 'technique')]],
  otherNumber: group => [['other number', textAt(group, 'numberValue') || textOf(group)]],
  textualInscriptionGroup: group => [
    ['inscription', labelled(wordAt(group, 'inscriptionContentType'), textAt(group, 'inscriptionContent'))],
  ],
  rightsGroup: group => [
    ['rights', wordAt(group, 'rightType')],
    ['rights holder', wordAt(group, 'rightHolder')],
  ],
}

const groupsByName = new Map(Object.entries(groups))

function* fieldCells(node: TreeNode): Generator<CellText> {
  for (const each of elementsOf(node)) {
    if (technical.has(each.name)) continue
    const told = groupsByName.get(each.name)
    if (told) yield* told(each)
    else if (elementsOf(each).length > 0) yield* fieldCells(each)
    else yield [each.name === 'objectNumber' ? 'number' : each.name, wordOf(textOf(each))]
  }
}

export const collectionspace: Standard = {
  isIn: names =>
    names.has('collectionobjects_common') ||
    (names.has('imports') && names.has('import') && names.has('schema')),
  records: new Set(['document', 'import']),
  nested: 'outer',
  cells: fieldCells,
  targets: {
    number: to.toNumber,
    'other number': to.toOtherNumber(),
    title: [
      { path: 'title', whenEmpty: 'warn', split: [' | '], take: 'first' },
      { path: 'titles/title', split: [' | '], take: 'rest' },
    ],
    'other title': to.toOtherTitle,
    'object name': to.toObjectName,
    maker: to.toMakers,
    culture: to.toCulture,
    place: to.toPlace('place of making'),
    date: to.toDating,
    'earliest year': to.toFirstYear,
    'latest year': to.toLastYear,
    material: to.toMaterial,
    technique: to.toTechnique,
    dimension: to.toDimensions,
    'dimensions as text': to.toDimensionsDisplay,
    inscription: to.toInscriptions,
    briefDescription: to.toDescription,
    physicalDescription: to.toRemarks('Physical description'),
    contentDescription: to.toRemarks('Content'),
    contentConcept: to.toSubjects,
    contentPerson: to.toDepicted,
    contentPlace: to.toDepicted,
    distinguishingFeatures: [{ path: 'distinguishingFeatures', split: [' | '] }],
    numberOfObjects: [{ path: 'quantity/count' }],
    responsibleDepartment: [{ path: 'department', split: [' | '], take: 'first' }],
    collection: to.toCollection,
    style: [{ path: 'styles', split: [' | '] }],
    objectHistoryNote: to.toHistory,
    creditLine: to.toCreditLine,
    rights: to.toRights,
    'rights holder': to.toRightsHolder,
    comment: [{ path: 'remarks', split: [' | '] }],
    [languageColumn]: [],
    recordStatus: [],
    inventoryStatus: [],
  },
  namesTell: true,
}
