import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { iiifUrl } from '#model/api/files/iiif.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { fetchWithPauses } from '../../../platform/download.ts'
import { DeepZoom } from '../../../ui/deep-zoom/DeepZoom.tsx'
import type { DeepZoomHandle, ZoomLabels, ZoomSource } from '../../../ui/deep-zoom/deep-zoom-types.ts'
import type { ZoomView } from '../../../ui/deep-zoom/zoom-view.ts'

/** Texts of the buttons of a picture. */
function useZoomLabels(): ZoomLabels {
  const { t } = useTranslation()
  return {
    zoomIn: t('viewer.zoomIn'),
    zoomOut: t('viewer.zoomOut'),
    fit: t('viewer.fit'),
    actual: t('viewer.actual'),
    rotate: t('viewer.rotate'),
    fullScreen: t('viewer.fullScreen'),
    leaveFullScreen: t('viewer.leaveFullScreen'),
    keys: t('viewer.zoomKeys'),
  }
}

/** @returns its tiles, or the largest thumbnail if it has none */
async function readSource(id: string, signal: AbortSignal): Promise<ZoomSource> {
  const answer = await fetchWithPauses(`${iiifUrl(id)}/info.json`, { signal })
  if (!answer.ok) return { kind: 'picture', url: thumbnailUrl(id, 2400) }
  const info: Readonly<Record<string, unknown>> = await answer.json()
  // Uses the page's own origin, which a server behind a proxy may not know.
  return { kind: 'tiles', info: { ...info, id: iiifUrl(id) } }
}

const zoomSourceQuery = (id: string) => ({
  queryKey: ['files.zoomSource', id] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readSource(id, signal),
  // Refetched whenever it is viewed: the content may have been replaced. An identical answer changes nothing.
  staleTime: 0,
})

/** The source of the zoom for a file with a picture; undefined while it is not yet known. */
const useZoomSource = (id: string | undefined): ZoomSource | undefined =>
  useQuery({ ...zoomSourceQuery(id ?? ''), enabled: id !== undefined }).data

interface ZoomedFileProps {
  readonly id: string
  /** A description of the picture. */
  readonly label: string
  readonly actions?: ReactNode
  readonly onSweep?: ((direction: 1 | -1) => void) | undefined
  readonly onView?: (view: ZoomView) => void
  readonly onHandle?: (handle: DeepZoomHandle | undefined) => void
}

/** The picture of a file, with zoom. */
export function ZoomedFile({ id, ...rest }: ZoomedFileProps) {
  const labels = useZoomLabels()
  const source = useZoomSource(id)
  return <DeepZoom key={id} preview={thumbnailUrl(id, 1200)} source={source} labels={labels} {...rest} />
}
