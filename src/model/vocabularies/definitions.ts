import type texts from '../../../locales/en/vocabularies.json'
import { closedList, openList, openTree, type VocabularyDefinition } from './definition.ts'

/** Codes that have a name in English. */
type Named = keyof (typeof texts)['names']

/**
 * Every vocabulary of the product. Codes are stored with each term and sent by the API, and never change. Codes of the Italian catalogue
 * cards (OGTD, MTC, DTZG) are used where the field is theirs. Names in four languages: `vocabularies.names.<code>`.
 */
export const vocabularies = {
  // Vocabularies of the whole platform
  LR: openTree({ sort: 'name', asynchronous: true, similar: true, storage: true }),
  LRVL: openTree({ sort: 'name' }),
  TAXO: openTree({ sort: 'name', asynchronous: true, termMaxLength: 120 }),
  OCT: openList(),
  DIGITAL_SOURCE_TYPE: closedList(),
  KEYWORDS: openList({ sort: 'name' }),
  COUNTRIES: closedList({ sort: 'name', termMaxLength: 80 }),

  // Authority files
  AUT: openList({ sort: 'name', similar: true, termMaxLength: 120, authorities: ['PER', 'ORG'] }),
  ENT: openList({ sort: 'name', similar: true, termMaxLength: 120, authorities: ['ORG'] }),
  COM: openList({ sort: 'name', similar: true, termMaxLength: 120, authorities: ['PER', 'ORG'] }),
  PLC: openList({ sort: 'name', similar: true, termMaxLength: 120, authorities: ['PLA'] }),

  // Identification and registration
  INVT: openList(),
  ACCT: openList(),
  TSK: closedList(),
  LIR: closedList(),
  BODR: openList(),
  DEPT: openList(),
  CMPR: openList(),

  // Object and its relations
  OGTD: openTree({ byCategory: true }),
  OGTT: openTree({ byCategory: true }),
  OGTV: closedList(),
  TITT: openList(),
  DEST: openList(),
  ASSOC: openList(),
  RSER: openList(),
  PART: openList({ byCategory: true }),

  // Place and location
  LDCT: openList(),
  LDCQ: openList(),
  LCF: openList(),
  MOVR: openList(),
  TCL: closedList(),
  GPI: closedList(),
  GPM: openList(),
  GPT: openList(),

  // Acquisition, law and value
  ACQT: openList(),
  CDGG: closedList(),
  NVCT: openList(),
  ALNT: openList(),
  ESPT: openList(),
  ESPU: openList(),
  RGHT: openList(),
  LICE: openList(),
  CURR: closedList(),
  STIM: openList(),
  STIF: openList(),

  // Dating
  DTZG: openTree(),
  DTZS: closedList(),
  DTSV: closedList(),
  DTSL: closedList(),
  DTM: openList(),

  // Makers
  AUTR: openList(),
  AUTS: closedList(),
  AUTM: openList(),
  ATBD: openTree(),
  ATBM: openList(),
  CMMC: openList(),
  CMMF: openList(),

  // Technical data
  MTC: openTree({ byCategory: true }),
  MTT: openTree({ byCategory: true }),
  MISZ: openList({ byCategory: true }),
  MISU: closedList(),
  MISV: closedList(),

  // Inscriptions and marks
  ISRC: openList(),
  ISRS: openList(),
  ISRP: openList(),
  LANG: openList({ sort: 'name' }),
  SCRIPT: openList(),
  STMC: openList(),
  STMQ: openList(),

  // Condition and care
  STCC: closedList(),
  COMPL: openList(),
  DAMG: openTree(),
  HAZ: openList(),
  SALV: closedList(),
  RSTT: openList(),
  RSTN: openList(),
  ANLT: openList(),

  // Documentation and access
  FTAT: openList(),
  BIL: closedList(),
  FNTT: openList(),
  ADSP: closedList(),
  ADSM: closedList(),

  // Archaeology
  CLS: openTree(),
  RCGM: openList(),
  RCGE: openList(),
  RCGU: openList(),
  RCGC: openList(),
  DSCT: openList(),
  DSCM: openList(),
  AINT: openList(),
  FABR: openTree(),
  PRSV: openList(),
  SURF: openList(),
  REIT: openList(),
  ROFF: openList(),

  // Natural history
  SPCT: openList(),
  TYPST: closedList(),
  SPMP: closedList(),
  IDQ: closedList(),
  LABK: openList(),
  LABW: openList(),
  LABS: openList(),
  LRVT: openList(),
  CONT: closedList(),
  MAO: openTree(),
  HABI: openTree(),
  SUBS: openList(),
  LRIW: openList({ byCategory: true }),
  LRIU: openList(),
  STCP: openTree({ byCategory: true }),
  STCT: openList(),
  STCM: openList(),
  CTFT: openList(),
  DGEN: closedList(),

  // Botany
  HERBT: openList(),
  SAMP: openList(),
  SBSC: openList(),
  LRIB: openList(),
  LRIJ: openList(),
  LRII: openList(),
  LRIS: openList(),
  LRIP: openList(),
  LRID: openList(),
  DBT: openList(),
  PHEN: openList(),

  // Zoology
  SEX: closedList(),
  STAGE: openList(),
  LRVZ: closedList(),
  LRM: closedList(),
  AUIR: openList(),
  DEATH: openList(),

  // Palaeontology
  SPZM: openList(),
  DAFF: closedList(),
  GEOT: openTree(),
  LITHO: openTree({ similar: true, termMaxLength: 100 }),
  BIOZ: openTree(),
  ADAT: openList(),

  // Mineralogy
  MINS: openList({ sort: 'name', termMaxLength: 80 }),
  STRUNZ: openTree(),
  DANA: openTree(),
  CRYS: closedList(),
  CRYC: closedList(),
  MINA: openList(),
  MINH: openList(),
  COLR: openTree(),
  LUST: openList(),
  DIAP: closedList(),
  CLEA: openList(),
  FRAC: openList(),
  TENA: openList(),
  RADC: closedList(),
  DEPO: openList(),

  // Petrography
  SRNT: closedList(),
  ROCK: openTree(),
  SRNV: openList(),
  SRCE: closedList(),
  SRCD: closedList(),
  SRCM: closedList(),
  SRCZ: openList(),
  SRCC: openList(),
  SRGC: closedList(),
  SRIU: openList(),

  // Numismatics
  DENO: openTree(),
  NUSE: openList(),
  OGTS: closedList(),
  OGRD: closedList(),
  AUES: openTree({ termMaxLength: 80 }),
  AUEZ: openList(),
  MINT: openTree(),
  METL: openList(),
  EDGE: openList(),
  NUST: closedList(),
  STCL: closedList(),
  FINDT: openList(),

  // Art, applied art, photography, technology
  SGTI: openTree(),
  ICONCLASS: openTree({ termMaxLength: 500 }),
  STYL: openTree(),
  UBOT: openList(),
  EDTR: openList(),
  FRMT: openList(),
  FRMK: openList(),
  PRVM: openList(),
  DUED: closedList(),
  TECF: openList(),
  FTOG: openList(),
  FTOP: openList(),
  FTOS: openList(),
  FTOF: openList(),
  TBMK: openList(),

  // Cards linked to objects
  COLT: openList(),
  NAMT: openList(),
  PROL: openList(),
  PROF: openList(),
  GENDER: closedList(),
  NAT: openList({ sort: 'name' }),
  PERP: openList(),
  PERA: openList(),
  ORGT: openList(),
  DOCT: openList(),
  DOCL: closedList(),
  DOCR: openList(),
  DOTR: closedList(),
  BIBT: openList(),
  BIBN: openList(),
  BIBS: openList(),
  BIBR: openList(),
  BIBM: openList(),
  BIBL: closedList(),
  BIBO: openList(),
  PLAT: openTree(),
  PLAA: openList(),
  EVTT: openTree(),
  EVPR: openList(),
  EVTA: openList(),
  LNKT: openList(),
} as const satisfies Readonly<Record<Named, VocabularyDefinition>>

/** One without an English name is left out, so that the compiler speaks of its line alone and not of every use. */
export type VocabularyCode = keyof typeof vocabularies & Named

export const vocabularyCodes = Object.keys(vocabularies) as readonly VocabularyCode[]

export const isVocabularyCode = (code: string): code is VocabularyCode => Object.hasOwn(vocabularies, code)

/** Vocabularies whose terms are places in the museum. */
export const storageVocabularies: readonly VocabularyCode[] = vocabularyCodes.filter(
  code => vocabularies[code].storage,
)
