/** Types that browsers play under another name than their own. */
const playedAs: Readonly<Record<string, string>> = {
  'video/quicktime': 'video/mp4',
  'video/x-m4v': 'video/mp4',
}

const shown = /^(video|audio|model)\/[\w.+-]+$|^application\/pdf$/

/** Types of which pictures of their pages are shown to those who may not download them. */
export const hasPages = (mime: string): boolean => mime === 'application/pdf'

/**
 * The media type under which a content is shown on a page; undefined for one that never is. Pictures are none: they are shown in the
 * sizes that are made of them, and their originals are for whoever may download.
 */
export function previewType(mime: string): string | undefined {
  if (mime === 'text/plain') return 'text/plain'
  return shown.test(mime) ? (playedAs[mime] ?? mime) : undefined
}
