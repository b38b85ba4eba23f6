import { expect, test } from 'vitest'
import { layoutOf } from './layout-of.ts'

test('A well-known file of terms is known by its columns; any other is one of our own [C-V09]', () => {
  const layout = (header: string) => layoutOf(header.split(' '))
  expect(layout('aat_id uri label_en label_nl broader_id broader_label')).toBe('aat')
  expect(layout('notation parent label_en label_it label_de label_fr')).toBe('iconclass')
  expect(layout('scheme notation pref_label_it alt_labels broader_notation definition uri')).toBe('iccd')
  expect(layout('alpha2 alpha3 numeric name_en name_it name_de')).toBe('iso-countries')
  expect(layout('alpha3 alpha2 name_en name_it')).toBe('iso-languages')
  expect(layout('id type label_en label_it label_de broader definition_en')).toBe('nomisma')
  expect(layout('subject_id name parent_id')).toBe('tate-subjects')
  expect(layout('location_id display building floor room')).toBe('walters-locations')
  const taxa = 'ScientificName HigherTaxonID TaxonRank TaxonAccordingTo AcceptedTaxonID'
  expect(layout(`TaxonID dc:references ${taxa}`)).toBe('darwin-core-taxa')
  expect(
    layout('taxonID scientificName parentNameUsageID acceptedNameUsageID taxonRank nameAccordingTo'),
  ).toBe('darwin-core-taxa')
  expect(layout('id parent_id name_en name_it name_de name_pl notation note')).toBe('vitrine')
  expect(layout('name_en')).toBe('vitrine')
})
