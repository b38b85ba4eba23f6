/** Content at an address of map tiles: pictures, vector tiles one by one, or all vector tiles in one archive. */
export type TileFormat = 'pictures' | 'vector' | 'archive'

/** Returns the format of an address of map tiles by the ending of its path; undefined for an address that gives none. */
export function tileFormat(address: string): TileFormat | undefined {
  const [, path] = /^https?:\/\/[^/?#{}\s]+(\/[^?#]*)/.exec(address) ?? []
  if (path === undefined) return undefined
  // An archive is one file, read in parts.
  if (/\.pmtiles$/i.test(path)) return address.includes('{') ? undefined : 'archive'
  if (!['{z}', '{x}', '{y}'].every(part => address.includes(part))) return undefined
  return /\.(mvt|pbf)$/i.test(path) ? 'vector' : 'pictures'
}
