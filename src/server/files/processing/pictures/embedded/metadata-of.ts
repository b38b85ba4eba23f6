import type { ComplexDate } from '#model/dates/complex-date.ts'
import type { Translated } from '#model/kinds/values.ts'
import { languages } from '#model/languages.ts'
import { cleanLine } from '#model/text/clean.ts'
import type { EmbeddedMetadata } from '../../../stored-content.ts'
import type { Tags, XmpText } from './tags-of.ts'

const mostKeywords = 300

const longestKeyword = 120

/** Placeholders that cameras write where no person wrote anything. */
const camerasOwn =
  /^(olympus digital camera|sony dsc|digital camera|samsung|dcim|minolta|kodak|exif_jpeg|default)\b/i

const first = (...texts: readonly (string | undefined)[]): string | undefined => texts.find(Boolean)

/** In each language it was written in; text without a language counts as English, unless the English differs. */
function translated(texts: readonly XmpText[], other?: string): Translated | undefined {
  const all = texts.length > 0 ? texts : other ? [{ text: other, language: '' }] : []
  const known = new Map(
    languages.flatMap(language => {
      const found = all.find(({ language: tag }) => tag.toLowerCase().split('-')[0] === language)
      return found ? [[language, found.text] as const] : []
    }),
  )
  const [text] = all
  if (text && !known.has('en') && ![...known.values()].includes(text.text)) known.set('en', text.text)
  return known.size === 0 ? undefined : Object.fromEntries(known)
}

/** Words as they are written, each once; of 'things|jars|handles' the last, which is what is meant. */
function keywordsOf({ xmp, iptc, exif }: Tags): string[] {
  const words = [
    ...xmp('subject').map(({ text }) => text),
    ...iptc('Keywords'),
    ...xmp('hierarchicalSubject').map(({ text }) => text.split('|').at(-1) ?? ''),
    ...(exif('XPKeywords') ?? '').split(';'),
  ]
    .map(cleanLine)
    .filter(word => word !== '' && word.length <= longestKeyword)
  return [...new Map(words.map(word => [word.toLowerCase(), word])).values()].slice(0, mostKeywords)
}

/** Takes out of an object what is undefined or empty. */
const withoutUndefined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> }

/** '2020:01:02 03:04:05' of EXIF, '2020-01-02T…' and '2020-01' of XMP, '20200102' of IPTC. */
const written = /^(\d{4})(?:[-:]?(\d{2})(?:[-:]?(\d{2}))?)?(?=$|[T\s])/

/** Photographs are not older; zeros and the first of January 1970 and 1980 come from clocks that nobody set. */
const firstYear = 1826

const unset = /^(19[78]0[-:]?01[-:]?01|0000)/

/** The day, month or year someone noted in a picture. */
function dateIn(text: string): ComplexDate | undefined {
  if (unset.test(text)) return undefined
  const [, year, month, day] = written.exec(text.trim())?.map(Number) ?? []
  if (!year || year < firstYear || year > 2100) return undefined
  const point = { ...(month && day && { day }), ...(month && { month }), year }
  return { periodMode: 'SINGLE', type: 'YEAR', earliestDate: point }
}

/** A licence by the address that names it, as our terms call it. */
const addresses: readonly (readonly [RegExp, string])[] = [
  [/creativecommons\.org\/publicdomain\/zero\/1\.0/, 'CC0 1.0'],
  [/creativecommons\.org\/publicdomain\/mark\/1\.0/, 'Public Domain Mark 1.0'],
  [/rightsstatements\.org\/(?:vocab|page)\/InC-EDU\//, 'in copyright, educational use permitted'],
  [/rightsstatements\.org\/(?:vocab|page)\/InC/, 'in copyright'],
  [/rightsstatements\.org\/(?:vocab|page)\/NoC-CR\//, 'no copyright, contractual limits'],
  [/rightsstatements\.org\/(?:vocab|page)\/CNE\//, 'copyright not evaluated'],
]

const creativeCommons = /creativecommons\.org\/licenses\/(by(?:-nc)?(?:-sa|-nd)?)\/(\d\.\d)/

/** The name of a licence, of its address or its name as it is written: 'CC BY 4.0'. */
function licenceIn(text: string): string | undefined {
  const lower = text.toLowerCase()
  const [, kind, version] = creativeCommons.exec(lower) ?? []
  if (kind) return `CC ${kind.toUpperCase()} ${version}`
  const named = addresses.find(([address]) => new RegExp(address.source, 'i').test(lower))
  if (named) return named[1]
  const [short] = /^cc(?:0| by(?:-nc)?(?:-sa|-nd)?) \d\.\d(?=$| )/.exec(lower) ?? []
  return short?.toUpperCase()
}

/** Digital source types of the IPTC (cv.iptc.org/newscodes/digitalsourcetype) to the terms every museum begins with. */
const terms: Readonly<Record<string, string>> = {
  digitalCapture: 'digital photograph',
  computationalCapture: 'digital photograph',
  negativeFilm: 'scan of a negative',
  positiveFilm: 'scan of a slide',
  print: 'scan of a print',
  digitalCreation: 'born digital',
  digitalArt: 'digital drawing',
  softwareImage: 'born digital',
  screenCapture: 'born digital',
  dataDrivenMedia: 'born digital',
  trainedAlgorithmicMedia: 'made with generative software',
  compositeWithTrainedAlgorithmicMedia: 'made with generative software',
  algorithmicMedia: 'made with generative software',
}

/** The term for an address or the last part of one. */
function sourceTypeIn(text: string): string | undefined {
  const code = text.split('/').at(-1) ?? ''
  return Object.hasOwn(terms, code) ? terms[code] : undefined
}

/** Embedded metadata of a picture for the fields of its card. Where several say the same, XMP comes before IPTC, and that before EXIF. */
export function metadataOf(tags: Tags): EmbeddedMetadata {
  const { exif, iptc, xmp, position } = tags
  const text = (name: string) => xmp(name)[0]?.text
  const described = exif('ImageDescription')
  const creators = [
    xmp('creator').map(({ text: name }) => name),
    iptc('By-line'),
    [exif('Artist') ?? '', exif('XPAuthor') ?? ''],
  ]
    .map(names =>
      names
        .flatMap(name => name.split(';'))
        .map(cleanLine)
        .filter(Boolean),
    )
    .find(names => names.length > 0)
  const notice = first(text('rights'), iptc('Copyright Notice')[0], exif('Copyright'))
  const owner = first(text('CopyrightOwner'), text('Owner'))
  const licence = [text('license'), text('WebStatement'), text('LicensorURL'), notice, text('UsageTerms')]
    .flatMap(value => (value && licenceIn(value)) || [])
    .at(0)
  const date = [
    exif('DateTimeOriginal'),
    text('DateTimeOriginal'),
    text('DateCreated'),
    iptc('Date Created')[0],
    exif('DateTimeDigitized'),
  ]
    .flatMap(value => (value && dateIn(value)) || [])
    .at(0)
  return withoutUndefined({
    title: translated(
      xmp('title'),
      first(iptc('Object Name')[0], text('Headline'), iptc('Headline')[0], exif('XPTitle')),
    ),
    description: translated(
      xmp('description'),
      first(iptc('Caption/Abstract')[0], described && !camerasOwn.test(described) ? described : undefined),
    ),
    alternativeText: translated(xmp('AltTextAccessibility')),
    keywords: keywordsOf(tags),
    creators: creators?.slice(0, 50).map(name => ({ creator: { name } })),
    creditLine: translated(xmp('Credit'), iptc('Credit')[0]),
    copyrightNotice: notice && cleanLine(notice),
    rightsHolder: owner ? { name: cleanLine(owner) } : undefined,
    usageTerms: text('UsageTerms'),
    licence,
    digitalSourceType: sourceTypeIn(text('DigitalSourceType') ?? ''),
    dateTaken: date,
    coordinates: position && { x: position.longitude, y: position.latitude, system: 4326 },
  })
}
