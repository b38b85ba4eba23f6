import * as to from './object-targets.ts'
import { byLanguage, type CellText, languageColumn, maker, type Standard, span, yearOf } from './standard.ts'
import {
  at,
  attributeOf,
  elementsOf,
  isAddress,
  languageOf,
  type TreeNode,
  textAt,
  textOf,
  textsOf,
} from './tree.ts'

/*
 * EDM (Europeana Data Model) as RDF/XML: each object is a row, with its aggregation, and the agents, places, concepts and times it names.
 */

const aboutOf = (resource: TreeNode): string => attributeOf(resource, 'about')

/** Resources of one RDF by their address. */
const resources = new WeakMap<TreeNode, ReadonlyMap<string, TreeNode>>()

function resourcesOf(rdf: TreeNode): ReadonlyMap<string, TreeNode> {
  const known = resources.get(rdf)
  if (known) return known
  const named = new Set(['Agent', 'Place', 'Concept', 'TimeSpan'])
  const found = new Map(
    elementsOf(rdf).flatMap(each => (named.has(each.name) ? [[aboutOf(each), each] as const] : [])),
  )
  resources.set(rdf, found)
  return found
}

/** The resource a property is about: one written in it, or one it refers to. */
const resourceOf = (property: TreeNode, rdf: TreeNode): TreeNode | undefined =>
  elementsOf(property)[0] ?? resourcesOf(rdf).get(attributeOf(property, 'resource'))

const labelOf = (resource: TreeNode): string =>
  textAt(resource, 'prefLabel') || textAt(resource, 'label') || textAt(resource, 'altLabel')

/** Words of a property; empty for an address of which the file says no more. */
function wordsOf(property: TreeNode, rdf: TreeNode): string {
  const resource = resourceOf(property, rdf)
  const words = resource ? labelOf(resource) : textOf(property)
  return isAddress(words) ? '' : words
}

function makerOf(property: TreeNode, rdf: TreeNode): string {
  const agent = resourceOf(property, rdf)
  if (!agent) return wordsOf(property, rdf)
  const [first = '', last = ''] = [
    textAt(agent, 'dateOfBirth') || textAt(agent, 'begin'),
    textAt(agent, 'dateOfDeath') || textAt(agent, 'end'),
  ].map(date => yearOf(date) || date)
  const role = textAt(agent, 'professionOrOccupation')
  return maker(labelOf(agent), first || last ? `${first}–${last}` : '', isAddress(role) ? '' : role)
}

function* dateCells(property: TreeNode, rdf: TreeNode): Generator<CellText> {
  const period = resourceOf(property, rdf)
  const [first, last] = ['begin', 'end'].map(end => (period ? textAt(period, end) : ''))
  yield ['date', wordsOf(property, rdf) || span(first ?? '', last ?? '')]
  yield ['earliest year', yearOf(first ?? '')]
  yield ['latest year', yearOf(last ?? '')]
}

const columns = new Map(
  Object.entries({
    type: 'object name',
    hasType: 'object name',
    medium: 'material',
    format: 'format',
    extent: 'dimensions',
    subject: 'subject',
    spatial: 'place',
    coverage: 'depicted place',
    temporal: 'period',
    publisher: 'publisher',
    provenance: 'provenance',
    isPartOf: 'collection',
    relation: 'relation',
    isRelatedTo: 'relation',
    source: 'source',
    alternative: 'other title',
    currentLocation: 'location',
    rights: 'rights',
    language: languageColumn,
    tableOfContents: 'contents',
  }),
)

function* propertyCells(property: TreeNode, rdf: TreeNode): Generator<CellText> {
  const { name } = property
  const column = columns.get(name)
  if (name === 'creator' || name === 'contributor') yield [name, makerOf(property, rdf)]
  else if (name === 'date' || name === 'created' || name === 'issued') yield* dateCells(property, rdf)
  else if (column) yield [column, wordsOf(property, rdf)]
}

const texts = (properties: readonly TreeNode[], name: string) =>
  properties
    .filter(each => each.name === name)
    .map(each => ({ text: textOf(each), language: languageOf(each) }))

function* aggregationCells(aggregation: TreeNode): Generator<CellText> {
  const told = (name: string): readonly string[] =>
    at(aggregation, name).map(each => textOf(each) || attributeOf(each, 'resource'))
  for (const text of told('dataProvider')) yield ['repository', text]
  for (const text of told('rights')) yield ['rights', text]
  for (const text of told('isShownAt')) yield ['link', text]
  for (const text of new Set([...told('isShownBy'), ...told('object'), ...told('hasView')]))
    yield ['picture', text]
}

/** True for what an aggregation or a proxy is about. */
const isAbout = (resource: TreeNode, name: string, about: string): boolean =>
  at(resource, name).some(each => attributeOf(each, 'resource') === about)

function* cells(object: TreeNode, within: readonly TreeNode[]): Generator<CellText> {
  const rdf = within.at(-1) ?? object
  const about = aboutOf(object)
  const proxies = at(rdf, 'Proxy').filter(each => isAbout(each, 'proxyFor', about))
  const properties = [object, ...proxies].flatMap(elementsOf)
  const identifiers = textsOf(properties.filter(({ name }) => name === 'identifier'))
  const [number = about.slice(Math.max(about.lastIndexOf('/'), about.lastIndexOf('#')) + 1), ...others] =
    identifiers.filter(text => !isAddress(text))
  yield ['number', number]
  for (const other of others) yield ['other number', other]
  yield ['title', byLanguage(texts(properties, 'title'), '')]
  for (const each of properties) yield* propertyCells(each, rdf)
  yield ['description', byLanguage(texts(properties, 'description'), '')]
  for (const each of at(rdf, 'Aggregation'))
    if (isAbout(each, 'aggregatedCHO', about)) yield* aggregationCells(each)
}

export const edm: Standard = {
  isIn: names => names.has('RDF') && names.has('ProvidedCHO'),
  records: new Set(['RDF']),
  nested: 'outer',
  rows: rdf => at(rdf, 'ProvidedCHO'),
  cells,
  targets: {
    number: to.toNumber,
    'other number': to.toOtherNumber(),
    title: to.toTitle,
    'other title': to.toOtherTitle,
    creator: to.toMakers,
    contributor: to.toMakers,
    date: to.toDating,
    'earliest year': to.toFirstYear,
    'latest year': to.toLastYear,
    period: [{ path: 'period', split: [' | '], take: 'first' }],
    'object name': to.toObjectName,
    material: to.toMaterial,
    dimensions: to.toDimensionsDisplay,
    description: to.toDescription,
    subject: to.toSubjects,
    place: to.toPlace('place of making'),
    'depicted place': to.toDepicted,
    publisher: [{ path: 'publishers/publisher', split: [' | '] }],
    provenance: [{ path: 'provenance', reader: 'owners', split: [' | '] }],
    collection: to.toCollection,
    relation: to.toRelated,
    rights: to.toRights,
    link: to.toLink,
  },
}
