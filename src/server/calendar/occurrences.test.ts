import { describe, expect, test } from 'vitest'
import { nextReminder, occurrences, overAt, type Timed } from './occurrences.ts'

const timed = (change: Partial<Timed>): Timed => ({
  startsAt: new Date('2026-10-20T08:00:00Z'),
  endsAt: new Date('2026-10-20T09:00:00Z'),
  allDay: false,
  timeZone: 'Europe/Rome',
  repeats: null,
  repeatsUntil: null,
  ...change,
})

const starts = (given: Timed, from: string, to: string) =>
  [...occurrences(given, { from: new Date(from), to: new Date(to) })].map(({ start }) => start.toISOString())

const at = (day: string, time = '00:00') => `${day}T${time}:00.000Z`

describe('when something in the calendar takes place', () => {
  test('a repeated entry keeps its local time when summer time starts or ends [C-P10]', () => {
    const weekly = timed({ repeats: 'weekly' })
    // Ten o'clock in Rome: at eight in summer, at nine in winter.
    expect(starts(weekly, '2026-10-19T00:00Z', '2026-11-04T00:00Z')).toEqual([
      at('2026-10-20', '08:00'),
      at('2026-10-27', '09:00'),
      at('2026-11-03', '09:00'),
    ])
    expect(starts(weekly, '2027-03-22T00:00Z', '2027-03-31T00:00Z')).toEqual([
      at('2027-03-23', '09:00'),
      at('2027-03-30', '08:00'),
    ])
  })

  test('the start of the range is included, its end is not; entries in progress are included [C-P10]', () => {
    const one = timed({})
    expect(starts(one, '2026-10-20T08:00Z', '2026-10-20T08:01Z')).toHaveLength(1)
    expect(starts(one, '2026-10-20T07:00Z', '2026-10-20T08:00Z')).toHaveLength(0)
    expect(starts(one, '2026-10-20T08:59Z', '2026-10-21T00:00Z')).toHaveLength(1)
    expect(starts(one, '2026-10-20T09:00Z', '2026-10-21T00:00Z')).toHaveLength(0)
    const moment = timed({ endsAt: new Date('2026-10-20T08:00:00Z') })
    expect(starts(moment, '2026-10-20T08:00Z', '2026-10-21T00:00Z')).toHaveLength(1)
    expect(starts(moment, '2026-10-20T08:01Z', '2026-10-21T00:00Z')).toHaveLength(0)
  })

  test('a 31st is skipped in shorter months, a 29 February in common years [C-P10]', () => {
    const allDay = { allDay: true, timeZone: 'America/New_York' }
    const monthly = timed({
      ...allDay,
      startsAt: new Date('2027-01-31T00:00Z'),
      endsAt: new Date('2027-02-01T00:00Z'),
      repeats: 'monthly',
    })
    expect(starts(monthly, '2027-01-01T00:00Z', '2027-06-01T00:00Z')).toEqual(
      ['2027-01-31', '2027-03-31', '2027-05-31'].map(day => at(day)),
    )
    const yearly = timed({
      ...allDay,
      startsAt: new Date('2028-02-29T00:00Z'),
      endsAt: new Date('2028-03-01T00:00Z'),
      repeats: 'yearly',
    })
    expect(starts(yearly, '2028-01-01T00:00Z', '2036-12-31T00:00Z')).toEqual(
      ['2028-02-29', '2032-02-29', '2036-02-29'].map(day => at(day)),
    )
  })

  test('repetitions end with their last day in local time [C-P10]', () => {
    const late = timed({
      // Half past eleven at night in Auckland: the 20th there, noon in UTC.
      startsAt: new Date('2026-10-20T10:30:00Z'),
      endsAt: new Date('2026-10-20T11:30:00Z'),
      timeZone: 'Pacific/Auckland',
      repeats: 'daily',
      repeatsUntil: '2026-10-22',
    })
    expect(starts(late, '2026-10-01T00:00Z', '2026-12-01T00:00Z')).toHaveLength(3)
    const over = overAt(late)
    expect(over && starts(late, over.toISOString(), '2027-12-01T00:00Z')).toEqual([])
    expect(overAt(timed({ repeats: 'daily' }))).toBeNull()
  })

  test('an entry that started long ago is found at once, on the right days [C-P10]', () => {
    const daily = timed({
      startsAt: new Date('1950-01-01T08:00Z'),
      endsAt: new Date('1950-01-01T09:00Z'),
      repeats: 'daily',
    })
    expect(starts(daily, '2026-11-23T00:00Z', '2026-11-26T00:00Z')).toHaveLength(3)
    for (const repeats of ['daily', 'weekly', 'monthly', 'yearly'] as const) {
      const given = timed({
        startsAt: new Date('2000-01-31T23:30Z'),
        endsAt: new Date('2000-02-02T01:00Z'),
        repeats,
      })
      const all = starts(given, '2000-01-01T00:00Z', '2027-01-01T00:00Z')
      const late = starts(given, '2026-01-01T00:00Z', '2027-01-01T00:00Z')
      expect(late).toEqual(all.slice(all.length - late.length))
      expect(late[0] && late[0] >= '2025-12-30').toBe(true)
    }
  })

  test('the next reminder comes before the next occurrence [C-P10]', () => {
    const weekly = timed({ repeats: 'weekly', repeatsUntil: '2026-10-27' })
    const next = (after: string) => nextReminder(weekly, 30, new Date(after))?.toISOString() ?? null
    expect(next('2026-10-01T00:00Z')).toBe(at('2026-10-20', '07:30'))
    expect(next('2026-10-20T07:30Z')).toBe(at('2026-10-27', '08:30'))
    expect(next('2026-10-27T08:30Z')).toBeNull()
    expect(nextReminder(timed({}), null, new Date(0))).toBeNull()
    const far = timed({
      startsAt: new Date('2080-01-01T08:00Z'),
      endsAt: new Date('2080-01-01T09:00Z'),
      repeats: 'daily',
    })
    expect(nextReminder(far, 0, new Date('2026-01-01T00:00Z'))?.toISOString()).toBe(at('2080-01-01', '08:00'))
  })
})
