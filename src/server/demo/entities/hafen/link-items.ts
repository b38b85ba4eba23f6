import { linkItemsOf } from '../expand/link-items.ts'

/** Places on the web where the museum's people look things up. */
export const linkItems = linkItemsOf([
  {
    title: 'Deutsche Digitale Bibliothek',
    url: 'https://www.deutsche-digitale-bibliothek.de/',
    is: 'Datenbank',
    shortDescription: 'Kulturgut aus deutschen Einrichtungen.',
    languages: 'Deutsch',
    linked: ['HM 1931/12', 'HM 1931/13'],
  },
  {
    title: 'Europeana',
    url: 'https://www.europeana.eu/',
    is: 'Datenbank',
    shortDescription: 'Kulturgut aus Europa.',
    linked: ['HM 1927/1', 'HM 1960/30'],
  },
  {
    title: 'OpenSeaMap',
    url: 'https://www.openseamap.org/',
    is: 'Karte',
    shortDescription: 'Freie Seekarte.',
    linked: ['HM 1936/8'],
  },
  {
    title: 'Deutsche Nationalbibliothek',
    url: 'https://www.dnb.de/',
    is: 'Webseite',
    shortDescription: 'Katalog und Gemeinsame Normdatei.',
    languages: 'Deutsch',
    linked: ['HM M 12'],
  },
  {
    title: 'Wikimedia Commons',
    url: 'https://commons.wikimedia.org/',
    is: 'Datenbank',
    shortDescription: 'Freie Bilder von Schiffen und Häfen.',
    linked: ['HM 1924/3', 'HM 1958/1'],
    draft: true,
  },
])
