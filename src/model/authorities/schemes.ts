import { hasIsbnCheck, hasIssnCheck, hasMod11Check } from './check-digits.ts'

/** Rules for the identifiers of an authority file. */
export interface AuthorityScheme {
  /** Shown and written before an identifier: 'ULAN 500115588'. */
  readonly name: string
  /** Other spellings of the name. */
  readonly aliases?: readonly string[]
  /** Format of a stored identifier. */
  readonly pattern: RegExp
  readonly example: string
  /** True when the format alone identifies the file: no other number or word looks like this. */
  readonly distinctive?: true
  /** Address of its page on the web, %s being the identifier. */
  readonly page?: string
  /** Matches the identifier within a copied address, after 'https://' and 'www.'. */
  readonly address?: RegExp
  /** Converts user input into the stored form. */
  tidy?(code: string): string
  /** Verifies the check digit. */
  check?(code: string): boolean
}

const upper = (code: string): string => code.toUpperCase()
const compact = (code: string): string => upper(code.replace(/[\s-]/g, ''))

const hyphened = (code: string): string => compact(code).replace(/(.{4})(?=.)/g, '$1-')

/**
 * Authority files that identify people, places, events and books worldwide. Patterns are as published by the files; addresses are those of
 * their pages.
 */
export const authoritySchemes = {
  ulan: {
    name: 'ULAN',
    pattern: /^500\d{6}$/,
    example: '500115588',
    page: 'https://vocab.getty.edu/page/ulan/%s',
    address: /^(?:vocab\.getty\.edu\/(?:page\/)?ulan\/|getty\.edu\/vow\/ULAN.*subjectid=)(\d+)/i,
  },
  tgn: {
    name: 'TGN',
    pattern: /^\d{7}$/,
    example: '7018159',
    page: 'https://vocab.getty.edu/page/tgn/%s',
    address: /^(?:vocab\.getty\.edu\/(?:page\/)?tgn\/|getty\.edu\/vow\/TGN.*subjectid=)(\d+)/i,
  },
  aat: {
    name: 'AAT',
    pattern: /^300\d{6}$/,
    example: '300033618',
    page: 'https://vocab.getty.edu/page/aat/%s',
    address: /^(?:vocab\.getty\.edu\/(?:page\/)?aat\/|getty\.edu\/vow\/AAT.*subjectid=)(\d+)/i,
  },
  viaf: {
    name: 'VIAF',
    pattern: /^[1-9]\d{0,21}$/,
    example: '95785031',
    page: 'https://viaf.org/viaf/%s',
    address: /^viaf\.org\/(?:[a-z]{2}\/)?viaf\/(\d+)/i,
  },
  wikidata: {
    name: 'Wikidata',
    aliases: ['wd'],
    pattern: /^Q[1-9]\d*$/,
    example: 'Q165624',
    distinctive: true,
    page: 'https://www.wikidata.org/wiki/%s',
    address: /^(?:m\.)?wikidata\.org\/(?:wiki|entity)\/(?:Special:EntityData\/)?(Q\d+)/i,
    tidy: upper,
  },
  isni: {
    name: 'ISNI',
    pattern: /^\d{15}[\dX]$/,
    example: '0000000121032683',
    distinctive: true,
    page: 'https://isni.org/isni/%s',
    address: /^isni\.org\/(?:isni\/|page\/)([\dX]+)/i,
    tidy: compact,
    check: hasMod11Check,
  },
  orcid: {
    name: 'ORCID',
    pattern: /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/,
    example: '0000-0002-1825-0097',
    distinctive: true,
    page: 'https://orcid.org/%s',
    address: /^orcid\.org\/([\dX-]+)/i,
    tidy: hyphened,
    check: code => hasMod11Check(compact(code)),
  },
  gnd: {
    name: 'GND',
    pattern: /^(?:1[0-3]?\d{7}[\dX]|[47]\d{6}-\d|[1-9]\d{0,7}-[\dX]|3\d{7}[\dX])$/,
    example: '118622927',
    page: 'https://d-nb.info/gnd/%s',
    address: /^(?:d-nb\.info\/gnd|explore\.gnd\.network\/gnd|lobid\.org\/gnd)\/([\dX-]+)/i,
    tidy: upper,
  },
  lcnaf: {
    name: 'LCNAF',
    aliases: ['LoC', 'NAF'],
    pattern: /^n[bors]?\d{8,10}$/,
    example: 'n50035006',
    distinctive: true,
    page: 'https://id.loc.gov/authorities/names/%s',
    address: /^id\.loc\.gov\/authorities\/names\/(n[a-z]?\d+)/i,
    tidy: code => code.replace(/\s/g, '').toLowerCase(),
  },
  bnf: {
    name: 'BnF',
    pattern: /^\d{8}[\dbcdfghjkmnpqrstvwxz]$/,
    example: '11926608q',
    page: 'https://catalogue.bnf.fr/ark:/12148/cb%s',
    address: /^(?:catalogue|data)\.bnf\.fr\/(?:[a-z]{2}\/)?ark:\/12148\/cb(\w+)/i,
    tidy: code => code.replace(/^(?:ark:\/12148\/)?cb/i, '').toLowerCase(),
  },
  sbn: {
    name: 'SBN',
    pattern: /^[A-Z][A-Z0-9]{2}V\d{6}$/,
    example: 'CFIV000163',
    distinctive: true,
    page: 'https://opac.sbn.it/nome/%s',
    address: /^opac\.sbn\.it\/(?:nome\/|.*detail\/)([A-Z0-9]+)/i,
    tidy: code => upper(code.replace(/^IT\\ICCU\\/i, '').replace(/[\s\\]/g, '')),
  },
  plwabn: {
    name: 'PLWABN',
    pattern: /^98\d{8,16}$/,
    example: '9810696457305606',
    page: 'https://dbn.bn.org.pl/descriptor-details/%s',
    address: /^dbn\.bn\.org\.pl\/descriptor-details\/(\d+)/i,
  },
  nomisma: {
    name: 'Nomisma',
    pattern: /^[A-Za-z0-9][\w.-]*$/,
    example: 'augustus',
    page: 'https://nomisma.org/id/%s',
    address: /^nomisma\.org\/id\/([\w.-]+)/i,
  },
  isil: {
    name: 'ISIL',
    pattern: /^[A-Za-z]{1,4}-[A-Za-z0-9:/-]{1,11}$/,
    example: 'IT-RM0280',
  },
  ror: {
    name: 'ROR',
    pattern: /^0[a-hj-km-np-tv-z0-9]{6}\d{2}$/,
    example: '01cwqze88',
    page: 'https://ror.org/%s',
    address: /^ror\.org\/(\w+)/i,
    tidy: code => code.toLowerCase(),
  },
  geonames: {
    name: 'GeoNames',
    pattern: /^[1-9]\d{0,9}$/,
    example: '3164603',
    page: 'https://www.geonames.org/%s',
    address: /^(?:sws\.)?geonames\.org\/(\d+)/i,
  },
  pleiades: {
    name: 'Pleiades',
    pattern: /^[1-9]\d{5,10}$/,
    example: '423025',
    page: 'https://pleiades.stoa.org/places/%s',
    address: /^pleiades\.stoa\.org\/places\/(\d+)/i,
  },
  idai: {
    name: 'iDAI.gazetteer',
    aliases: ['iDAI'],
    pattern: /^[1-9]\d{3,9}$/,
    example: '2323295',
    page: 'https://gazetteer.dainst.org/place/%s',
    address: /^gazetteer\.dainst\.org\/(?:app\/#!\/show|place|doc)\/(\d+)/i,
  },
  osm: {
    name: 'OpenStreetMap',
    aliases: ['OSM'],
    pattern: /^(?:node|way|relation)\/[1-9]\d*$/,
    example: 'relation/44741',
    distinctive: true,
    page: 'https://www.openstreetmap.org/%s',
    address: /^openstreetmap\.org\/((?:node|way|relation)\/\d+)/i,
    tidy: code => code.toLowerCase(),
  },
  isbn: {
    name: 'ISBN',
    pattern: /^(?:97[89]\d{10}|\d{9}[\dX])$/,
    example: '9788837064150',
    distinctive: true,
    page: 'https://www.worldcat.org/isbn/%s',
    address: /^worldcat\.org\/isbn\/([\dX-]+)/i,
    tidy: compact,
    check: hasIsbnCheck,
  },
  issn: {
    name: 'ISSN',
    pattern: /^\d{4}-\d{3}[\dX]$/,
    example: '0007-6287',
    distinctive: true,
    page: 'https://portal.issn.org/resource/ISSN/%s',
    address: /^portal\.issn\.org\/resource\/ISSN\/([\dX-]+)/i,
    tidy: hyphened,
    check: hasIssnCheck,
  },
  doi: {
    name: 'DOI',
    pattern: /^10\.\d{4,9}\/\S+$/,
    example: '10.1086/687150',
    distinctive: true,
    page: 'https://doi.org/%s',
    address: /^(?:dx\.)?doi\.org\/(10\.\d{4,9}\/\S+)/i,
    tidy: code => code.toLowerCase(),
  },
  oclc: {
    name: 'OCLC',
    aliases: ['OCoLC', 'WorldCat'],
    pattern: /^[1-9]\d{0,13}$/,
    example: '71773219',
    page: 'https://www.worldcat.org/oclc/%s',
    address: /^(?:search\.)?worldcat\.org\/(?:[a-z]{2}\/)?(?:oclc|title)\/(\d+)/i,
    tidy: code => code.replace(/^(?:\(ocolc\)|oc[mn]|on)\s*/i, '').replace(/^0+/, ''),
  },
  bid: {
    name: 'SBN BID',
    aliases: ['BID'],
    pattern: /^[A-Z][A-Z0-9]{2}\d{7}$/,
    example: 'CFI0123456',
    distinctive: true,
    page: 'https://opac.sbn.it/bid/%s',
    address: /^opac\.sbn\.it\/bid\/([A-Z0-9]+)/i,
    tidy: code => upper(code.replace(/^IT\\ICCU\\/i, '').replace(/[\s\\]/g, '')),
  },
} as const satisfies Readonly<Record<string, AuthorityScheme>>

/** An authority file, or 'source' for any other system, whose name prefixes the identifier ('nga:1234'). */
export type SchemeName = keyof typeof authoritySchemes | 'source'

export const schemeNames = [...Object.keys(authoritySchemes), 'source'] as readonly SchemeName[]

export const isSchemeName = (name: unknown): name is SchemeName =>
  (schemeNames as readonly unknown[]).includes(name)

/** Returns the rules of an authority file; undefined for other systems. */
export const schemeOf = (name: SchemeName): AuthorityScheme | undefined =>
  name === 'source' ? undefined : authoritySchemes[name]
