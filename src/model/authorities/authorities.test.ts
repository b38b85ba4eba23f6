import { describe, expect, test } from 'vitest'
import { authorityCell, authorityKey, authorityPage, authorityText } from './authority-id.ts'
import { readAuthority } from './read-authority.ts'
import { authoritySchemes, type SchemeName, schemeNames, schemeOf } from './schemes.ts'

const ofPersons: readonly SchemeName[] = ['ulan', 'viaf', 'wikidata', 'gnd', 'isni', 'orcid', 'sbn', 'source']

const read = (text: string, schemes = ofPersons, chosen?: SchemeName) => {
  const answer = readAuthority(text, schemes, chosen)
  return 'id' in answer ? answer.id : answer.problem
}

describe('An identifier of an authority file', () => {
  test.each([
    'ULAN 500115588',
    'ulan:500115588',
    'Ulan: 500115588',
    'http://vocab.getty.edu/ulan/500115588',
    'https://vocab.getty.edu/page/ulan/500115588#top',
    'https://www.getty.edu/vow/ULANFullDisplay?find=&role=&nation=&subjectid=500115588',
  ])('is read as people write and paste it: %s [C-E02]', text => {
    expect(read(text)).toEqual({ scheme: 'ulan', code: '500115588' })
  })

  test.each([
    ['https://www.wikidata.org/wiki/Q165624?uselang=it', 'wikidata', 'Q165624'],
    ['http://www.wikidata.org/entity/q42', 'wikidata', 'Q42'],
    ['Q165624', 'wikidata', 'Q165624'],
    ['https://viaf.org/viaf/95785031/#Tiepolo', 'viaf', '95785031'],
    ['https://d-nb.info/gnd/118622927', 'gnd', '118622927'],
    ['ISNI 0000 0001 2103 2683', 'isni', '0000000121032683'],
    ['https://orcid.org/0000-0002-1825-0097', 'orcid', '0000-0002-1825-0097'],
    ['orcid:0000000218250097', 'orcid', '0000-0002-1825-0097'],
    ['IT\\ICCU\\CFIV\\000163', 'sbn', 'CFIV000163'],
    ['nga: 1234', 'source', 'nga:1234'],
    ['Walters Art Museum:104', 'source', 'Walters Art Museum:104'],
  ] as const)('%s is understood', (text, scheme, code) => {
    expect(read(text)).toEqual({ scheme, code })
  })

  test.each([
    ['https://www.geonames.org/3164603/venice.html', 'geonames', '3164603'],
    ['https://pleiades.stoa.org/places/423025/', 'pleiades', '423025'],
    ['https://www.openstreetmap.org/relation/44741#map=11/45', 'osm', 'relation/44741'],
    ['https://gazetteer.dainst.org/app/#!/show/2323295', 'idai', '2323295'],
  ] as const)('of a place, too: %s [C-E05]', (text, scheme, code) => {
    expect(read(text, ['tgn', 'geonames', 'pleiades', 'osm', 'idai', 'source'])).toEqual({ scheme, code })
  })

  test('of a book needs a valid check digit', () => {
    const ofBooks: readonly SchemeName[] = ['isbn', 'issn', 'doi', 'oclc']
    expect(read('978-88-370-6415-1', ofBooks, 'isbn')).toMatchObject({ key: 'checkDigit' })
    expect(read('ISBN 0-306-40615-2', ofBooks)).toEqual({ scheme: 'isbn', code: '0306406152' })
    expect(read('0-306-40615-3', ofBooks, 'isbn')).toMatchObject({ key: 'checkDigit' })
    expect(read('issn 00076287', ofBooks)).toEqual({ scheme: 'issn', code: '0007-6287' })
    expect(read('https://doi.org/10.1086/687150', ofBooks)).toEqual({ scheme: 'doi', code: '10.1086/687150' })
    expect(read('(OCoLC)00071773219', ofBooks, 'oclc')).toEqual({ scheme: 'oclc', code: '71773219' })
  })

  test('is refused if malformed, with a valid example', () => {
    expect(read('ULAN 1')).toEqual({ key: 'authorityCode', params: { name: 'ULAN', example: '500115588' } })
    expect(read('0000-0002-1825-0098', ofPersons, 'orcid')).toMatchObject({ key: 'checkDigit' })
    expect(read('ISNI 0000000121032684')).toMatchObject({ key: 'checkDigit' })
    expect(read('nobody knows')).toEqual({ key: 'authority', params: { example: 'ULAN 500115588' } })
    expect(read('https://example.org/1')).toMatchObject({ key: 'authorityAddress' })
  })

  test('that fits two files is not guessed', () => {
    expect(read('12')).toMatchObject({ key: 'authority' })
    expect(read('500115588')).toMatchObject({ key: 'authority' })
    expect(read('500115588', ofPersons, 'ulan')).toEqual({ scheme: 'ulan', code: '500115588' })
  })

  test('belongs to a record type: one of a place is refused for a person', () => {
    expect(read('TGN 7018159')).toMatchObject({ key: 'authorityElsewhere' })
    expect(read('https://www.geonames.org/3164603', ofPersons, 'viaf')).toMatchObject({
      key: 'authorityElsewhere',
    })
  })

  test('of another system is stored under the name of the system, unless that is an authority file', () => {
    expect(read('ulan:500115588', ofPersons, 'source')).toEqual({ scheme: 'ulan', code: '500115588' })
    expect(read('12', ofPersons, 'source')).toEqual({ key: 'authority', params: { example: 'nga:1234' } })
  })
})

describe('Every authority file', () => {
  test.each(Object.entries(authoritySchemes))(
    '%s: its example is valid, and can be read from its page address',
    (name, known) => {
      const scheme = name as SchemeName
      const id = { scheme, code: known.example }
      expect(read(authorityText(id), schemeNames)).toEqual(id)
      expect(read(authorityCell(id), schemeNames)).toEqual(id)
      expect(read(authorityKey(id), schemeNames)).toEqual(id)
      const page = authorityPage(id)
      if (schemeOf(scheme)?.page) expect(read(page ?? '', schemeNames)).toEqual(id)
      else expect(page).toBeUndefined()
    },
  )
})
