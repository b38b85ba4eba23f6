import type { Wording } from './wording.ts'

export const german: Wording = {
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  parts: {
    beginning: 'Anfang %s',
    middle: 'Mitte %s',
    end: 'Ende %s',
    firstHalf: '1. Hälfte %s',
    secondHalf: '2. Hälfte %s',
    firstQuarter: '1. Viertel %s',
    secondQuarter: '2. Viertel %s',
    thirdQuarter: '3. Viertel %s',
    lastQuarter: '4. Viertel %s',
    firstThird: '1. Drittel %s',
    secondThird: '2. Drittel %s',
    lastThird: '3. Drittel %s',
  },
  qualifiers: { ca: 'um %s', before: 'vor %s', after: 'nach %s', uncertain: '%s (?)' },
  periodQualifiers: { ca: 'ca. %s', before: 'vor dem %s', after: 'nach dem %s' },
  eras: { AD: '%s n. Chr.', BC: '%s v. Chr.', BP: '%s BP' },
  units: { CENTURY: '%s Jh.', MILLENNIUM: '%s Jt.' },
  ordinal: number => `${number}.`,
  fromTo: ['von', 'bis'],
  thousands: '.',
}
