import { useQuery } from '@tanstack/react-query'
import { iiifUrl } from '#model/api/files/iiif.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { patientFetch } from '../../../platform/patient-fetch.ts'
import type { ZoomSource } from '../../../ui/deep-zoom/deep-zoom-types.ts'

/** @returns its tiles; where there are none, the largest of its thumbnails. */
async function readSource(id: string, signal: AbortSignal): Promise<ZoomSource> {
  const answer = await patientFetch(`${iiifUrl(id)}/info.json`, { signal })
  if (!answer.ok) return { kind: 'picture', url: thumbnailUrl(id, 2400) }
  const info: Readonly<Record<string, unknown>> = await answer.json()
  // By the address this page has, which the server behind a proxy need not know.
  return { kind: 'tiles', info: { ...info, id: iiifUrl(id) } }
}

export const zoomSourceQuery = (id: string) => ({
  queryKey: ['files.zoomSource', id] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readSource(id, signal),
  // Asked for anew whenever it is looked at: the content may have been replaced. The same answer changes nothing.
  staleTime: 0,
})

/** What is zoomed into, of a file with a picture; undefined while it is not yet known. */
export const useZoomSource = (id: string | undefined): ZoomSource | undefined =>
  useQuery({ ...zoomSourceQuery(id ?? ''), enabled: id !== undefined }).data
