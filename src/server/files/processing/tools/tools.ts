import type { Tool } from './tool.ts'

/** Resources a tool may use, besides the time it waits for its turn. */
export interface ToolLimits {
  readonly seconds: number
  /** Memory for objects of JavaScript, and for modules. */
  readonly megabytes: number
}

interface ToolEntry extends ToolLimits {
  load(): Promise<Tool>
}

/** The tools by their names. Each is loaded in its own process alone: none of their engines ever runs in the server. */
export const tools = {
  pdf: { seconds: 60, megabytes: 768, load: async () => (await import('../pdf/pdf-tool.ts')).pdfTool },
  video: {
    seconds: 120,
    megabytes: 1024,
    load: async () => (await import('../video/video-tool.ts')).videoTool,
  },
  audio: {
    seconds: 600,
    megabytes: 512,
    load: async () => (await import('../audio/audio-tool.ts')).audioTool,
  },
  model: {
    seconds: 30,
    megabytes: 512,
    load: async () => (await import('../models/model-tool.ts')).modelTool,
  },
  document: {
    seconds: 60,
    megabytes: 512,
    load: async () => (await import('../documents/document-tool.ts')).documentTool,
  },
} as const satisfies Readonly<Record<string, ToolEntry>>

export type ToolName = keyof typeof tools
