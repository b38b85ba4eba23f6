import { type Language, localeOf } from '../languages.ts'
import {
  type ComplexDate,
  type DatePoint,
  type DateQualifier,
  type DateSide,
  type PeriodPart,
  sideOf,
} from './complex-date.ts'
import { tidyDate } from './tidy-date.ts'
import type { Wording } from './wording/wording.ts'
import { wordings } from './wording/wordings.ts'

/** Shown for an empty date (C-K18). */
export const emptyDateText = '---/---/---'

/** Years from here on have a thousands separator. */
const grouped = 10_000

const two = (part: number): string => String(part).padStart(2, '0')

/** Pads a year of one or two digits, which would look like a day beside a month. */
const besideMonth = (year: number): string => (year < 100 ? String(year).padStart(4, '0') : String(year))

function yearText(year: number, thousands: string): string {
  return year < grouped ? String(year) : year.toLocaleString('en').replaceAll(',', thousands)
}

/** Writes a day as the language does: '12 June 1881', '12. Juni 1881'. */
function dayInWords(language: Language): (day: number, month: number, year: number) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return (day, month, year) => {
    const at = new Date(0)
    at.setUTCFullYear(year, month - 1, day)
    return format.format(at)
  }
}

interface Writing extends Wording {
  readonly day?: ReturnType<typeof dayInWords>
}

function pointText({ day, month, year }: DatePoint, wording: Writing): string {
  if (month && day && wording.day) return wording.day(day, month, year)
  if (month && day) return `${two(day)}/${two(month)}/${String(year).padStart(4, '0')}`
  if (month) return `${wording.months[month - 1] ?? two(month)} ${besideMonth(year)}`
  return yearText(year, wording.thousands)
}

const fill = (template: string, rest: string): string => template.replace('%s', () => rest)

/** The parts of a side to write; in a span the other side covers some of them. */
interface WrittenParts {
  /** The whole side, without its noun ('late 4th'), or only the part when the century is the same ('mid'). */
  readonly core: 'whole' | 'withoutUnit' | 'part'
  readonly era: boolean
  readonly qualifier: DateQualifier | undefined
}

function coreText(side: DateSide, wording: Writing, extent: WrittenParts['core']): string {
  const { type, point, period } = side
  if (point) return pointText(point, wording)
  if (!period || type === 'YEAR') return ''
  if (extent === 'part' && period.part) return wording.parts[period.part].split(/[ -]/)[0] ?? ''
  const ordinal = wording.ordinal(period.number)
  const whole = extent === 'whole' ? fill(wording.units[type], ordinal) : ordinal
  return period.part ? fill(wording.parts[period.part], whole) : whole
}

function sideText(side: DateSide, wording: Writing, { core: extent, era, qualifier }: WrittenParts): string {
  const core = coreText(side, wording, extent)
  const eraTemplate =
    side.point && side.era === 'AD' ? (wording.yearAd ?? wording.eras.AD) : wording.eras[side.era]
  const dated = era ? fill(eraTemplate, core) : core
  if (!qualifier) return dated
  const template = (side.period && wording.periodQualifiers?.[qualifier]) ?? wording.qualifiers[qualifier]
  return fill(template, dated)
}

const qualifierOf = ({ point, period }: DateSide): DateQualifier | undefined => (point ?? period)?.qualifier

const shortParts: ReadonlySet<PeriodPart> = new Set(['beginning', 'middle', 'end'])

/**
 * Returns how much of the earliest side is written in a span: '4th–3rd century', 'mid–late 19th century'; but '1st–second half of the 3rd
 * century' would be read as the first half.
 */
function coreOfEarliest(earliest: DateSide, latest: DateSide): WrittenParts['core'] {
  const [first, last] = [earliest.period, latest.period]
  if (!first || !last || earliest.era !== latest.era) return 'whole'
  const isLastShort = !last.part || shortParts.has(last.part)
  const isPart =
    first.part !== undefined && shortParts.has(first.part) && last.part !== undefined && isLastShort
  if (isPart && first.number === last.number && first.qualifier === last.qualifier) return 'part'
  return isLastShort || first.part ? 'withoutUnit' : 'whole'
}

/** Joins the two sides; between single words the dash has no spaces. */
const joined = (from: string, to: string): string =>
  from.split(' ').length > 2 ? `${from} – ${to}` : `${from}–${to}`

function spanText(earliest: DateSide, latest: DateSide, wording: Writing, showAd: boolean): string {
  const [first, last] = [qualifierOf(earliest), qualifierOf(latest)]
  const isOneEra = earliest.era === latest.era
  const showsEra = earliest.era !== 'AD' || showAd
  const isAhead = earliest.era === 'AD' && earliest.point !== undefined && wording.yearAd !== undefined
  const from = sideText(earliest, wording, {
    core: coreOfEarliest(earliest, latest),
    era: !isOneEra || (showsEra && isAhead),
    qualifier: first === 'uncertain' && last === 'uncertain' ? undefined : first,
  })
  const to = sideText(latest, wording, {
    core: 'whole',
    era: !isOneEra || (showsEra && !isAhead),
    qualifier: first === 'ca' && last === 'ca' ? undefined : last,
  })
  const isForOneSide = (first === 'ca' && !last) || (!first && last === 'uncertain')
  return isForOneSide ? `${wording.fromTo[0]} ${from} ${wording.fromTo[1]} ${to}` : joined(from, to)
}

export interface DateTextOptions {
  /** Writes AD everywhere; by default only in spans of two eras, where it would be missed. */
  readonly showAd?: boolean
  /** Writes days in words, as a reader of the language expects them; `readDate` need not parse them. */
  readonly inWords?: boolean
}

/**
 * Formats a date as museums write it: 'second half of the 4th century B.C.', 'ca. 1520', 'um 1520', 'ok. 1410' (C-E09, C-K18).
 * Days are DD/MM/YYYY; an unparsed date is its text. `readDate` parses every result back to the same date.
 */
export function showDate(
  date: ComplexDate | null | undefined,
  language: Language,
  { showAd = false, inWords = false }: DateTextOptions = {},
): string {
  const tidy = tidyDate(date)
  if (!tidy) return emptyDateText
  const earliest = sideOf(tidy, 'earliest')
  const latest = sideOf(tidy, 'latest')
  if (!earliest) return tidy.text ?? emptyDateText
  const wording: Writing = { ...wordings[language], ...(inWords && { day: dayInWords(language) }) }
  const text = latest
    ? spanText(earliest, latest, wording, showAd)
    : sideText(earliest, wording, {
        core: 'whole',
        era: earliest.era !== 'AD' || showAd,
        qualifier: qualifierOf(earliest),
      })
  return wording.smooth?.(text) ?? text
}

/** Returns a date for a reader of a language: as it was understood, whoever typed it in whichever words; what was not understood as typed. */
export const sayDate = (date: ComplexDate, language: Language): string =>
  showDate(date, language, { inWords: true })

/** Formats a century by its facet number: 4 is the 4th century, -4 the 4th century B.C.. */
export function showCentury(century: number, language: Language): string {
  return showDate(
    {
      periodMode: 'SINGLE',
      type: 'CENTURY',
      earliestPeriod: { number: Math.abs(century) },
      earliestEra: century < 0 ? 'BC' : 'AD',
    },
    language,
  )
}
