import type { Route } from '#server/platform/http/index.ts'
import { type IiifRoutesOptions, iiifRoutes } from './iiif/iiif-routes.ts'
import { similarRoutes } from './similar/similar-routes.ts'

/** Pictures as viewers go deep into them, and those that look alike. */
export const pictureRoutes = (options: IiifRoutesOptions): readonly Route[] => [
  ...iiifRoutes(options),
  ...similarRoutes(options),
]
