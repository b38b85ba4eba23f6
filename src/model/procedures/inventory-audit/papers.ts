import { papersOf } from '../../papers/paper.ts'
import { inventoryAuditType } from './type.ts'

export const inventoryAuditPapers = papersOf(inventoryAuditType, {
  'audit-report': {
    kind: 'AUDIT_REPORT',
    blocks: (say, common) => [
      { type: 'heading', text: say('title', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
      { type: 'section', section: 'brief' },
      { type: 'section', section: 'signOff' },
      { type: 'heading', text: common('objects') },
      { type: 'paragraph', text: common('listCount', { count: '@count' }) },
      {
        type: 'table',
        columns: [
          { path: 'object>@number', width: 28 },
          { path: 'object>@title' },
          { path: 'object>location/usual', width: 28 },
          { path: 'line>result', width: 26 },
          { path: 'line>foundAt', width: 28 },
          { path: 'line>note' },
        ],
      },
      { type: 'signatures', lines: [say('signed')] },
    ],
  },
})
