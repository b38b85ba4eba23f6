import type { Texts } from '../../texts.ts'
import type { GivenTemplate } from '../template.ts'
import { labelFromRoll, labelsOn2x7, labelsOn3x8, storageLabel } from './labels.ts'
import { loanAgreement, loanReceiptBack, loanReceiptOut } from './loans.ts'
import { running } from './running.ts'
import type { WordingOf } from './wording-of.ts'

const conditionReport = (say: WordingOf): GivenTemplate => ({
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

const auditReport = (say: WordingOf): GivenTemplate => ({
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

const objectCardTemplate = (say: WordingOf): GivenTemplate => ({
  family: 'document',
  kind: 'CARD',
  about: 'object',
  ...running(say),
  blocks: [
    {
      type: 'each',
      blocks: [
        { type: 'paragraph', text: { en: '{{@number}}' }, weight: 'bold' },
        { type: 'heading', text: { en: '{{@title}}' }, level: 1 },
        { type: 'paragraph', text: { en: '{{@subtitle}}' }, italic: true, font: 'serif', size: 12 },
        { type: 'pictures', most: 1, height: 90 },
        { type: 'section', section: '@all' },
      ],
    },
  ],
})

const objectListTemplate = (say: WordingOf): GivenTemplate => ({
  family: 'document',
  kind: 'LIST',
  about: 'object',
  ...running(say),
  blocks: [
    { type: 'heading', text: say('listTitle'), level: 1 },
    { type: 'paragraph', text: say('listCount', { count: '@count' }) },
    {
      type: 'table',
      columns: [
        { path: '@picture', width: 24 },
        { path: '@number', width: 26 },
        { path: '@title' },
        { path: '@subtitle' },
        { path: 'dating', width: 26 },
      ],
    },
  ],
})

export type ShippedId = keyof Texts['printTemplates']['names']

/** Built-in templates by id. The first one of a kind and subject is its default. */
export const shippedTemplates: Readonly<Record<ShippedId, (say: WordingOf) => GivenTemplate>> = {
  'labels-a4-3x8': () => labelsOn3x8,
  'labels-a4-2x7': () => labelsOn2x7,
  'label-roll-50x25': () => labelFromRoll,
  'label-storage-89x36': () => storageLabel,
  'object-card': objectCardTemplate,
  'object-list': objectListTemplate,
  'loan-agreement': loanAgreement,
  'loan-receipt-out': loanReceiptOut,
  'loan-receipt-back': loanReceiptBack,
  'condition-report': conditionReport,
  'audit-report': auditReport,
}
