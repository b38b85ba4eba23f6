import { wavOf } from '#server/files/processing/made-files.fixture.ts'
import { mediaOf } from '../../samples.ts'
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

const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'))
const options = { kind: 'tool' } as const

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
    options,
  ),
  fileReader(
    'media, MP3, FLAC and Ogg',
    'song.mp3',
    () => Promise.all([mediaOf('mp3'), mediaOf('flac'), mediaOf('ogg')]),
    async () => {
      const mp3 = await mediaOf('mp3')
      return [
        Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), mp3.subarray(30)]),
        Buffer.concat(Array<Buffer>(2000).fill(mp3.subarray(0, 60))),
      ]
    },
    options,
  ),
  fileReader(
    'media, MP4 and M4A',
    'film.mp4',
    () => Promise.all([mediaOf('mp4'), mediaOf('m4a')]),
    async () => {
      const film = await mediaOf('mp4')
      const lie = (name: string, distance: number) => {
        const copy = Buffer.from(film)
        copy.fill(0xff, copy.indexOf(name) + distance, copy.indexOf(name) + distance + 4)
        return copy
      }
      return [
        Buffer.concat([ftyp, box('mdat', Buffer.alloc(50_000, 7))]),
        Buffer.concat([ftyp, u32(0), Buffer.from('moov')]),
        Buffer.concat([ftyp, u32(1), Buffer.from('moov'), u32(0x7fff_ffff), u32(0xffff_ffff)]),
        Buffer.concat([ftyp, ...Array<Buffer>(50_000).fill(box('free'))]),
        // Boxes within each other.
        Buffer.concat([
          ftyp,
          Array.from({ length: 5000 }).reduce<Buffer>(inner => box('moov', inner), Buffer.alloc(0)),
        ]),
        // How many samples there are, how long each takes, and how many of one length.
        lie('stsz', 12),
        lie('stts', 8),
        lie('stts', 16),
        lie('mvhd', 20),
      ]
    },
    options,
  ),
  fileReader(
    'media, WebM and AVI',
    'film.webm',
    () => Promise.all([mediaOf('webm'), mediaOf('avi')]),
    async () => {
      const film = await mediaOf('webm')
      return [film.subarray(0, 200), Buffer.concat([film, ...Array<Buffer>(200).fill(film.subarray(40))])]
    },
    options,
  ),
]
