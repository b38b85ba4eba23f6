import { cleanLines } from '#model/text/clean.ts'
import { cut } from '#model/text/cut.ts'
import { refusals } from './refusal.ts'
import type { ToolFound } from './tool.ts'
import { OutOfTurn } from './tool-frames.ts'

/** A text that goes into a fact: what is longer is no fact. */
const longestText = 4000
const longestList = 4000

/** Characters of the text of the pages that are kept, for finding. */
const longestContentText = 200_000

const soundText = (text: string): string => cut(text.toWellFormed().replaceAll('\0', ''), longestText)

/** Facts lie a few lists within each other, no more. */
const deepest = 12

function soundValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return soundText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.slice(0, longestList).map(each => soundValue(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, longestList)
      .map(([key, each]) => [soundText(key), soundValue(each, depth + 1)]),
  )
}

/** Facts that a confined process reports, as a database takes them. */
export const sound = (value: unknown): unknown => soundValue(value, 0)

/** Checks that an answer of a tool is well-formed. @throws {OutOfTurn} */
function foundIn(body: Buffer): ToolFound {
  try {
    const { measured, metadata, facts, failure } = JSON.parse(body.toString())
    if (typeof measured !== 'object' || measured === null) throw new Error('nothing measured')
    const known = (refusals as readonly unknown[]).includes(failure)
    return { measured, ...(metadata && { metadata }), ...(facts && { facts }), ...(known && { failure }) }
  } catch (error) {
    throw new OutOfTurn('a tool tells no facts', { cause: error })
  }
}

/** Findings of a tool in a form the database accepts: no zeros, no half signs, nothing endless. @throws {OutOfTurn} for what no tool reports. */
export function soundFound(body: Buffer): ToolFound {
  const found = foundIn(body)
  const { contentText, ...measured } = found.measured
  const text = cut(cleanLines(contentText ?? ''), longestContentText).trimEnd()
  return {
    ...(sound({ ...found, measured }) as ToolFound),
    measured: { ...(sound(measured) as ToolFound['measured']), ...(text && { contentText: text }) },
  }
}
