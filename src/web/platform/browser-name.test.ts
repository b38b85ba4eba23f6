import { beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../testing/texts.ts'
import { browserName } from './browser-name.ts'
import { i18n } from './i18n/i18n.ts'

beforeEach(() => loadTexts())

test('A browser is called what people call it, with the system it runs on', () => {
  const name = (client: string) => browserName(client, i18n.t)
  expect(name('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0')).toBe(
    'Firefox on Windows',
  )
  expect(
    name(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari on iOS')
  expect(name('lightMyRequest')).toBe('other program')
  expect(name('')).toBe('unknown browser')
})
