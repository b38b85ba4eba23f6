import type { ReactNode } from 'react'
import { thumbnailUrl } from '#model/api/files.ts'
import { DeepZoom } from '../../../ui/deep-zoom/DeepZoom.tsx'
import type { DeepZoomHandle } from '../../../ui/deep-zoom/deep-zoom-types.ts'
import type { ZoomView } from '../../../ui/deep-zoom/zoom-view.ts'
import { useZoomLabels } from './use-zoom-labels.ts'
import { useZoomSource } from './use-zoom-source.ts'

export interface ZoomedFileProps {
  readonly id: string
  /** What is to be seen, in words. */
  readonly label: string
  readonly actions?: ReactNode
  readonly onSweep?: ((direction: 1 | -1) => void) | undefined
  readonly onView?: (view: ZoomView) => void
  readonly onHandle?: (handle: DeepZoomHandle | undefined) => void
}

/** The picture of a file, to be looked at closely. */
export function ZoomedFile({ id, ...rest }: ZoomedFileProps) {
  const labels = useZoomLabels()
  const source = useZoomSource(id)
  return <DeepZoom key={id} preview={thumbnailUrl(id, 1200)} source={source} labels={labels} {...rest} />
}
