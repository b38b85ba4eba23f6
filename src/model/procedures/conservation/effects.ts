import type { Effects } from '../../engine/aspects/effects.ts'
import type { ConservationLine } from './line.ts'
import type { ConservationValues } from './sections.ts'

/** Treatments, condition and requirements as the record of the object keeps them. */
export const conservationEffects: Effects<ConservationValues, ConservationLine> = {
  treatments: {
    id: 1,
    at: 'finished',
    when: ({ line }) => (line.treatments ?? []).length > 0,
    edits: ({ values, line }) =>
      (line.treatments ?? []).map(({ type, date, operator, materials, products, note }) => ({
        kind: 'add',
        path: 'treatments',
        value: {
          type,
          date,
          circumstance: values.circumstance,
          body: values.studio,
          operator: operator ?? values.conservator,
          funder: values.funder,
          note: [note, materials, products].filter(Boolean).join('\n') || undefined,
        },
      })),
  },
  condition: {
    id: 2,
    at: 'finished',
    when: ({ line }) => line.stateAfter !== undefined,
    edits: ({ line }) => [{ kind: 'set', path: 'condition/state', value: line.stateAfter }],
  },
  requirements: {
    id: 3,
    at: 'finished',
    when: ({ line }) => line.requirements !== undefined,
    edits: ({ line }) =>
      Object.entries(line.requirements ?? {}).map(([key, value]) => ({
        kind: 'set',
        path: `requirements/${key}`,
        value,
      })),
  },
}
