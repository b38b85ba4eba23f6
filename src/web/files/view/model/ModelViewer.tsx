import type { ModelViewerElement } from '@google/model-viewer'
import { Expand, RotateCcw, Shrink, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { givePoster, previewUrl } from '#model/api/files/media.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { call } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useFullScreen } from '../../../ui/use-full-screen.ts'
import { PlainFile } from '../PlainFile.tsx'
import type { ViewerProps } from '../viewed-file.ts'
import styles from './Model.module.css'
import nothing from './nothing.js?url'

/** Gives a model without a picture for lists the view it is first seen in; a failure has no effect. */
async function addPicture(id: string, model: ModelViewerElement): Promise<void> {
  try {
    const body = await model.toBlob({ mimeType: 'image/png', idealAspect: true })
    await call(givePoster, { params: { id }, body }, { notify: {} })
  } catch {
    // The next one who opens it gives it one.
  }
}

/** Decoders of packed models and textures, served by ourselves (vite.config.ts): the library would fetch them from its makers. */
const settings = {
  dracoDecoderLocation: '/decoders/three/draco/gltf/',
  ktx2TranscoderLocation: '/decoders/three/basis/',
  meshoptDecoderLocation: nothing,
  lottieLoaderLocation: nothing,
}

/** Defines the element `model-viewer`; fetched with the first model. */
async function loadModelViewer(): Promise<void> {
  Object.assign(globalThis, { ModelViewerElement: settings })
  await import('@google/model-viewer')
}

/**
 * The element brings its styles as text, which the policy of the page does not let in; as a sheet of its own it does.
 */
function styleModelViewer({ shadowRoot }: ModelViewerElement): void {
  if (!shadowRoot || shadowRoot.adoptedStyleSheets.length > 0) return
  const sheet = new CSSStyleSheet()
  // A template in the built client, a style element where the library comes as it is (vite.config.ts).
  const text =
    shadowRoot.querySelector('template')?.content.textContent ??
    shadowRoot.querySelector('style')?.textContent
  sheet.replaceSync(text ?? '')
  shadowRoot.adoptedStyleSheets = [sheet]
}

/** True where the browser can draw in three dimensions; without, the library shows an empty stage and says nothing. */
const canDraw = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** A model in three dimensions, to be turned with mouse, fingers and arrow keys (C-F02). */
export function ModelViewer({ file }: ViewerProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(frame)
  const [model, setModel] = useState<ModelViewerElement>()
  const [state, setState] = useState<'coming' | 'ready' | 'failed' | 'undrawable'>(() =>
    canDraw() ? 'coming' : 'undrawable',
  )
  const label = t('viewer.model.label', { title: file.alt })
  const seen = useEffectEvent((shown: ModelViewerElement) => {
    if (!file.pictured && file.mayEdit) void addPicture(file.id, shown)
  })
  useEffect(() => {
    let element: ModelViewerElement | undefined
    let isUnmounted = false
    const open = async () => {
      if (!canDraw()) return
      await loadModelViewer()
      if (isUnmounted || !place.current) return
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
      isUnmounted = true
      element?.remove()
    }
  }, [file.id, label])
  if (state === 'failed') return <PlainFile file={file} />
  if (state === 'undrawable')
    return (
      <>
        <Banner kind="info">{t('viewer.model.noWebGl')}</Banner>
        <PlainFile file={file} />
      </>
    )
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
