import { h } from '../../writing/texts.ts'
import { bodiesOf } from '../expand/persons.ts'

const here = ['Brügg']

/** The yard, the shipping line, the town and whoever else had to do with ships. */
export const bodies = bodiesOf('de', [
  { name: 'Stadt Brügg', is: 'Behörde', at: here },
  {
    name: 'Hafenmuseum Brügg',
    years: ['1922'],
    is: 'Museum',
    at: ['Speicher 3'],
    about: h(
      'Von Lehrern der Seefahrtschule gegründet, seit 1922 im Speicher am Binnenhafen.',
      'Founded by teachers of the school of navigation; in the granary by the inner harbour since 1922.',
    ),
    ties: [['Teil von', 'Stadt Brügg']],
  },
  {
    name: 'Archiv des Hafenmuseums',
    is: 'Archiv',
    at: ['Speicher 3'],
    ties: [['Teil von', 'Hafenmuseum Brügg']],
  },
  { name: 'Förderverein Hafenmuseum', years: ['1974'], is: 'Verein', roles: 'Schenker', at: here },
  {
    name: 'Werft Claas Petersen',
    years: ['1841', '1932'],
    is: 'Unternehmen',
    roles: 'Hersteller; Schenker',
    at: ['Petersenwerft'],
    about: h(
      'Baute 62 Segler, darunter 1868 die „Henriette“.',
      'Built 62 sailing ships, the ‘Henriette’ of 1868 among them.',
    ),
  },
  { name: 'Reederei Petersen', years: ['1869', '1927'], is: 'Unternehmen', roles: 'Eigentümer', at: here },
  {
    name: 'Atelier Voss',
    years: ['1879', '1966'],
    is: 'Unternehmen',
    roles: 'Fotograf',
    at: here,
    cited: ['Harms 1996'],
  },
  {
    name: 'Modellbau Brandt',
    years: ['1898', '1935'],
    is: 'Werkstatt',
    roles: 'Hersteller',
    at: ['Bremerhaven'],
  },
  { name: 'C. Plath, Hamburg', years: ['1862'], is: 'Unternehmen', roles: 'Hersteller', at: ['Hamburg'] },
  // The name without the town has a second card: the search for duplicates finds the two.
  { name: 'Plath, C., Hamburg', years: ['1862'], is: 'Unternehmen', draft: true },
  { name: 'Familie Jensen', roles: 'Schenker', at: here },
  {
    name: 'Lotsenbrüderschaft Brügg',
    years: ['1689', '1921'],
    is: 'Zunft',
    roles: 'Münzherr',
    at: ['Lotsenhaus'],
  },
  {
    name: 'Seefahrtschule Brügg',
    years: ['1781', '1924'],
    is: 'Schule oder Akademie',
    at: ['Alte Seefahrtschule'],
  },
  { name: 'Wasserbauamt Husum', is: 'Behörde', at: ['Husum'] },
  {
    name: 'Kunsthandlung Andresen',
    years: ['1919', '1943'],
    is: 'Kunsthandlung',
    roles: 'Händler',
    at: ['Hamburg'],
    remarks: 'Geschäftsbücher verloren; Vorbesitz der „Mondnacht auf See“ wird geprüft.',
    draft: true,
  },
])
