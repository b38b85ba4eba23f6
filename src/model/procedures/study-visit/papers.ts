import { papersOf } from '../../papers/paper.ts'
import { studyVisitType } from './type.ts'

export const studyVisitPapers = papersOf(studyVisitType, {
  'fetching-list': {
    kind: 'FETCHING_LIST',
    page: { size: 'A4', orientation: 'landscape' },
    blocks: (say, common) => [
      { type: 'heading', text: say('title', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
      {
        type: 'fields',
        columns: 2,
        fields: [
          'visitor',
          'institution',
          'visit/start',
          'visit/end',
          'hours',
          'room',
          'table',
          'host',
          'equipment',
          'accessNeeds',
        ].map(path => ({ path })),
      },
      { type: 'paragraph', text: common('listCount', { count: '@count' }) },
      {
        type: 'table',
        grouped: true,
        columns: [
          { path: 'object>location/room' },
          { path: 'line>bringFrom', width: 28 },
          { path: 'line>bringDetail', width: 28 },
          { path: 'object>@picture', width: 20 },
          { path: 'object>@number', width: 26 },
          { path: 'object>@title' },
          { path: 'line>handling', width: 42 },
          { path: 'line>picturePermission', width: 26 },
        ],
      },
      { type: 'signatures', lines: [say('fetched'), say('putBack')] },
    ],
  },
})
