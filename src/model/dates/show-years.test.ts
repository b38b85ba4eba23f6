import { expect, test } from 'vitest'
import { showYears } from './show-years.ts'

test('Years are shown with their era, never as 0 or negative [C-E09]', () => {
  expect(showYears({ from: -43, to: -43 }, 'en')).toBe('44 B.C.')
  expect(showYears({ from: -349, to: -300 }, 'en')).toBe('350–301 B.C.')
  expect(showYears({ from: -349, to: -300 }, 'it')).toBe('350–301 a.C.')
  expect(showYears({ from: 0, to: 14 }, 'de')).toBe('1 v. Chr. – 14 n. Chr.')
  expect(showYears({ from: 1501, to: 1600 }, 'pl')).toBe('1501–1600')
  expect(showYears({ from: 101, to: 200 }, 'en', { showAd: true })).toBe('A.D. 101–200')
})

test('An end of which nothing is known stays open', () => {
  expect(showYears({ from: null, to: -300 }, 'en')).toBe('… – 301 B.C.')
  expect(showYears({ from: 1520, to: null }, 'en')).toBe('1520 – …')
})
