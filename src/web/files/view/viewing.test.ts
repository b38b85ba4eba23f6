import { expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { comparedIds, comparePath } from '#model/navigation/compare-path.ts'
import { tablePictures } from './light-table/PictureTable.tsx'
import { barsOf, clockTime, peaksOf } from './media/AudioViewer.tsx'
import { isEmbargoed } from './parts/FileNotice.tsx'
import { countIn, placesIn } from './pdf/find-in-pdf.ts'
import { viewedFile } from './viewed-file.ts'

const card = (more: object) =>
  ({
    id: '7',
    heading: '',
    thumbnailUrl: null,
    abilities: { download: true, edit: false },
    files: [],
    ...more,
  }) as never as CardAnswer

test('A file is shown by its content type, and described by its alternative text [C-F02]', () => {
  expect(
    viewedFile(
      card({
        heading: 'Bowl',
        damType: { id: 5 },
        extension: 'glb',
        alternativeText: { it: 'Una ciotola', en: 'A bowl' },
      }),
      'it',
    ),
  ).toMatchObject({ damType: 'MODEL_3D', alt: 'Una ciotola', extension: 'GLB', pictured: false })
  expect(viewedFile(card({}), 'en')).toMatchObject({ damType: 'OTHER', title: '---', alt: '---', text: '' })
})

test('Files to compare are in the address, each once and at most four [C-F02]', () => {
  expect(comparedIds('12,15')).toEqual(['12', '15'])
  expect(comparedIds('12,12,x,1e3,,9')).toEqual(['12', '9'])
  expect(comparedIds('1,2,3,4,5')).toHaveLength(4)
  expect(comparePath(['1', '2'])).toBe('/app/dam/compare/1,2')
})

test('The light table begins with the cover and leaves out what cannot be seen [C-F02]', () => {
  const file = (id: string, seen = true) => ({ id, thumbnailUrl: seen ? '/x' : null })
  const pictures = tablePictures(card({ files: [file('1'), file('2', false), file('3')], fileCoverId: '3' }))
  expect(pictures.map(({ id }) => id)).toEqual(['3', '1'])
})

test('A sound is drawn as loud as it is, in as many bars as there is room for [C-F02]', () => {
  expect(barsOf([0.1, 0.5, -0.25, 0], 2)).toEqual([1, 0.5])
  expect(barsOf([0.5], 3)).toEqual([1, 1, 1])
  expect(barsOf([], 5)).toEqual([])
  expect(peaksOf({ peaks: [0.5, '0.25', 'x'] })).toEqual([0.5, 0.25])
  expect(peaksOf(undefined)).toEqual([])
  expect([clockTime(187.9), clockTime(3729), clockTime(Number.NaN)]).toEqual(['3:07', '1:02:09', '0:00'])
})

test('Words of a document are found whatever their case, accents and line breaks [C-F02]', () => {
  expect(countIn('Caffè antico, CAFFE\nANTICO', 'caffè  antico')).toBe(2)
  expect(countIn('amphora', ' ')).toBe(0)
  const text = 'Il  Caffè antico'
  const [place] = placesIn(text, 'caffe ANTICO')
  expect(place && text.slice(...place)).toBe('Caffè antico')
  expect(placesIn('ananas', 'an')).toEqual([
    [0, 2],
    [2, 4],
  ])
})

test('An embargo is shown until its date [C-F06]', () => {
  const today = '2027-01-31'
  expect(isEmbargoed('2027-02-01', today)).toBe(true)
  expect(isEmbargoed('2027-01-31', today)).toBe(false)
  expect(isEmbargoed(undefined, today)).toBe(false)
})
