import type { LoadTask } from '#server/platform/confined/answer-tasks.ts'

/** Tasks on untrusted bytes in processes of their own. Each task loads what it needs, and nothing of it runs in the server. */
export const tasks = {
  typeOf: async () => (await import('../../../receive/types/type-in.ts')).typeIn,
  readEmbedded: async () => (await import('../embedded/read-embedded.ts')).readEmbedded,
  look: async () => (await import('../analyse-picture.ts')).analyseAnyPicture,
  lookOnce: async () => (await import('../look-once.ts')).lookOnce,
  thumbnail: async () => (await import('../make-thumbnail.ts')).thumbnailOf,
  poster: async () => (await import('../draw-poster.ts')).drawPoster,
  page: async () => (await import('../draw-page.ts')).drawPage,
  levels: async () => (await import('../levels-of.ts')).levelsOf,
  pyramid: async () => (await import('../make-pyramid.ts')).pyramidOf,
  tile: async () => (await import('../cut-picture.ts')).cutPicture,
  cut: async () => (await import('../cut-picture.ts')).cutByOneThread,
  render: async () => (await import('../render.ts')).render,
  portrait: async () => (await import('../make-portrait.ts')).makePortrait,
  printed: async () => (await import('../make-printed.ts')).makePrinted,
} as const satisfies Readonly<Record<string, LoadTask>>

export type Tasks = { readonly [Name in keyof typeof tasks]: Awaited<ReturnType<(typeof tasks)[Name]>> }
export type TaskName = keyof Tasks
