import { wavOf } from '#server/files/processing/made-files.fixture.ts'
import { fileReader } from './upload-file.ts'

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const box = (type: string, ...bodies: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(bodies)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

/** Frames of silence (MPEG 1, layer 3, 128 kbit/s, 44.1 kHz), with a title before them. */
function mp3(): Buffer {
  const title = Buffer.concat([Buffer.from([0]), Buffer.from('A song')])
  const frame = Buffer.concat([Buffer.from('TIT2', 'latin1'), u32(title.length), Buffer.from([0, 0]), title])
  const head = Buffer.concat([
    Buffer.from('ID3\x03\0\0', 'latin1'),
    Buffer.from([0, 0, 0, frame.length]),
    frame,
  ])
  const silence = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
  return Buffer.concat([head, ...Array<Buffer>(20).fill(silence)])
}

const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'))

/** A film of one track of sound without a sample: its head is all there is. */
function mp4(): Buffer {
  const matrix = Buffer.concat([1, 0, 0, 0, 1, 0, 0, 0, 0x4000].map(value => u32(value * 0x10000)))
  const mvhd = box(
    'mvhd',
    u32(0),
    u32(0),
    u32(0),
    u32(1000),
    u32(1000),
    u32(0x10000),
    Buffer.from([1, 0]),
    Buffer.alloc(10),
    matrix,
    Buffer.alloc(24),
    u32(2),
  )
  const tkhd = box(
    'tkhd',
    u32(7),
    u32(0),
    u32(0),
    u32(1),
    u32(0),
    u32(1000),
    Buffer.alloc(16),
    matrix,
    u32(0),
    u32(0),
  )
  const mdhd = box('mdhd', u32(0), u32(0), u32(0), u32(8000), u32(8000), u32(0x55c40000))
  const hdlr = box('hdlr', u32(0), u32(0), Buffer.from('soun'), Buffer.alloc(13))
  const sample = box(
    'sowt',
    Buffer.alloc(6),
    Buffer.from([0, 1]),
    Buffer.alloc(8),
    Buffer.from([0, 1, 0, 16]),
    u32(0),
    u32(8000 * 0x10000),
  )
  const stbl = box(
    'stbl',
    box('stsd', u32(0), u32(1), sample),
    box('stts', u32(0), u32(1), u32(100), u32(1)),
    box('stsc', u32(0), u32(1), u32(1), u32(100), u32(1)),
    box('stsz', u32(0), u32(2), u32(100)),
    box('stco', u32(0), u32(1), u32(36)),
  )
  const dinf = box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1))))
  const minf = box('minf', box('smhd', u32(0), u32(0)), dinf, stbl)
  return Buffer.concat([
    ftyp,
    box('mdat', Buffer.alloc(200, 7)),
    box('moov', mvhd, box('trak', tkhd, box('mdia', mdhd, hdlr, minf))),
  ])
}

export const media = [
  fileReader(
    'media, WAV',
    'song.wav',
    () => [wavOf('A song', 'A choir')],
    () => {
      const file = wavOf('A song', 'A choir')
      const lie = (at: number, value: number) => {
        const copy = Buffer.from(file)
        copy.writeUInt32LE(value, at)
        return copy
      }
      // Lengths, and how many samples a second and channels there are.
      return [lie(4, 0xffff_ffff), lie(16, 0xffff_fff0), lie(22, 0xffff), lie(24, 0xffff_ffff), lie(24, 0)]
    },
  ),
  fileReader(
    'media, MP3',
    'song.mp3',
    () => [mp3()],
    () => [
      Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), mp3().subarray(30)]),
      Buffer.concat(Array<Buffer>(2000).fill(mp3().subarray(0, 40))),
    ],
  ),
  fileReader(
    'media, MP4',
    'film.mp4',
    () => [mp4()],
    () => [
      Buffer.concat([ftyp, box('mdat', Buffer.alloc(50_000, 7))]),
      Buffer.concat([ftyp, u32(0), Buffer.from('moov')]),
      Buffer.concat([ftyp, u32(1), Buffer.from('moov'), u32(0x7fff_ffff), u32(0xffff_ffff)]),
      Buffer.concat([ftyp, ...Array<Buffer>(50_000).fill(box('free'))]),
      // Boxes within each other.
      Buffer.concat([
        ftyp,
        Array.from({ length: 5000 }).reduce<Buffer>(inner => box('moov', inner), Buffer.alloc(0)),
      ]),
    ],
  ),
]
