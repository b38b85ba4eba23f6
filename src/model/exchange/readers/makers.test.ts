import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../../text/fold.ts'
import {
  attributionTerms,
  qualifiersBefore,
  qualifiersBehind,
  qualifiersJoined,
  rolesBefore,
  rolesNamed,
} from '../../vocabularies/attribution-forms.ts'
import { starterTerms } from '../../vocabularies/starter/index.ts'
import { readMakers, readMakersOf } from './makers.ts'

const short = (text: string): readonly string[] =>
  readMakers(text).map(({ agent, culture, role, qualifier, note }) =>
    [
      qualifier && `${qualifier}:`,
      agent ?? (culture && `<${culture}>`) ?? '—',
      role && `[${role}]`,
      note && `(${note})`,
    ]
      .filter(Boolean)
      .join(' '),
  )

const doubtful = (text: string): boolean => readMakersOf(text, () => false).isDoubtful

describe('Makers side by side', () => {
  test.each([
    [
      'Rembrandt (1606–1669) and Jan Lievens (1607–1674)',
      ['Rembrandt (1606–1669)', 'Jan Lievens (1607–1674)'],
    ],
    ['A. Roe (Dutch, 1606–1669); B. Doe', ['A. Roe (Dutch, 1606–1669)', 'B. Doe']],
    ['Ann Lee (British, b. 1943), Bo Ray (French)', ['Ann Lee (British, b. 1943)', 'Bo Ray (French)']],
    ['Smith, John, and Jones, Mary', ['Smith, John', 'Jones, Mary']],
    ['John Smith; Mary Jones', ['John Smith', 'Mary Jones']],
    ['John Smith\nMary Jones', ['John Smith', 'Mary Jones']],
    ['Rembrandt; 1606–1669', ['Rembrandt (1606–1669)']],
    ['Designed by Ann Lee, made by Bob Ray', ['Ann Lee [designer]', 'Bob Ray [manufacturer]']],
    ['Josiah Spode, printed by Wm Smith', ['Josiah Spode', 'Wm Smith [printer]']],
    ['Entwurf: Ann Lee; Drucker: Hans Ott', ['Entwurf: Ann Lee', 'Hans Ott [printer]']],
    ['Ann Lee (designer), Bob Ray (printer)', ['Ann Lee [designer]', 'Bob Ray [printer]']],
    ['Johann Sadeler after Maarten de Vos', ['Johann Sadeler', 'after: Maarten de Vos']],
    [
      'Giuseppe Piamontini (Italian, 1664-1742) , attributed to [Artist]',
      ['attributed to: Giuseppe Piamontini [Artist] (Italian, 1664-1742)'],
    ],
    [
      'Anthony van Dyck (Flemish, 1599-1641) and workshop [Painter]',
      ['and assistants: Anthony van Dyck [Painter] (and workshop, Flemish, 1599-1641)'],
    ],
  ])('%j are split: %j [F-X05]', (text, makers) => {
    expect(short(text)).toEqual(makers)
    expect(doubtful(text)).toBe(false)
  })

  test.each([
    'Currier & Ives',
    'Tuke, Henry Scott',
    'William Morris & Co.',
    'Smith, John & Sons',
    'Leonardo da Vinci',
    'da Vinci, Leonardo',
    'School of Visual Arts',
    'Smith, John, Jr.',
    'Lawrence Alma-Tadema, R.A., O.M.',
    'Engraving after Rubens',
  ])('%s stays one, since it is one [F-X05]', text => {
    expect(short(text)).toEqual([text])
    expect(doubtful(text)).toBe(false)
  })

  test.each([
    'John Smith and Mary Jones',
    'John Smith, Mary Jones',
    'Tiffany, Young, and Ellis',
    'Rembrandt / Lievens',
    'Ann Lee with Bob Ray',
    'Hans Muster und Eva Klein',
  ])('%s stays one, and it is told that it may be several [F-X05]', text => {
    expect(short(text)).toEqual([text])
    expect(doubtful(text)).toBe(true)
  })
})

describe('Attributions', () => {
  test.each([
    ['Workshop of Raphael (?)', 'workshop of: Raphael (?)'],
    ['Possibly workshop of the Master of Flémalle', 'workshop of: Master of Flémalle (possibly by)'],
    ['Attributed to the workshop of Bellini', 'workshop of: Bellini (attributed to)'],
    ['pupil of Jan van Eyck', 'pupil of: Jan van Eyck'],
    ['Studio of Rubens', 'workshop of: Rubens (Studio of)'],
    ['Follower of Hieronymus Bosch', 'follower of: Hieronymus Bosch'],
    ['In the manner of Canaletto', 'manner of: Canaletto'],
    ['Copy after Titian', 'copy after: Titian'],
    ['Rubens and assistants', 'and assistants: Rubens'],
    ['Rembrandt van Rijn, workshop of', 'workshop of: Rembrandt van Rijn'],
    ['Michelangelo?', 'possibly by: Michelangelo'],
    ['Andrea Riccio (Italian, 1470-1532) (?)', 'possibly by: Andrea Riccio (Italian, 1470-1532)'],
    ['Rembrandt (zugeschrieben)', 'attributed to: Rembrandt'],
    ['Rembrandt zugeschrieben', 'attributed to: Rembrandt'],
    ['Werkstatt von Tilman Riemenschneider', 'workshop of: Tilman Riemenschneider'],
    ['Umkreis des Lucas Cranach d. Ä.', 'circle of: Lucas Cranach d. Ä.'],
    ['Nachfolger von Rubens', 'follower of: Rubens'],
    ['Schule des Giotto', 'school of: Giotto'],
    ['nach Albrecht Dürer', 'after: Albrecht Dürer'],
    ['attribuito a Guido Reni', 'attributed to: Guido Reni'],
    ['Reni, Guido (bottega)', 'workshop of: Reni, Guido'],
    ['cerchia di Caravaggio', 'circle of: Caravaggio'],
    ['scuola di Raffaello', 'school of: Raffaello'],
    ['copia da Raffaello', 'copy after: Raffaello'],
    ['Jan Matejko (przypisywany)', 'attributed to: Jan Matejko'],
    ['warsztat Wita Stwosza', 'workshop of: Wita Stwosza'],
    ['krąg Rubensa', 'circle of: Rubensa'],
    ['szkoła Rafaela', 'school of: Rafaela'],
    ['naśladowca Rembrandta', 'follower of: Rembrandta'],
    ['według Jana Matejki', 'after: Jana Matejki'],
  ])('%s is read as %s [F-X05]', (text, maker) => {
    expect(short(text)).toEqual([maker])
  })

  test('The words of attributions are those of the starter terms, in four languages, and each means one of them [F-X05]', () => {
    const starters = starterTerms()
    const [qualifiers, roles] = (['AUTS', 'AUTR'] as const).map(code =>
      (starters[code] ?? []).map(({ labels }) => labels.en),
    )
    expect(qualifiers).toEqual(expect.arrayContaining([...attributionTerms.AUTS]))
    expect(roles).toEqual(expect.arrayContaining([...attributionTerms.AUTR]))
    for (const { labels } of starters.AUTS ?? [])
      for (const name of Object.values(labels))
        expect(readMakers(`Ada Bo (${name})`)).toEqual([
          // 'da' begins names: it is left in the note.
          name === 'da'
            ? { type: 'AUTHOR', agent: 'Ada Bo', note: 'da' }
            : { type: 'AUTHOR', agent: 'Ada Bo', qualifier: labels.en },
        ])
    for (const { labels } of starters.AUTR ?? [])
      for (const name of Object.values(labels))
        expect(readMakers(`Ada Bo (${name})`)[0]).toMatchObject({ agent: 'Ada Bo', role: expect.any(String) })
  })
})

describe('Makers without a name', () => {
  test.each([
    ['Unknown', '— (Unknown)'],
    ['anonymous', '— (anonymous)'],
    ['Unidentified artist', '— (Unidentified artist)'],
    ['Artist unknown', '— (Artist unknown)'],
    ['unbekannter Künstler', '— (unbekannter Künstler)'],
    ['autore ignoto', '— (autore ignoto)'],
    ['autor nieznany', '— (autor nieznany)'],
    ['Unidentified Dutch artist', '<Dutch> (Unidentified Dutch artist)'],
    ['Unknown (Chinese)', '<Chinese> (Unknown)'],
    ['Dutch School', '<Dutch> (Dutch School)'],
    ['scuola veneziana', '<veneziano> (scuola veneziana)'],
    ['szkoła włoska', '<włoska> (szkoła włoska)'],
    ['Egyptian', '<Egyptian>'],
    ['(?)', '— ((?))'],
  ])('%s are no person: %s [F-X05]', (text, maker) => {
    expect(short(text)).toEqual([maker])
  })
})

test('Dates behind a name are no part of it, and nationalities before them neither [F-X05]', () => {
  expect(short('Rembrandt van Rijn, Dutch, 1606–1669')).toEqual(['Rembrandt van Rijn (Dutch, 1606–1669)'])
  expect(short('Smith, John, 1850-1900')).toEqual(['Smith, John (1850-1900)'])
  expect(short('Polanski, Roman, born 1933')).toEqual(['Polanski, Roman (born 1933)'])
})

test.each([
  ['Workshop of Raphael', ['Workshop of Raphael']],
  ['Attributed to Workshop of Raphael (Italian)', ['attributed to: Workshop of Raphael']],
  ['Smith, John, and Jones, Mary', ['Smith, John, and Jones, Mary']],
  ['Léon Gruel (binder)', ['Léon Gruel (binder)']],
  ['John Smith; Mary Jones', ['John Smith; Mary Jones']],
])('A name that a record has is left whole: %s [F-X05]', (text, names) => {
  const known = new Set([text, ...names.map(name => name.replace(/^.*: /, ''))])
  const first = readMakersOf(text, () => false)
  const whole = text.startsWith('Attributed') ? 'Workshop of Raphael' : text
  // All that a record may be called is asked for.
  expect(first.takenApart).toContain(whole)
  if (whole === text)
    expect(readMakersOf(text, name => known.has(name)).rows).toEqual([{ type: 'AUTHOR', agent: text }])
  else
    expect(readMakersOf(text, name => name === whole).rows).toEqual([
      { type: 'AUTHOR', agent: whole, qualifier: 'attributed to', note: 'Italian' },
    ])
})

/** The words of a text as they are compared: letters and figures. */
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that mean a field and need not be kept: those of forms, and what joins two makers. */
const ofForms = new Set(
  [...qualifiersBefore, ...qualifiersBehind, ...qualifiersJoined, ...rolesBefore, ...rolesNamed]
    .flatMap(({ form }) => wordsOf(form))
    .concat('and', 'und', 'e', 'ed', 'i', 'oraz', 'et', 'with', 'mit', 'con', 'z', 'the', 'by'),
)

const lost = (text: string): readonly string[] => {
  const kept = new Set(readMakers(text).flatMap(row => Object.values(row).flatMap(wordsOf)))
  return wordsOf(text).filter(word => !kept.has(word) && !ofForms.has(word))
}

const forms = [...qualifiersBefore, ...rolesBefore].map(({ form }) => form)
const behind = [...qualifiersBehind, ...rolesNamed].map(({ form }) => form)
const name = fc.constantFrom(
  'Ann Lee',
  'Ott, Hans',
  'Currier & Ives',
  'Egyptian',
  'Unknown',
  'Łukasz Żak',
  'R. A. Roe',
  'Dutch School',
  'X',
)
const life = fc.constantFrom(
  '(1606–1669)',
  '(Dutch, b. 1943)',
  ', French, 1850-1900',
  '(?)',
  '[Artist]',
  '()',
  '(active Rome)',
  '',
)
const sign = fc.constantFrom(' and ', '; ', ' | ', ', ', ' / ', '\n', ' & ', ', and ', ' after ', ' und ')

test('No word of a cell is lost, however its makers are written [F-X05]', () => {
  const maker = fc
    .tuple(
      fc.option(fc.constantFrom(...forms), { nil: '' }),
      name,
      life,
      fc.option(fc.constantFrom(...behind), { nil: '' }),
      fc.boolean(),
    )
    .map(([before, who, when, after, inBrackets]) =>
      [before, who, when, after && (inBrackets ? `(${after})` : `, ${after}`)].filter(Boolean).join(' '),
    )
  const cell = fc
    .array(fc.tuple(maker, sign), { minLength: 1, maxLength: 4 })
    .map(some => some.flat().join(''))
  fc.assert(
    fc.property(fc.oneof(cell, fc.string(), fc.string({ unit: 'grapheme' })), text => {
      expect(lost(text)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['brackets', '()'.repeat(50_000)],
  ['open brackets', '('.repeat(100_000)],
  ['words', 'and '.repeat(10_000)],
  ['semicolons', 'a;'.repeat(10_000)],
  ['lives', 'A (1900), '.repeat(10_000)],
  ['spaces', `a${' '.repeat(100_000)}b`],
  ['schools', `${'school '.repeat(20_000)}x`],
])('Hostile makers are read as fast as others: %s [F-X05]', (_, text) => {
  const begun = performance.now()
  readMakers(text)
  expect(performance.now() - begun).toBeLessThan(2000)
})
