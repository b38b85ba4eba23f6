import { expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { guessMapping } from './guess-mapping.ts'

const pathsOf = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    guessMapping(
      objectCard,
      names.map(name => ({ name, samples: [] })),
      { language: 'en', labels: () => [] },
    ).columns.map(({ column, targets }) => [column, targets[0]?.path ?? '-']),
  )

const held = (wanted: Readonly<Record<string, string>>): void =>
  expect(pathsOf(...Object.keys(wanted))).toEqual(wanted)

test('Columns of specimens are known in languages that the product does not speak [F-X03]', () => {
  held({
    Familia: 'classification/family',
    'Nombre científico': 'determinations/taxon',
    Colector: 'collectors/collector',
    'Fecha de colecta': 'collectingDate',
    Estado: 'collectingPlace/region',
    Altitud: 'elevation/minAltitude',
  })
  held({
    Espèce: 'classification/species',
    Genre: 'classification/genus',
    'Récolté par': 'collectors/collector',
    'Date de récolte': 'collectingDate',
    Déterminateur: 'determinations/determiner',
  })
  held({
    'Vetenskapligt namn': 'determinations/taxon',
    Familj: 'classification/family',
    'Insamlad av': 'collectors/collector',
    Lokal: 'collectingPlace/verbatim',
    Kommun: 'collectingPlace/municipality',
  })
})

test('The same words mean what they always did in tables of anything else [F-X03]', () => {
  held({ Inventario: 'objectNumbers/objectNumber', Estado: 'condition/state', Autor: 'productions' })
  held({ Lokal: 'movements/to', Inventarienummer: 'objectNumbers/objectNumber', Titel: 'title' })
})

test('A table of minerals is known by what only minerals have [F-X03]', () => {
  held({
    specie: 'minerals/species',
    varietà: 'minerals/variety',
    durezza: 'physical/hardness',
    fluorescenza: 'special/fluorescence',
    miniera: 'mineralContext/mine',
  })
})

test('What is told of a findspot or a place of making is that of the place [F-X03]', () => {
  held({
    lieu_decouverte_nom: 'findspot/locality',
    lieu_decouverte_lat: 'findspot/point',
    lieu_decouverte_long: 'findspot/point',
    lieu_creation_lat: '-',
    lieu_creation_long: '-',
  })
  held({ findspot_latitude: 'findspot/point', findspot_longitude: 'findspot/point' })
})

test('Words that are written as one, and pairs of which the second says the first more exactly, are read [F-X03]', () => {
  held({ anneecreation: 'dating', titre: 'title', lieufabrication: 'otherPlaces/place' })
  held({ date_creation_debut: 'dating', titre: 'title', date_creation_fin: 'dating' })
})
