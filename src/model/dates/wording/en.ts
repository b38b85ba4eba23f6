import type { Wording } from './wording.ts'

const endings = ['th', 'st', 'nd', 'rd']

function englishOrdinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1
  return `${number}${(isTeen ? undefined : endings[number % 10]) ?? 'th'}`
}

export const english: Wording = {
  months: 'January February March April May June July August September October November December'.split(' '),
  parts: {
    beginning: 'early %s',
    middle: 'mid-%s',
    end: 'late %s',
    firstHalf: 'first half of the %s',
    secondHalf: 'second half of the %s',
    firstQuarter: 'first quarter of the %s',
    secondQuarter: 'second quarter of the %s',
    thirdQuarter: 'third quarter of the %s',
    lastQuarter: 'last quarter of the %s',
    firstThird: 'first third of the %s',
    secondThird: 'second third of the %s',
    lastThird: 'last third of the %s',
  },
  qualifiers: { ca: 'c. %s', before: 'before %s', after: 'after %s', uncertain: '%s (?)' },
  periodQualifiers: { before: 'before the %s', after: 'after the %s' },
  eras: { AD: '%s A.D.', BC: '%s B.C.', BP: '%s BP' },
  yearAd: 'A.D. %s',
  units: { CENTURY: '%s century', MILLENNIUM: '%s millennium' },
  ordinal: englishOrdinal,
  fromTo: ['from', 'to'],
  thousands: ',',
}
