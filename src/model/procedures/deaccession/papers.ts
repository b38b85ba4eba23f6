import type { GivenBlock } from '../../papers/blocks.ts'
import { papersOf } from '../../papers/paper.ts'
import { deaccessionType } from './type.ts'

const fields = (...paths: readonly string[]): GivenBlock => ({
  type: 'fields',
  fields: paths.map(path => ({ path })),
})

export const deaccessionPapers = papersOf(deaccessionType, {
  'deaccession-record': {
    kind: 'DEACCESSION_RECORD',
    blocks: (say, common) => [
      { type: 'heading', text: say('title', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
      { type: 'heading', text: say('proposal') },
      fields('grounds', 'justification', 'policyReference', 'proposedBy', 'proposedOn', 'alternatives'),
      { type: 'heading', text: say('examination') },
      {
        type: 'fields',
        fields: [
          { path: 'titleCheck/checkedBy' },
          { path: 'titleCheck/date' },
          { path: 'titleCheck/findings', label: say('titleFindings') },
          { path: 'restrictionCheck/findings', label: say('restrictionFindings') },
          { path: 'consulted' },
          { path: 'opinions' },
        ],
      },
      { type: 'heading', text: common('objects') },
      { type: 'paragraph', text: common('listCount', { count: '@count' }) },
      {
        type: 'table',
        columns: [
          { path: 'object>@picture', width: 18 },
          { path: 'object>@number', width: 24 },
          { path: 'object>@title' },
          { path: 'line>decision/decision', width: 28 },
          { path: 'line>method', width: 22 },
          { path: 'line>leftOn', width: 26 },
        ],
      },
      { type: 'heading', text: say('decision') },
      fields(
        'resolution/body',
        'resolution/date',
        'resolution/reference',
        'resolution/members',
        'resolution/votes',
        'resolution/conditions',
        'authorityApproval/authority',
        'authorityApproval/date',
        'authorityApproval/reference',
      ),
      { type: 'heading', text: say('disposal') },
      fields(
        'notice/published',
        'notice/where',
        'receiver',
        'contractDate',
        'proceeds/total',
        'proceeds/use',
      ),
      { type: 'paragraph', text: say('recordStays'), size: 8 },
      { type: 'signatures', lines: [say('signFirst'), say('signSecond')] },
    ],
  },
})
