import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoMuseums, picturesOf } from '../museums.ts'
import { drawPicture, families, type PictureParams, renderPicture } from './index.ts'

/** One of every kind whose drawing takes a way of its own. */
const samples: readonly PictureParams[] = [
  { family: 'coin', metal: 'silver', side: { head: 'left' }, legend: 'IMP CAESAR' },
  { family: 'coin', metal: 'patina', side: { image: 'owl' }, exergue: '1721', struck: 'machine' },
  { family: 'fossil', kind: 'ammonite' },
  { family: 'fossil', kind: 'tooth' },
  { family: 'furniture', kind: 'chest', wood: 'oak' },
  { family: 'glass', form: 'flask', tint: 'aqua', weathered: true },
  { family: 'herbarium', plant: 'daisy' },
  { family: 'insect', kind: 'butterfly', wing: 'swallowtail' },
  { family: 'insect', kind: 'beetle', shell: 'black', horned: true },
  { family: 'instrument', kind: 'astrolabe' },
  { family: 'metalwork', kind: 'statuette', metal: 'bronze' },
  { family: 'metalwork', kind: 'ring', metal: 'gold' },
  { family: 'mineral', mineral: 'amethyst' },
  { family: 'mineral', mineral: 'pyrite' },
  { family: 'mineral', mineral: 'malachite' },
  { family: 'mosaic', motif: 'bird' },
  { family: 'painting', subject: 'landscape', hour: 'autumn', frame: 'gilt' },
  { family: 'painting', subject: 'harbour' },
  { family: 'painting', subject: 'stillLife' },
  { family: 'painting', subject: 'portrait', frame: 'ebony' },
  { family: 'painting', subject: 'abstract' },
  { family: 'photograph', subject: 'portrait' },
  { family: 'photograph', subject: 'ships', tone: 'silver' },
  { family: 'photograph', subject: 'town', tone: 'sepia' },
  { family: 'plate', ware: 'delft', motif: 'ship' },
  { family: 'poster', motif: 'liner', title: 'BRÜGG', line: '1932' },
  { family: 'print', technique: 'woodcut' },
  { family: 'print', technique: 'engraving' },
  { family: 'print', technique: 'map' },
  { family: 'shell', kind: 'scallop', colour: 'rose' },
  { family: 'shell', kind: 'turret', colour: 'sand' },
  { family: 'sherd', clay: 'orange' },
  { family: 'shipModel', kind: 'threeMaster' },
  { family: 'specimen', kind: 'bird', plumage: 'kingfisher' },
  { family: 'specimen', kind: 'egg' },
  { family: 'specimen', kind: 'skull' },
  { family: 'stone', kind: 'inscription', lines: ['D · M'] },
  { family: 'stone', kind: 'handaxe' },
  { family: 'stone', kind: 'polished', stone: 'agate' },
  { family: 'textile', kind: 'kilim' },
  { family: 'textile', kind: 'flag' },
  { family: 'vessel', form: 'amphora', ware: 'blackFigure', mended: true },
  { family: 'vessel', form: 'bowl', ware: 'porcelain' },
]

const named = samples.map(params => ({ name: Object.values(params).slice(0, 3).join(' '), params }))

describe('The pictures of the demonstration', () => {
  test('show every family of objects', () => {
    expect([...new Set(samples.map(({ family }) => family))].toSorted()).toEqual(
      Object.keys(families).toSorted(),
    )
  })

  test.each(named)('$name: drawn the same from the same seed, and whole', async ({ params }) => {
    const drawing = drawPicture(params, 7)
    expect(drawPicture(params, 7)).toBe(drawing)
    expect(drawing).not.toMatch(/NaN|undefined|\[object|Infinity/)
    // Letters are drawn, because the typefaces of the machine are not known.
    expect(drawing).not.toContain('<text')
    const { width = 0, height = 0, format } = await sharp(await renderPicture(params, 7)).metadata()
    expect(format).toBe('jpeg')
    expect(Math.min(width, height)).toBeGreaterThan(600)
  })

  test.each(Object.entries(demoMuseums))('Every object of %s is drawn whole', async (_email, museum) => {
    for (const [number, params] of await picturesOf(museum)) {
      expect(Object.keys(families), number).toContain(params.family)
      expect(drawPicture(params, 7), number).not.toMatch(/NaN|undefined|\[object|Infinity/)
    }
  })

  test('Another seed gives another object of the kind', () => {
    for (const params of samples.filter(({ family }) =>
      ['painting', 'sherd', 'textile', 'mineral'].includes(family),
    ))
      expect(drawPicture(params, 1)).not.toBe(drawPicture(params, 2))
  })
})
