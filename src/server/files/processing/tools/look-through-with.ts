import type { LookThrough } from '../way.ts'
import { keepPoster } from './keep-poster.ts'
import { runTool, type ToolResult } from './run-tool.ts'
import type { ToolPoster } from './tool.ts'
import type { ToolName } from './tools.ts'

/**
 * The way to look through what a tool knows: what it finds is kept, and what it makes stands for the content.
 * @param drawn what stands for it where the tool made nothing
 */
export const lookThroughWith =
  (tool: ToolName, drawn?: (result: ToolResult) => ToolPoster | undefined): LookThrough =>
  async (storage, content) => {
    const result = await runTool(tool, storage, content)
    const { found = { measured: {} }, whole } = result
    const own = result.poster === undefined ? drawn?.(result) : undefined
    const poster = result.poster ?? own
    const kept = poster && (await keepPoster(storage, content.storageKey, poster, own !== undefined))
    return {
      ...found,
      // Pictures of a file are asked for anew when another one stands for it.
      ...(kept && { picture: 'poster', facts: { ...found.facts, poster: kept } }),
      ...(!whole && found.failure === undefined && { failure: 'processing.tooDifficult' }),
    }
  }
