import type { GivenBlock } from '../../papers/blocks.ts'
import { papersOf } from '../../papers/paper.ts'
import { conservationType } from './type.ts'

const fields = (...paths: readonly string[]): GivenBlock => ({
  type: 'fields',
  fields: paths.map(path => ({ path })),
})

const objectTitle = {
  type: 'paragraph',
  text: { en: '{{object>@number}}  {{object>@title}}' },
  font: 'serif',
  size: 13,
} as const

const ofLine = (...keys: readonly string[]) => ({
  type: 'fields' as const,
  fields: keys.map(key => ({ path: `line>${key}` })),
})

export const conservationPapers = papersOf(conservationType, {
  'treatment-proposal': {
    kind: 'TREATMENT_PROPOSAL',
    blocks: (say, common) => [
      { type: 'heading', text: say('proposalTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
      fields(
        'circumstance',
        'request',
        'requestedBy',
        'neededBy',
        'conservator',
        'studio',
        'workplace',
        'treatment/start',
        'treatment/end',
      ),
      { type: 'heading', text: say('proposal') },
      fields('proposal/date', 'proposal/aim', 'proposal/method', 'proposal/alternatives', 'proposal/risks'),
      { type: 'heading', text: common('objects') },
      {
        type: 'each',
        newPage: false,
        blocks: [
          objectTitle,
          { type: 'pictures', most: 2, height: 55 },
          ofLine(
            'examination/date',
            'examination/methods',
            'examination/findings',
            'examination/causes',
            'objectProposal/treatment',
            'objectProposal/risks',
            'objectProposal/hours',
          ),
          { type: 'rule' },
        ],
      },
      { type: 'heading', text: say('costs') },
      fields('estimate/amount', 'estimate/hours', 'estimate/validUntil', 'funder'),
      { type: 'paragraph', text: say('approvalText') },
      fields('approval/conditions'),
      { type: 'signatures', lines: [say('signConservator'), say('signApproval')], given: 'agreed' },
    ],
  },
  'treatment-report': {
    kind: 'TREATMENT_REPORT',
    blocks: (say, common) => [
      {
        type: 'each',
        blocks: [
          { type: 'heading', text: say('reportTitle', { number: '@number' }), level: 1 },
          objectTitle,
          { type: 'pictures', most: 4, height: 60 },
          {
            type: 'fields',
            columns: 2,
            fields: [
              { path: 'object>@subtitle', label: common('maker') },
              { path: 'object>dating' },
              { path: 'object>materials' },
              { path: 'object>measurements' },
              { path: 'circumstance' },
              { path: 'conservator' },
              { path: 'studio' },
              { path: 'treatment/start' },
              { path: 'treatment/end' },
            ],
          },
          { type: 'heading', text: say('findings') },
          ofLine(
            'examination/date',
            'examination/methods',
            'examination/findings',
            'examination/causes',
            'examination/earlierTreatments',
          ),
          { type: 'heading', text: say('treatments') },
          ofLine('treatments', 'outcome', 'stateAfter'),
          { type: 'heading', text: say('aftercare') },
          {
            type: 'fields',
            fields: [
              ...['handling', 'packing', 'display', 'environment', 'security', 'storage'].map(
                key => `line>requirements/${key}`,
              ),
              'aftercare',
              'nextCheck',
            ].map(path => ({ path })),
          },
          { type: 'signatures', lines: [say('signConservator'), say('signReceived')], given: 'frozen' },
        ],
      },
    ],
  },
})
