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
          { path: '@index', label: common('row'), width: 10 },
          { path: 'object>@picture', width: 20 },
          { path: 'line>entryNumber', width: 26 },
          { path: 'object>@title' },
          { path: 'line>conditionOnArrival', width: 28 },
          { path: 'line>statedValue', width: 26 },
        ],
      },
      { type: 'fields', fields: [{ path: 'unrecorded' }] },
      { type: 'fields', fields: [{ path: 'terms', label: common('conditions') }] },
      { type: 'heading', text: common('terms') },
      { type: 'terms', text: say('terms') },
      { type: 'signatures', lines: [common('handedOver'), common('received')] },
    ],
  },
})
