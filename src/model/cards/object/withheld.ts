import type { ObjectCard } from './sections.ts'

const collectingPlace = [
  'place',
  'locality',
  'municipality',
  'verbatim',
  'water',
  'point',
  'uncertainty',
].map(key => `collectingPlace/${key}`)
const discovery = ['excavations', 'surveys', 'sector', 'tomb', 'stratigraphicUnits', 'excavationNumbers']
const findspot = ['place', 'locality', 'point', 'uncertainty', 'note'].map(key => `findspot/${key}`)

/**
 * Fields that do not leave the museum, in addition to the internal ones: localities of sensitive species and of unguarded sites.
 * @returns field paths, as `allFields` has them.
 */
export function withheldPaths(card: ObjectCard): readonly string[] {
  const hidden = [
    ...(card.sensitivity?.sensitive
      ? [
          ...collectingPlace,
          'elevation',
          'habitat/description',
          'collectingNotes',
          'labels',
          'geologicalContext',
          'botanicalPreparations/place',
        ]
      : []),
    ...(card.findspot?.sensitive ? [...findspot, ...discovery, 'discoveryNotes'] : []),
  ]
  return hidden.length > 0 ? [...hidden, 'coordinates'] : hidden
}
