import { h } from '../../writing/texts.ts'
import { eventsOf } from '../expand/events.ts'

const museum = 'Hafenmuseum Brügg'

/** Launches and storms, exhibitions, loans and dives. */
export const events = eventsOf('de', [
  {
    name: h('Stapellauf der „Henriette“', 'Launch of the ‘Henriette’'),
    is: 'historisches Ereignis',
    when: '14. Mai 1868',
    at: 'Petersenwerft',
    who: [['Veranstalter', 'Werft Claas Petersen']],
  },
  {
    name: h('Strandung der „Möwe“', 'Stranding of the ‘Möwe’'),
    is: 'historisches Ereignis',
    when: '6. November 1911',
    at: 'Brüggersand',
  },
  {
    name: h('Eröffnung des Museums', 'Opening of the museum'),
    is: 'Eröffnung',
    when: '3. Juni 1922',
    at: 'Speicher 3',
    who: [
      ['Veranstalter', museum],
      ['Referent', 'August Boysen'],
    ],
  },
  {
    name: h('Leuchtturmfest 1932', 'Lighthouse festival 1932'),
    is: 'historisches Ereignis',
    when: 'Juli 1932',
    at: 'Leuchtturm Brüggersand',
    who: [['Veranstalter', 'Stadt Brügg']],
  },
  {
    name: h('Sturmflut 1962', 'Storm flood of 1962'),
    is: 'historisches Ereignis',
    when: '16.–17. Februar 1962',
    at: 'Brügger Hafen',
  },
  {
    name: h('Lorenz Thaysen. Kapitänsbilder', 'Lorenz Thaysen. Ship portraits'),
    is: 'Sonderausstellung',
    when: '5. Mai 1988 – 30. September 1988',
    at: museum,
    who: [['Kurator', 'Ingrid Harms']],
    visitors: 6120,
    cited: ['Harms 1988'],
    about: h('Die erste Schau des Malers seit seinem Tod.', 'The first show of the painter since his death.'),
  },
  {
    name: h('Brügg auf Glas', 'Brügg on glass'),
    is: 'Sonderausstellung',
    when: '1996',
    at: museum,
    who: [['Kurator', 'Ingrid Harms']],
    cited: ['Harms 1996'],
  },
  {
    name: h('Schiffe in Flaschen und Vitrinen', 'Ships in bottles and cases'),
    is: 'Wanderausstellung',
    when: '2006–2007',
    at: museum,
    who: [['Kurator', 'Jonas Petersen']],
    furtherVenues: [{ venue: 'Bremerhaven', date: '2007' }],
  },
  {
    name: h('Leihgabe der „Henriette“ nach Bremerhaven', 'Loan of the ‘Henriette’ to Bremerhaven'),
    is: 'Ausleihe',
    when: 'Februar 2007 – Juni 2007',
    at: 'Bremerhaven',
    who: [['Leihgeber', museum]],
    ties: [['begleitet', 'Schiffe in Flaschen und Vitrinen']],
    draft: true,
  },
  {
    name: h('Werbung für die See', 'Advertising the sea'),
    is: 'Sonderausstellung',
    when: '2011',
    at: museum,
    who: [['Kurator', 'Silke Lüders']],
    cited: ['Lüders 2011'],
  },
  {
    name: h('Tauchgang am Wrack der „Möwe“', 'Dive to the wreck of the ‘Möwe’'),
    is: 'Prospektion',
    when: '12.–16. August 2013',
    at: 'Wrack der „Möwe“',
    who: [
      ['Grabungsleiter', 'Tjark Harms'],
      ['Förderer', 'Förderverein Hafenmuseum'],
    ],
    method: 'Unterwasserprospektion',
    ties: [['Folge von', 'Strandung der „Möwe“']],
    draft: true,
  },
  {
    name: h('Entstaubung der Takelagen', 'Cleaning of the riggings'),
    is: 'Restaurierungskampagne',
    when: '2018',
    at: 'Speicher 3',
    who: [['Veranstalter', museum]],
  },
  {
    name: h('Häfen der Westküste', 'Harbours of the west coast'),
    is: 'Tagung',
    when: '9.–10. Oktober 2019',
    at: 'Husum',
    who: [
      ['Referent', 'Jonas Petersen'],
      ['Referent', 'Silke Lüders'],
    ],
  },
])
