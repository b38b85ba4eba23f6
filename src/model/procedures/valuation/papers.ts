import { sumPaths } from '../../engine/aspects/lines.ts'
import { papersOf } from '../../papers/paper.ts'
import { valuationType } from './type.ts'

export const valuationPapers = papersOf(valuationType, {
  'valuation-list': {
    kind: 'VALUATION_LIST',
    blocks: (say, common) => [
      { type: 'heading', text: say('listTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
      { type: 'paragraph', text: say('confidential'), italic: true },
      {
        type: 'fields',
        fields: [
          'reason',
          'scope',
          'policy',
          'valuer',
          'qualification',
          'date',
          'source',
          'basis',
          'currency',
          'nextValuation',
        ].map(path => ({ path })),
      },
      { type: 'heading', text: common('objects') },
      { type: 'paragraph', text: common('listCount', { count: '@count' }) },
      {
        type: 'table',
        columns: [
          { path: '@index', label: common('row'), width: 10 },
          { path: 'object>@picture', width: 20 },
          { path: 'object>@number', width: 25 },
          { path: 'object>@title' },
          { path: 'line>value', width: 28 },
          { path: 'line>confidence', width: 25 },
          { path: 'line>remark' },
        ],
      },
      { type: 'fields', fields: [...sumPaths.map(path => ({ path })), { path: 'summary' }] },
      { type: 'signatures', lines: [say('signValuer'), say('signConfirmed')] },
    ],
  },
})
