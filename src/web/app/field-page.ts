import { lazyPage } from './lazy-page.ts'

/** The pages for phones, which also work by themselves when the server cannot be reached. */
export const FieldPage = lazyPage(() => import('./FieldPage.tsx'), 'FieldPage')

/** Returns true for addresses of the pages for phones: one audit or movement, or the lists on this device. */
export const isFieldPage = (path: string): boolean =>
  /^\/app\/procedures\/((\d+\/)?audit|\d+\/phone)\/?$/.test(path)
