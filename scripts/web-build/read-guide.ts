import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lexer, type Token, type Tokens } from 'marked'
import sharp from 'sharp'
import { type GuideChapter, type GuidePlace, guideChapters } from '../../src/model/guide/chapters.ts'
import {
  type GuideBlock,
  type GuideEntry,
  type GuideSection,
  type GuideSpan,
  type GuideSpans,
  type GuideText,
  labelPattern,
} from '../../src/model/guide/guide-text.ts'
import type { Language } from '../../src/model/languages.ts'

const folder = new URL('../../docs/guide/', import.meta.url)

export const chapterFile = (language: Language, chapter: GuideChapter): URL =>
  new URL(`${language}/${chapter}.md`, folder)

export const pictureFile = (name: string): URL => new URL(`pictures/${name}.webp`, folder)

/** Thrown for Markdown that the guide does not know: HTML, code, lists in lists. */
class UnknownMarkdown extends Error {
  override name = 'UnknownMarkdown'
}

const unknown = (token: Token): never => {
  throw new UnknownMarkdown(`the guide has no '${token.type}': ${token.raw}`)
}

/** Characters that the library writes as entities in texts. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity)

/** Splits a text into words and labels. */
function withLabels(text: string): GuideSpan[] {
  return plain(text)
    .split(/(\{\{[\w./]+\}\})/)
    .filter(part => part !== '')
    .map(part =>
      part.startsWith('{{') ? { type: 'label', text: part.slice(2, -2) } : { type: 'text', text: part },
    )
}

/** Returns the place that a link to a chapter means: 'loans.md#portal', '#steps'. */
function placeOf(href: string, chapter: GuideChapter): GuidePlace {
  if (href.startsWith('#')) return `${chapter}${href as `#${string}`}`
  return href.replace('.md', '') as GuidePlace
}

function spansOf(tokens: readonly Token[], chapter: GuideChapter): GuideSpan[] {
  return tokens.flatMap((token): GuideSpan[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? spansOf(token.tokens, chapter) : withLabels(token.text)
      case 'escape':
        return [{ type: 'text', text: plain(token.text) }]
      case 'codespan':
        return [{ type: 'key', text: plain(token.text) }]
      case 'strong':
      case 'em':
        return [{ type: token.type, text: plain(token.text) }]
      case 'link':
        return [{ type: 'link', text: plain(token.text), to: placeOf(token.href, chapter) }]
      default:
        return unknown(token)
    }
  })
}

async function pictureOf({ href, text }: Tokens.Image): Promise<GuideBlock> {
  const name = href.replace(/^picture:/, '')
  const { width = 0, height = 0 } = await sharp(fileURLToPath(pictureFile(name))).metadata()
  return { type: 'picture', name, text: plain(text), width, height }
}

/** Returns the spans of an item of a list. */
const itemOf = (item: Tokens.ListItem, chapter: GuideChapter): GuideSpans =>
  item.tokens.flatMap(token =>
    token.type === 'text' || token.type === 'paragraph'
      ? spansOf(token.tokens ?? [], chapter)
      : unknown(token),
  )

async function blockOf(token: Token, chapter: GuideChapter): Promise<GuideBlock> {
  switch (token.type) {
    case 'heading': {
      const [, words = '', id = ''] = /^(.*?) \{#([\w-]+)\}$/.exec(token.text) ?? []
      if (token.depth !== 2 || id === '') return unknown(token)
      return { type: 'heading', id, spans: withLabels(words) }
    }
    case 'paragraph': {
      const [first] = token.tokens ?? []
      return first?.type === 'image'
        ? pictureOf(first as Tokens.Image)
        : { type: 'paragraph', spans: spansOf(token.tokens ?? [], chapter) }
    }
    case 'blockquote': {
      const [first] = token.tokens ?? []
      return { type: 'note', spans: spansOf(first && 'tokens' in first ? (first.tokens ?? []) : [], chapter) }
    }
    case 'list':
      return {
        type: token.ordered ? 'steps' : 'points',
        items: (token as Tokens.List).items.map(item => itemOf(item, chapter)),
      }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return {
        type: 'table',
        head: header.map(({ tokens }) => spansOf(tokens, chapter)),
        rows: rows.map(row => row.map(({ tokens }) => spansOf(tokens, chapter))),
      }
    }
    default:
      return unknown(token)
  }
}

/** Reads the Markdown of a chapter. @throws {UnknownMarkdown} for what the guide does not know. */
export async function parseChapter(markdown: string, chapter: GuideChapter): Promise<GuideText> {
  const [title, ...tokens] = lexer(markdown).filter(({ type }) => type !== 'space')
  if (title?.type !== 'heading' || title.depth !== 1) throw new UnknownMarkdown(`${chapter} has no title`)
  return { title: plain(title.text), blocks: await Promise.all(tokens.map(token => blockOf(token, chapter))) }
}

/** Reads a chapter of the guide. @throws {UnknownMarkdown} for Markdown that the guide does not know. */
export const readChapter = (language: Language, chapter: GuideChapter): Promise<GuideText> =>
  parseChapter(readFileSync(chapterFile(language, chapter), 'utf8'), chapter)

const wordsOf = (spans: GuideSpans): string =>
  spans.map(({ type, text }) => (type === 'label' ? `{{${text}}}` : text)).join('')

/** Returns the words of a block, labels as `{{key}}`. */
export function textOf(block: GuideBlock): string {
  switch (block.type) {
    case 'steps':
    case 'points':
      return block.items.map(wordsOf).join(' ')
    case 'table':
      return block.rows.flatMap(row => row.map(wordsOf)).join(' ')
    case 'picture':
      return ''
    default:
      return wordsOf(block.spans)
  }
}

/** Returns the keys of the interface's texts that a chapter names. */
export const labelsOf = (chapter: GuideText): string[] =>
  chapter.blocks.flatMap(block => [...textOf(block).matchAll(labelPattern)].map(([, key = '']) => key))

/** Returns a chapter as it stands in the contents and is searched. */
export function entryOf(chapter: GuideChapter, { title, blocks }: GuideText): GuideEntry {
  const sections: GuideSection[] = []
  let [id, heading, words]: [string, string, string[]] = ['', title, []]
  const close = () => sections.push({ id, title: heading, text: words.join(' ') })
  for (const block of blocks) {
    if (block.type === 'heading') {
      close()
      ;[id, heading, words] = [block.id, wordsOf(block.spans), []]
    } else words.push(textOf(block))
  }
  close()
  return { chapter, title, sections }
}

/** Every file of the guide in one language, by name. */
export async function guideFiles(language: Language): Promise<ReadonlyMap<string, string>> {
  const chapters = await Promise.all(
    guideChapters
      .filter(chapter => existsSync(chapterFile(language, chapter)))
      .map(async chapter => [chapter, await readChapter(language, chapter)] as const),
  )
  return new Map([
    ['contents.json', JSON.stringify(chapters.map(([chapter, text]) => entryOf(chapter, text)))],
    ...chapters.map(([chapter, text]) => [`${chapter}.json`, JSON.stringify(text)] as const),
  ])
}
