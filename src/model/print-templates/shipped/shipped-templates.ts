import { declarations } from '../../cards/declarations.ts'
import type { CommonWord, CommonWording, Paper, Wording } from '../../papers/paper.ts'
import type { CardType } from '../../record-types.ts'
import type { TextKey } from '../../texts.ts'
import { nameOfSubject } from '../printable-fields.ts'
import type { GivenTemplate } from '../template.ts'
import { labelFromRoll, labelsOn2x7, labelsOn3x8, storageLabel } from './labels.ts'

/** Area of the texts of templates: that of a type, or the common one. */
type Area = CardType | 'printTemplates'

/** A built-in template. */
export interface ShippedTemplate {
  readonly id: string
  /** Key of its name. */
  readonly name: TextKey
  /** Returns the template in the product's words. */
  make(wordsOf: (area: Area) => Wording): GivenTemplate
}

const named = (area: Area, id: string, make: ShippedTemplate['make']): ShippedTemplate => ({
  id,
  name: `${area}.paper/${id}` as TextKey,
  make,
})

/** Header and footer of the built-in documents: museum, date, page numbers. */
const running = (common: CommonWording) => ({
  header: { left: { en: '{{@museum}}' } },
  footer: {
    left: common('printed', { date: '@date', person: '@printedBy' }),
    right: common('page', { page: '@page', pages: '@pages' }),
  },
})

const documentOf = (
  area: Area,
  about: string,
  [id, { kind, page, blocks }]: readonly [string, Paper],
): ShippedTemplate =>
  named(area, id, wordsOf => {
    const common = wordsOf('printTemplates')
    return {
      family: 'document',
      kind: kind as Extract<GivenTemplate, { family: 'document' }>['kind'],
      about,
      ...(page && { page }),
      ...running(common),
      blocks: [...blocks(wordsOf(area), common)],
    }
  })

const objectRecord: Paper<CommonWord> = {
  kind: 'CARD',
  blocks: () => [
    {
      type: 'each',
      blocks: [
        { type: 'paragraph', text: { en: '{{@number}}' }, weight: 'bold' },
        { type: 'heading', text: { en: '{{@title}}' }, level: 1 },
        { type: 'paragraph', text: { en: '{{@subtitle}}' }, italic: true, font: 'serif', size: 12 },
        { type: 'pictures', most: 1, height: 90 },
        { type: 'section', section: '@all' },
      ],
    },
  ],
}

const objectList: Paper<CommonWord> = {
  kind: 'LIST',
  blocks: say => [
    { type: 'heading', text: say('listTitle'), level: 1 },
    { type: 'paragraph', text: say('listCount', { count: '@count' }) },
    {
      type: 'table',
      columns: [
        { path: '@picture', width: 24 },
        { path: '@number', width: 26 },
        { path: '@title' },
        { path: '@subtitle' },
        { path: 'dating', width: 26 },
      ],
    },
  ],
}

/** Built-in templates: the common ones, then the papers of record types. The first one of a kind and subject is its default. */
export const shippedTemplates: readonly ShippedTemplate[] = [
  named('printTemplates', 'labels-a4-3x8', () => labelsOn3x8),
  named('printTemplates', 'labels-a4-2x7', () => labelsOn2x7),
  named('printTemplates', 'label-roll-50x25', () => labelFromRoll),
  named('printTemplates', 'label-storage-89x36', () => storageLabel),
  documentOf('printTemplates', 'object', ['object-card', objectRecord]),
  documentOf('printTemplates', 'object', ['object-list', objectList]),
  ...declarations.flatMap(declaration =>
    Object.entries(declaration.papers ?? {}).map(paper =>
      documentOf(declaration.type, nameOfSubject(declaration), paper),
    ),
  ),
]
