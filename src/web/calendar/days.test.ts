import { describe, expect, test } from 'vitest'
import type { CalendarItem } from '#model/api/calendar.ts'
import { addDays, addMonths, isDay, momentAt, mondayOf, monthOf, weekOf } from '../platform/days.ts'
import { byDay, daysOf } from './by-day.ts'
import { readCalendarAddress } from './calendar-address.ts'
import { emptyDraft } from './entry-draft.ts'
import { bodyOf, movedBy } from './use-move.ts'

const timed = (start: Date, end: Date) => ({
  allDay: false,
  startDateTime: start.toISOString(),
  endDateTime: end.toISOString(),
})

describe('days of the calendar', () => {
  test('weeks start on Monday, and months are shown in whole weeks [C-P10]', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23')
    expect(weekOf('2026-11-25')).toHaveLength(7)
    for (let month = '2026-01-15'; month < '2030-01-01'; month = addMonths(month, 1)) {
      const weeks = monthOf(month)
      expect(weeks.every(week => week.length === 7 && mondayOf(week[0] ?? '') === week[0])).toBe(true)
      const days = weeks.flat()
      const first = `${month.slice(0, 7)}-01`
      expect(days).toEqual(days.map((_day, at) => addDays(days[0] ?? '', at)))
      expect(days).toContain(first)
      expect(days).toContain(addDays(addMonths(first, 1), -1))
    }
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
  })

  test('all-day entries keep their day in every time zone; an entry that ends at midnight does not reach the next day [C-P10]', () => {
    expect(
      daysOf({
        allDay: true,
        startDateTime: '2026-12-24T00:00:00.000Z',
        endDateTime: '2026-12-27T00:00:00.000Z',
      }),
    ).toEqual({ first: '2026-12-24', last: '2026-12-26' })
    const evening = timed(momentAt('2026-12-24', '20:00'), momentAt('2026-12-25'))
    expect(daysOf(evening)).toEqual({ first: '2026-12-24', last: '2026-12-24' })
    const night = timed(momentAt('2026-12-24', '20:00'), momentAt('2026-12-25', '00:01'))
    expect(daysOf(night).last).toBe('2026-12-25')
    const midnight = timed(momentAt('2026-12-24'), momentAt('2026-12-24'))
    expect(daysOf(midnight)).toEqual({ first: '2026-12-24', last: '2026-12-24' })
  })

  test('all-day entries come before timed ones [C-P10]', () => {
    const item = (title: string, times: object) => ({ title, ...times }) as CalendarItem
    const early = item('Early', timed(momentAt('2026-12-24', '00:30'), momentAt('2026-12-24', '01:00')))
    const long = item('Long', {
      allDay: true,
      startDateTime: '2026-12-24T00:00:00.000Z',
      endDateTime: '2026-12-26T00:00:00.000Z',
    })
    const days = byDay([early, long], ['2026-12-24', '2026-12-25'])
    expect([...days.values()].map(list => list.map(({ title }) => title))).toEqual([
      ['Long', 'Early'],
      ['Long'],
    ])
  })

  test('an entry keeps its time of day when moved across the end of summer time [C-P10]', () => {
    const entry = bodyOf({
      ...timed(momentAt('2026-10-20', '10:00'), momentAt('2026-10-20', '11:30')),
      responsible: null,
      participants: [],
      links: [],
    } as never)
    const moved = movedBy(entry, '2026-10-20', '2026-11-20')
    expect(moved.startDateTime).toBe(momentAt('2026-11-20', '10:00').toISOString())
    expect(moved.endDateTime).toBe(momentAt('2026-11-20', '11:30').toISOString())
  })

  test('a new entry starts in the morning, today at the next full hour, and never at night [C-P10]', () => {
    const times = (now: string, day = '2026-11-23') => {
      const { fromTime, toTime } = emptyDraft(day, momentAt('2026-11-23', now))
      return [fromTime, toTime]
    }
    expect(times('11:30', '2026-11-24')).toEqual(['10:00', '11:00'])
    expect(times('11:30')).toEqual(['12:00', '13:00'])
    expect(times('05:10')).toEqual(['08:00', '09:00'])
    expect(times('23:59')).toEqual(['22:00', '23:00'])
  })

  test('an invalid address is ignored [C-P10]', () => {
    expect(readCalendarAddress({ view: 'year', date: '2026-02-30' })).toEqual({})
    expect(readCalendarAddress({ view: 'week', date: '2026-02-28', more: 1 })).toEqual({
      view: 'week',
      date: '2026-02-28',
    })
    expect([isDay(20260228), isDay('9999-01-01')]).toEqual([false, false])
  })
})
