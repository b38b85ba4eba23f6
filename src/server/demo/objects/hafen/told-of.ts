import type { Shared } from '../share.ts'

const members: Readonly<Record<string, string>> = {
  Schiffsmodelle: 'HM 1924/3; HM 1958/1; HM 1962/8; HM 1990/4',
  'Schenkung Jensen': 'HM 1958/1; HM 1924/20; HM 1924/21; HM 1927/1',
  Hafenbilder: 'HM 1931/12; HM 1931/13; HM 1940/1; HM 1936/8',
  Plakate: 'HM 1948/6; HM 1948/7; HM 1985/2',
  'Fotobestand Voss': 'HM 1960/30; HM 1960/31',
  'Münzen und Marken': 'HM M 7; HM M 12',
  'Sammlungen des Hafenmuseums': 'HM 1933/2; HM 1971/5',
}

const shown = 'dargestellter Ort'
const specific = { relation: 'zum Objekt' } as const

/** To which collection objects belong, where they were shown, and which books, papers and places they have to do with. */
export const toldOf: readonly Shared[] = [
  ...Object.entries(members).map(([collection, objects]) => ({ objects, collections: [{ collection }] })),
  {
    objects: 'HM 1924/3',
    exhibitions: [{ event: 'Leihgabe der „Henriette“ nach Bremerhaven', date: '2007' }],
    documents: [
      { document: 'Bauvertrag der „Henriette“', type: 'Vertrag' },
      { document: 'Spantenriss der „Henriette“', type: 'Zeichnung oder Plan' },
    ],
    otherPlaces: [{ type: 'Herstellungsort', place: 'Petersenwerft', when: '1868' }],
  },
  {
    objects: 'HM 1924/3; HM 1958/1; HM 1962/8',
    exhibitions: [{ event: 'Schiffe in Flaschen und Vitrinen', date: '2006' }],
    bibliography: [{ work: 'Petersen 2006', ...specific }],
  },
  { objects: 'HM 1924/3', bibliography: [{ work: 'Boysen 1931', pages: '9–11', ...specific }] },
  {
    objects: 'HM 1924/20; HM 1924/21; HM 1927/1',
    documents: [{ document: 'Schenkungsbrief Greta Jensen', type: 'Brief' }],
  },
  {
    objects: 'HM 1924/20',
    bibliography: [{ work: 'Petersen 2008', ...specific }],
    documents: [{ document: 'Rechnung der Firma C. Plath', type: 'Rechnung' }],
    otherPlaces: [{ type: 'Herstellungsort', place: 'Hamburg' }],
  },
  {
    objects: 'HM 1927/1',
    bibliography: [{ work: 'Harms 1979', ...specific }],
    otherPlaces: [{ type: 'Herstellungsort', place: 'Delft' }],
  },
  {
    objects: 'HM 1931/12; HM 1931/13',
    exhibitions: [{ event: 'Lorenz Thaysen. Kapitänsbilder', date: '1988' }],
    bibliography: [{ work: 'Harms 1988', relation: 'Ausstellungskatalog' }],
  },
  {
    objects: 'HM 1931/12',
    documents: [{ document: 'Brief von Lorenz Thaysen an die Reederei', type: 'Brief' }],
    otherPlaces: [{ type: shown, place: 'Brügg' }],
  },
  { objects: 'HM 1931/13; HM 1960/30; HM 1960/31', otherPlaces: [{ type: shown, place: 'Binnenhafen' }] },
  {
    objects: 'HM 1940/1',
    documents: [
      { document: 'Zugangsbuch 1922–1950', type: 'Inventar' },
      { document: 'Prüfbericht zur „Mondnacht auf See“' },
    ],
  },
  {
    objects: 'HM 1948/6; HM 1948/7',
    exhibitions: [{ event: 'Werbung für die See', date: '2011' }],
    bibliography: [{ work: 'Lüders 2011', relation: 'Ausstellungskatalog' }],
  },
  { objects: 'HM 1948/7', otherPlaces: [{ type: shown, place: 'Leuchtturm Brüggersand' }] },
  {
    objects: 'HM 1960/30; HM 1960/31',
    exhibitions: [{ event: 'Brügg auf Glas', date: '1996' }],
    bibliography: [{ work: 'Harms 1996', relation: 'Ausstellungskatalog' }],
  },
  { objects: 'HM 1960/31', bibliography: [{ work: 'Sturmflut 1963', relation: 'zum Vergleich' }] },
  {
    objects: 'HM 1936/8',
    bibliography: [{ work: 'Boysen 1783', relation: 'zum Vergleich' }],
    otherPlaces: [{ type: shown, place: 'Brügger Bucht' }],
  },
  {
    objects: 'HM M 7',
    documents: [{ document: 'Rolle der Lotsenbrüderschaft' }],
    bibliography: [{ work: 'Lotsen 1939' }],
  },
]
