import type { Effects } from '../../engine/aspects/effects.ts'
import type { CardValues } from '../../engine/card-values.ts'
import type { FieldAction } from '../../engine/field-action.ts'
import type { DamageLossLine } from './line.ts'
import type { DamageLossValues } from './sections.ts'

/** Actions that set the values there are. */
const sets = (values: Readonly<Record<string, unknown>>): readonly FieldAction[] =>
  Object.entries(values).flatMap(([path, value]) =>
    value === undefined ? [] : [{ kind: 'set' as const, path, value }],
  )

const detailOf = ({ condition }: CardValues): string =>
  (condition as { readonly detail?: string } | undefined)?.detail ?? ''

/** Loss and condition in the record of the object; what is found again is no longer lost. */
export const damageLossEffects: Effects<DamageLossValues, DamageLossLine> = {
  loss: {
    id: 1,
    at: 'secured',
    when: ({ line }) => line.loss !== undefined,
    edits: ({ values, line }) => sets({ loss: line.loss, lostSince: values.discovered?.date }),
  },
  condition: {
    id: 2,
    at: 'secured',
    when: ({ line }) => line.damage !== undefined,
    edits: ({ number, line: { damage = {} } }, record) => [
      ...sets({
        'condition/state': damage.state,
        'condition/completeness': damage.completeness,
        // What was known before stays: the incident is added to it.
        'condition/detail':
          damage.detail && [detailOf(record), `${number}: ${damage.detail}`].filter(Boolean).join('\n\n'),
      }),
      ...(damage.damages ? [{ kind: 'add' as const, path: 'condition/damages', value: damage.damages }] : []),
    ],
  },
  found: {
    id: 3,
    at: 'secured',
    when: ({ line }) => line.found?.date !== undefined,
    edits: ({ number, line: { found = {} } }) => [
      { kind: 'clear', path: 'loss' },
      ...(found.room
        ? [
            {
              kind: 'add' as const,
              path: 'movements',
              value: { to: found.room, when: found.date, note: number },
            },
          ]
        : []),
      ...sets({ 'condition/state': found.state }),
    ],
  },
}
