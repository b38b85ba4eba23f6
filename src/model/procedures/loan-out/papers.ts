import type { GivenBlock } from '../../papers/blocks.ts'
import { type CommonWording, papersOf } from '../../papers/paper.ts'
import { loanOutType } from './type.ts'

const parties = { museum: '@museum', borrower: 'borrower' }

const facts: GivenBlock = {
  type: 'fields',
  fields: ['borrower', 'contact', 'purpose', 'projectTitle', 'loan/start', 'loan/end', 'venues'].map(
    path => ({ path }),
  ),
}

export const loanOutPapers = papersOf(loanOutType, {
  'loan-agreement': {
    kind: 'LOAN_AGREEMENT',
    blocks: (say, common) => [
      { type: 'heading', text: say('agreementTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('parties', parties), font: 'serif', size: 12 },
      facts,
      {
        type: 'fields',
        fields: [
          'insurance/insurer',
          'insurance/policyNumber',
          'insurance/total',
          'agreement/creditLine',
        ].map(path => ({ path })),
      },
      { type: 'heading', text: common('objects') },
      {
        type: 'table',
        columns: [
          { path: '@index', label: common('row'), width: 10 },
          { path: 'object>@picture', width: 20 },
          { path: 'object>@number', width: 26 },
          { path: 'object>@title' },
          { path: 'object>measurements' },
          { path: 'line>insuranceValue', width: 30 },
        ],
      },
      { type: 'fields', fields: [{ path: 'conditions', label: common('conditions') }] },
      { type: 'heading', text: common('terms') },
      { type: 'terms', text: say('terms') },
      { type: 'signatures', lines: [say('signLender'), say('signBorrower')] },
    ],
  },
  'loan-receipt-out': {
    kind: 'LOAN_RECEIPT',
    blocks: (say, common) => [
      { type: 'heading', text: say('receiptOutTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('receiptOutText', parties), size: 10 },
      ...receipt(common),
    ],
  },
  'loan-receipt-back': {
    kind: 'LOAN_RECEIPT',
    blocks: (say, common) => [
      { type: 'heading', text: say('receiptBackTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('receiptBackText', parties), size: 10 },
      ...receipt(common),
    ],
  },
})

/** The loan, its objects, and the signatures of both sides. */
function receipt(common: CommonWording): readonly GivenBlock[] {
  return [
    facts,
    { type: 'heading', text: common('objects') },
    {
      type: 'table',
      columns: [
        { path: '@index', label: common('row'), width: 10 },
        { path: 'object>@picture', width: 20 },
        { path: 'object>@number', width: 28 },
        { path: 'object>@title' },
        { path: 'line>packing' },
      ],
    },
    { type: 'signatures', lines: [common('handedOver'), common('received')] },
  ]
}
