import { type Language, languages, localeOf } from '#model/languages.ts'
import type { Gathering } from '../gathering.ts'

/** What lies in the archive, by the names of its texts, in the order in which a person would look. */
const files = [
  ['museum.json', 'museum'],
  ['people.csv', 'people'],
  ['record.csv', 'record'],
  ['settings/', 'settings'],
  ['calendar.json', 'calendar'],
  ['procedures.jsonl', 'procedures'],
  ['condition-reports/', 'conditionReports'],
  ['vocabularies/', 'vocabularies'],
  ['cards/', 'cards'],
  ['tables/', 'tables'],
  ['history/', 'history'],
  ['bibliography/', 'bibliography'],
  ['files/', 'files'],
  ['problems.txt', 'problems'],
  ['manifest.json', 'manifest'],
  ['checksums.sha256', 'checksums'],
] as const

/** What is in the archive and how it is read, in all languages: it may be opened in ten years by who never saw the product. */
export function readmeOf({ context, choice }: Gathering, museum: string, zone: string): string {
  const { texts, clock } = context
  const at = clock()
  const inLanguage = (language: Language): string => {
    const title = texts.say(language, 'museumExport.readme.title', { museum })
    const made = texts.say(language, 'museumExport.readme.made', {
      at: new Intl.DateTimeFormat(localeOf(language), {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: zone,
      }).format(at),
      zone,
    })
    const whole = !choice.originals ? 'withoutFiles' : choice.earlier ? 'withEarlier' : 'withoutEarlier'
    return [
      title,
      '='.repeat([...title].length),
      '',
      made,
      texts.say(language, `museumExport.readme.${whole}`),
      '',
      ...files.map(([name, key]) => `${name}\n    ${texts.say(language, `museumExport.readme.${key}`)}`),
      '',
      texts.say(language, 'museumExport.readme.meanwhile'),
      texts.say(language, 'museumExport.readme.left'),
      '',
    ].join('\r\n')
  }
  // With the mark of UTF-8: Windows opens it in whatever language it speaks.
  return `\ufeff${languages.map(inLanguage).join('\r\n\r\n')}`
}
