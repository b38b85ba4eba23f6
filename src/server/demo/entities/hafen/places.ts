import { h } from '../../writing/texts.ts'
import { type Administration, type MorePlace, placesOf } from '../expand/places.ts'

/** The coast, the harbours one sailed to, and Brügg itself, which is invented and lies where it could. */
const table = `
Deutschland | Staat | 51.16, 10.45 | Germany | Wikidata Q183; GeoNames 2921044
  Schleswig-Holstein | Region | 7.87 53.36 11.31 55.06
    Nordfriesland | Provinz | 8.30 54.26 9.30 54.91 | North Frisia
      Brügg | Gemeinde | 54.6120, 8.8710
        Brügger Hafen | Ort
          Binnenhafen | Ort | 54.6127, 8.8689
          Speicher 3 | Museum | 54.6129, 8.8694
          Bootshalle | Gebäude | 54.6131, 8.8681
          Petersenwerft | Gebäude | 54.6135, 8.8672
          Lotsenhaus | Gebäude | 54.6121, 8.8665
        Marienkirche | Kirche | 54.6114, 8.8722
        Alte Seefahrtschule | Gebäude | 54.6109, 8.8735
      Leuchtturm Brüggersand | Gebäude | 54.6205, 8.8011
      Husum | Gemeinde | 54.4769, 9.0511
    Flensburg | Gemeinde | 54.7819, 9.4367
    Kiel | Gemeinde | 54.3233, 10.1394
  Hamburg | Region | 53.5503, 10.0007 | | Wikidata Q1055; GeoNames 2911298
    Altona | Stadtteil | 53.5500, 9.9333
    Steinwerder | Stadtteil | 53.5390, 9.9550
  Bremen | Region | 53.0758, 8.8072 | | Wikidata Q24879
    Bremerhaven | Gemeinde | 53.5500, 8.5833
  Berlin | Region | 52.5170, 13.3889 | | Wikidata Q64; GeoNames 2950159; TGN 7003712
Dänemark | Staat | 56.26, 9.50 | Denmark; Danmark | Wikidata Q35
  Kopenhagen | Gemeinde | 55.6867, 12.5701 | Copenhagen
Niederlande | Staat | 52.13, 5.29 | Netherlands | Wikidata Q55
  Delft | Gemeinde | 52.0116, 4.3571 | | Wikidata Q690
  Amsterdam | Gemeinde | 52.3731, 4.8926 | | Wikidata Q727
Vereinigtes Königreich | Staat | 54.00, -2.00 | United Kingdom | Wikidata Q145
  London | Gemeinde | 51.5073, -0.1277 | | Wikidata Q84; TGN 7011781
  Sunderland | Gemeinde | 54.9069, -1.3838
Chile | Staat | -35.68, -71.54 | | Wikidata Q298
  Valparaíso | Gemeinde | -33.0458, -71.6197
Nordsee | Meer | -4.0 51.0 9.0 61.0 | North Sea
  Brügger Bucht | Meer | 8.55 54.53 8.87 54.70 | Brügg Bay
    Brüggersand | Insel | 8.77 54.60 8.83 54.64
    Wrack der „Möwe“ | Wrack | 54.6302, 8.7421
Elbe | Fluss | 53.90, 8.90
`

const administration: Administration = {
  Staat: 'country',
  Region: 'region',
  Provinz: 'province',
  Gemeinde: 'municipality',
}

const told = (de: string, en: string) => ({
  placeDescription: [{ description: h(de, en), type: 'allgemeine Beschreibung' }],
})

const more: Readonly<Record<string, MorePlace>> = {
  Brügg: told(
    'Kleine Hafenstadt an der Nordsee mit Werft, Lotsenstation und Seefahrtschule.',
    'A small port on the North Sea with a yard, a pilot station and a school of navigation.',
  ),
  'Speicher 3': {
    address: 'Am Binnenhafen 3, Brügg',
    existence: '1884',
    ...told('Kornspeicher, seit 1922 Museum.', 'A granary, the museum since 1922.'),
  },
  Petersenwerft: {
    existence: '1841–1932',
    ...told(
      'Werft für hölzerne Segler, später für Reparaturen.',
      'A yard for wooden sailing ships, later for repairs.',
    ),
  },
  'Leuchtturm Brüggersand': {
    existence: '1859',
    ...told('Gusseiserner Turm, 31 m hoch.', 'A cast-iron tower, 31 m high.'),
  },
  'Wrack der „Möwe“': {
    sensitive: true,
    existence: '1911',
    ...told('Gestrandet im Novembersturm 1911.', 'Stranded in the November gale of 1911.'),
  },
  Bootshalle: { draft: true },
  Elbe: { draft: true },
}

export const places = placesOf(table, administration, more)
