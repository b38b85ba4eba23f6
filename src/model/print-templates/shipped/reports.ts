import type { GivenTemplate } from '../template.ts'
import { running } from './running.ts'
import type { SayWords } from './say-words.ts'

export const conditionReport = (say: SayWords): GivenTemplate => ({
  family: 'document',
  kind: 'CONDITION_REPORT',
  about: 'CONDITION_CHECK',
  ...running(say),
  blocks: [
    {
      type: 'each',
      blocks: [
        { type: 'heading', text: say('conditionTitle', { number: '@number' }), level: 1 },
        { type: 'paragraph', text: { en: '{{object>@number}}  {{object>@title}}' }, font: 'serif', size: 13 },
        { type: 'pictures', most: 2, height: 70 },
        { type: 'section', section: 'check' },
        { type: 'section', section: 'environment' },
        {
          type: 'fields',
          fields: [
            'grade',
            'stable',
            'completeness',
            'conservationState',
            'description',
            'hazards',
            'recommendation/treatment',
            'recommendation/priority',
            'recommendation/handling',
            'recommendation/nextCheck',
          ].map(path => ({ path: `line>${path}` })),
          empty: true,
        },
        { type: 'signatures', lines: [say('examined'), say('witnessed')] },
      ],
    },
  ],
})

export const auditReport = (say: SayWords): GivenTemplate => ({
  family: 'document',
  kind: 'AUDIT_REPORT',
  about: 'INVENTORY_AUDIT',
  ...running(say),
  blocks: [
    { type: 'heading', text: say('auditTitle', { number: '@number' }), level: 1 },
    { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
    { type: 'section', section: 'brief' },
    { type: 'section', section: 'signOff' },
    { type: 'heading', text: say('objects') },
    { type: 'paragraph', text: say('listCount', { count: '@count' }) },
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
    { type: 'signatures', lines: [say('auditSigned')] },
  ],
})
