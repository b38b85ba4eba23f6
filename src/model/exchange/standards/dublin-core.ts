import * as to from './object-targets.ts'
import { type CellText, languageColumn, type Standard } from './standard.ts'
import { elementsOf, isAddress, type TreeNode, textOf } from './tree.ts'

/*
 * Dublin Core as it is harvested by OAI-PMH: the fifteen elements, and the terms that refine them.
 */

const columns: Readonly<Record<string, string>> = {
  spatial: 'coverage',
  created: 'date',
  issued: 'date',
  alternative: 'other title',
  abstract: 'description',
  extent: 'dimensions',
  medium: 'material',
  language: languageColumn,
  isPartOf: 'collection',
  rightsHolder: 'rights holder',
}

const columnsByName = new Map(Object.entries(columns))

function* cells(record: TreeNode): Generator<CellText> {
  let isFirst = true
  for (const each of elementsOf(record)) {
    const text = textOf(each)
    if (each.name !== 'identifier') yield [columnsByName.get(each.name) ?? each.name, text]
    else if (isAddress(text)) yield ['link', text]
    else {
      yield [isFirst ? 'number' : 'other number', text]
      isFirst = false
    }
  }
}

export const dublinCore: Standard = {
  isIn: names => names.has('dc') && ['title', 'identifier', 'creator'].some(name => names.has(name)),
  records: new Set(['dc']),
  nested: 'outer',
  cells,
  targets: {
    number: to.toNumber,
    'other number': to.toOtherNumber(),
    title: [
      { path: 'title', whenEmpty: 'warn', split: [' | '], take: 'first' },
      { path: 'titles/title', split: [' | '], take: 'rest' },
    ],
    'other title': to.toOtherTitle,
    creator: to.toMakers,
    contributor: to.toMakers,
    date: to.toDating,
    type: to.toObjectName,
    material: to.toMaterial,
    dimensions: to.toDimensionsDisplay,
    description: to.toDescription,
    subject: to.toSubjects,
    coverage: to.toDepicted,
    collection: to.toCollection,
    relation: to.toRelated,
    rights: to.toRights,
    'rights holder': to.toRightsHolder,
    link: to.toLink,
  },
}
