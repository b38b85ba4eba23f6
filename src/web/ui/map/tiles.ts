import { type TileFormat, tileFormat } from '#model/map-tiles.ts'

/** Tiles of the ground from a server of maps, with the line that its makers ask for. */
export interface Tiles {
  readonly address: string
  readonly format: TileFormat
  readonly credit: string
}

/** The tiles of this installation, which the server writes into the page; undefined where the product's own ground is shown. */
export function ownTiles(): Tiles | undefined {
  const meta = document.querySelector('meta[name="map-tiles"]')
  const address = meta?.getAttribute('content') ?? ''
  const format = tileFormat(address)
  return format && { address, format, credit: meta?.getAttribute('data-credit') ?? '' }
}
