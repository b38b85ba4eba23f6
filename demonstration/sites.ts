import type { SiteSettings } from '#model/open/site-settings.ts'

/** The public site of a museum of the demonstration. */
export interface DemoSite {
  readonly address: string
  readonly settings: SiteSettings
}

const name = 'Museo della Valle'

export const valleySite: DemoSite = {
  address: 'museo-della-valle',
  settings: {
    languages: ['en', 'it', 'de', 'pl'],
    name: { en: name, it: name, de: name, pl: name },
    imprint: {
      en: 'Museo della Valle, Via del Torchio 4, 11100 Aosta, Italy\nResponsible for the content: Marta Bianchi\nAn invented museum, for trying the software.',
      it: 'Museo della Valle, Via del Torchio 4, 11100 Aosta\nResponsabile dei contenuti: Marta Bianchi\nUn museo inventato, per provare il programma.',
      de: 'Museo della Valle, Via del Torchio 4, 11100 Aosta, Italien\nVerantwortlich für den Inhalt: Marta Bianchi\nEin erfundenes Museum, um die Software auszuprobieren.',
      pl: 'Museo della Valle, Via del Torchio 4, 11100 Aosta, Włochy\nZa treść odpowiada: Marta Bianchi\nMuzeum wymyślone, do wypróbowania oprogramowania.',
    },
    privacy: {
      en: 'This site uses no cookies and collects no personal data of its visitors.',
      it: 'Questo sito non usa cookie e non raccoglie dati personali di chi lo visita.',
      de: 'Diese Website verwendet keine Cookies und erhebt keine personenbezogenen Daten.',
      pl: 'Ta strona nie używa plików cookie i nie zbiera danych osobowych odwiedzających.',
    },
    contact: 'segreteria@demo.museum',
    textLicence: 'CC0',
    picturesWithObjects: true,
  },
}
