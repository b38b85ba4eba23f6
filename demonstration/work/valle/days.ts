import { entry, type Piece } from '../piece.ts'

/** What the people of the museum have written into their calendar. */
export const days: readonly Piece[] = [
  entry('Riunione di collezione', 1, ['09:00', '10:00'], {
    kind: 'meeting',
    place: 'Biblioteca',
    note: 'Prestiti, acquisti, restauri in corso.',
    reminder: 15,
    repetition: { frequency: 'weekly', until: null },
  }),
  entry('Visita della classe 3B, Liceo Arici', 3, ['10:30', '12:00'], {
    kind: 'visit',
    place: 'Sala 3 La valle romana',
    note: '24 ragazzi, due accompagnatori. Una moneta da toccare per gruppo.',
  }),
  entry('Fotografia dei tessili', 6, ['08:30', '16:30'], {
    kind: 'task',
    place: 'Deposito tessili',
    note: 'Fondale grigio, scala cromatica, dritto e rovescio.',
    reminder: 1440,
  }),
  entry('Apertura serale con musica', 11, ['19:30', '22:00'], { kind: 'event', place: 'Cortile' }),
  entry('Museo chiuso per pulizia delle vetrine', 14, undefined, { kind: 'closure' }),
]
