import type { GivenTemplate } from '../template.ts'
import { running } from './running.ts'
import type { WordingOf } from './wording-of.ts'

const loan = { family: 'document', about: 'LOAN_OUT' } as const

const parties = { museum: '@museum', borrower: 'borrower' }

const facts = ['borrower', 'contact', 'purpose', 'projectTitle', 'loan/start', 'loan/end', 'venues'].map(
  path => ({ path }),
)

export const loanAgreement = (say: WordingOf): GivenTemplate => ({
  ...loan,
  kind: 'LOAN_AGREEMENT',
  ...running(say),
  blocks: [
    { type: 'heading', text: say('loanTitle', { number: '@number' }), level: 1 },
    { type: 'paragraph', text: say('loanParties', parties), font: 'serif', size: 12 },
    { type: 'fields', fields: facts },
    {
      type: 'fields',
      fields: ['insurance/insurer', 'insurance/policyNumber', 'insurance/total', 'agreement/creditLine'].map(
        path => ({ path }),
      ),
    },
    { type: 'heading', text: say('objects') },
    {
      type: 'table',
      columns: [
        { path: '@index', label: say('row'), width: 10 },
        { path: 'object>@picture', width: 20 },
        { path: 'object>@number', width: 26 },
        { path: 'object>@title' },
        { path: 'object>measurements' },
        { path: 'line>insuranceValue', width: 30 },
      ],
    },
    { type: 'fields', fields: [{ path: 'conditions', label: say('conditions') }] },
    { type: 'heading', text: say('terms') },
    { type: 'terms', text: say('loanTerms') },
    { type: 'signatures', lines: [say('signLender'), say('signBorrower')] },
  ],
})

const receipt = (
  say: WordingOf,
  title: 'receiptOutTitle' | 'receiptBackTitle',
  text: 'receiptOutText' | 'receiptBackText',
): GivenTemplate => ({
  ...loan,
  kind: 'LOAN_RECEIPT',
  ...running(say),
  blocks: [
    { type: 'heading', text: say(title, { number: '@number' }), level: 1 },
    { type: 'paragraph', text: say(text, parties), size: 10 },
    { type: 'fields', fields: facts },
    { type: 'heading', text: say('objects') },
    {
      type: 'table',
      columns: [
        { path: '@index', label: say('row'), width: 10 },
        { path: 'object>@picture', width: 20 },
        { path: 'object>@number', width: 28 },
        { path: 'object>@title' },
        { path: 'line>packing' },
      ],
    },
    { type: 'signatures', lines: [say('handedOver'), say('received')] },
  ],
})

export const loanReceiptOut = (say: WordingOf): GivenTemplate =>
  receipt(say, 'receiptOutTitle', 'receiptOutText')

export const loanReceiptBack = (say: WordingOf): GivenTemplate =>
  receipt(say, 'receiptBackTitle', 'receiptBackText')
