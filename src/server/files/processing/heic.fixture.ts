/* A still picture in HEVC (ITU-T H.265), in the boxes of HEIF (ISO/IEC 23008-12): one block of 32 × 32 pixels, made by hand. */

/** Writes numbers bit by bit. */
class Bits {
  private bits = ''

  /** So many bits of a number. */
  u(count: number, value: number): this {
    this.bits += value.toString(2).padStart(count, '0')
    return this
  }

  /** Numbers as Exp-Golomb codes (9.2). */
  ue(...values: readonly number[]): this {
    for (const value of values) {
      const code = (value + 1).toString(2)
      this.bits += '0'.repeat(code.length - 1) + code
    }
    return this
  }

  flags(bits: string): this {
    this.bits += bits.replaceAll(' ', '')
    return this
  }

  /** The bytes, with a one behind them and zeros up to the next byte. */
  end(): Buffer {
    const bits = `${this.bits}1`
    const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
    return Buffer.from((whole.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  }
}

const size = 32

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255])
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)])

/** A unit of the stream; nothing in it looks like the beginning of another (7.4.2). */
function unit(type: number, body: Buffer): Buffer {
  const bytes: number[] = [type << 1, 1]
  let zeros = 0
  for (const byte of body) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3)
      zeros = 0
    }
    bytes.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Buffer.from(bytes)
}

/** Profile 'Main Still Picture', level 1 (7.3.3). */
const profile = (bits: Bits): Bits => bits.u(8, 3).u(32, 0x7000_0000).flags('1001').u(44, 0).u(8, 30)

const video = () =>
  profile(new Bits().u(4, 0).flags('11').u(6, 0).u(3, 0).flags('1').u(16, 0xffff))
    .flags('1')
    .ue(0, 0, 0)
    .u(6, 0)
    .ue(0)
    .flags('00')
    .end()

/** Blocks of 8 to 32 pixels, each of which may be kept as plain samples. */
const sequence = () =>
  profile(new Bits().u(4, 0).u(3, 0).flags('1'))
    .ue(0, 1, size, size)
    .flags('0')
    .ue(0, 0, 4)
    .flags('1')
    .ue(0, 0, 0)
    .ue(0, 2, 0, 3, 0, 1)
    .flags('0 0 1 1')
    .u(4, 7)
    .u(4, 7)
    .ue(0, 2)
    .flags('1')
    .ue(0)
    .flags('0 0 1 0 0')
    .end()

const picture = () =>
  new Bits()
    .ue(0, 0)
    .flags('0 0 000 1 0')
    .ue(0, 0, 0)
    .flags('0 1 0')
    .ue(0, 0)
    .flags('0 0 0 0 0 0 0 0 0 0')
    .ue(0)
    .flags('0 0')
    .end()

/** Header of a slice: the only one of the picture, for which nothing else is needed. */
const slice = (): Buffer => new Bits().flags('1 0').ue(0, 2).flags('0 0').ue(0).end()

const box = (type: string, ...bodies: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(bodies)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

const versioned = (type: string, version: number, ...bodies: readonly Buffer[]): Buffer =>
  box(type, u32(version << 24), ...bodies)

function heif(data: Buffer): Buffer {
  const units = [
    [32, unit(32, video())],
    [33, unit(33, sequence())],
    [34, unit(34, picture())],
  ] as const
  const coded = unit(19, Buffer.concat([slice(), data]))
  const content = Buffer.concat([u32(coded.length), coded])
  const configuration = box(
    'hvcC',
    Buffer.from('0103700000009000000000001ef000fcfdf8f800000f03', 'hex'),
    ...units.flatMap(([type, body]) => [Buffer.from([0x80 | type]), u16(1), u16(body.length), body]),
  )
  const start = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
  const meta = (at: number): Buffer =>
    versioned(
      'meta',
      0,
      versioned('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      versioned('pitm', 0, u16(1)),
      versioned('iinf', 0, u16(1), versioned('infe', 2, u16(1), u16(0), Buffer.from('hvc1\0'))),
      versioned('iloc', 0, u16(0x4400), u16(1), u16(1), u16(0), u16(1), u32(at), u32(content.length)),
      box(
        'iprp',
        box('ipco', configuration, versioned('ispe', 0, u32(size), u32(size))),
        versioned('ipma', 0, u32(1), u16(1), Buffer.from([2, 0x81, 2])),
      ),
    )
  const at = start.length + meta(0).length + 8
  return Buffer.concat([start, meta(at), box('mdat', content)])
}

/**
 * A HEIC of 32 × 32 pixels kept as plain samples: brightness, then the two colours at half the size. Before them stand two coded bits (the block
 * is not split, its samples are plain), after them one (there is no more), as the arithmetic coder writes them (9.3.4.3.5).
 */
export const heicOf = (brightness: number, blue = 128, red = 128): Buffer =>
  heif(
    Buffer.concat([
      Buffer.from([0x86, 0x80]),
      Buffer.alloc(size * size, brightness),
      Buffer.alloc((size * size) / 4, blue),
      Buffer.alloc((size * size) / 4, red),
      Buffer.from([0xfe, 0x80]),
    ]),
  )

/** The same picture with any bytes for what is coded: they are blocks, predictions and coefficients to the decoder, whatever they are. */
export const heicOfNoise = (noise: Buffer): Buffer => heif(noise)
