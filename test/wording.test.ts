import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#model/languages.ts'

const folder = fileURLToPath(new URL('../locales', import.meta.url))

/** A word that texts of a language do without, and what they say instead. */
interface Unwanted {
  readonly word: RegExp
  readonly instead: string
  /** Texts that keep the word, each for the reason written beside it. An area alone keeps it in all of its texts. */
  readonly keptIn?: readonly string[]
}

const unwanted: Readonly<Record<Language, readonly Unwanted[]>> = {
  en: [
    // An installation chooses the name it goes by.
    { word: /\bVitrine\b/, instead: '{{product}}' },
    // The message is quoted by C-M01.
    {
      word: /\bcards?\b/i,
      instead: 'record',
      keptIn: ['links.messages.cardsLinked', 'help/objectEntry.returnedTo'],
    },
    // A part of a century, as in 'beginning of the 4th century'.
    {
      word: /\b(begin|begins|began|begun|beginning)\b/i,
      instead: 'start, new, create',
      keptIn: ['cards.form.date.parts.beginning', 'help/collection.history'],
    },
    { word: /\bmeanwhile\b/i, instead: 'since, in the meantime' },
    { word: /\banew\b/i, instead: 'again, new' },
    { word: /\b(some|any|every|no)body\b/i, instead: 'someone, anyone, everyone, no one' },
    { word: /\btold\b/i, instead: 'shown, notified' },
    { word: /\bmend(s|ed|ing)?\b/i, instead: 'correct' },
    { word: /\bthrow(n|s)? away\b/i, instead: 'discard, delete' },
    { word: /\b(take|takes|taken|taking|took) (out|back|off|along|away|up)\b/i, instead: 'restore, remove' },
    { word: /\b(bring|brings|brought) (back|in)\b/i, instead: 'restore, import' },
    { word: /\b(let|lets) \w+ in again\b/i, instead: 'reactivate' },
    { word: /\b(whole )?kinds?\b/i, instead: 'type', keptIn: ['help/loanIn.agreement/creditLine'] },
    { word: /\bone moment\b/i, instead: 'what is going on' },
    { word: /\bnothing fits\b|\bno \w+ fits\b/i, instead: 'no results' },
    { word: /\bthe \w+est there is\b/i, instead: 'latest' },
    { word: /\bfor good\b/i, instead: 'permanently' },
    { word: /\bwhoever runs\b/i, instead: 'server administrator' },
    { word: /\blong work\b/i, instead: 'background tasks' },
    { word: /\b(handed in|what is different)\b/i, instead: 'received, changes' },
    { word: /\brefuse the row\b|\brefused rows?\b/i, instead: 'rejected rows' },
    { word: /\bgoes on\b|\bgo on\b/i, instead: 'continues' },
    { word: /\bgivers?\b|\breceivers?\b/i, instead: 'donor, recipient' },
    // One way of spelling; the noun is licence, the verb license. The flow is called so by OAuth 2.0.
    {
      word: /\b(colors?|catalogs?|catalog(ed|ing)|organiz\w+|authoriz\w+|recogniz\w+|centers?|centered|gray|behavior|fulfill|licenses)\b/i,
      instead: 'British spelling',
      keptIn: ['singleSignOn.connection.noCode'],
    },
    // Titles, buttons and messages that P-S01, P-S05, P-S09, P-S10 and P-S12 quote; a server's address in an example.
    {
      word: /\b(log(ged)? (in|as)|login|logged|logout)\b/i,
      instead: 'sign in, sign out',
      keptIn: [
        'login.title',
        'login.submit',
        'shell.logout',
        'shell.loggedAs',
        'shell.maintenance.signedOut',
        'licence.upgrade.orLogout',
        'singleSignOn.issuerHint',
      ],
    },
    // Whoever wrote a book, a letter, a report or a web page, and whoever first named a species.
    {
      word: /\bauthors?\b/i,
      instead: 'maker',
      keptIn: [
        'biblio',
        'citations',
        'document',
        'linkItem',
        'conservation.report/author',
        'object.determinations/author',
        'object.hint/determinations/name',
        'object.classification/speciesAuthor',
        'object.classification/subspeciesAuthor',
        'reproduction.work/author',
        'requesterRoom.hint/published',
        'help/biblio',
        'help/linkItem.creators/role',
        'help/common.rights/until',
        'help/object.determinations/author',
        'help/object.determinations/determiner',
        'help/object.typeStatuses/name',
        'help/object.typeStatuses/author',
        'help/object.classification/speciesAuthor',
        'help/object.classification/subspeciesAuthor',
        'help/object.synonyms/name',
        'help/reproduction.work/author',
      ],
    },
  ],
  de: [
    { word: /Karteikarten?\b/, instead: 'Datensatz' },
    // Only maps are called so.
    {
      word: /\bKarten?\b/,
      instead: 'Datensatz',
      keptIn: [
        'cardList',
        'cards.map',
        'mapSearch',
        'searches.saved',
        'guide/entities',
        'guide/searching',
        'help/biblio.description/type',
        'help/loanOut.venues/place',
        'help/object.collectingPlace/place',
        'help/object.collectingPlace/technique',
        'help/object.findspot/technique',
        'help/object.coordinates/technique',
        'help/object.coordinates/note',
        'help/place.position/technique',
      ],
    },
    { word: /\b(du|dein|deine|deinen|deiner|dir|dich)\b/i, instead: 'Sie' },
    { word: /\bMoment,? bitte|Einen Moment/i, instead: 'was gerade geschieht' },
    { word: /\bzur Probe\b/, instead: 'Testphase' },
    { word: /\bgemailt\b|(?<!-)\bMails?\b/, instead: 'E-Mail' },
    {
      word: /\b(mit)?zurück(ge)?hol|\bmitnehmen\b|\bmitgenommen\b/i,
      instead: 'wiederherstellen, exportieren',
    },
    { word: /\blangen? Arbeit/i, instead: 'Hintergrundaufgabe' },
    { word: /Herkunftsvermerk/, instead: 'Creditline, Bildnachweis' },
    { word: /Einmalanmeldung/, instead: 'Single Sign-on' },
    { word: /Dienstgüte/, instead: 'Servicevereinbarung' },
    { word: /\b(ein|aus)gelesene?n? werden\b|\beinlesen\b/i, instead: 'importieren' },
    { word: /sagen Sie es/i, instead: 'wenden Sie sich an' },
    { word: /\bpasst dazu\b|\bKeine? \p{L}+ passt\b/iu, instead: 'keine Treffer' },
    { word: /Jemand anders\b/, instead: 'jemand anderes' },
    { word: /verlässt das Museum nie/i, instead: 'nur für den internen Gebrauch' },
    // Whoever took a photograph or wrote a web page; whoever made an object is Künstler / Hersteller.
    { word: /\bUrheber\b/, instead: 'Künstler / Hersteller', keptIn: ['file', 'linkItem', 'help/file'] },
  ],
  it: [
    // An installation chooses the name it goes by.
    { word: /\bVitrine\b/, instead: '{{product}}' },
    // 'Scheda' is the term of the ICCD for a record and stays.
    {
      word: /\b(tu|tuo|tua|tuoi|tue|puoi|hai|vuoi|potrai|avrai|ricevi|rivolgiti)\b/i,
      instead: 'forma impersonale',
    },
    {
      word: /\b(vostro|vostra|vostri|vostre|rivolgetevi|per voi)\b/i,
      instead: 'forma impersonale',
      keptIn: ['help/document.translation'],
    },
    { word: /\b(Lei|La Sua|Suo|Sua)\b/, instead: 'forma impersonale' },
    { word: /Un momento/i, instead: 'che cosa è in corso' },
    { word: /lavori lunghi|operazioni lunghe/i, instead: 'attività in background' },
    { word: /persone e organizzazioni|\borganizzazioni\b/i, instead: 'enti' },
    { word: /\bstanz[ae]\b/i, instead: 'portale', keptIn: ['help/document.shelfMark'] },
    { word: /accesso unico/i, instead: 'single sign-on' },
    { word: /archivio? d[i’] ?autorità/i, instead: 'authority file' },
    // A parcel firm, a bookshop and a manager of the house: false friends of courier, library and operator.
    { word: /\bcorriere\b/i, instead: 'accompagnatore' },
    { word: /\blibreria\b/i, instead: 'file del museo' },
    { word: /\bgestor[ei] della piattaforma\b/i, instead: 'operatore della piattaforma' },
    { word: /\bnumer[oi] di inventario\b/i, instead: 'numero d’inventario' },
    { word: /\p{L}'\p{L}/u, instead: '’' },
    { word: /chi gestisce il server/i, instead: 'amministratore del server' },
    { word: /riammess|riammetti/i, instead: 'riattivare' },
  ],
  pl: [
    // An installation chooses the name it goes by.
    { word: /\bVitrine\b/, instead: '{{product}}' },
    // 'Karta' is short for 'karta ewidencyjna', the term of the field for a record, and stays.
    {
      word: /(^|\P{L})(masz|możesz|chcesz|musisz|tw[óo]j\p{L}*|otrzymujesz|obserwujesz|edytujesz|zobaczysz)(\P{L}|$)/iu,
      instead: 'forma grzecznościowa',
    },
    { word: /chwileczk|chwilę poczekać/i, instead: 'co się dzieje' },
    { word: /długich prac|długie (prace|operacje)/i, instead: 'zadania w tle' },
    { word: /(^|\P{L})pok(ój|oju|oje|oi)(\P{L}|$)/iu, instead: 'portal' },
    { word: /(osob\p{L}+|stron\p{L}+) prowadząc\p{L}+ serwer/iu, instead: 'administrator serwera' },
    { word: /haseł wzorcowych/i, instead: 'kartoteka wzorcowa' },
    { word: /(^|\P{L})łącz[ae](\P{L}|$)/iu, instead: 'linki' },
    { word: /ponownego dopuszczenia|dopuść ponownie/i, instead: 'aktywować ponownie' },
  ],
}

const flatten = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`))

const areaOf = (name: string): string => name.replace(/\.json$/, '').replaceAll('\\', '/')

/** Texts of a language by area and key, without the names that are filled in. */
const textsOf = (language: Language): [string, string][] =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .flatMap(name => flatten(JSON.parse(readFileSync(join(folder, language, name), 'utf8')), areaOf(name)))
    .map(([key, text]) => [key, text.replace(/\{\{.*?\}\}/g, '')])

/** The chapters of the guide in a language, by paragraph. */
const guideOf = (language: Language): [string, string][] => {
  const chapters = fileURLToPath(new URL(`../docs/guide/${language}`, import.meta.url))
  return readdirSync(chapters).flatMap(name =>
    readFileSync(join(chapters, name), 'utf8')
      .split('\n')
      .map((line): [string, string] => [
        `guide/${name.replace('.md', '')}`,
        line.replace(/\{\{.*?\}\}|\{#.*?\}|\]\(.*?\)/g, ''),
      ]),
  )
}

const isIn = (key: string, place: string): boolean => key === place || key.startsWith(`${place}.`)

describe('Texts are written as the field speaks [F-W19]', () => {
  test.each(languages)('in %s', language => {
    const texts = [...textsOf(language), ...guideOf(language)]
    const found = unwanted[language].flatMap(({ word, instead, keptIn = [] }) =>
      texts
        .filter(([key, text]) => word.test(text) && !keptIn.some(place => isIn(key, place)))
        .map(([key, text]) => `${key}: '${word.exec(text)?.[0].trim()}' → ${instead}`),
    )
    expect(found).toEqual([])
  })

  test.each(languages)('in %s, and no exception is left over', language => {
    const texts = [...textsOf(language), ...guideOf(language)]
    const unused = unwanted[language].flatMap(({ word, keptIn = [] }) =>
      keptIn.filter(place => !texts.some(([key, text]) => isIn(key, place) && word.test(text))),
    )
    expect(unused).toEqual([])
  })
})
