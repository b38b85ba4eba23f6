import type { Selector } from '../kinds/selector.ts'

/** The specification of the fragment syntax, as annotations name it. */
const mediaFragments = 'http://www.w3.org/TR/media-frags/'

/** A region of a picture as a W3C Web Annotation; its source is the id of the file. */
export const webAnnotation = (id: string, fileId: string, { type, value }: Selector) => ({
  '@context': 'http://www.w3.org/ns/anno.jsonld' as const,
  id,
  type: 'Annotation' as const,
  motivation: 'describing' as const,
  body: [] as never[],
  target: {
    source: fileId,
    selector:
      type === 'FragmentSelector'
        ? { type, conformsTo: mediaFragments, value }
        : ({ type, value } as { type: Selector['type']; conformsTo?: string; value: string }),
  },
})
