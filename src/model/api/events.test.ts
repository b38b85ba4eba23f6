import { expect, test } from 'vitest'
import { parseEvent } from './events.ts'

test('A client reads the events it knows and passes over news of a newer server', () => {
  expect(parseEvent('maintenance.changed', '{"maintenance":true}')).toEqual({
    name: 'maintenance.changed',
    data: { maintenance: true },
  })
  expect(parseEvent('painting.stolen', '{}')).toBeUndefined()
  expect(parseEvent('toString', '{}')).toBeUndefined()
  expect(parseEvent('maintenance.changed', '{"maintenance":"soon"}')).toBeUndefined()
  expect(parseEvent('maintenance.changed', 'not JSON')).toBeUndefined()
})
