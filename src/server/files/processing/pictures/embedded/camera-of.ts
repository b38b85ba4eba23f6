import type { FileCard } from '#model/cards/file/sections.ts'
import { cut } from '#model/text/cut.ts'
import type { Tags } from './tags-of.ts'

const longest = 200

/** With what a picture was taken: 'Canon', 'EOS R5', 'RF50mm F1.2', '1/125 s, f/2.8, ISO 100, 50 mm'. */
export function cameraOf({ exif }: Tags): FileCard['camera'] {
  const iso = exif('ISOSpeedRatings') ?? exif('PhotographicSensitivity')
  const time = exif('ExposureTime')
  const settings = [time && `${time} s`, exif('FNumber'), iso && `ISO ${iso}`, exif('FocalLength')]
    .filter(Boolean)
    .join(', ')
  const parts = { maker: exif('Make'), model: exif('Model'), lens: exif('LensModel'), settings }
  const told = Object.entries(parts).flatMap(([key, text]) => (text ? [[key, cut(text, longest)]] : []))
  return told.length === 0 ? undefined : Object.fromEntries(told)
}
