import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet'

/** A town of the ground; people are in thousands. */
interface Town {
  readonly name: string
  readonly longitude: number
  readonly latitude: number
  readonly people: number
}

/** The least zoom at which towns of so many thousand people are named. */
const leastZooms: readonly (readonly [people: number, zoom: number])[] = [
  [3000, 3],
  [1000, 4.5],
  [400, 5.5],
  [150, 6.5],
  [50, 7.5],
  [0, 8.5],
]
const firstZoom = 3

/** Pixels around a name that are kept free of others. */
const air = 14

/** Towns by the names of each language. */
const byLanguage: Readonly<Record<string, () => Promise<{ default: string }>>> & {
  en: () => Promise<{ default: string }>
} = {
  en: () => import('virtual:ground/towns/en'),
  it: () => import('virtual:ground/towns/it'),
  de: () => import('virtual:ground/towns/de'),
  pl: () => import('virtual:ground/towns/pl'),
}

/** Reads the lines that `scripts/web-build/ground.ts` writes, the largest town first. */
const readTowns = (text: string): readonly Town[] =>
  text.split('\n').map(line => {
    const [name = '', longitude, latitude, people] = line.split('\t')
    return {
      name,
      longitude: Number(longitude) / 100,
      latitude: Number(latitude) / 100,
      people: Number(people),
    }
  })

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const style = () => {
  const of = getComputedStyle(document.documentElement)
  return {
    ink: of.getPropertyValue('--ink3').trim(),
    halo: of.getPropertyValue('--surface').trim(),
    face: of.getPropertyValue('--sans').trim(),
    // As large as a person has set letters in the browser.
    size: 0.75 * Number.parseFloat(of.fontSize || '16'),
  }
}

/** Names of towns, drawn anew when the map has come to rest: the larger ones first, those that find room. */
class Towns extends Layer {
  readonly #canvas = document.createElement('canvas')
  readonly #towns: readonly Town[]

  constructor(towns: readonly Town[]) {
    super({ pane: 'towns' })
    this.#towns = towns
    this.#canvas.setAttribute('aria-hidden', 'true')
  }

  override onAdd(): this {
    this.getPane()?.append(this.#canvas)
    this.draw()
    return this
  }

  override onRemove(): this {
    this.#canvas.remove()
    return this
  }

  override getEvents() {
    return { moveend: () => this.draw(), resize: () => this.draw(), zoomstart: () => this.#clear() }
  }

  #clear(): void {
    this.#canvas.width = 0
  }

  draw(): void {
    const { x: width, y: height } = this._map.getSize()
    const density = window.devicePixelRatio || 1
    DomUtil.setPosition(this.#canvas, this._map.containerPointToLayerPoint([0, 0]))
    Object.assign(this.#canvas, { width: width * density, height: height * density })
    Object.assign(this.#canvas.style, { width: `${width}px`, height: `${height}px` })
    const zoom = this._map.getZoom()
    const pen = this.#canvas.getContext('2d')
    if (!pen || zoom < firstZoom) return
    const least = leastZooms.findLast(([, from]) => zoom >= from)?.[0] ?? 0
    const { ink, halo, face, size } = style()
    pen.scale(density, density)
    pen.font = `${size}px ${face}`
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    const view = this._map.getBounds()
    const taken: Box[] = []
    for (const { name, longitude, latitude, people } of this.#towns) {
      if (people < least) break
      if (!view.contains([latitude, longitude])) continue
      const { x, y } = this._map.latLngToContainerPoint([latitude, longitude])
      const end = x + 6 + pen.measureText(name).width
      const box = { left: x - air, top: y - air, right: end + air, bottom: y + air }
      // A name that would be cut off at the edge is none.
      if (end > width || taken.some(other => touches(box, other))) continue
      taken.push(box)
      pen.beginPath()
      pen.arc(x, y, 2, 0, 2 * Math.PI)
      pen.fillStyle = ink
      pen.fill()
      pen.strokeStyle = halo
      pen.lineWidth = 3
      pen.strokeText(name, x + 6, y)
      pen.fillText(name, x + 6, y)
    }
  }
}

/** Names the towns, unless the map is gone before they have come. Answers with what draws them in the colours of the theme in force. */
export async function addTowns(map: LeafletMap, isGone: () => boolean): Promise<() => void> {
  const load = byLanguage[document.documentElement.lang] ?? byLanguage.en
  const found = readTowns((await load()).default)
  if (isGone()) return () => undefined
  // Above the land and its waters, below every mark.
  Object.assign(map.createPane('towns').style, { zIndex: '450', pointerEvents: 'none' })
  const towns = new Towns(found).addTo(map)
  return () => towns.draw()
}
