import OpenSeadragon, { type Options, type Viewer } from 'openseadragon'
import { styleNonce } from '../nonce.ts'
import type { DeepZoomEvents, DeepZoomHandle, ZoomSource } from './deep-zoom-types.ts'
import { overlayOn } from './picture-overlay.ts'
import { type Margins, sameView, widthThatShowsAll, type ZoomView } from './zoom-view.ts'

/** Distance of a swipe that changes the picture, in pixels. */
const sweepPixels = 60

const tileSourceOf = (source: ZoomSource) =>
  source.kind === 'tiles' ? source.info : { type: 'image', url: source.url }

const optionsFor = (element: HTMLElement, source: ZoomSource, margins: Margins): Options => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    element,
    tileSources: tileSourceOf(source) as NonNullable<Options['tileSources']>,
    showNavigationControl: false,
    // Machines in museums often have no graphics card worth its name; the plain canvas is as quick for one picture.
    drawer: 'canvas',
    tabIndex: -1,
    animationTime: still ? 0 : 0.5,
    blendTime: still ? 0 : 0.1,
    visibilityRatio: 0.6,
    minZoomImageRatio: 0.8,
    maxZoomPixelRatio: 4,
    viewportMargins: margins,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true, scrollToZoom: true },
    gestureSettingsTouch: { pinchRotate: false, flickEnabled: true },
  } as Options
}

/** The library looks for this element before it writes one of its own, which the policy of the page would refuse. */
function standInForItsStyle(): void {
  const name = 'data-openseadragon-mobile-css'
  if (document.querySelector(`style[${name}]`)) return
  const style = document.createElement('style')
  style.nonce = styleNonce()
  style.setAttribute(name, 'true')
  document.head.append(style)
}

/** The shadow of the picture on its mat: a frame above it that ignores the pointer. */
function castShadow(viewer: Viewer, className: string, aspect: number): void {
  const shadow = document.createElement('div')
  shadow.className = className
  viewer.addOverlay({ element: shadow, location: new OpenSeadragon.Rect(0, 0, 1, aspect) } as never)
}

/**
 * Opens a picture to be looked at closely, in an element that has a size. The only place that knows OpenSeadragon.
 * @param margins pixels that stay free around the whole picture
 */
export function openDeepZoom(
  element: HTMLElement,
  source: ZoomSource,
  { margins, shadow }: { readonly margins: Margins; readonly shadow: string },
  events: DeepZoomEvents,
): DeepZoomHandle {
  standInForItsStyle()
  const viewer = OpenSeadragon(optionsFor(element, source, margins))
  const { viewport } = viewer
  // Keys are handled by `zoom-key.ts`: one set, anywhere in the viewer.
  viewer.setKeyboardNavEnabled(false)
  let aspect = 1
  let whole = true
  /** View set by another picture that leads, when movements here are not the user's. */
  let led: ZoomView | undefined
  let swept = { x: 0, y: 0 }

  const wholeZoom = () => {
    const { x, y } = viewport.getContainerSize()
    const window = {
      width: Math.max(1, x - margins.left - margins.right),
      height: Math.max(1, y - margins.top - margins.bottom),
    }
    return 1 / widthThatShowsAll(aspect, viewport.getRotation(false), window)
  }
  const view = (): ZoomView => {
    const { x, y } = viewport.getCenter(false)
    return {
      x,
      y: y / aspect,
      zoom: viewport.getZoom(false) / wholeZoom(),
      rotation: viewport.getRotation(false),
    }
  }
  const put = ({ x, y, zoom }: Omit<ZoomView, 'rotation'>, immediately = false) => {
    viewport.zoomTo(wholeZoom() * zoom, undefined, immediately)
    viewport.panTo(new OpenSeadragon.Point(x, y * aspect), immediately)
  }
  const showWhole = (immediately = false) => {
    whole = true
    put({ x: 0.5, y: 0.5, zoom: 1 }, immediately)
  }
  const reportView = () => {
    const now = view()
    whole = now.zoom < 1.02
    events.onScale(viewport.viewportToImageZoom(viewport.getZoom(false)))
    if (!whole) events.onSharp()
    if (led && sameView(led, now)) return
    led = undefined
    events.onView(now)
  }

  viewer.addHandler('open', () => {
    const item = viewer.world.getItemAt(0)
    const size = item.getContentSize()
    aspect = size.y / size.x
    castShadow(viewer, shadow, aspect)
    showWhole(true)
    item.addHandler('fully-loaded-change', ({ fullyLoaded }: { readonly fullyLoaded: boolean }) => {
      if (fullyLoaded) events.onSharp()
    })
    viewer.addHandler('viewport-change', reportView)
    reportView()
  })
  viewer.addHandler('resize', () => {
    if (whole) requestAnimationFrame(() => viewer.isDestroyed() || showWhole(true))
  })
  viewer.addHandler('open-failed', () => events.onFailed())
  viewer.addHandler('canvas-press', () => {
    swept = { x: 0, y: 0 }
  })
  viewer.addHandler('canvas-drag', event => {
    if (event.pointerType === 'mouse' || !whole) return
    swept = { x: swept.x + event.delta.x, y: swept.y + event.delta.y }
    event.preventDefaultAction = true
  })
  viewer.addHandler('canvas-drag-end', () => {
    const { x, y } = swept
    swept = { x: 0, y: 0 }
    if (Math.abs(x) > sweepPixels && Math.abs(x) > 2 * Math.abs(y)) events.onSweep(x < 0 ? 1 : -1)
  })

  return {
    zoomBy(factor) {
      viewport.zoomBy(factor)
      viewport.applyConstraints()
    },
    showWhole: () => showWhole(),
    actual() {
      viewport.zoomTo(viewport.imageToViewportZoom(1))
      viewport.applyConstraints()
    },
    rotate() {
      const wasWhole = whole
      viewport.setRotation((viewport.getRotation(false) + 90) % 360)
      if (wasWhole) showWhole()
    },
    pan(x, y) {
      const { width, height } = viewport.getBounds(false)
      viewport.panBy(new OpenSeadragon.Point(x * width, y * height))
      viewport.applyConstraints()
    },
    view,
    show(next) {
      led = next
      if (next.rotation !== viewport.getRotation(false)) viewport.setRotation(next.rotation, true)
      put(next, true)
    },
    isWhole: () => whole,
    overlay: (width, className, onPress) => overlayOn(viewer, width, className, onPress),
    close: () => viewer.destroy(),
  }
}
