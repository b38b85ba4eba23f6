import { type ComponentType, lazy } from 'react'
import type { DamType } from '#model/cards/file/measured.ts'
import type { ViewerProps } from './viewed-file.ts'

const PlainFile = lazy(async () => ({ default: (await import('./PlainFile.tsx')).PlainFile }))

/** How a file is shown, by what is in it; each with its library is fetched when the first such file is opened. */
export const viewers: Readonly<Record<DamType, ComponentType<ViewerProps>>> = {
  IMAGE: lazy(async () => ({ default: (await import('./image/ImageViewer.tsx')).ImageViewer })),
  VIDEO: lazy(async () => ({ default: (await import('./media/VideoViewer.tsx')).VideoViewer })),
  AUDIO: lazy(async () => ({ default: (await import('./media/AudioViewer.tsx')).AudioViewer })),
  PDF: lazy(async () => ({ default: (await import('./pdf/PdfViewer.tsx')).PdfViewer })),
  MODEL_3D: lazy(async () => ({ default: (await import('./model/ModelViewer.tsx')).ModelViewer })),
  DOCUMENT: PlainFile,
  OTHER: PlainFile,
}
