import { romanFigures } from '../reader/roman.ts'
import type { Wording } from './wording.ts'

/** VIII and XI begin with a vowel when spoken: dell’VIII, dell’XI. */
const elided = (text: string): string => text.replace(/\bdel (?=(?:VIII|XI)(?![IVX]))/g, 'dell’')

export const italian: Wording = {
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  parts: {
    beginning: 'inizio del %s',
    middle: 'metà del %s',
    end: 'fine del %s',
    firstHalf: 'prima metà del %s',
    secondHalf: 'seconda metà del %s',
    firstQuarter: 'primo quarto del %s',
    secondQuarter: 'secondo quarto del %s',
    thirdQuarter: 'terzo quarto del %s',
    lastQuarter: 'ultimo quarto del %s',
    firstThird: 'primo terzo del %s',
    secondThird: 'secondo terzo del %s',
    lastThird: 'ultimo terzo del %s',
  },
  qualifiers: { ca: 'ca. %s', before: 'ante %s', after: 'post %s', uncertain: '%s (?)' },
  eras: { AD: '%s d.C.', BC: '%s a.C.', BP: '%s BP' },
  units: { CENTURY: '%s sec.', MILLENNIUM: '%s millennio' },
  ordinal: romanFigures,
  fromTo: ['da', 'a'],
  thousands: '.',
  smooth: elided,
}
