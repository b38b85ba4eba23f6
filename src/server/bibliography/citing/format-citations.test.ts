import { expect, test } from 'vitest'
import { citationHtml, plainCitation } from '#model/bibliography/citation-runs.ts'
import { type CitationStyle, citationStyles } from '#model/bibliography/citation-styles.ts'
import { citedItem } from '#model/bibliography/cited-item.ts'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { type Language, languages } from '#model/languages.ts'
import { formatCitations, formatReferences } from './format-citations.ts'

const item = (values: Readonly<Record<string, string>>, id = '1'): CslItem => {
  const found = citedItem(new Map(Object.entries(values)), id)
  if (!found) throw new Error('nothing to cite')
  return found
}
const article = item({
  'bibliography/type': 'journal article',
  'bibliography/author': 'Rossi, Mario; Müller, Jörg',
  'bibliography/contributionTitle': 'Vasi attici a figure rosse',
  'bibliography/title': 'Antike Kunst',
  'bibliography/volume': '30',
  'bibliography/editionYear': '1987',
  'bibliography/pageNumberCatalogue': '12-34',
})
const cited = (style: CitationStyle, language: Language = 'en', work: CslItem = article): string =>
  plainCitation(formatCitations([work], { style, language })[0]?.runs ?? [])

test.each<[CitationStyle, string]>([
  [
    'chicago-author-date',
    'Rossi, Mario, and Jörg Müller. 1987. “Vasi attici a figure rosse.” Antike Kunst 30:12–34.',
  ],
  ['apa', 'Rossi, M., & Müller, J. (1987). Vasi attici a figure rosse. Antike Kunst, 30, 12–34.'],
  [
    'mla',
    'Rossi, Mario, and Jörg Müller. “Vasi attici a figure rosse.” Antike Kunst, vol. 30, 1987, pp. 12–34.',
  ],
  ['vancouver', 'Rossi M, Müller J. Vasi attici a figure rosse. Antike Kunst. 1987;30:12–34.'],
  [
    'dai',
    'Rossi – Müller 1987\u2003M. Rossi – J. Müller, Vasi attici a figure rosse, Antike Kunst 30, 1987, 12–34',
  ],
])('A work is cited as %s asks [C-E04]', (style, text) => expect(cited(style)).toBe(text))

test('Every style cites in every language, without marks of markup [C-E04]', () => {
  for (const style of citationStyles)
    for (const language of languages) {
      expect(cited(style, language), `${style} ${language}`).toContain('Vasi attici a figure rosse')
      expect(cited(style, language), `${style} ${language}`).not.toMatch(/[<>]|&\w+;/)
    }
  const book = item({
    'bibliography/author': 'Rossi, Mario',
    'bibliography/title': 'Vasi',
    'bibliography/curator': 'Nowak, Anna',
  })
  expect(
    new Set(languages.map(language => cited('chicago-author-date', language, book))).size,
  ).toBeGreaterThan(2)
})

test('Signs of HTML in a title are letters of it', () => {
  const odd = item({
    'bibliography/title': '<script>alert(1)</script> & "more"',
    'bibliography/author': 'O, A',
  })
  const [set] = formatCitations([odd], { style: 'chicago-author-date', language: 'en' })
  expect(plainCitation(set?.runs ?? [])).toContain('<script>alert(1)</script> &')
  expect(citationHtml(set?.runs ?? [])).toContain('&lt;script&gt;')
})

test('A list tells works of one author and year apart; cited alone each is as it is [C-E04]', () => {
  const works = ['Alpha', 'Beta'].map((title, at) =>
    item(
      {
        'bibliography/author': 'Rossi, Mario',
        'bibliography/title': title,
        'bibliography/editionYear': '1987',
      },
      String(at),
    ),
  )
  const how = { style: 'apa', language: 'en' } as const
  expect(formatReferences(works, how).map(({ runs }) => plainCitation(runs))).toEqual([
    'Rossi, M. (1987a). Alpha.',
    'Rossi, M. (1987b). Beta.',
  ])
  expect(plainCitation(formatCitations(works, how)[1]?.runs ?? [])).toBe('Rossi, M. (1987). Beta.')
})

test('A work that was changed is cited as it is now', () => {
  const titled = (title: string) =>
    item({ 'bibliography/title': title, 'bibliography/author': 'O, A' }, 'same')
  expect(cited('mla', 'en', titled('Before'))).toContain('Before')
  expect(cited('mla', 'en', titled('After'))).toContain('After')
})

test('A work with neither title nor author has no citation [C-K18]', () => {
  expect(citedItem(new Map([['bibliography/pubblicationPlace', 'Rome']]), '1')).toBeUndefined()
})
