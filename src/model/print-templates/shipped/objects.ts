import type { GivenTemplate } from '../template.ts'
import { running } from './running.ts'
import type { SayWords } from './say-words.ts'

export const objectCardTemplate = (say: SayWords): GivenTemplate => ({
  family: 'document',
  kind: 'CARD',
  about: 'object',
  ...running(say),
  blocks: [
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
})

export const objectListTemplate = (say: SayWords): GivenTemplate => ({
  family: 'document',
  kind: 'LIST',
  about: 'object',
  ...running(say),
  blocks: [
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
})
