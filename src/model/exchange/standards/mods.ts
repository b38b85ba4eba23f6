import * as to from './object-targets.ts'
import { type CellText, languageColumn, maker, rulesOf, type Standard, span, yearOf } from './standard.ts'
import { at, attributeOf, elementsOf, isAddress, type TreeNode, textAt, textOf, textsOf } from './tree.ts'

/*
 * MODS (Metadata Object Description Schema, Library of Congress), versions 3.
 */

const titleOf = (info: TreeNode): string => {
  const [first, title, rest] = ['nonSort', 'title', 'subTitle'].map(name => textAt(info, name))
  const part = [textAt(info, 'partNumber'), textAt(info, 'partName')].filter(Boolean).join('. ')
  const joint = first && /['’-]$/.test(first) ? '' : ' '
  return [[first, title].filter(Boolean).join(joint), rest, part].filter(Boolean).join(' : ')
}

/** A role in words; its code where there are none. */
const roleOf = (name: TreeNode): string => {
  const terms = at(name, 'role', 'roleTerm')
  const [words = terms[0]] = terms.filter(each => attributeOf(each, 'type') !== 'code')
  return words ? textOf(words) : ''
}

const nameOf = (name: TreeNode): string => {
  const display = textAt(name, 'displayForm')
  const parts = at(name, 'namePart')
  const ofType = (type: string): string =>
    textsOf(parts.filter(each => attributeOf(each, 'type') === type)).join(' ')
  const whole = [ofType('family'), ofType('given')].filter(Boolean).join(', ')
  return [whole || ofType('') || display, ofType('termsOfAddress')].filter(Boolean).join(', ')
}

const makerOf = (name: TreeNode): string => {
  const dates = textsOf(at(name, 'namePart').filter(each => attributeOf(each, 'type') === 'date'))
  return maker(nameOf(name), dates[0] ?? '', roleOf(name))
}

const subjectKinds: ReadonlySet<string> = new Set(['topic', 'genre', 'geographic', 'temporal', 'occupation'])

function* subjectCells(subject: TreeNode): Generator<CellText> {
  const words = elementsOf(subject).filter(each => subjectKinds.has(each.name))
  yield ['subject', textsOf(words).join(' – ')]
  for (const each of at(subject, 'name')) yield ['depicted person', nameOf(each)]
  for (const each of at(subject, 'titleInfo')) yield ['subject', titleOf(each)]
  for (const each of at(subject, 'hierarchicalGeographic'))
    yield ['depicted place', textsOf(elementsOf(each)).join(' > ')]
}

const dateNames = ['dateCreated', 'dateIssued', 'copyrightDate', 'dateOther'] as const

function* originCells(origin: TreeNode): Generator<CellText> {
  const dates = dateNames.map(name => at(origin, name)).find(found => found.length > 0) ?? []
  const point = (name: string) => dates.find(each => attributeOf(each, 'point') === name)
  const [first, last] = [point('start'), point('end')].map(each => (each ? textOf(each) : ''))
  const plain = dates.find(each => attributeOf(each, 'point') === '' && attributeOf(each, 'encoding') === '')
  const coded = dates.find(each => attributeOf(each, 'point') === '')
  yield ['date', textOf(plain ?? coded ?? empty) || span(first ?? '', last ?? '')]
  yield ['earliest year', yearOf(first ?? '')]
  yield ['latest year', yearOf(last ?? '')]
  for (const place of at(origin, 'place')) {
    const terms = at(place, 'placeTerm')
    const words = terms.filter(each => attributeOf(each, 'type') !== 'code')
    yield ['place', textsOf(words)[0] ?? '']
  }
  for (const text of textsOf(at(origin, 'publisher'))) yield ['publisher', text]
  for (const text of textsOf(at(origin, 'edition'))) yield ['edition', text]
}

const empty: TreeNode = { name: '', attributes: new Map(), content: [] }

const typed = (name: string, element: TreeNode): string => {
  const type = attributeOf(element, 'type')
  return type === '' || isAddress(type) ? name : `${name}[${type}]`
}

function* numberCells(record: TreeNode): Generator<CellText> {
  const identifiers = at(record, 'identifier').filter(each => attributeOf(each, 'invalid') !== 'yes')
  const local = identifiers.filter(each =>
    /^(?:local|accession|inventory|object|inventar)/i.test(attributeOf(each, 'type')),
  )
  const shelf = [
    ...at(record, 'location', 'shelfLocator'),
    ...at(record, 'location', 'holdingSimple', 'copyInformation', 'shelfLocator'),
  ]
  const ids = at(record, 'recordInfo', 'recordIdentifier')
  const numbers = textsOf([...local, ...shelf, ...ids, ...identifiers])
  yield ['number', numbers[0] ?? '']
  for (const each of identifiers)
    if (textOf(each) !== numbers[0]) yield [typed('identifier', each), textOf(each)]
  for (const each of [...shelf, ...ids]) if (textOf(each) !== numbers[0]) yield ['other number', textOf(each)]
}

function* physicalCells(physical: TreeNode): Generator<CellText> {
  for (const each of at(physical, 'form'))
    if (!/^(?:marcform|marccategory|marcsmd)$/.test(attributeOf(each, 'authority')))
      yield [/technique/i.test(attributeOf(each, 'type')) ? 'technique' : 'material', textOf(each)]
  for (const text of textsOf(at(physical, 'extent'))) yield ['extent', text]
  for (const each of at(physical, 'note')) yield [typed('physical note', each), textOf(each)]
}

function* cells(record: TreeNode): Generator<CellText> {
  yield* numberCells(record)
  const titles = at(record, 'titleInfo')
  const main = titles.find(each => attributeOf(each, 'type') === '') ?? titles[0]
  if (main) yield ['title', titleOf(main)]
  for (const each of titles) if (each !== main) yield ['other title', titleOf(each)]
  for (const each of at(record, 'name')) yield ['maker', makerOf(each)]
  for (const text of textsOf(at(record, 'genre'))) yield ['genre', text]
  for (const text of textsOf(at(record, 'typeOfResource'))) yield ['type of resource', text]
  for (const each of at(record, 'originInfo')) yield* originCells(each)
  for (const each of at(record, 'physicalDescription')) yield* physicalCells(each)
  for (const text of textsOf(at(record, 'abstract'))) yield ['description', text]
  for (const text of textsOf(at(record, 'tableOfContents'))) yield ['contents', text]
  for (const each of at(record, 'note')) yield [typed('note', each), textOf(each)]
  for (const each of at(record, 'subject')) yield* subjectCells(each)
  for (const each of at(record, 'relatedItem'))
    for (const info of at(each, 'titleInfo')) yield [typed('related item', each), titleOf(info)]
  for (const each of at(record, 'accessCondition')) yield [typed('rights', each), textOf(each)]
  for (const text of textsOf(at(record, 'location', 'physicalLocation'))) yield ['repository', text]
  for (const text of textsOf(at(record, 'location', 'url'))) yield ['link', text]
  const languages = at(record, 'language', 'languageTerm')
  yield [languageColumn, textsOf(languages)[0] ?? '']
}

export const mods: Standard = {
  isIn: names => names.has('mods'),
  records: new Set(['mods']),
  nested: 'outer',
  elements: rulesOf({
    leave:
      'titleInfo name genre typeOfResource originInfo physicalDescription abstract tableOfContents note subject relatedItem identifier accessCondition location language recordInfo',
  }),
  cells,
  targets: {
    number: to.toNumber,
    'other number': to.toOtherNumber(),
    identifier: to.toOtherNumber(),
    title: to.toTitle,
    'other title': to.toOtherTitle,
    maker: to.toMakers,
    genre: to.toObjectName,
    date: to.toDating,
    'earliest year': to.toFirstYear,
    'latest year': to.toLastYear,
    place: to.toPlace('place of making'),
    publisher: [{ path: 'publishers/publisher', split: [' | '] }],
    edition: [{ path: 'edition/edition' }],
    material: to.toMaterial,
    technique: to.toTechnique,
    extent: to.toDimensionsDisplay,
    'physical note': to.toRemarks('Physical note'),
    description: to.toDescription,
    contents: to.toRemarks('Contents'),
    'note[acquisition]': to.toAcquisition.note,
    'note[ownership]': [{ path: 'provenance', reader: 'owners', split: [' | '] }],
    'note[citation/reference]': to.toReferences,
    'note[statement of responsibility]': [],
    note: [{ path: 'remarks', split: [' | '] }],
    subject: to.toSubjects,
    'depicted person': to.toDepicted,
    'depicted place': to.toDepicted,
    'related item[host]': to.toCollection,
    'related item': to.toRelated,
    rights: to.toRights,
    link: to.toLink,
  },
}
