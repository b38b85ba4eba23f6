import { ArrowDownToLine, ChevronRight, DoorOpen, KeyRound, Landmark, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#model/api/audit.ts'
import { type AuditGroup, auditGroupNames, auditGroups } from '#model/audit/actions.ts'
import { describeEntry } from '#model/audit/describe-entry.ts'
import { daysAfter } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { browserName } from '../../platform/browser-name.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { museumDay, museumToday } from '../../platform/session/museum-today.ts'
import styles from './Audit.module.css'

const icons: Readonly<Record<AuditGroup, LucideIcon>> = {
  access: DoorOpen,
  rights: KeyRound,
  museum: Landmark,
  exports: ArrowDownToLine,
}

const groupOf = (action: AuditEntry['action']): AuditGroup =>
  auditGroupNames.find(name => (auditGroups[name] as readonly string[]).includes(action)) ?? 'access'

/** One entry of the log: the sentence, the time, the browser; details unfold. */
function AuditLine({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const translate = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    t(key as TextKey, { ...params }) as string
  const { sentence, details } = describeEntry(entry, translate, language)
  const Icon = icons[groupOf(entry.action)]
  const time = new Date(entry.at).toLocaleTimeString(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
  })
  const line = (
    <>
      <Icon size={16} strokeWidth={1.7} aria-hidden="true" className={styles.icon} />
      <span className={styles.sentence}>{sentence}</span>
    </>
  )
  return (
    <li className={styles.line} data-action={entry.action}>
      <time dateTime={entry.at} className={styles.time}>
        {time}
      </time>
      {details.length > 0 ? (
        <button
          type="button"
          className={styles.summary}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {line}
          <ChevronRight size={15} strokeWidth={1.8} aria-hidden="true" className={styles.fold} />
        </button>
      ) : (
        <span className={styles.summary}>{line}</span>
      )}
      {entry.client && <span className={styles.client}>{browserName(entry.client, t)}</span>}
      {open && (
        <dl id={id} className={styles.details}>
          {details.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** Entries of the audit log, day by day. */
export function AuditDays({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const today = museumToday()
  const nameOf = (day: string): string => {
    if (day === today) return t('audit.today')
    if (day === daysAfter(today, -1)) return t('audit.yesterday')
    return dates.long(new Date(`${day}T12:00`))
  }
  return [...Map.groupBy(entries, ({ at }) => museumDay(new Date(at)))].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={nameOf(day)}>
      <h3>{nameOf(day)}</h3>
      <ol>
        {ofDay.map(entry => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}
