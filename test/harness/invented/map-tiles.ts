/** A number as protocol buffers write it. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

const numberField = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)]
const bytesField = (field: number, bytes: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const textField = (field: number, text: string): number[] => bytesField(field, [...Buffer.from(text)])

type Spot = readonly [x: number, y: number]

interface TileLayerInput {
  readonly name: string
  readonly type: 'point' | 'polygon'
  /** In parts of the 4096 that a tile is wide. */
  readonly spots: readonly Spot[]
  readonly words?: Readonly<Record<string, string>>
}

function geometryOf(type: TileLayerInput['type'], [first = [0, 0], ...others]: readonly Spot[]): number[] {
  const moves = (from: Spot, to: readonly Spot[]) => {
    let [x, y] = from
    return to.flatMap(([nextX, nextY]) => {
      const step = [zigzag(nextX - x), zigzag(nextY - y)]
      ;[x, y] = [nextX, nextY]
      return step
    })
  }
  const start = [8 + 1, ...moves([0, 0], [first])]
  const whole = type === 'point' ? start : [...start, others.length * 8 + 2, ...moves(first, others), 8 + 7]
  return whole.flatMap(varint)
}

/** A Mapbox vector tile of layers with one feature each. */
export function vectorTile(layers: readonly TileLayerInput[]): Buffer {
  return Buffer.from(
    layers.flatMap(({ name, type, spots, words = {} }) => {
      const entries = Object.entries(words)
      const feature = [
        ...bytesField(
          2,
          entries.flatMap((_, at) => [at, at]),
        ),
        ...numberField(3, type === 'point' ? 1 : 3),
        ...bytesField(4, geometryOf(type, spots)),
      ]
      return bytesField(3, [
        ...numberField(15, 2),
        ...textField(1, name),
        ...bytesField(2, feature),
        ...entries.flatMap(([key]) => textField(3, key)),
        ...entries.flatMap(([, value]) => bytesField(4, textField(1, value))),
        ...numberField(5, 4096),
      ])
    }),
  )
}

/** A PMTiles archive that holds the tile of the whole world alone. */
export function tileArchive(tile: Buffer): Buffer {
  const headerLength = 127
  // One entry: tile 0, for one tile, so long, at the beginning.
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1])
  const metadata = Buffer.from('{}')
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles')
  header[7] = 3
  const [afterDirectory, afterMetadata] = [
    headerLength + directory.length,
    headerLength + directory.length + metadata.length,
  ]
  const places = [
    headerLength,
    directory.length,
    afterDirectory,
    metadata.length,
    afterMetadata,
    0,
    afterMetadata,
    tile.length,
    1,
    1,
    1,
  ]
  for (const [at, place] of places.entries()) header.writeBigUInt64LE(BigInt(place), 8 + 8 * at)
  // Clustered, not compressed, vector tiles, zoom 0 to 0.
  header.set([1, 1, 1, 1, 0, 0], 96)
  return Buffer.concat([header, directory, metadata, tile])
}
