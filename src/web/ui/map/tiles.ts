/** Pictures of the ground from a server of maps, with the line that its makers ask for. */
interface Tiles {
  /** With `{z}`, `{x}` and `{y}` in it. */
  readonly address: string
  readonly credit: string
}

/** The tiles of this installation, which the server writes into the page; undefined where the product's own ground is shown. */
export function ownTiles(): Tiles | undefined {
  const meta = document.querySelector('meta[name="map-tiles"]')
  const address = meta?.getAttribute('content')
  return address?.includes('{z}') ? { address, credit: meta?.getAttribute('data-credit') ?? '' } : undefined
}
