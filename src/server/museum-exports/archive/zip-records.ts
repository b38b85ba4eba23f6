/** Records of the ZIP format (PKWARE APPNOTE 6.3.10). Where a number has no place in 32 bits, its 64 bits are in an extra field. */

/** Facts of an entry when its content has gone by. */
export interface Packed {
  readonly name: Buffer
  readonly at: Date
  readonly shrinks: boolean
  readonly crc: number
  /** Bytes as they are, and as they are packed. */
  readonly bytes: number
  readonly packedBytes: number
  /** Offset of its header. */
  readonly offset: number
}

const whole32 = 0xffff_ffff
const most16 = 0xffff
const plainVersion = 20
const largeVersion = 45
/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
/** Made under Unix: an ordinary file that its owner writes and all read. */
const madeByUnix = 3 << 8
const fileMode = 0o100644 * 0x10000

const methodOf = ({ shrinks }: Pick<Packed, 'shrinks'>): number => (shrinks ? 8 : 0)

/** Numbers one after the other, each with its width in bytes. */
function record(...numbers: readonly (readonly [width: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((length, [width]) => length + width, 0))
  let at = 0
  for (const [width, value] of numbers) {
    if (width === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, width)
    at += width
  }
  return buffer
}

/** The time as MS-DOS wrote it, in UTC; what reads the extra field knows the time zone, too. */
const timesOf = ({ at }: Pick<Packed, 'at'>): [2 | 4, number][] => {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107) - 1980
  return [
    [2, (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)],
    [2, (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()],
  ]
}

/** The moment in seconds since 1970 ('UT'). */
const momentField = ({ at }: Pick<Packed, 'at'>): Buffer => {
  const seconds = Math.min(Math.max(Math.floor(at.getTime() / 1000), 0), 0x7fff_ffff)
  return Buffer.concat([record([2, 0x5455], [2, 5]), Buffer.from([1]), record([4, seconds])])
}

/** Header before a content. @param large whether it may have 4 GB or more */
export function headerOf(entry: Pick<Packed, 'name' | 'at' | 'shrinks'>, large: boolean): Buffer {
  const extra = Buffer.concat([
    momentField(entry),
    ...(large ? [record([2, 1], [2, 16], [8, 0], [8, 0])] : []),
  ])
  return Buffer.concat([
    record(
      [4, 0x0403_4b50],
      [2, large ? largeVersion : plainVersion],
      [2, flags],
      [2, methodOf(entry)],
      ...timesOf(entry),
      [4, 0],
      [4, large ? whole32 : 0],
      [4, large ? whole32 : 0],
      [2, entry.name.length],
      [2, extra.length],
    ),
    entry.name,
    extra,
  ])
}

/** Descriptor behind a content. */
export function descriptorOf({ crc, bytes, packedBytes }: Packed, large: boolean): Buffer {
  const width = large || bytes >= whole32 || packedBytes >= whole32 ? 8 : 4
  return record([4, 0x0807_4b50], [4, crc], [width, packedBytes], [width, bytes])
}

/** An entry in the directory at the end. */
export function directoryRecordOf(entry: Packed): Buffer {
  const { name, crc, bytes, packedBytes, offset } = entry
  const numbers = [bytes, packedBytes, offset]
  const large = numbers.filter(value => value >= whole32)
  const extra = Buffer.concat([
    momentField(entry),
    ...(large.length > 0
      ? [record([2, 1], [2, large.length * 8], ...large.map(value => [8, value] as const))]
      : []),
  ])
  const version = large.length > 0 ? largeVersion : plainVersion
  return Buffer.concat([
    record(
      [4, 0x0201_4b50],
      [2, madeByUnix | largeVersion],
      [2, version],
      [2, flags],
      [2, methodOf(entry)],
      ...timesOf(entry),
      [4, crc],
      [4, Math.min(packedBytes, whole32)],
      [4, Math.min(bytes, whole32)],
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, fileMode],
      [4, Math.min(offset, whole32)],
    ),
    name,
    extra,
  ])
}

/** End record of the archive. */
export function endOf({
  entries,
  size,
  offset,
}: {
  readonly entries: number
  /** Bytes of the directory, and where it begins. */
  readonly size: number
  readonly offset: number
}): Buffer {
  const end = record(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, Math.min(entries, most16)],
    [2, Math.min(entries, most16)],
    [4, Math.min(size, whole32)],
    [4, Math.min(offset, whole32)],
    [2, 0],
  )
  if (entries < most16 && size < whole32 && offset < whole32) return end
  const end64 = record(
    [4, 0x0606_4b50],
    [8, 44],
    [2, madeByUnix | largeVersion],
    [2, largeVersion],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, size],
    [8, offset],
  )
  const locator = record([4, 0x0706_4b50], [4, 0], [8, offset + size], [4, 1])
  return Buffer.concat([end64, locator, end])
}
