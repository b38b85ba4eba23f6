import { lazyPage } from './lazy-page.ts'

/** The page of addresses inside the shell that no page has. */
export const NotFound = lazyPage(() => import('./NotFoundPage.tsx'), 'NotFoundPage')
