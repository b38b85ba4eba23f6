import { papersOf } from '../../papers/paper.ts'
import { movementType } from './type.ts'

export const movementPapers = papersOf(movementType, {
  'move-list': {
    kind: 'MOVE_LIST',
    page: { orientation: 'landscape' },
    blocks: (say, common) => [
      { type: 'heading', text: say('listTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
      {
        type: 'fields',
        fields: [
          'reason',
          'origin',
          'target',
          'plannedOn',
          'finishBy',
          'backBy',
          'mover',
          'helpers',
          'equipment',
          'handling',
        ].map(path => ({ path })),
        columns: 2,
      },
      { type: 'heading', text: common('objects') },
      { type: 'paragraph', text: common('listCount', { count: '@count' }) },
      {
        type: 'table',
        grouped: true,
        columns: [
          { path: 'object>location/room', label: say('now') },
          { path: 'object>@picture', width: 20 },
          { path: 'object>@number', width: 28 },
          { path: 'object>@title' },
          { path: 'line>destination', width: 34 },
          { path: 'line>packing', width: 28 },
          { path: 'line>state', label: say('moved'), width: 24 },
          { path: 'line>remark', width: 36 },
        ],
      },
      { type: 'signatures', lines: [say('signMover')] },
    ],
  },
})
