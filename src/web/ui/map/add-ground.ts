import { type GridLayer, type Map as LeafletMap, TileLayer } from 'leaflet'
import { addGrid } from './add-grid.ts'
import { addLand } from './land.ts'
import { ownTiles, type Tiles } from './tiles.ts'
import { addTowns } from './towns.ts'
import { addWater } from './water.ts'

/** Sources of the outlines, waters and towns. */
const ownCredit = 'Natural Earth · GeoNames'

interface GroundEvents {
  /** True once the map is gone. */
  readonly isGone: () => boolean
  /** Called after the tiles of the installation have not come, and the product's own ground is shown in their place. */
  readonly onWithoutTiles: () => void
}

/** The ground of a map. */
export interface Ground {
  /** Draws it in the colours of the theme in force. */
  readonly repaint: () => void
}

/** Draws the product's own ground, one layer upon the other. */
function addOwnGround(map: LeafletMap, isGone: () => boolean): Ground {
  const paints: (() => void)[] = []
  const add = async () => {
    paints.push(await addLand(map, isGone))
    // A map without waters or names is a map.
    for (const next of [addWater, addTowns]) paints.push(await next(map, isGone).catch(() => () => undefined))
  }
  map.attributionControl.addAttribution(ownCredit)
  addGrid(map)
  void add()
  return {
    repaint: () => {
      for (const paint of paints) paint()
    },
  }
}

/** Makes the layer of tiles, and what draws it in the colours of the theme in force. */
async function makeTiles(tiles: Tiles): Promise<GridLayer & { repaint?: () => void }> {
  if (tiles.format === 'pictures') return new TileLayer(tiles.address, { referrerPolicy: 'origin' })
  const { makeVectorGround } = await import('./vector/VectorGround.ts')
  return makeVectorGround(tiles)
}

/** Draws the tiles of the installation, or the product's own ground where there are none or none comes. */
export function addGround(map: LeafletMap, { isGone, onWithoutTiles }: GroundEvents): Ground {
  const tiles = ownTiles()
  if (!tiles) return addOwnGround(map, isGone)
  let ground: Ground | undefined
  const { credit } = tiles
  map.attributionControl.addAttribution(credit)
  const fallBack = () => {
    if (isGone()) return
    map.attributionControl.removeAttribution(credit)
    ground = addOwnGround(map, isGone)
    onWithoutTiles()
  }
  const add = async () => {
    const layer = await makeTiles(tiles)
    if (isGone()) return
    let hasCome = false
    layer.on('tileload', () => {
      hasCome = true
    })
    // All that were asked for have been answered, none of them with a tile.
    layer.on('load', () => {
      if (hasCome) return
      layer.remove()
      fallBack()
    })
    ground = { repaint: () => layer.repaint?.() }
    layer.addTo(map)
  }
  void add().catch(fallBack)
  return { repaint: () => ground?.repaint() }
}
