import type { GivenBlock } from '../../papers/blocks.ts'
import { type CommonWording, papersOf } from '../../papers/paper.ts'
import { loanInType } from './type.ts'

const parties = { museum: '@museum', lender: 'lender' }

const facts: GivenBlock = {
  type: 'fields',
  fields: [
    'lender',
    'contact',
    'owner',
    'purpose',
    'projectTitle',
    'venue',
    'loan/start',
    'loan/end',
    'agreement/lendersReference',
  ].map(path => ({ path })),
}

export const loanInPapers = papersOf(loanInType, {
  'loan-in-agreement': {
    kind: 'LOAN_IN_AGREEMENT',
    blocks: (say, common) => [
      { type: 'heading', text: say('agreementTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('parties', parties), font: 'serif', size: 12 },
      facts,
      {
        type: 'fields',
        fields: [
          { path: 'insurance/arrangedBy', label: say('insuredBy') },
          { path: 'insurance/insurer' },
          { path: 'insurance/policyNumber' },
          { path: 'insurance/stateIndemnity' },
          { path: 'insurance/total' },
          { path: 'agreement/creditLine' },
          { path: 'imagePermission' },
          { path: 'costs' },
        ],
      },
      { type: 'heading', text: common('objects') },
      {
        type: 'table',
        columns: [
          { path: '@index', label: common('row'), width: 10 },
          { path: 'object>@picture', width: 20 },
          { path: 'line>lendersNumber', width: 28 },
          { path: 'object>@title' },
          { path: 'line>displayRequirements' },
          { path: 'line>insuranceValue', width: 30 },
        ],
      },
      {
        type: 'fields',
        fields: [{ path: 'conditions' }, { path: 'displayRules' }],
      },
      { type: 'heading', text: common('terms') },
      { type: 'terms', text: say('terms') },
      { type: 'signatures', lines: [say('signLender'), say('signMuseum')] },
    ],
  },
  'loan-in-receipt': {
    kind: 'LOAN_IN_RECEIPT',
    blocks: (say, common) => [
      { type: 'heading', text: say('receiptInTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('receiptInText', parties), font: 'serif', size: 12 },
      ...receipt(common, 'line>conditionIn'),
    ],
  },
  'loan-in-receipt-back': {
    kind: 'LOAN_IN_RECEIPT',
    blocks: (say, common) => [
      { type: 'heading', text: say('receiptBackTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: say('receiptBackText', parties), font: 'serif', size: 12 },
      ...receipt(common, 'line>conditionOut'),
    ],
  },
})

/** The loan, its objects with their condition, and the signatures of both sides. */
function receipt(common: CommonWording, condition: string): readonly GivenBlock[] {
  return [
    facts,
    { type: 'heading', text: common('objects') },
    {
      type: 'table',
      columns: [
        { path: '@index', label: common('row'), width: 10 },
        { path: 'object>@picture', width: 20 },
        { path: 'line>lendersNumber', width: 28 },
        { path: 'object>@title' },
        { path: condition, width: 28 },
        { path: 'line>packing' },
      ],
    },
    { type: 'signatures', lines: [common('handedOver'), common('received')] },
  ]
}
