import { romanFigures } from '../reader/roman.ts'
import type { Wording } from './wording.ts'

export const polish: Wording = {
  months:
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(
      ' ',
    ),
  parts: {
    beginning: 'pocz. %s',
    middle: 'poł. %s',
    end: 'koniec %s',
    firstHalf: '1. poł. %s',
    secondHalf: '2. poł. %s',
    firstQuarter: '1. ćw. %s',
    secondQuarter: '2. ćw. %s',
    thirdQuarter: '3. ćw. %s',
    lastQuarter: '4. ćw. %s',
    firstThird: '1. tercja %s',
    secondThird: '2. tercja %s',
    lastThird: '3. tercja %s',
  },
  qualifiers: { ca: 'ok. %s', before: 'przed %s', after: 'po %s', uncertain: '%s (?)' },
  eras: { AD: '%s n.e.', BC: '%s p.n.e.', BP: '%s BP' },
  units: { CENTURY: '%s w.', MILLENNIUM: '%s tysiącl.' },
  ordinal: romanFigures,
  fromTo: ['od', 'do'],
  thousands: '\u00a0',
}
