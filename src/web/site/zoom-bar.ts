import type { Zoom } from './zoom.ts'

/** Names of the buttons beside a picture, in the language of the page. */
export type ZoomWords = Readonly<
  Record<'bar' | 'closer' | 'farther' | 'whole' | 'full' | 'leave' | 'failed', string>
>

type Action = 'closer' | 'farther' | 'whole' | 'full'

/** Lines of the drawings on the buttons. */
const drawings: Readonly<Record<Action, string>> = {
  closer: 'M5 12h14M12 5v14',
  farther: 'M5 12h14',
  whole: 'M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
}

const actions: readonly Action[] = ['closer', 'farther', 'whole', 'full']

/** Keys of the picture, while the focus is in it. */
const keys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': zoom => zoom.by(1.5),
  '=': zoom => zoom.by(1.5),
  '-': zoom => zoom.by(1 / 1.5),
  '0': zoom => zoom.whole(),
  ArrowLeft: zoom => zoom.pan(-0.15, 0),
  ArrowRight: zoom => zoom.pan(0.15, 0),
  ArrowUp: zoom => zoom.pan(0, -0.15),
  ArrowDown: zoom => zoom.pan(0, 0.15),
}

function drawing(action: Action): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', drawings[action])
  svg.append(path)
  return svg
}

function button(action: Action, name: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.title = name
  element.setAttribute('aria-label', name)
  element.append(drawing(action))
  element.addEventListener('click', press)
  return element
}

/** Puts buttons beside the picture of a page, and loads what shows it closely when it is first asked for. */
export function zoomBar(stage: HTMLElement, words: ZoomWords): void {
  const link = stage.querySelector<HTMLAnchorElement>('a.whole')
  const info = link?.dataset.info
  if (!link || info === undefined) return
  let opened: Promise<Zoom> | undefined

  const open = () => {
    opened ??= import('./zoom.ts')
      .then(({ openZoom }) => openZoom(stage, info))
      .catch((error: unknown) => {
        opened = undefined
        said.textContent = words.failed
        throw error
      })
    return opened
  }
  const act = (work: (zoom: Zoom) => void) => void open().then(work, () => undefined)
  const isFull = () => document.fullscreenElement === stage

  const press: Readonly<Record<Action, () => void>> = {
    closer: () => act(zoom => zoom.by(1.8)),
    farther: () => act(zoom => zoom.by(1 / 1.8)),
    whole: () => act(zoom => zoom.whole()),
    full() {
      if (isFull()) void document.exitFullscreen()
      else void stage.requestFullscreen().then(open, () => undefined)
    },
  }

  const bar = document.createElement('div')
  const said = document.createElement('p')
  said.className = 'unseen'
  said.setAttribute('role', 'status')
  bar.className = 'zoom-bar'
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', words.bar)
  const canFill = typeof stage.requestFullscreen === 'function'
  const buttons = new Map(
    actions
      .filter(action => action !== 'full' || canFill)
      .map(action => [action, button(action, words[action], press[action])]),
  )
  bar.append(...buttons.values(), said)
  stage.append(bar)

  document.addEventListener('fullscreenchange', () => {
    const name = isFull() ? words.leave : words.full
    buttons.get('full')?.setAttribute('aria-label', name)
    buttons.get('full')?.setAttribute('title', name)
  })
  link.addEventListener('click', event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // On a small screen the page would no longer scroll where the picture is.
    if (canFill && matchMedia('(max-width: 700px)').matches) press.full()
    else act(zoom => zoom.by(1.8))
  })
  stage.addEventListener('keydown', event => {
    const key = keys[event.key]
    const isTyped = event.metaKey || event.ctrlKey || event.altKey
    const isElsewhere = event.target instanceof Element && event.target.closest('.thumbs')
    if (!key || isTyped || isElsewhere) return
    event.preventDefault()
    act(key)
  })
}
