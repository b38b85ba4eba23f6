import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { cut } from '#model/text/cut.ts'
import type { EmbeddedMetadata } from '../../stored-content.ts'

/** Embedded metadata of a document or recording, as it was written there. */
export interface Written {
  readonly title?: string | undefined
  /** Whoever made it. */
  readonly by?: string | undefined
  readonly description?: string | undefined
  /** In one text, between commas or semicolons. */
  readonly keywords?: string | undefined
  readonly copyright?: string | undefined
}

const longestTitle = 300
const longestKeyword = 100
const mostKeywords = 100

/** Titles that programs write when nobody has: the name of the file, or of the program. */
const noTitle =
  /^(untitled|unbenannt|senza titolo|bez tytułu|microsoft (word|powerpoint|excel) - |.*\.\w{2,4}$)/i

/** The part of it that goes into the fields that people type. Its language is unknown, so it counts as English. */
export function embeddedMetadata({
  title = '',
  by = '',
  description = '',
  keywords = '',
  copyright = '',
}: Written): EmbeddedMetadata {
  const heading = cut(cleanLine(title), longestTitle)
  const maker = cut(cleanLine(by), longestTitle)
  const text = cleanLines(description)
  const words = keywords
    .split(/[;,]/)
    .map(cleanLine)
    .filter(word => word !== '' && word.length <= longestKeyword)
  const notice = cleanLine(copyright)
  return {
    ...(heading && !noTitle.test(heading) && { title: { en: heading } }),
    ...(maker && { creators: [{ creator: { name: maker } }] }),
    ...(text && { description: { en: text } }),
    ...(words.length > 0 && { keywords: [...new Set(words)].slice(0, mostKeywords) }),
    ...(notice && { copyrightNotice: cut(notice, longestTitle) }),
  }
}
