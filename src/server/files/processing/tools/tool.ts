import type { Found } from '../../stored-content.ts'
import type { ToolContent } from './tool-content.ts'

/** Findings of a tool; the pictures it makes travel separately. */
export type ToolFound = Omit<Found, 'looks' | 'picture'>

/** Plain pixels, four bytes each (red, green, blue, alpha), or an encoded picture whose size is not known yet. */
export interface ToolPoster {
  readonly bytes: Uint8Array
  readonly width?: number
  readonly height?: number
}

export interface ToolReport {
  /** Tells what was found so far: it counts, should the tool not come to its end. */
  found(found: ToolFound): void
  /** Reports what may represent the content. */
  poster(poster: ToolPoster): void
}

/**
 * Looks into a content, in a process of its own (see `run-tool.ts`).
 * @throws {Refusal} for what is not kept.
 */
export type Tool = (content: ToolContent, report: ToolReport) => Promise<void>
