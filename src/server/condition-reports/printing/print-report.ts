import type { SignerRole } from '#model/condition-reports/report-states.ts'
import { longDay } from '#model/dates/museum-day.ts'
import { type Language, localeOf } from '#model/languages.ts'
import type { ReadEntry } from '#model/print/read-view.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Press } from '#server/print/index.ts'
import type { Asker, ReportsContext } from '../reports-context.ts'
import { type PrintedReport, printedReport } from './printed-report.ts'

type Job = Extract<Parameters<Press['print']>[0], { readonly layout: 'blocks' }>
type Block = Job['blocks'][number]
type Translate = (key: keyof typeof import('../../../../locales/en/conditionReport.json')) => string

/** Without signatures, there are lines for the usual signers. */
const signing: readonly SignerRole[] = ['CHECKER', 'COURIER', 'BORROWER']

const page: Job['page'] = {
  size: 'A4',
  orientation: 'portrait',
  margins: { top: 26, right: 20, bottom: 23, left: 20 },
}

const small = { size: 8, weight: 'normal', italic: false, font: 'sans', align: 'left' } as const

const textOf = ({ value }: ReadEntry): string => (value.kind === 'text' ? value.text : '')

/** Fields of damages that have a column of their own; the rest goes into the last one. */
const columns = ['damageType', 'severity', 'extent'] as const

function damageTable({ damages }: PrintedReport, translate: Translate): Block[] {
  if (damages.length === 0) return []
  const rows = damages.map(({ number, comparison, sections }) => {
    const entries = sections.flatMap(section => section.entries)
    const of = (path: string) =>
      entries
        .filter(entry => entry.path === path)
        .map(textOf)
        .join('')
    const others = entries.filter(({ path }) => !columns.some(column => column === path))
    return [
      String(number),
      ...columns.map(of),
      translate(`comparison/${comparison}`),
      others.map(entry => `${entry.label}: ${textOf(entry)}`).join('\n'),
    ]
  })
  return [
    { type: 'heading', text: translate('print/damages'), level: 2 },
    {
      type: 'table',
      size: 8.5,
      columns: [
        { label: translate('print/number'), width: 10 },
        ...columns.map((path, at) => ({ label: translate(path), width: [34, 22, 22][at] ?? 22 })),
        { label: translate('print/comparison'), width: 26 },
        { label: translate('notes') },
      ],
      rows,
    },
  ]
}

function signatureBlocks({ signatures }: PrintedReport, translate: Translate, language: Language): Block[] {
  const heading: Block = { type: 'heading', text: translate('print/signatures'), level: 2 }
  if (signatures.length === 0)
    return [heading, { type: 'signatures', lines: signing.map(role => translate(`role/${role}`)) }]
  return [
    heading,
    ...signatures.flatMap(({ name, role, place, date, picture }): Block[] => [
      { type: 'pictures', pictures: [picture], height: 18, align: 'left' },
      {
        type: 'paragraph',
        ...small,
        text: [name, translate(`role/${role}`), place, longDay(date, localeOf(language))]
          .filter(Boolean)
          .join(' · '),
      },
    ]),
  ]
}

const fieldsOf = ({ report }: PrintedReport, translate: Translate): Block => {
  const { object, procedure, state, previous } = report
  return {
    type: 'fields',
    columns: 2,
    fields: [
      { label: translate('print/object'), text: [object.number, object.title].filter(Boolean).join(' · ') },
      { label: translate('print/state'), text: translate(`choice/reportState/${state}`) },
      {
        label: translate('print/procedure'),
        text: procedure ? `${procedure.number} ${procedure.title}` : '',
      },
      { label: translate('print/previous'), text: previous?.number ?? '' },
      { label: translate('print/annulled'), text: report.annulled?.reason ?? '' },
    ].filter(({ text }) => text !== ''),
  }
}

/** A condition report as a document: what it says, its damages, its pictures with the regions on them, and who signed it. */
export async function printReport(
  context: ReportsContext,
  asker: Asker,
  id: string,
): Promise<{ readonly pdf: Buffer; readonly title: string }> {
  const { texts, press } = context
  const { language } = asker
  const printed = await printedReport(context, asker, id)
  const { report, museum, title, sections, pictures } = printed
  const translate: Translate = key => texts.translate(language, `conditionReport.${key}` as TextKey)
  const blocks: Block[] = [
    { type: 'heading', text: `${translate('one')} ${report.number}`, level: 1 },
    fieldsOf(printed, translate),
    { type: 'sections', heading: true, sections },
    ...damageTable(printed, translate),
    ...pictures.flatMap(({ title: caption, picture }): Block[] => [
      { type: 'heading', text: caption, level: 3 },
      { type: 'pictures', pictures: [picture], height: 120, align: 'left' },
    ]),
    ...signatureBlocks(printed, translate, language),
    ...(report.frozen
      ? [{ type: 'paragraph' as const, ...small, text: `SHA-256 ${report.frozen.sha256}` }]
      : []),
  ]
  const pdf = await press.print({
    layout: 'blocks',
    language,
    museum,
    title,
    page,
    header: { left: museum, center: '', right: report.number },
    footer: {
      left: texts.translate(language, 'print.printedOn', { date: printed.today }),
      center: '',
      right: texts.translate(language, 'print.page', { page: '{{@page}}', pages: '{{@pages}}' }),
    },
    blocks,
  })
  return { pdf, title }
}
