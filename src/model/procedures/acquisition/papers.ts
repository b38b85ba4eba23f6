import type { GivenBlock } from '../../papers/blocks.ts'
import { type CommonWording, papersOf } from '../../papers/paper.ts'
import { acquisitionType } from './type.ts'

const parties = { museum: '@museum', source: 'source' }

export const acquisitionPapers = papersOf(acquisitionType, {
  'deed-of-gift': {
    kind: 'DEED',
    blocks: (say, common) => [
      { type: 'heading', text: say('giftTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('giftText', parties), font: 'serif', size: 12 },
      ...objects(common, []),
      { type: 'fields', fields: ['restrictions', 'copyright', 'creditLine'].map(path => ({ path })) },
      { type: 'heading', text: common('terms') },
      { type: 'terms', text: say('giftTerms') },
      { type: 'signatures', lines: [say('signSource'), say('signMuseum')] },
    ],
  },
  'deed-of-sale': {
    kind: 'DEED',
    blocks: (say, common) => [
      { type: 'heading', text: say('saleTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('saleText', parties), font: 'serif', size: 12 },
      ...objects(common, [{ path: 'line>objectPrice', width: 28 }]),
      {
        type: 'fields',
        fields: ['price', 'restrictions', 'copyright', 'creditLine'].map(path => ({ path })),
      },
      { type: 'heading', text: common('terms') },
      { type: 'terms', text: say('saleTerms') },
      { type: 'signatures', lines: [say('signSource'), say('signMuseum')] },
    ],
  },
  'thanks-letter': {
    kind: 'THANKS_LETTER',
    blocks: (say, common) => [
      { type: 'paragraph', text: { en: '{{source}}\n{{sourceContact}}' }, size: 10 },
      { type: 'space', height: 14 },
      { type: 'paragraph', text: { en: '{{@date}}' }, size: 10, align: 'right' },
      { type: 'heading', text: say('thanksTitle', { title: '@title' }), level: 2 },
      {
        type: 'paragraph',
        text: say('thanksText'),
        font: 'serif',
        size: 11,
      },
      ...objects(common, []),
      { type: 'fields', fields: [{ path: 'creditLine' }] },
      { type: 'paragraph', text: say('thanksClose'), font: 'serif', size: 11 },
      { type: 'signatures', lines: [say('signMuseum')] },
    ],
  },
})

/** The objects with their numbers, and columns that one paper has beside them. */
function objects(
  common: CommonWording,
  more: readonly { readonly path: string; readonly width: number }[],
): readonly GivenBlock[] {
  return [
    { type: 'heading', text: common('objects') },
    {
      type: 'table',
      columns: [
        { path: '@index', label: common('row'), width: 10 },
        { path: 'object>@picture', width: 20 },
        { path: 'line>newNumber', width: 28 },
        { path: 'object>@title' },
        { path: 'object>measurements' },
        ...more,
      ],
    },
  ]
}
