import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { guideChapters } from '#model/guide/chapters.ts'
import type { GuideBlock, GuideSpan, GuideText } from '#model/guide/guide-text.ts'
import { languages } from '#model/languages.ts'
import { heaviest, journeys } from '../scripts/guide-pictures.ts'
import { entryOf, labelsOf, parseChapter, pictureFile, readChapter } from '../scripts/web-build/read-guide.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const chaptersOf = async (language: (typeof languages)[number]) =>
  Promise.all(guideChapters.map(async chapter => [chapter, await readChapter(language, chapter)] as const))

const guides = new Map(
  await Promise.all(languages.map(async language => [language, await chaptersOf(language)] as const)),
)
const english = guides.get('en') ?? []
const all = [...guides].flatMap(([language, chapters]) =>
  chapters.map(([chapter, text]) => ({ name: `${language}/${chapter}`, chapter, text })),
)

const headingsOf = ({ blocks }: GuideText): readonly string[] =>
  blocks.flatMap(block => (block.type === 'heading' ? [block.id] : []))

/** Every place of the guide: its chapters, and the headings in them. */
const places = new Set<string>(
  english.flatMap(([chapter, text]) => [chapter, ...headingsOf(text).map(id => `${chapter}#${id}`)]),
)

const spansIn = (block: GuideBlock): readonly GuideSpan[] => {
  if ('spans' in block) return block.spans
  if ('items' in block) return block.items.flat()
  return block.type === 'table' ? [...block.head.flat(), ...block.rows.flat(2)] : []
}

const flatten = (value: unknown, prefix: string): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, `${prefix}.${key}`))

const textsOf = (language: string): ReadonlyMap<string, string> => {
  const folder = join(root, 'locales', language)
  return new Map(
    readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .flatMap(name =>
        flatten(JSON.parse(readFileSync(join(folder, name), 'utf8')), name.replace('.json', '')),
      ),
  )
}

describe('The guide', () => {
  test.each(languages)(
    'has all chapters in %s, with the same headings and pictures, and no others',
    language => {
      const files = readdirSync(join(root, 'docs/guide', language)).map(name => name.replace('.md', ''))
      expect(files.toSorted()).toEqual(guideChapters.toSorted())
      const outline = (chapters: typeof english) =>
        chapters.map(([chapter, { blocks }]) => [
          chapter,
          blocks.map(block => {
            if (block.type === 'heading') return `# ${block.id}`
            if (block.type === 'picture') return `picture ${block.name}`
            return block.type === 'steps' ? `${block.items.length} steps` : block.type
          }),
        ])
      expect(outline(guides.get(language) ?? [])).toEqual(outline(english))
    },
  )

  test.each(languages)(
    'names buttons and pages by texts that %s has, complete without anything filled in',
    language => {
      const texts = textsOf(language)
      const wrong = all.flatMap(({ name, text }) =>
        labelsOf(text)
          .filter(key => /\{\{(?!product\}\})|^$/.test(texts.get(key) ?? ''))
          .map(key => `${name}: ${key}`),
      )
      expect(wrong).toEqual([])
    },
  )

  test('leads from chapter to chapter by links that arrive', () => {
    const dead = all.flatMap(({ name, text }) =>
      text.blocks
        .flatMap(spansIn)
        .flatMap(span => (span.type === 'link' && !places.has(span.to) ? [`${name}: ${span.to}`] : [])),
    )
    expect(dead).toEqual([])
  })

  test('has every place that a page, a record type or a part of the profile declares', () => {
    const declared = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .flatMap(name =>
        [
          ...readFileSync(join(root, 'src', name), 'utf8').matchAll(
            /guide: '([\w#-]+)'|entityPages\('\w+', '([\w#-]+)'\)/g,
          ),
        ].map(([, one, other]) => one ?? other ?? ''),
      )
    expect(declared.length).toBeGreaterThan(80)
    expect(declared.filter(place => !places.has(place))).toEqual([])
  })

  test('has short chapters: two pages at most', () => {
    const long = all
      .map(({ name, chapter, text }) => {
        const words = entryOf(chapter, text).sections.flatMap(section => section.text.split(/\s+/)).length
        return { name, words }
      })
      .filter(({ words }) => words > 800)
    expect(long).toEqual([])
  })

  test('shows pictures that are there, light, and made by a journey; none is left over', () => {
    const shown = new Set(
      all.flatMap(({ text }) => text.blocks.flatMap(block => (block.type === 'picture' ? [block.name] : []))),
    )
    expect([...shown].toSorted()).toEqual(Object.keys(journeys).toSorted())
    const files = readdirSync(join(root, 'docs/guide/pictures'))
    expect(files.toSorted()).toEqual([...shown].map(name => `${name}.webp`).toSorted())
    const heavy = [...shown].filter(name => statSync(fileURLToPath(pictureFile(name))).size > heaviest)
    expect(heavy).toEqual([])
  })

  test.each([
    '<b>bold</b>',
    '# One\n\n<img src=x onerror=alert(1)>',
    '# One\n\n```\ncode\n```',
    '# One\n\n### Deep',
  ])('takes no Markdown that it does not know: %s', async markdown => {
    await expect(parseChapter(markdown, 'begin')).rejects.toThrow()
  })
})
