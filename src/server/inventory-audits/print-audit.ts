import type { AuditReport, Discrepancy } from '#model/api/procedures/inventory-audit.ts'
import { dayIn, longDay } from '#model/dates/museum-day.ts'
import { type Language, localeOf } from '#model/languages.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { BlocksJob, FilledBlock } from '#server/print/index.ts'

const page: BlocksJob['page'] = {
  size: 'A4',
  orientation: 'portrait',
  margins: { top: 26, right: 20, bottom: 23, left: 20 },
}
const small = { size: 8, weight: 'normal', italic: false, font: 'sans', align: 'left' } as const
const size = 8.5

interface Speaking {
  readonly texts: TextBook
  readonly language: Language
  /** Time of printing. */
  readonly now: Date
  /** Name of the museum. */
  readonly zone: string
}

type Params = Readonly<Record<string, string | number>>

/** Returns the resolution of a discrepancy as the text of one cell. */
const planned = ({ plan }: Discrepancy, say: (key: TextKey) => string): string =>
  plan
    ? [
        say(`auditPhone.desk.actions.${plan.action}`),
        plan.note,
        plan.done ? `${say('audits.report.done')}: ${plan.done.by}` : plan.owner?.name,
      ]
        .filter(Boolean)
        .join('\n')
    : ''

/**
 * The report of an audit as a document: the list it held to, figures by location, what was not as it should be and what came of it, who checked, and the
 * signature, or lines for it.
 */
export function auditDocument(report: AuditReport, { texts, language, now, zone }: Speaking): BlocksJob {
  const say = (key: TextKey, params?: Params) => texts.say(language, key, params)
  const locale = localeOf(language)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  const at = (iso: string): string => moment.format(new Date(iso))
  const { list, total, signature, discrepancies } = report
  const heading = (key: TextKey, level = 2): FilledBlock => ({ type: 'heading', text: say(key), level })
  const nowhere = say('auditPhone.noPlace')

  const figures: FilledBlock = {
    type: 'table',
    size,
    columns: [
      { label: say('audits.report.location') },
      ...(['expected', 'checked', 'missing'] as const).map(name => ({
        label: say(`audits.report.${name}`),
        width: 30,
      })),
    ],
    rows: [
      ...report.locations.map(({ location, expected, checked, missing }) => [
        location?.name ?? nowhere,
        String(expected),
        String(checked),
        String(missing),
      ]),
      [say('audits.report.inAll'), String(total.expected), String(total.checked), String(total.missing)],
    ],
  }
  const found: FilledBlock = {
    type: 'table',
    size,
    columns: [
      { label: say('auditPhone.number'), width: 26 },
      { label: say('audits.report.object') },
      { label: say('inventoryAudit.result'), width: 26 },
      { label: say('audits.report.expectedAt'), width: 28 },
      { label: say('inventoryAudit.foundAt'), width: 28 },
      { label: say('audits.report.reconciled'), width: 32 },
    ],
    rows: discrepancies.map(each => [
      each.object?.number ?? each.number,
      each.object?.title ?? '',
      say(`auditPhone.desk.kinds.${each.kind}`),
      each.expectedAt?.name ?? '',
      each.foundAt?.name ?? '',
      planned(each, say),
    ]),
  }
  const objects: FilledBlock = {
    type: 'table',
    size: 7.5,
    columns: [
      { label: say('auditPhone.number'), width: 26 },
      { label: say('audits.report.object') },
      { label: say('audits.report.expectedAt'), width: 34 },
      { label: say('inventoryAudit.result'), width: 26 },
      { label: say('audits.report.checkedBy'), width: 34 },
    ],
    rows: report.objects.map(({ number, title, expectedAt, result, by }) => [
      number,
      title,
      expectedAt,
      result ? say(`inventoryAudit.choice/auditResult/${result}`) : '–',
      by,
    ]),
  }
  const signed: readonly FilledBlock[] = signature
    ? [
        {
          type: 'paragraph',
          ...small,
          size: 10,
          text: [
            say('auditPhone.desk.signed', { name: signature.by.name, when: at(signature.at) }),
            signature.reason && say('auditPhone.desk.allTheSame', { reason: signature.reason }),
          ]
            .filter(Boolean)
            .join('\n'),
        },
        { type: 'signatures', lines: [`${say('inventoryAudit.signer')}: ${signature.by.name}`] },
        { type: 'paragraph', ...small, text: `SHA-256 ${signature.sha256}` },
      ]
    : [
        { type: 'paragraph', ...small, size: 10, text: say('audits.report.notSigned') },
        { type: 'signatures', lines: [say('audits.report.signChecker'), say('audits.report.signSecond')] },
      ]
  return {
    layout: 'blocks',
    language,
    museum: report.museum,
    title: `${report.number} ${report.title}`,
    page,
    header: { left: report.museum, center: '', right: report.number },
    footer: {
      left: say('print.printedOn', {
        date: longDay(dayIn(zone, now), locale),
      }),
      center: '',
      right: say('print.page', { page: '{{@page}}', pages: '{{@pages}}' }),
    },
    blocks: [
      { type: 'heading', text: say('audits.report.title', { number: report.number }), level: 1 },
      { type: 'paragraph', ...small, size: 12, font: 'serif', text: report.title },
      {
        type: 'fields',
        columns: 1,
        fields: [
          {
            label: say('audits.report.list'),
            // Its form follows the count.
            text: say('auditPhone.desk.frozen' as TextKey, {
              count: list.total,
              name: list.frozenBy,
              when: at(list.frozenAt),
            }),
          },
          {
            label: '',
            text: list.percent === null ? '' : say('auditPhone.desk.sample', { percent: list.percent }),
          },
          {
            label: say('audits.report.checkers'),
            text: report.checkers.map(({ by, findings }) => `${by.name} (${findings})`).join(', '),
          },
          { label: say('inventoryAudit.summary'), text: report.summary },
        ].filter(({ text }) => text !== ''),
      },
      heading('auditPhone.desk.progress'),
      figures,
      heading('auditPhone.desk.discrepancies'),
      discrepancies.length > 0
        ? found
        : { type: 'paragraph', ...small, size: 10, text: say('audits.report.noDiscrepancies') },
      heading('auditPhone.desk.signOff'),
      ...signed,
      { type: 'pageBreak' },
      heading('audits.report.objects'),
      objects,
    ],
  }
}
