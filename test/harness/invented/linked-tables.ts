import { idOf, objectRows } from './objects.ts'
import { csvOf, type Row } from './tables.ts'

const objects = objectRows(70)
const idsOfObjects = objects.map(({ object_id = '' }) => object_id)

const people = [
  ['Ansel Brandt', 'Brandt, Ansel', 'German', '1730-1798', '1730', '1798', 'male'],
  ['Ōtake Teruhide', 'Ōtake, Teruhide', 'Japanese', 'died 1780', '', '1780', 'male'],
  ['Chinese', 'Chinese', '', '', '', '', ''],
  ['Ilario da Bigiano', 'Bigiano, Ilario da', 'Italian', 'active 13th-14th century', '1201', '1400', 'male'],
  ['Zofia Łęcka', 'Łęcka, Zofia', 'Polish', '1871-1944', '1871', '1944', 'female'],
  ['Étienne Dubois le Père', 'Dubois, Étienne', 'French; Italian', 'ca. 1695-1774', '1695', '1774', 'male'],
  ['Manufacture Chênevert', 'Chênevert', 'French', 'active 1756-present', '1756', '', ''],
  ['Workshop of Ansel Brandt', 'Brandt, Ansel, Workshop of', 'German', '', '', '', ''],
  ['Mūsá al-Mudhahhib', 'Mudhahhib, Mūsá al-', 'Iranian', '12th century', '', '', 'male'],
  ["Roderic O'Neill", "O'Neill, Roderic", 'Irish', '1860-1940', '1860', '1940', 'male'],
  ['Kraków Goldsmiths\nThe Goldsmiths', 'Kraków Goldsmiths', 'Polish', '', '', '', ''],
  ['Ada "the Elder" Rossi', 'Rossi, Ada', 'Italian', 'born 1902', '1902', '', 'female'],
] as const

const persons = (): Row[] =>
  people.map(([name, sort, nationality, life, birth, death, gender], index) => ({
    person_id: idOf(1, index),
    display_name: nationality ? `${name} (${[nationality, life].filter(Boolean).join(', ')})` : name,
    attribution_doubt: index === 7 ? '?' : '',
    name,
    sort_name: sort,
    nationality,
    life_dates: life,
    birth_year: birth,
    death_year: death,
    gender,
    biography: index === 0 ? 'A carver.\nHe worked in Munich.' : '',
    url: `https://art.example.org/creator/${index}`,
  }))

/** Some lie in one another, some in what the table has no row for, one name stands twice. */
const locations = [
  ['Japan', 'nations', 'World > Asia', '36.0', '138.0'],
  ['Tōkyō', 'inhabited places', 'World > Asia > Japan > Honshū', '35.69', '139.69'],
  ['France', 'nations', 'World > Europe', '', ''],
  ['Île-de-France', 'regions', 'World > Europe > France', '48.5', '2.5'],
  [
    'Sèvres',
    'inhabited places',
    'World > Europe > France > Île-de-France > Hauts-de-Seine',
    '48.816',
    '2.216',
  ],
  ["Isle-Adam, L'", 'inhabited places', "World > Europe > France > Île-de-France > Val-d'Oise", '', ''],
  ['Bologna', 'inhabited places', 'World > Europe > Italy > Emilia-Romagna', '44.49', '11.34'],
  ['Kraków', 'inhabited places', 'World > Europe > Poland', '50.06', '19.94'],
  ['Rocky Mountains', 'mountains', 'World > North and Central America', '50.0', '-114.0'],
  ['Paris', 'inhabited places', 'World > Europe > France > Île-de-France', '48.86', '2.35'],
  ['Paris', 'inhabited places', 'World > North and Central America > Texas', '33.66', '-95.55'],
  ['Zhonghua', 'nations', 'World > Asia', '35.0', '105.0'],
] as const

const places = (): Row[] =>
  locations.map(([name, type, hierarchy, latitude, longitude], index) => ({
    place_id: idOf(2, index),
    name,
    place_type: type,
    hierarchy,
    latitude,
    longitude,
  }))

const exhibitions = (): Row[] =>
  Array.from({ length: 6 }, (_, index) => ({
    exhibition_id: idOf(3, index),
    title: index === 2 ? 'Faience: "The Colors of the Heavens"' : `Exhibition ${index}`,
    begin_date: index % 2 === 0 ? `200${index}-05-17` : `199${index}`,
    end_date: index % 2 === 0 ? `200${index + 1}-06-30` : `199${index}`,
    display_date: `199${index}`,
    citation: `Exhibition ${index}. City Museum, Łódź; Museum of Fine Arts, Bologna.`,
    not_at_walters: index % 2 === 0 ? 'no' : 'yes',
  }))

const rooms = [
  ['Centre Street', 'Second Floor', 'Lobby'],
  ['Centre Street', 'Second Floor', 'Greek Art'],
  ['Centre Street', 'Third Floor', 'Medieval Art'],
  ['Charles Street', 'Second Floor', 'European Porcelains'],
  ['Charles Street', 'Second Floor', 'Lobby'],
  ['Hackerman House', '', 'Dining Room'],
] as const

/** What is not on view is a place as well, in two spellings; the same room has many numbers. */
const roomRows = (): Row[] =>
  Array.from({ length: 30 }, (_, index) => {
    const [building, floor, room] = index < 12 ? ['', '', ''] : (rooms[index % rooms.length] ?? rooms[0])
    return {
      location_id: idOf(4, index),
      display:
        index < 12
          ? index % 2 === 0
            ? 'Not on View'
            : 'Out On Exhibition Loan'
          : [building, floor, room].filter(Boolean).join(': '),
      building,
      floor,
      room,
    }
  })

/** Each row of a table between objects and something else, as often as `times` says. */
const between = (
  times: (index: number) => number,
  row: (id: string, index: number, at: number) => Row,
): Row[] =>
  idsOfObjects.flatMap((id, index) => Array.from({ length: times(index) }, (_, at) => row(id, index, at)))

/** Tables that name one another's rows by number. */
export const linkedFiles = {
  'objects_walters/objects.csv': () => csvOf(objects),
  'objects_walters/persons.csv': () => csvOf(persons()),
  'objects_walters/places.csv': () => csvOf(places()),
  'objects_walters/exhibitions.csv': () => csvOf(exhibitions()),
  'objects_walters/locations.csv': () => csvOf(roomRows()),
  'objects_walters/object_creators.csv': () =>
    csvOf(
      between(
        index => (index % 5 === 0 ? 2 : 1),
        (id, index, at) => ({
          object_id: id,
          seq: String(at + 1),
          creator_id: idOf(1, (index + at * 5) % people.length),
          role: ['Artist', 'Metalworker', 'Author'][index % 3] ?? '',
        }),
      ),
    ),
  'objects_walters/object_places.csv': () =>
    csvOf(
      between(
        index => (index % 4 === 0 ? 2 : 1),
        (id, index, at) => ({
          object_id: id,
          seq: String(at + 1),
          place_id: idOf(2, (index + at * 7) % locations.length),
          relation:
            ['Place of Origin', 'Place of Binding', 'Place Depicted', '(Not Assigned)'][(index + at) % 4] ??
            '',
        }),
      ),
    ),
  'objects_walters/object_exhibitions.csv': () =>
    csvOf(
      between(
        index => (index % 3 === 0 ? 1 : 0),
        (id, index) => ({ object_id: id, exhibition_id: idOf(3, (index / 3) % 6) }),
      ),
    ),
  'objects_walters/object_relations.csv': () =>
    csvOf([
      // Of two that name each other one stands in the table from both sides; the last names what no table has.
      ...[1, 5, 9, 30].map(index => ({
        object_id: idsOfObjects[index] ?? '',
        related_object_id: idsOfObjects[index + 3] ?? '',
        relation: index === 5 ? 'See Also, One of a Pair' : 'Component',
        related_in_this_file: 'yes',
      })),
      {
        object_id: idsOfObjects[8] ?? '',
        related_object_id: idsOfObjects[5] ?? '',
        relation: 'See Also, One of a Pair',
        related_in_this_file: 'yes',
      },
      {
        object_id: idsOfObjects[2] ?? '',
        related_object_id: '99999',
        relation: 'Part of a Book',
        related_in_this_file: 'no',
      },
    ]),
}
