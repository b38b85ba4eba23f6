import { expect, test } from 'vitest'
import { newsParagraphs } from './news-paragraphs.ts'
import { spokenText } from './spoken-text.ts'

test('The words of news are paragraphs with links of the web, and nothing else is markup [C-P11]', () => {
  expect(
    newsParagraphs('One\nline more.\r\n\r\nTwo: [our help](https://help.example/a?b=1#c).\n \n\n'),
  ).toEqual([
    [{ text: 'One\nline more.' }],
    [{ text: 'Two: ' }, { text: 'our help', href: 'https://help.example/a?b=1#c' }, { text: '.' }],
  ])
  expect(newsParagraphs('See https://museum.example/x, (http://a.example/b).')).toEqual([
    [
      { text: 'See ' },
      { text: 'https://museum.example/x', href: 'https://museum.example/x' },
      { text: ', (' },
      { text: 'http://a.example/b', href: 'http://a.example/b' },
      { text: ').' },
    ],
  ])
  for (const plain of [
    '<b>bold</b> <script>alert(1)</script>',
    '[click](javascript:alert(1))',
    'javascript:alert(1) data:text/html,x ftp://x.example',
    '[empty](https://)',
  ])
    expect(newsParagraphs(plain).flat(), plain).toEqual([{ text: plain }])
})

test('However long a text is, it is read at once [C-P11]', () => {
  const begun = performance.now()
  for (const hostile of ['[', '[a](', 'https://', '[a](https://', '\n '])
    newsParagraphs(hostile.repeat(4000 / hostile.length))
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('News is shown in the requested language, or else in English, or else in any available one [C-P11]', () => {
  const [en, it, pl] = ['en', 'it', 'pl'].map(title => ({ title, body: '' }))
  if (!en || !it || !pl) throw new Error('no texts')
  expect(spokenText({ en, it }, ['de', 'it'])).toEqual({ ...it, language: 'it' })
  expect(spokenText({ en, pl }, ['de'])?.language).toBe('en')
  expect(spokenText({ pl, en: { title: ' ', body: 'x' } }, ['de'])?.language).toBe('pl')
  expect(spokenText({}, ['de'])).toBeUndefined()
})
