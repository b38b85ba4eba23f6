import { cleanLines } from '#model/text/clean.ts'
import { cut } from '#model/text/cut.ts'
import type { ToolFound } from './tool.ts'

/** A text that goes into a fact: what is longer is no fact. */
const longestText = 4000
const longestList = 4000

/** Characters of the text of the pages that are kept, for finding. */
const longestContentText = 200_000

const soundText = (text: string): string => cut(text.toWellFormed().replaceAll('\0', ''), longestText)

function sound(value: unknown): unknown {
  if (typeof value === 'string') return soundText(value)
  if (Array.isArray(value)) return value.slice(0, longestList).map(sound)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [soundText(key), sound(each)]))
}

/** What a tool has found, as a database takes it: no zeros, no half signs, nothing endless. */
export function soundFound(found: ToolFound): ToolFound {
  const { contentText, ...measured } = found.measured
  const text = cut(cleanLines(contentText ?? ''), longestContentText).trimEnd()
  return {
    ...(sound({ ...found, measured }) as ToolFound),
    measured: { ...(sound(measured) as ToolFound['measured']), ...(text && { contentText: text }) },
  }
}
