import type { GivenBlock } from '../../papers/blocks.ts'
import { papersOf } from '../../papers/paper.ts'
import { damageLossType } from './type.ts'

const fields = (...paths: readonly string[]): GivenBlock => ({
  type: 'fields',
  fields: paths.map(path => ({ path })),
})

export const damageLossPapers = papersOf(damageLossType, {
  'incident-report': {
    kind: 'INCIDENT_REPORT',
    blocks: (say, common) => [
      { type: 'heading', text: say('reportTitle', { number: '@number' }), level: 1 },
      { type: 'paragraph', text: { en: '{{@title}}' }, font: 'serif', size: 12 },
      fields(
        'incidentKind',
        'discovered/date',
        'discovered/by',
        'happened/from',
        'happened/until',
        'place',
        'placeDetail',
        'course',
        'witnesses',
        'cause',
      ),
      { type: 'heading', text: common('objects') },
      {
        type: 'table',
        size: 8,
        columns: [
          { path: 'object>@picture', width: 16 },
          { path: 'object>@number', width: 23 },
          { path: 'object>@title', width: 32 },
          { path: 'line>loss', width: 17 },
          { path: 'line>damage/state', width: 24 },
          { path: 'line>damage/detail' },
          { path: 'line>valueBefore', width: 20 },
        ],
      },
      { type: 'heading', text: say('response') },
      fields('informed', 'measures'),
      { type: 'heading', text: say('authorities') },
      fields(
        'police/reportedOn',
        'police/station',
        'police/caseNumber',
        'registers',
        'insurance/insurer',
        'insurance/policyNumber',
        'insurance/reportedOn',
        'claim/number',
        'claim/amount',
      ),
      { type: 'heading', text: say('conclusion') },
      fields('conclusion/date', 'conclusion/findings', 'prevention'),
      { type: 'signatures', lines: [say('signReporter'), say('signResponsible')] },
    ],
  },
  'identification-sheet': {
    kind: 'IDENTIFICATION_SHEET',
    blocks: (say, common) => [
      {
        type: 'each',
        blocks: [
          { type: 'heading', text: { en: '{{line>loss}}' }, level: 1 },
          { type: 'paragraph', text: { en: '{{object>@title}}' }, font: 'serif', size: 15 },
          { type: 'pictures', most: 4, height: 85 },
          {
            type: 'fields',
            fields: [
              { path: 'object>@number' },
              { path: 'object>objectName' },
              { path: 'object>@subtitle', label: common('maker') },
              { path: 'object>dating' },
              { path: 'object>materials' },
              { path: 'object>measurements' },
              { path: 'object>inscriptions' },
              { path: 'object>marks' },
              { path: 'object>distinguishingFeatures' },
              { path: 'object>description' },
              { path: 'object>condition/detail' },
              { path: 'line>lastSeen/date', label: say('lastSeenOn') },
              { path: 'line>lastSeen/room', label: say('lastSeenIn') },
            ],
          },
          { type: 'heading', text: say('case') },
          {
            type: 'fields',
            fields: [
              'incidentKind',
              'discovered/date',
              'police/station',
              'police/caseNumber',
              'registers',
            ].map(path => ({ path })),
          },
          {
            type: 'paragraph',
            text: say('inform', { museum: '@museum', number: '@number' }),
            weight: 'bold',
          },
        ],
      },
    ],
  },
})
