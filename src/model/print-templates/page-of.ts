import { type DocumentTemplate, pageSizes } from './document.ts'

/** The page of a document as it lies, in millimetres. */
export function pageOf({ page }: Pick<DocumentTemplate, 'page'>): {
  readonly width: number
  readonly height: number
} {
  const { width, height } = pageSizes[page.size]
  return page.orientation === 'portrait' ? { width, height } : { width: height, height: width }
}
