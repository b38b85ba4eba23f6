import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type IcalEvent, writeIcal } from './feed-routes.ts'

const event = (change: Partial<IcalEvent> = {}): IcalEvent => ({
  uid: '1-2@vitrine.test',
  changedAt: new Date('2026-11-23T10:00:00.123Z'),
  start: new Date('2026-12-01T09:00:00Z'),
  end: new Date('2026-12-01T10:30:00Z'),
  allDay: false,
  summary: 'Meeting',
  location: '',
  description: '',
  category: '',
  url: '',
  ...change,
})

const written = (change: Partial<IcalEvent> = {}) =>
  writeIcal({ name: 'Museum; „Żółć“, Łódź', product: 'Vitrine' }, [event(change)])

const readBack = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one)) }
}

test('Texts are read back from a calendar file unchanged, special characters included [C-P10]', () => {
  const summary = 'Loan: Łódź, „Krater“; back\\slash'
  const description = `First line\r\nsecond, with a comma; BEGIN:VEVENT\n${'Zażółć gęślą jaźń 🏺 '.repeat(20)}`
  const { calendar, events } = readBack(
    written({ summary, description, location: 'Room 1, upstairs', category: 'Visit, tour' }),
  )
  // The reader does not unescape properties that begin with X.
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Museum\\; „Żółć“\\, Łódź')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    summary,
    description: description.replace('\r\n', '\n'),
    location: 'Room 1, upstairs',
    uid: '1-2@vitrine.test',
  })
})

test('Lines end with CRLF and are folded, never within a character [C-P10]', () => {
  const text = written({ summary: '🏺é'.repeat(80) })
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
})

test('Moments are in UTC, whole days are dates with the day after the last as their end [C-P10]', () => {
  expect(written()).toContain('DTSTART:20261201T090000Z\r\nDTEND:20261201T103000Z\r\n')
  const days = { allDay: true, start: new Date('2026-12-24T00:00Z'), end: new Date('2026-12-27T00:00Z') }
  expect(written(days)).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227\r\n')
  const { events } = readBack(written(days))
  expect([events[0]?.startDate.isDate, events[0]?.duration.toSeconds()]).toEqual([true, 3 * 86_400])
  expect(written({ end: event().start })).not.toContain('DTEND')
})

test('No text can inject a line or a forbidden control character [C-P10]', () => {
  const { events } = readBack(written({ summary: 'a\rEND:VEVENT\u0000\u001b[b' }))
  expect(events[0]?.summary).toBe('a\nEND:VEVENT[b')
})
