import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { parseTime, TimeField } from './TimeField.tsx'

afterEach(cleanup)

test('Times are read as people type them, in 24 hours [F-W22]', () => {
  expect(['9', '9.05', '14:30', '1430', '21h15', ' 7 : 00 '].map(parseTime)).toEqual([
    '09:00',
    '09:05',
    '14:30',
    '14:30',
    '21:15',
    '07:00',
  ])
  expect(['', '24:00', '12:60', '9:5', '9 PM', '930'].map(parseTime)).toEqual(Array(6).fill(undefined))
})

test('A time shows 24 hours whatever the browser speaks, and what is typed stays until one leaves it [F-W22]', async () => {
  const told: string[] = []
  function Entry() {
    const [time, setTime] = useState('21:00')
    const change = (next: string) => {
      told.push(next)
      setTime(next)
    }
    return <TimeField label="From, time" value={time} problem={undefined} onChange={change} />
  }
  render(<Entry />)
  const box = screen.getByLabelText<HTMLInputElement>('From, time')
  expect(box.value).toBe('21:00')
  await userEvent.clear(box)
  await userEvent.type(box, '9')
  expect(box.value).toBe('9')
  await userEvent.tab()
  expect(box.value).toBe('09:00')
  await userEvent.clear(box)
  await userEvent.type(box, 'noon')
  expect([box.value, told.at(-1)]).toEqual(['noon', 'noon'])
})
