import { papersOf } from '../../papers/paper.ts'
import { objectExitType } from './type.ts'

export const objectExitPapers = papersOf(objectExitType, {
  'exit-receipt': {
    kind: 'EXIT_RECEIPT',
    blocks: (say, common) => [
      { type: 'heading', text: say('receiptTitle', { number: '@number' }), level: 1 },
      {
        type: 'paragraph',
        text: say('receiptText', { museum: '@museum', receiver: 'receiver' }),
        font: 'serif',
        size: 12,
      },
      {
        type: 'fields',
        fields: [
          'receiver',
          'receiverContact',
          'address',
          'reason',
          'leftOn',
          'returnBy',
          'authority/by',
          'authority/basis',
          'carrier',
          'courier',
          'packages',
          'insurance',
          'exportLicence',
        ].map(path => ({ path })),
      },
      { type: 'heading', text: common('objects') },
      {
        type: 'table',
        columns: [
          { path: '@index', label: common('row'), width: 10 },
          { path: 'object>@picture', width: 20 },
          { path: 'object>@number', width: 28 },
          { path: 'object>@title' },
          { path: 'line>condition', width: 28 },
          { path: 'line>packing' },
          { path: 'line>crate', width: 20 },
        ],
      },
      {
        type: 'fields',
        fields: [{ path: 'conditions', label: common('conditions') }, { path: 'handling' }],
      },
      { type: 'terms', text: say('terms') },
      { type: 'signatures', lines: [common('handedOver'), common('received')] },
    ],
  },
})
