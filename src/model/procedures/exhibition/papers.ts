import { papersOf } from '../../papers/paper.ts'
import { exhibitionType } from './type.ts'

export const exhibitionPapers = papersOf(exhibitionType, {
  'exhibition-list': {
    kind: 'EXHIBITION_LIST',
    page: { size: 'A4', orientation: 'landscape' },
    blocks: (say, common) => [
      { type: 'heading', text: say('listTitle', { title: '@title', number: '@number' }), level: 1 },
      {
        type: 'fields',
        columns: 2,
        fields: ['venue', 'curators', 'period/opening', 'period/closing', 'rooms', 'climate/maxLux'].map(
          path => ({ path }),
        ),
      },
      { type: 'paragraph', text: common('listCount', { count: '@count' }) },
      {
        type: 'table',
        size: 8,
        columns: [
          { path: 'line>exhibitNumber', label: common('row'), width: 12 },
          { path: 'object>@picture', width: 20 },
          { path: 'object>@number', width: 24 },
          { path: 'object>@title' },
          { path: 'object>@subtitle', label: common('maker'), width: 30 },
          { path: 'object>measurements', width: 30 },
          { path: 'line>room', width: 22 },
          { path: 'line>showcase', width: 22 },
          { path: 'line>lender', width: 24 },
          { path: 'line>mount', width: 26 },
          { path: 'line>light/lux', label: { en: 'lx' }, width: 14 },
          { path: 'object>requirements/maxLux', label: say('maxLux'), width: 14 },
        ],
      },
    ],
  },
  'exhibition-labels': {
    kind: 'EXHIBITION_LABELS',
    blocks: () => [
      {
        type: 'each',
        newPage: false,
        blocks: [
          { type: 'paragraph', text: { en: '{{line>exhibitNumber}}' }, weight: 'bold', size: 9 },
          { type: 'paragraph', text: { en: '{{object>@subtitle}}' }, weight: 'bold', size: 13 },
          { type: 'paragraph', text: { en: '{{object>@title}}' }, font: 'serif', italic: true, size: 15 },
          { type: 'paragraph', text: { en: '{{object>dating}}' }, size: 11 },
          { type: 'paragraph', text: { en: '{{object>materials}}' }, size: 11 },
          { type: 'space', height: 2 },
          { type: 'paragraph', text: { en: '{{line>label}}' }, font: 'serif', size: 12 },
          { type: 'space', height: 2 },
          { type: 'paragraph', text: { en: '{{line>creditLine}}' }, size: 9 },
          { type: 'paragraph', text: { en: '{{object>@number}}' }, size: 8 },
          { type: 'rule' },
          { type: 'space', height: 4 },
        ],
      },
    ],
  },
})
