import { expect } from 'vitest'
import type { CalendarEntry, listCalendar, WrittenEntry } from '#model/api/calendar.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { TestApp } from './app.ts'
import type { PersonGiven, TestMuseum } from './factories.ts'
import { registrar } from './registrar.ts'

type Listed = OutputOf<typeof listCalendar>

/** An entry of an hour that everybody in the museum sees. */
export const written = (change: Partial<WrittenEntry> = {}): WrittenEntry => ({
  title: 'Meeting',
  kind: 'meeting',
  allDay: false,
  startDateTime: '2027-02-01T09:00:00.000Z',
  endDateTime: '2027-02-01T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
  place: '',
  note: '',
  responsible: null,
  participants: [],
  links: [],
  visibility: 'museum',
  reminder: null,
  repetition: null,
  ...change,
})

/** Somebody of the museum, with the calls of the calendar. */
export async function calendarMember(app: () => TestApp, museum: TestMuseum, given: PersonGiven = {}) {
  const person = await registrar(app, museum, { role: 'USER', ...given })
  const call = <T = CalendarEntry>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    person.ask<T>(method, `/calendar${path}`, payload)
  const add = async (change: Partial<WrittenEntry> = {}): Promise<CalendarEntry> => {
    const { status, body } = await call('POST', '', written(change))
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const list = async (query: Record<string, string> = { from: '2027-01-01T00:00:00Z' }) => {
    const { status, body } = await call<Listed>('GET', `?${new URLSearchParams(query)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const titles = async (query?: Record<string, string>) => {
    const { result, entities } = await list(query)
    return result.map(id => entities[id]?.title)
  }
  return { ...person, call, add, list, titles }
}
