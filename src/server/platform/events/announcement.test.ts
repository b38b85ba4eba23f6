import { expect, test } from 'vitest'
import { type Announcement, eventOf, parseAnnouncement, reaches } from './announcement.ts'

const anna = { tenantId: '1', accountId: '10', sessionId: '100' }
const data = {
  id: '5',
  operationName: 'test',
  state: 'DONE',
  totalNumberOfElements: 1,
  numberOfProcessedElements: 1,
  stopRequested: false,
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  canUndo: false,
  undoesId: null,
  undoneById: null,
} as const
const operation: Announcement = { name: 'operation.changed', tenantId: '1', accountId: '10', data }

test('An event of a museum reaches the person it is for, in that museum only', () => {
  expect(reaches(operation, anna)).toBe(true)
  expect(reaches(operation, { ...anna, tenantId: '2' })).toBe(false)
  expect(reaches(operation, { ...anna, accountId: '11' })).toBe(false)
  expect(reaches(operation, { ...anna, tenantId: undefined })).toBe(false)
})

test('The end of a session reaches that session, news of a person all of their sessions, maintenance everybody', () => {
  const other = { ...anna, sessionId: '101', tenantId: '2' }
  expect(reaches({ name: 'session.ended', sessionId: '100' }, anna)).toBe(true)
  expect(reaches({ name: 'session.ended', sessionId: '100' }, other)).toBe(false)
  expect(reaches({ name: 'me.changed', accountId: '10' }, other)).toBe(true)
  expect(reaches({ name: 'me.changed', accountId: '11' }, anna)).toBe(false)
  expect(reaches({ name: 'maintenance.changed', data: { maintenance: true } }, other)).toBe(true)
  expect(reaches({ name: 'news.changed' }, other)).toBe(true)
  expect(reaches({ name: 'news.read', accountId: '10' }, other)).toBe(true)
  expect(reaches({ name: 'news.read', accountId: '11' }, anna)).toBe(false)
})

test('An event that lacks its target reaches nobody', () => {
  const lost = parseAnnouncement(JSON.stringify({ name: 'operation.changed', accountId: '10', data }))
  expect(lost && reaches(lost, { ...anna, tenantId: undefined })).toBe(false)
  expect(lost && reaches(lost, anna)).toBe(false)
  expect(parseAnnouncement('{"name":"unknown"}')).toBeUndefined()
})

test('Its audience sees the event without the ids it was sent by', () => {
  expect(eventOf({ name: 'session.ended', sessionId: '100' })).toEqual({ name: 'session.ended', data: {} })
  expect(eventOf(operation)).toEqual({ name: 'operation.changed', data })
})

test('What is no event of ours reaches nobody and disturbs nobody', () => {
  const junk = [
    '',
    'not json',
    'null',
    '7',
    '[]',
    '{}',
    '{"name":7}',
    '{"name":["me.changed"],"accountId":"10"}',
    '{"name":"toString"}',
    '{"name":"maintenance.changed"}',
    '{"name":"maintenance.changed","data":{"maintenance":"yes"}}',
    '{"name":"operation.changed","tenantId":"1","accountId":"10","data":null}',
  ]
  for (const payload of junk) expect(parseAnnouncement(payload), payload).toBeUndefined()
  expect(parseAnnouncement(JSON.stringify(operation))).toEqual(operation)
})
