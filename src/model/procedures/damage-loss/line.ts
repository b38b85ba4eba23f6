import { losses } from '../../groups/holdings.ts'
import { choice, day, group, link, list, longText, money, term, terms, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'

/** Damage or loss of one object; condition and loss in the terms of its record. */
export const damageLossLine = {
  loss: choice({ name: 'loss', choices: losses, level: 'R' }),
  lastSeen: group(
    { date: day({ level: 'R' }), by: text(), room: term('LR', { level: 'R' }) },
    { level: 'R' },
  ),
  damage: group(
    {
      state: term('STCC', { level: 'R' }),
      completeness: term('COMPL'),
      damages: terms('DAMG', { level: 'R' }),
      detail: longText({ level: 'R' }),
    },
    { level: 'R' },
  ),
  pictures: list({ picture: link(['file'], { level: 'R', required: true }), note: text() }),
  emergencyCare: longText({ level: 'R' }),
  valueBefore: money({ level: 'R', private: true }),
  lossOfValue: money({ private: true }),
  repairEstimate: money({ private: true }),
  found: group(
    {
      date: day({ level: 'R' }),
      by: text({ level: 'R' }),
      room: term('LR', { level: 'R' }),
      state: term('STCC'),
      note: longText(),
    },
    { level: 'R' },
  ),
  note: longText(),
}

export type DamageLossLine = ValuesOf<typeof damageLossLine>
