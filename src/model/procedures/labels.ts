import { labelsOf } from '../engine/labels.ts'
import type { OutsideRoom } from './define-procedure.ts'

/** Keys of the labels a room needs in its area: its answers, their fields and those of their lines. A key stands for the same in all of them. */
export const roomLabelsOf = ({ answers }: OutsideRoom): ReadonlySet<string> =>
  new Set(
    Object.entries(answers).flatMap(([name, { sections, line = {} }]) => [
      `answer/${name}`,
      ...labelsOf({ sections, kinds: [] }),
      ...[...labelsOf({ sections: { line: { fields: line } }, kinds: [] })].filter(
        key => key !== 'section/line',
      ),
    ]),
  )
