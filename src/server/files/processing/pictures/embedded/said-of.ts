import type { Translated } from '#model/kinds/values.ts'
import { languages } from '#model/languages.ts'
import { cleanLine } from '#model/text/clean.ts'
import type { Said } from '../../../stored-content.ts'
import { dateSaid } from './date-said.ts'
import { licenceSaid } from './licence-said.ts'
import { sourceTypeSaid } from './source-type-said.ts'
import type { Tags, XmpText } from './tags-of.ts'

const mostKeywords = 300
const longestKeyword = 120

/** What cameras write where nobody wrote anything. */
const camerasOwn =
  /^(olympus digital camera|sony dsc|digital camera|samsung|dcim|minolta|kodak|exif_jpeg|default)\b/i

const first = (...texts: readonly (string | undefined)[]): string | undefined => texts.find(Boolean)

/** In each language it was written in; what is said to be in none stands as English, unless that says something else. */
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
const told = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> }

/** What a picture says of itself for the fields of its card. Where several say the same, XMP comes before IPTC, and that before EXIF. */
export function saidOf(tags: Tags): Said {
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
    .flatMap(said => (said && licenceSaid(said)) || [])
    .at(0)
  const date = [
    exif('DateTimeOriginal'),
    text('DateTimeOriginal'),
    text('DateCreated'),
    iptc('Date Created')[0],
    exif('DateTimeDigitized'),
  ]
    .flatMap(said => (said && dateSaid(said)) || [])
    .at(0)
  return told({
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
    digitalSourceType: sourceTypeSaid(text('DigitalSourceType') ?? ''),
    dateTaken: date,
    coordinates: position && { x: position.longitude, y: position.latitude, system: 4326 },
  })
}
