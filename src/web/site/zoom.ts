import OpenSeadragon, { type Options } from 'openseadragon'

/** A picture that is looked at closely. */
export interface Zoom {
  by(factor: number): void
  /** Moves by shares of what is seen. */
  pan(x: number, y: number): void
  whole(): void
}

/**
 * The library looks for a style by its name before it writes one of its own, which the policy of the page would refuse. One outside of HTML is
 * found, and styles nothing.
 */
function standInForItsStyle(): void {
  const style = document.createElementNS(null, 'style')
  style.setAttribute('data-openseadragon-mobile-css', 'true')
  document.head.append(style)
}

/** Free pixels around the whole picture, as the page leaves them. */
const marginOf = (stage: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(stage.querySelector('figure') ?? stage).paddingTop) || 0

/** Opens the picture of a page over itself, in the same place and size, so that nothing jumps. */
export function openZoom(stage: HTMLElement, info: string): Promise<Zoom> {
  standInForItsStyle()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const margin = marginOf(stage)
  const thumbs = stage.querySelector<HTMLElement>('.thumbs')?.offsetHeight ?? 0
  const surface = document.createElement('div')
  surface.className = 'closely'
  stage.prepend(surface)
  const viewer = OpenSeadragon({
    element: surface,
    tileSources: info as unknown as NonNullable<Options['tileSources']>,
    showNavigationControl: false,
    showNavigator: true,
    navigatorPosition: 'TOP_RIGHT',
    navigatorSizeRatio: 0.16,
    navigatorAutoFade: false,
    navigatorOpacity: 1,
    navigatorBackground: 'var(--mat)',
    navigatorBorderColor: 'var(--line)',
    navigatorDisplayRegionColor: 'var(--focus)',
    // Many machines have no graphics card worth its name; the plain canvas is as quick for one picture.
    drawer: 'canvas',
    tabIndex: -1,
    animationTime: still ? 0 : 0.5,
    blendTime: still ? 0 : 0.1,
    visibilityRatio: 0.6,
    minZoomImageRatio: 0.8,
    maxZoomPixelRatio: 4,
    viewportMargins: { left: margin, top: margin, right: margin, bottom: margin + thumbs },
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true, scrollToZoom: true },
    gestureSettingsTouch: { pinchRotate: false },
  } as Options)
  // The page has keys of its own: one set, wherever the focus is.
  viewer.setKeyboardNavEnabled(false)
  const { viewport } = viewer
  const shadow = () => surface.classList.toggle('near', viewport.getZoom() > viewport.getHomeZoom() * 1.02)
  viewer.addHandler('viewport-change', shadow)
  return new Promise((resolve, reject) => {
    viewer.addHandler('open-failed', () => {
      viewer.destroy()
      surface.remove()
      reject(new Error('the picture cannot be opened'))
    })
    viewer.addHandler('open', () => {
      stage.classList.add('opened')
      resolve({
        by(factor) {
          viewport.zoomBy(factor)
          viewport.applyConstraints()
        },
        pan(x, y) {
          const { width, height } = viewport.getBounds(false)
          viewport.panBy(new OpenSeadragon.Point(x * width, y * height))
          viewport.applyConstraints()
        },
        whole: () => void viewport.goHome(),
      })
    })
  })
}
