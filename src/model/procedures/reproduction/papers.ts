import { papersOf } from '../../papers/paper.ts'
import { reproductionType } from './type.ts'

const parties = { museum: '@museum', requester: 'requester' }

export const reproductionPapers = papersOf(reproductionType, {
  'image-licence': {
    kind: 'IMAGE_LICENCE',
    blocks: (say, common) => [
      { type: 'heading', text: say('title', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('parties', parties), font: 'serif', size: 12 },
      {
        type: 'fields',
        columns: 2,
        fields: [
          'requester',
          'contact',
          'address',
          'vatNumber',
          'purpose',
          'work/title',
          'work/author',
          'work/publisher',
          'work/date',
          'medium',
          'edition/copies',
          'edition/number',
          'languages',
          'territory',
          'territoryNote',
          'licence/start',
          'licence/end',
          'licence/exclusive',
          'fee/total',
          'fee/waived',
          'fee/breakdown',
        ].map(path => ({ path })),
      },
      { type: 'fields', columns: 2, fields: [{ path: 'specimen/copies', label: say('copies') }] },
      { type: 'heading', text: say('images') },
      {
        type: 'table',
        columns: [
          { path: '@index', label: common('row'), width: 10 },
          { path: 'object>@picture', width: 22 },
          { path: 'object>@title' },
          { path: 'line>detail', width: 24 },
          { path: 'line>placement', width: 22 },
          { path: 'line>longestSide', width: 20 },
          { path: 'line>creditLine', width: 40 },
        ],
      },
      { type: 'fields', fields: [{ path: 'conditions', label: common('conditions') }] },
      { type: 'heading', text: common('terms') },
      { type: 'terms', text: say('terms') },
      { type: 'signatures', lines: [say('signMuseum'), say('signRequester')] },
    ],
  },
})
