import { papersOf } from '../../papers/paper.ts'
import { conditionCheckType } from './type.ts'

export const conditionCheckPapers = papersOf(conditionCheckType, {
  'condition-report': {
    kind: 'CONDITION_REPORT',
    blocks: say => [
      {
        type: 'each',
        blocks: [
          { type: 'heading', text: say('title', { number: '@number' }), level: 1 },
          {
            type: 'paragraph',
            text: { en: '{{object>@number}}  {{object>@title}}' },
            font: 'serif',
            size: 13,
          },
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
  },
})
