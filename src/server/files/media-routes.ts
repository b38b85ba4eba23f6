import type { Route } from '#server/platform/http/index.ts'
import type { ProcessingOptions } from './processing/again/process-again.ts'
import { processingRoutes } from './processing/again/processing-routes.ts'
import { type StreamingOptions, streamingRoutes } from './streaming/streaming-routes.ts'

/** Contents as they are shown and played, and looked into once more. */
export const mediaRoutes = (options: StreamingOptions & ProcessingOptions): readonly Route[] => [
  ...streamingRoutes(options),
  ...processingRoutes(options),
]
