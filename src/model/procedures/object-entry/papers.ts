import { papersOf } from '../../papers/paper.ts'
import { objectEntryType } from './type.ts'

export const objectEntryPapers = papersOf(objectEntryType, {
  'entry-receipt': {
    kind: 'ENTRY_RECEIPT',
    blocks: (say, common) => [
      { type: 'heading', text: say('receiptTitle', { number: '@number' }), level: 1 },
      {
        type: 'paragraph',
        text: say('receiptText', { museum: '@museum', depositor: 'depositor' }),
        font: 'serif',
        size: 12,
      },
      {
        type: 'fields',
        columns: 2,
        fields: [
          'depositor',
          'depositorContact',
          'owner',
          'reason',
          'received',
          'receivedBy',
          'broughtBy',
          'packing',
          'returnBy',
          'insurance',
        ].map(path => ({ path })),
      },
      { type: 'heading', text: common('objects') },
      {
        type: 'table',
        columns: [
          { path: '@index', label: common('row'), width: 8 },
          { path: 'object>@picture', width: 14 },
          { path: 'line>entryNumber', width: 28 },
          { path: 'object>@title' },
          { path: 'object>quantity/count', width: 19 },
          { path: 'line>conditionOnArrival', width: 22 },
          { path: 'line>conditionNote', width: 26 },
          { path: 'line>statedValue', width: 22 },
        ],
      },
      {
        type: 'table',
        columns: [
          { path: '@index', label: common('row'), width: 8 },
          { path: 'unrecorded/tag', width: 28 },
          { path: 'unrecorded/description' },
          { path: 'unrecorded/count', width: 19 },
          { path: 'unrecorded/condition', width: 48 },
          { path: 'unrecorded/value', width: 22 },
        ],
      },
      { type: 'fields', fields: [{ path: 'terms', label: common('conditions') }] },
      { type: 'heading', text: common('terms') },
      { type: 'terms', text: say('terms') },
      { type: 'signatures', lines: [common('handedOver'), common('received')] },
    ],
  },
})
