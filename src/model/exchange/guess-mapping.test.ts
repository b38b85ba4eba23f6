import { describe, expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { personCard } from '../cards/person/person-card.ts'
import { acquisition } from '../procedures/acquisition/acquisition.ts'
import { guessMapping } from './guess-mapping.ts'
import type { Mapping } from './mapping.ts'

/** Columns of real tables with the field a registrar sends each to, in order; '-' where it is left out. */
const tables: Readonly<Record<string, string>> = {
  'Tate, open data': `
    id -, accession_number objectNumbers/objectNumber, artist productions, artistRole productions/role, artistId -, title title, dateText dating,
    medium mediumDisplay, creditLine publication/creditLine, acquisitionYear acquisitions/date, dimensions dimensionsDisplay,
    inscription inscriptions, thumbnailUrl -, url -`,
  'Museum of Modern Art, open data': `
    Title title, Artist productions, ConstituentID -, ArtistBio productions/note, Nationality productions/note, BeginDate -, EndDate -, Gender -, Date dating,
    Medium mediumDisplay, Dimensions dimensionsDisplay, CreditLine publication/creditLine, AccessionNumber objectNumbers/objectNumber,
    Classification typologies, Department department, DateAcquired acquisitions/date, ObjectID -, URL -, ThumbnailURL -`,
  'Metropolitan Museum, open data': `
    Object Number objectNumbers/objectNumber, Is Public Domain -, Object ID -, Department department, AccessionYear acquisitions/date,
    Object Name objectName, Title title, Culture productions/culture, Period period, Artist Display Name productions, Artist Nationality productions/note,
    Artist Begin Date -, Object Date dating, Object Begin Date dating, Object End Date dating, Medium mediumDisplay,
    Credit Line publication/creditLine, Country otherPlaces/place, Excavation findspot/locality, Classification typologies,
    Rights and Reproduction rights/statement, Link Resource -, Tags subjects/subject, Tags AAT URL -`,
  TMS: `
    ObjectID -, Object Number objectNumbers/objectNumber, Department department, Classification typologies, Accession Method acquisitions/type,
    Accession Date objectNumbers/date, Constituent1 productions, Constituent2 productions, Title1 title, Title2 titles/title,
    Object Name objectName, Date dating, Begin ISO Date dating, End ISO Date dating, Medium mediumDisplay, Description description,
    Signed signatures/text, Mark(s) marks/description, Inscription(s) inscriptions, Alternate Number1 otherNumbers/number,
    Notes remarks, Curatorial Remarks remarks, Provenance provenance, Bibliography bibliography, Exhibition History exhibitions/event,
    Published References bibliography, Copyright rights/statement`,
  PastPerfect: `
    OBJECTID objectNumbers/objectNumber, OBJNAME objectName, OTHERNAME typologies, TITLE title, DESCRIP description, DATE dating,
    EARLYDATE dating, LATEDATE dating, MATERIAL mediumDisplay, ARTIST productions, ARTIST2 productions, RECFROM acquisitions/from,
    RECDATE acquisitions/date, RECAS acquisitions/type, HOMELOC location/usual, CONDITION condition/state, CONDNOTES condition/detail,
    CREDIT publication/creditLine, NOTES remarks, SUBJECTS subjects/subject, CATBY compilers/compiler, COLLECTION collections/collection`,
  Omeka: `
    Item URI -, Dublin Core:Title title, Dublin Core:Subject subjects/subject, Dublin Core:Description description,
    Dublin Core:Creator productions, Dublin Core:Date dating, Dublin Core:Rights rights/statement, Dublin Core:Type objectName,
    Dublin Core:Identifier objectNumbers/objectNumber, Dublin Core:Coverage otherPlaces/place, tags subjects/subject, file -`,
  'Adlib / Axiell': `
    priref -, object_number objectNumbers/objectNumber, object_name objectName, object_category typologies, title title, creator productions,
    production.date.start dating, production.date.end dating, production.place otherPlaces/place, material mediumDisplay,
    technique materials/technique, description description, acquisition.method acquisitions/type, acquisition.date acquisitions/date,
    acquisition.source acquisitions/from, current_location movements/to, location.default location/usual, number_of_parts quantity/count,
    content.subject subjects/subject, credit_line publication/creditLine, condition condition/state, notes remarks, institution.name -`,
  CollectionSpace: `
    objectNumber objectNumbers/objectNumber, numberOfObjects quantity/count, title title, objectName objectName,
    briefDescription briefDescription, comment remarks, responsibleDepartment department, objectProductionDate dating,
    objectProductionPerson productions, objectProductionPlace otherPlaces/place, material mediumDisplay`,
  'a German inventory': `
    Inventarnummer objectNumbers/objectNumber, Titel title, Objektbezeichnung objectName, Künstler/in productions, Datierung dating,
    Datierung von dating, Datierung bis dating, Material/Technik mediumDisplay, Maße (cm) dimensionsDisplay, Beschreibung description,
    Standort movements/to, Zugangsart acquisitions/type, Vorbesitzer acquisitions/from, Versicherungswert valuations/amount,
    Zustand condition/state, Bemerkungen remarks, Bild -, Schlagworte subjects/subject`,
  'an Italian inventory': `
    N. Inventario objectNumbers/objectNumber, Oggetto objectName, Titolo title, Autore productions, Datazione dating,
    Materia e tecnica mediumDisplay, Misure dimensionsDisplay, Collocazione movements/to, Provenienza provenance,
    Stato di conservazione condition/state, Modo di acquisizione acquisitions/type, Valore valuations/amount, Note remarks, Foto -`,
  'a Polish inventory': `
    Nr inw. objectNumbers/objectNumber, Nazwa title, Autor/twórca productions, Datowanie dating, Materiał i technika mediumDisplay,
    Wymiary dimensionsDisplay, Opis description, Miejsce przechowywania movements/to, Sposób nabycia acquisitions/type,
    Od kogo acquisitions/from, Wartość valuations/amount, Stan zachowania condition/state, Uwagi remarks, Zdjęcie -`,
  'cards of the ICCD': `
    INVN objectNumbers/objectNumber, NCTN nationalCode/number, OGTD objectName, SGTI subjects/subject, AUTN productions, DTZG period,
    DTSI - DA dating, DTSF - A dating, MTC mediumDisplay, STCC condition/state, DESO - Indicazioni sull'oggetto description, OSS remarks`,
  'KE EMu': `
    CatNumber objectNumbers/objectNumber, ClaFamily classification/family, ClaGenus classification/genus, ClaSpecies classification/species,
    LocCountry collectingPlace/country, LocProvinceStateTerritory collectingPlace/region, LocOcean collectingPlace/water`,
  Arctos: `
    CAT_NUM objectNumbers/objectNumber, TAXON_NAME determinations/taxon, ID_MADE_BY_AGENT determinations/determiner, HABITAT habitat/description,
    COLLECTOR_AGENT_1 collectors/collector, MINIMUM_ELEVATION elevation/minAltitude`,
  'a database of coins': `
    accessionnum objectNumbers/objectNumber, obverselegend obverse/legend, reversetype reverse/description, startdate dating, magistrate moneyers/person`,
  Specify: `
    Catalog Number objectNumbers/objectNumber, Cataloger compilers/compiler, Genus classification/genus, Species classification/species,
    Determiner determinations/determiner, Collector collectors/collector, Latitude1 collectingPlace/point, Longitude1 collectingPlace/point,
    Country collectingPlace/country, State collectingPlace/region, Count quantity/count, Remarks remarks`,
}

const guessed = (
  columns: readonly (string | readonly [string, readonly string[]])[],
  labels: (path: string) => readonly string[] = () => [],
): Mapping =>
  guessMapping(
    objectCard,
    columns.map(column =>
      typeof column === 'string' ? { name: column, samples: [] } : { name: column[0], samples: column[1] },
    ),
    { language: 'en', labels },
  )

const targetsOf = (mapping: Mapping): Record<string, string> =>
  Object.fromEntries(mapping.columns.map(({ column, targets }) => [column, targets[0]?.path ?? '-']))

describe('The proposal for a table', () => {
  test.each(Object.entries(tables))('knows the columns of %s [F-X03]', (_name, table) => {
    const wanted = table
      .trim()
      .split(/,\s+/)
      .map(each => [each.slice(0, each.lastIndexOf(' ')), each.slice(each.lastIndexOf(' ') + 1)] as const)
    expect(targetsOf(guessed(wanted.map(([column]) => column)))).toEqual(Object.fromEntries(wanted))
  })

  test('reads a heading whatever its capitals, dots, underscores and brackets are [F-X03]', () => {
    for (const heading of ['Accession No.', 'ACC_NO', 'accessionNumber', 'Acc. #', 'Accession number (main)'])
      expect(targetsOf(guessed([heading]))).toEqual({ [heading]: 'objectNumbers/objectNumber' })
  })

  test('looks at the cells before it believes a heading [F-X03]', () => {
    const mapping = guessed([
      ['Date', ['Paris', 'Rome', 'Kraków']],
      ['Image', ['https://example.org/1.jpg', 'https://example.org/2.jpg']],
      ['On display', ['true', 'false']],
      ['Location', ['https://example.org/room/1', 'https://example.org/room/2']],
    ])
    expect(targetsOf(mapping)).toEqual({ Date: 'dating', Image: '-', 'On display': '-', Location: '-' })
    expect(mapping.columns[0]?.unsure).toBe(true)
  })

  test('says of which columns it is not sure, and is sure of those it knows by name [F-X03]', () => {
    const mapping = guessed(['Inventarnummer', 'Former keeper condition', 'Something else'])
    expect(mapping.columns.map(({ targets, unsure = false }) => [targets.length > 0, unsure])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ])
  })

  test('gives a field to the column that names it best; a guess that lost leaves nothing behind [F-X03]', () => {
    expect(targetsOf(guessed(['Label text', 'Description']))).toEqual({
      'Label text': 'remarks',
      Description: 'description',
    })
    expect(
      guessed(['Medium', 'Material']).columns.map(({ targets }) => targets.map(({ path }) => path)),
    ).toEqual([['mediumDisplay'], ['materials/material']])
  })

  test('joins what one field is made of and gathers notes with their headings [F-X03]', () => {
    const { columns } = guessed(['Building', 'Floor', 'Room', 'Notes', 'Research notes'])
    expect(columns.map(({ targets }) => targets[0])).toEqual([
      { path: 'movements/to', join: ' > ' },
      { path: 'movements/to', join: ' > ' },
      { path: 'movements/to', join: ' > ' },
      { path: 'remarks', prefix: 'Notes: ' },
      { path: 'remarks', prefix: 'Research notes: ' },
    ])
  })

  test('gathers the levels of a place: where something was found in a table of finds, else a place beside it [F-X03]', () => {
    const levels = ['Województwo', 'Gmina', 'Miejscowość']
    const joined = (path: string, more = {}) => levels.map(() => ({ path, join: ', ', ...more }))
    const provenance = { with: { 'otherPlaces/type': 'place of provenance' } }
    const placesOf = (columns: readonly string[]) =>
      guessed(columns).columns.flatMap(({ column, targets }) => (levels.includes(column) ? targets : []))
    expect(placesOf(['Nr inw.', ...levels])).toEqual(joined('otherPlaces/note', provenance))
    expect(placesOf(['Nr inw.', 'Stanowisko', ...levels])).toEqual(joined('findspot/note'))
  })

  test('says of a table of specimens that all are of natural history [F-X03]', () => {
    expect(guessed(['Catalog Number', 'Genus', 'Species']).constants).toMatchObject({
      'objectInformation/objectCategory': 'NATURALISTIC',
    })
    expect(guessed(['Number', 'Title']).constants).toEqual({})
  })

  test('takes the columns of an export for what they are called in it, and nothing else [F-X03]', () => {
    const mapping = guessed(['@id', 'Titel der Sache', 'Notes'], path =>
      path === 'title' ? ['Titel der Sache'] : [],
    )
    expect(targetsOf(mapping)).toEqual({ '@id': '@id', 'Titel der Sache': 'title', Notes: '-' })
    expect([mapping.mode, mapping.match]).toEqual(['createAndUpdate', 'id'])
  })

  test('means what museums mean by a word that is also a label of ours, and never a derived field [F-X03]', () => {
    const labels = (path: string) =>
      path === 'author' ? ['Maker', 'Author and date'] : path === 'materials/material' ? ['Material'] : []
    expect(targetsOf(guessed(['Maker', 'Author and date', 'Material'], labels))).toEqual({
      Maker: 'productions',
      'Author and date': '-',
      Material: 'mediumDisplay',
    })
  })

  test('finds a field by the words of its label, whatever their case, and is not sure of it [F-X03]', () => {
    const labels = (path: string) =>
      path === 'technical/function' ? ['Technik › Ungefähr'] : path === 'dieAxis' ? ['Position of dies'] : []
    expect(guessed(['technik_ungefähr', 'position of dies'], labels).columns).toEqual([
      { column: 'technik_ungefähr', targets: [{ path: 'technical/function' }], unsure: true },
      { column: 'position of dies', targets: [{ path: 'dieAxis' }], unsure: true },
    ])
  })

  test('gathers in the notes what a row would not be accepted with [F-X03]', () => {
    expect(guessed(['Number', 'Appraiser']).columns[1]?.targets).toEqual([
      { path: 'remarks', prefix: 'Appraiser: ' },
    ])
    expect(targetsOf(guessed(['Number', 'Appraiser', 'Insurance value']))).toMatchObject({
      Appraiser: 'valuations/valuer',
    })
  })

  test('finds a procedure by its number, though the product gives it [F-X03]', () => {
    const labels = (path: string) => (path === acquisition.numberPath ? ['Number'] : [])
    const samples = [{ name: 'Number', samples: ['A 2026.4'] }]
    expect(targetsOf(guessMapping(acquisition, samples, { language: 'en', labels }))).toEqual({
      Number: acquisition.numberPath,
    })
  })

  test('takes the language of the table from its headings, where more than one is in it [F-X03]', () => {
    const labels = (path: string) =>
      path === 'title'
        ? ['Title', 'Titolo', 'Titel', 'Tytuł']
        : path === 'remarks'
          ? ['Remarks', 'Osservazioni', 'Bemerkungen', 'Uwagi']
          : []
    expect(guessed(['Titel', 'Bemerkungen'], labels).language).toBe('de')
    expect(guessed(['Title', 'Bemerkungen'], labels).language).toBe('en')
    expect(guessed(['Titel'], labels).language).toBe('en')
  })

  test('splits at the bars between several values of a record in JSON or XML [F-X08]', () => {
    const columns = [{ name: 'material', samples: ['clay | glaze', 'wood'] }]
    const { columns: mapped } = guessMapping(objectCard, columns, { language: 'en', labels: () => [] })
    const [target] = mapped[0]?.targets.filter(({ path }) => path === 'materials/material') ?? []
    expect(target?.split).toContain(' | ')
  })

  test('reads value and unit of a record in JSON or XML together, and knows on which day it was acquired [F-X11] [F-X03]', () => {
    const { columns: mapped } = guessed([
      ['measurements › height', ['5', '12']],
      ['measurements › unit', ['cm', 'cm']],
      ['Erworben am', ['12.03.1923', '5.6.1902']],
    ])
    expect(
      mapped.map(({ targets }) => targets.map(({ path, reader }) => [path, reader].join(' ').trim())),
    ).toEqual([['measurements dimensions'], ['measurements dimensions'], ['acquisitions/date']])
  })

  test('knows the columns of other records [F-X03]', () => {
    const { columns } = guessMapping(
      personCard,
      ['Display name', 'Year of birth', 'Sterbejahr', 'ULAN ID'].map(name => ({ name, samples: [] })),
      { language: 'en', labels: () => [] },
    )
    expect(columns.map(({ targets }) => targets[0]?.path)).toEqual([
      personCard.namePath,
      'birthDate',
      'deathDate',
      'identifiers/identifier',
    ])
  })
})
