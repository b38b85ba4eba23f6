import { georeference } from '../../../groups/georeference.ts'
import { losses } from '../../../groups/holdings.ts'
import {
  agent,
  boolean,
  choice,
  date,
  day,
  group,
  link,
  list,
  measure,
  term,
  text,
} from '../../../kinds/build.ts'

/** Location in the museum. The current location is that of the latest movement whose day has come, and is never typed (C-O11). */
export const location = {
  location: group(
    {
      room: term('LR', {
        level: 'R',
        derived: true,
        facet: true,
        facetEmpty: 'EMPTY_ROOM',
        column: true,
        counts: true,
        gathers: true,
      }),
      since: day({ derived: true }),
      planned: day({ derived: true, column: true }),
      usual: term('LR', { level: 'R' }),
      fitness: term('LCF'),
      note: text(),
    },
    { level: 'R', private: true },
  ),
  /** Absent: the museum knows where it is. */
  loss: choice({ name: 'loss', choices: losses, level: 'R', facet: true, private: true }),
  /** Day on which the loss was noticed. */
  lostSince: day({ level: 'R', private: true }),
  movements: list(
    {
      to: term('LR', { level: 'R', required: true }),
      from: term('LR', { begins: { at: 'location/room' } }),
      when: day({ level: 'R', begins: 'today' }),
      why: term('MOVR'),
      who: agent({ begins: 'me' }),
      note: text(),
      struck: boolean(),
    },
    {
      level: 'R',
      private: true,
      maxRows: 1000,
      log: { struck: 'struck', facts: ['to', 'from', 'when'], differ: ['from', 'to'] },
    },
  ),
  currentPlace: link(['place'], { named: true, level: 'R', carried: true }),
  container: group(
    { type: term('LDCT'), qualifier: term('LDCQ'), name: text(), complex: text(), street: text() },
    { carried: true },
  ),
  otherPlaces: list({
    type: term('TCL', { required: true }),
    place: link(['place'], { named: true }),
    container: text(),
    when: date(),
    note: text({ level: 'A' }),
  }),
  coordinates: list({
    ...georeference,
    altitude: measure({ level: 'A', quantities: ['length'], signed: true }),
    note: text({ level: 'A' }),
  }),
  /** True when any coordinates are known: its own, or those of where it was found or collected. */
  hasCoordinates: boolean({ derived: true, facet: true }),
}
