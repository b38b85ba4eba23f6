import { pageSizes } from '../papers/blocks.ts'
import type { DocumentTemplate } from './document.ts'

/** Returns the page of a document in its orientation, in millimetres. */
export function pageOf({ page }: Pick<DocumentTemplate, 'page'>): {
  readonly width: number
  readonly height: number
} {
  const { width, height } = pageSizes[page.size]
  return page.orientation === 'portrait' ? { width, height } : { width: height, height: width }
}
