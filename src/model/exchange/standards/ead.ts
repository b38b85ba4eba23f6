import * as to from './object-targets.ts'
import {
  type CellText,
  dimension,
  languageColumn,
  maker,
  rulesOf,
  type Standard,
  span,
  yearOf,
} from './standard.ts'
import { at, attributeOf, elementsOf, type TreeNode, textAt, textOf, textsOf } from './tree.ts'

/*
 * EAD 2002 and EAD3 (Encoded Archival Description): the fonds and each of its components is a row.
 */

const components = ['c', ...Array.from({ length: 12 }, (_, at) => `c${String(at + 1).padStart(2, '0')}`)]

/** EAD3 writes names in parts. */
const nameOf = (name: TreeNode): string => textsOf(at(name, 'part')).join(', ') || textOf(name)

const numberOf = (unit: TreeNode): string => textAt(unit, 'did', 'unitid') || attributeOf(unit, 'id')

const names = ['persname', 'corpname', 'famname', 'name'] as const

const originators = (origination: TreeNode): readonly string[] => {
  const found = names.flatMap(name => at(origination, name))
  const ofAll = attributeOf(origination, 'label')
  return found.length === 0
    ? [textOf(origination)]
    : found.map(each =>
        maker(nameOf(each), '', attributeOf(each, 'role') || attributeOf(each, 'relator') || ofAll),
      )
}

function* dateCells(did: TreeNode): Generator<CellText> {
  // EAD 2002 allows dates within the title.
  for (const each of [...at(did, 'unitdate'), ...at(did, 'unittitle', 'unitdate')]) {
    const [first = '', last = first] = attributeOf(each, 'normal').split('/')
    yield ['date', textOf(each) || span(first, last)]
    yield ['earliest year', yearOf(first)]
    yield ['latest year', yearOf(last)]
  }
  for (const each of at(did, 'unitdatestructured')) {
    const [range = each] = at(each, 'daterange')
    const [single] = at(each, 'datesingle')
    const ends = single ? [single] : [...at(range, 'fromdate'), ...at(range, 'todate')]
    const [first = '', last = first] = ends.map(end => attributeOf(end, 'standarddate') || textOf(end))
    yield ['date', span(...(ends.map(textOf).concat('', '').slice(0, 2) as [string, string]))]
    yield ['earliest year', yearOf(first)]
    yield ['latest year', yearOf(last)]
  }
}

/** The title without the dates in it. */
const titleOf = (title: TreeNode): string =>
  textOf({
    ...title,
    content: title.content.filter(each => typeof each === 'string' || each.name !== 'unitdate'),
  }).replace(/[\s,;:]+$/, '')

const nameOfUnit = (unit: TreeNode): string =>
  at(unit, 'did', 'unittitle').map(titleOf).find(Boolean) ?? numberOf(unit)

function* physicalCells(did: TreeNode): Generator<CellText> {
  for (const each of at(did, 'physdesc')) {
    if (elementsOf(each).length === 0) yield ['extent', textOf(each)]
    for (const text of textsOf(at(each, 'extent'))) yield ['extent', text]
    for (const text of textsOf(at(each, 'dimensions'))) yield ['dimensions', text]
    for (const text of textsOf(at(each, 'physfacet'))) yield ['material', text]
    for (const found of at(each, 'genreform')) yield ['genre', nameOf(found)]
  }
  for (const each of at(did, 'physdescstructured')) {
    yield ['extent', dimension('', textAt(each, 'quantity'), textAt(each, 'unittype'))]
    for (const text of textsOf(at(each, 'dimensions'))) yield ['dimensions', text]
    for (const text of textsOf(at(each, 'physfacet'))) yield ['material', text]
  }
}

function* didCells(did: TreeNode): Generator<CellText> {
  for (const each of at(did, 'unittitle')) yield ['title', titleOf(each)]
  yield* dateCells(did)
  for (const each of at(did, 'origination')) for (const text of originators(each)) yield ['maker', text]
  yield* physicalCells(did)
  for (const text of textsOf(at(did, 'materialspec'))) yield ['material', text]
  for (const text of textsOf(at(did, 'abstract'))) yield ['abstract', text]
  for (const text of textsOf(at(did, 'repository'))) yield ['repository', text]
  for (const text of textsOf(at(did, 'physloc'))) yield ['location', text]
  const boxes = at(did, 'container').map(each =>
    [attributeOf(each, 'type') || attributeOf(each, 'localtype'), textOf(each)].filter(Boolean).join(' '),
  )
  yield ['container', boxes.join(', ')]
  for (const each of [...at(did, 'dao'), ...at(did, 'daogrp', 'daoloc'), ...at(did, 'daoset', 'dao')])
    yield ['link', attributeOf(each, 'href')]
  const [language] = [
    ...at(did, 'langmaterial', 'language'),
    ...at(did, 'langmaterial', 'languageset', 'language'),
  ]
  yield [languageColumn, language ? attributeOf(language, 'langcode') || textOf(language) : '']
}

/** Headed texts: 'Scope and content' stands above what is said. */
const bodyOf = (section: TreeNode): string =>
  textOf({
    ...section,
    content: section.content.filter(each => typeof each === 'string' || each.name !== 'head'),
  })

const sections = {
  scopecontent: 'description',
  bioghist: 'history',
  custodhist: 'provenance',
  acqinfo: 'acquisition',
  accessrestrict: 'access',
  userestrict: 'rights',
  phystech: 'condition',
  prefercite: 'credit line',
  bibliography: 'reference',
  relatedmaterial: 'related',
  separatedmaterial: 'related',
  arrangement: 'arrangement',
  altformavail: 'copies',
  originalsloc: 'originals',
  processinfo: 'processing',
  odd: 'note',
  note: 'note',
  didnote: 'note',
} as const

function* controlled(access: TreeNode): Generator<CellText> {
  for (const each of elementsOf(access)) {
    if (each.name === 'controlaccess') yield* controlled(each)
    else if (names.some(name => name === each.name)) yield ['depicted person', nameOf(each)]
    else if (each.name === 'geogname') yield ['depicted place', nameOf(each)]
    else if (each.name === 'genreform') yield ['genre', nameOf(each)]
    else if (['subject', 'occupation', 'function', 'title'].includes(each.name))
      yield ['subject', nameOf(each)]
  }
}

function* cells(unit: TreeNode, within: readonly TreeNode[]): Generator<CellText> {
  yield ['number', numberOf(unit)]
  for (const did of at(unit, 'did')) yield* didCells(did)
  yield ['level', attributeOf(unit, 'otherlevel') || attributeOf(unit, 'level')]
  for (const [name, column] of Object.entries(sections))
    for (const each of at(unit, name)) yield [column, bodyOf(each)]
  for (const each of at(unit, 'controlaccess')) yield* controlled(each)
  const above = within.at(-1)
  yield ['part of', above ? numberOf(above) : '']
  yield ['path', within.map(nameOfUnit).join(' › ')]
}

export const ead: Standard = {
  isIn: found =>
    found.has('ead') && (found.has('archdesc') || found.has('eadheader') || found.has('control')),
  records: new Set(['archdesc', ...components]),
  nested: 'both',
  elements: rulesOf({ leave: `did controlaccess dsc head ${Object.keys(sections).join(' ')}` }),
  cells,
  targets: {
    number: to.toNumber,
    title: to.toTitle,
    date: to.toDating,
    'earliest year': to.toFirstYear,
    'latest year': to.toLastYear,
    maker: to.toMakers,
    genre: to.toObjectName,
    extent: to.toDimensionsDisplay,
    dimensions: to.toDimensions,
    material: to.toMaterial,
    description: to.toDescription,
    abstract: [{ path: 'briefDescription' }],
    history: to.toHistory,
    provenance: [{ path: 'provenance', reader: 'owners', split: [' | '] }],
    acquisition: to.toAcquisition.note,
    rights: to.toRights,
    'credit line': to.toCreditLine,
    condition: [{ path: 'condition/detail', split: [' | '] }],
    subject: to.toSubjects,
    'depicted person': to.toDepicted,
    'depicted place': to.toDepicted,
    reference: to.toReferences,
    'part of': [{ path: 'structure/whole' }],
    level: to.toRemarks('Level'),
    container: to.toRemarks('Container'),
    path: to.toRemarks('Path'),
    access: to.toRemarks('Access'),
    note: [{ path: 'remarks', split: [' | '] }],
    link: to.toLink,
  },
}
