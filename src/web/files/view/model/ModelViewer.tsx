import type { ModelViewerElement } from '@google/model-viewer'
import { Expand, RotateCcw, Shrink, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewUrl } from '#model/api/files/media.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useFullScreen } from '../../../ui/use-full-screen.ts'
import { PlainFile } from '../PlainFile.tsx'
import type { ViewerProps } from '../viewed-file.ts'
import { givePicture } from './give-picture.ts'
import { loadModelViewer, styleModelViewer } from './load-model-viewer.ts'
import styles from './Model.module.css'

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** A model in three dimensions, to be turned with mouse, fingers and arrow keys (acceptance row C-F02). */
export function ModelViewer({ file }: ViewerProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(frame)
  const [model, setModel] = useState<ModelViewerElement>()
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming')
  const label = t('viewer.model.label', { title: file.alt })
  const seen = useEffectEvent((shown: ModelViewerElement) => {
    if (!file.pictured && file.mayEdit) void givePicture(file.id, shown)
  })
  useEffect(() => {
    let element: ModelViewerElement | undefined
    let gone = false
    const open = async () => {
      await loadModelViewer()
      if (gone || !place.current) return
      element = document.createElement('model-viewer') as ModelViewerElement
      element.addEventListener('load', () => {
        setState('ready')
        if (element) seen(element)
      })
      element.addEventListener('error', () => setState('failed'))
      Object.assign(element, {
        alt: label,
        cameraControls: true,
        touchAction: 'pan-y',
        interactionPrompt: 'none',
        loading: 'eager',
        shadowIntensity: 0.6,
        toneMapping: 'neutral',
        src: previewUrl(file.id),
      })
      place.current.replaceChildren(element)
      // Not before: coming into the page, it forgets the sheets it had.
      styleModelViewer(element)
      setModel(element)
    }
    open().catch(() => setState('failed'))
    return () => {
      gone = true
      element?.remove()
    }
  }, [file.id, label])
  if (state === 'failed') return <PlainFile file={file} />
  const button = (name: string, picture: ReactNode, press: (opened: ModelViewerElement) => void) => (
    <IconButton label={name} title={name} disabled={state !== 'ready'} onClick={() => model && press(model)}>
      {picture}
    </IconButton>
  )
  return (
    <div
      ref={frame}
      className={classes(styles.frame, screen.isFilled && styles.filled)}
      data-own-arrows
      data-model={state}
    >
      {state === 'coming' && file.pictured && (
        <img className={styles.poster} src={thumbnailUrl(file.id, 1200)} alt="" />
      )}
      <div ref={place} className={styles.place} aria-busy={state === 'coming'} />
      <p className={styles.hint}>{t(state === 'coming' ? 'viewer.model.coming' : 'viewer.model.keys')}</p>
      <div className={styles.bar}>
        {button(t('viewer.zoomOut'), <ZoomOut {...icon} />, opened => opened.zoom(-2))}
        {button(t('viewer.zoomIn'), <ZoomIn {...icon} />, opened => opened.zoom(2))}
        {button(t('viewer.model.reset'), <RotateCcw {...icon} />, opened => {
          opened.cameraOrbit = 'auto auto auto'
          opened.cameraTarget = 'auto auto auto'
          opened.fieldOfView = 'auto'
          opened.resetTurntableRotation(0)
        })}
        <IconButton
          label={t(screen.isFull ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
          title={t(screen.isFull ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
          onClick={screen.toggle}
        >
          {screen.isFull ? <Shrink {...icon} /> : <Expand {...icon} />}
        </IconButton>
      </div>
    </div>
  )
}
