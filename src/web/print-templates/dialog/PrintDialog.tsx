import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostPrinted } from '#model/api/print.ts'
import { listPrintJobs, mostPrintedByJob, orderPrint } from '#model/api/print-jobs.ts'
import { listTemplates, missingInPrint } from '#model/api/print-templates.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { kindTexts } from '#model/print-templates/kinds.ts'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { call, session } from '../../platform/client.ts'
import { type FetchedFile, saveFile } from '../../platform/download.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LabelOptions } from './LabelOptions.tsx'
import styles from './Print.module.css'
import { PrintJobs } from './PrintJobs.tsx'
import {
  type ChoiceGroup,
  choicesFor,
  deliveryOf,
  type PrintChoice,
  type Prints,
  printedBody,
  printNow,
  subjectName,
} from './print-choices.ts'

interface WaitingTab {
  readonly show: (file: FetchedFile) => void
  readonly close: () => void
}

/** Opens a tab for a document that is still being made: browsers let none be opened later. Where they let none at all, it is kept as a file. */
function openTab(): WaitingTab {
  const tab = open('about:blank', '_blank')
  return {
    show(file) {
      if (!tab || tab.closed) return saveFile(file)
      tab.location.replace(URL.createObjectURL(file.blob))
    },
    close: () => tab?.close(),
  }
}

/** The last print choice of the signed-in person on this device. */
const lastChoice = {
  of(subject: string): string | undefined {
    try {
      return localStorage.getItem(keyOf(subject)) ?? undefined
    } catch {
      return undefined
    }
  },
  keep(subject: string, id: string): void {
    try {
      localStorage.setItem(keyOf(subject), id)
    } catch {
      // Storage that is full or shut: the usual way is offered next time.
    }
  },
}

function keyOf(subject: string): string {
  const { currentMuseumId, currentUser } = session.get()
  return `vitrine.print.${currentMuseumId ?? ''}.${currentUser?.id ?? ''}.${subject}`
}

interface ChoiceListProps {
  readonly groups: readonly ChoiceGroup[]
  /** The number of records: layouts have other names for a single one. */
  readonly count: number
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Layouts and templates by kind, one of which is chosen. */
function ChoiceList({ groups, count, value, onChange }: ChoiceListProps) {
  const { t } = useTranslation()
  const name = useId()
  const label = (choice: PrintChoice) =>
    choice.kind === 'template'
      ? choice.template.name
      : t(`templates.layouts.${count === 1 ? 'one' : 'many'}.${choice.viewType}`)
  return (
    <div className={styles.choices}>
      {groups.map(({ kind, choices }) => (
        <fieldset key={kind} className={styles.group}>
          <legend>{t(kind === 'layouts' ? 'templates.layouts.title' : kindTexts(kind).many)}</legend>
          {choices.map(choice => (
            <label key={choice.id} className={styles.choice}>
              <input
                type="radio"
                name={name}
                data-autofocus={choice.id === value || undefined}
                checked={choice.id === value}
                onChange={() => onChange(choice.id)}
              />
              <span className={styles.choiceName}>
                {label(choice)}
                {choice.kind === 'template' && choice.template.isDefault && choices.length > 1 && (
                  <Badge>{t('templates.default')}</Badge>
                )}
                {choice.kind === 'template' && choice.template.missingFields.length > 0 && (
                  <span className={styles.missing}>
                    {t('templates.missingFields', { fields: choice.template.missingFields.join(', ') })}
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

interface PrintDialogProps {
  readonly prints: Prints
  readonly onClose: () => void
}

/** The print dialog (C-P12): template, language, first label on a sheet; long documents are made in the background. */
export function PrintDialog({ prints, onClose }: PrintDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const ownLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const [place, setPlace] = useState({ start: 1, copies: 1 })
  const [chosen, setChosen] = useState(() => lastChoice.of(subjectName(prints)))
  const { data, error, refetch } = useQuery(endpointQuery(listTemplates, {}))
  const groups = choicesFor(prints, data?.result ?? [])
  const all = groups.flatMap(({ choices }) => choices)
  const choice = all.find(({ id }) => id === chosen) ?? all[0]
  const delivery = choice && deliveryOf(prints, choice)
  const options = { language, ...place }
  const number = new Intl.NumberFormat(ownLanguage)
  // A procedure's papers speak of it as a whole; those of records have nothing to say but of each.
  const { data: gaps } = useQuery({
    queryKey: [missingInPrint.name, subjectName(prints), choice?.id, language],
    enabled: prints.kind === 'procedure' && choice?.kind === 'template',
    // What is missing may have been filled in since.
    gcTime: 0,
    queryFn: ({ signal }) =>
      choice
        ? call(
            missingInPrint,
            { params: { templateId: choice.id }, body: printedBody(prints, choice, options) },
            { signal, name: 'missing in print' },
          )
        : { missing: [] },
  })
  const made = useMutation({
    mutationFn: async (show: (file: FetchedFile) => void) => {
      if (!choice) return
      lastChoice.keep(subjectName(prints), choice.id)
      show(await printNow(prints, choice, options))
    },
  })
  const ordered = useMutation({
    mutationFn: async () => {
      if (!choice) return
      lastChoice.keep(subjectName(prints), choice.id)
      const body = printedBody(prints, choice, options)
      await call(orderPrint, { params: { templateId: choice.id }, body })
      await client.invalidateQueries({ queryKey: [listPrintJobs.name] })
    },
  })
  const failure = made.error ?? ordered.error
  const inTab = () => {
    const tab = openTab()
    made.mutate(tab.show, { onError: tab.close })
  }
  const busy = made.isPending || ordered.isPending
  const canPrint = choice !== undefined && delivery !== 'tooMany' && place.copies >= 1
  return (
    <Dialog
      size={800}
      title={t('templates.print.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        delivery === 'job' ? (
          <Button look="primary" busy={busy} onClick={() => ordered.mutate()}>
            {t('templates.print.order')}
          </Button>
        ) : (
          <>
            <Button disabled={!canPrint || busy} onClick={() => made.mutate(saveFile)}>
              {t('templates.print.save')}
            </Button>
            <Button look="primary" busy={busy} disabled={!canPrint} onClick={inTab}>
              {t('templates.print.open')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.dialog}>
        <p className={styles.what}>
          {t(prints.kind === 'cards' ? 'templates.print.cards' : 'templates.print.procedure', {
            count: prints.count,
            shown: number.format(prints.count),
          })}
        </p>
        {error && !data && <LoadFailed retry={refetch} />}
        {!data && !error && <Skeleton width={60} />}
        {data && all.length === 0 && <p>{t('templates.print.none')}</p>}
        {(data || prints.kind === 'cards') && choice && (
          <div className={styles.ways}>
            <ChoiceList groups={groups} count={prints.count} value={choice.id} onChange={setChosen} />
            <div className={styles.options}>
              {(choice.kind === 'template' || prints.count === 1) && (
                <SelectField
                  label={t('templates.print.language')}
                  value={language}
                  options={languages.map(value => ({ value, label: languageNames[value] }))}
                  onChange={({ target }) => setLanguage(target.value as Language)}
                />
              )}
              {choice.kind === 'template' && choice.template.kind === 'LABEL' && (
                <LabelOptions key={choice.id} template={choice.template} value={place} onChange={setPlace} />
              )}
            </div>
          </div>
        )}
        {delivery === 'job' && (
          <Banner kind="info" role="note" inset>
            {t('templates.print.jobNote')}
          </Banner>
        )}
        {delivery === 'tooMany' && (
          <Banner kind="warning" inset>
            {t('templates.print.tooMany', {
              max: number.format(choice?.kind === 'layout' ? mostPrinted : mostPrintedByJob),
            })}
          </Banner>
        )}
        {gaps && gaps.missing.length > 0 && (
          <Banner kind="warning" role="status" inset>
            {t('templates.print.missing', { fields: gaps.missing.join(', ') })}
          </Banner>
        )}
        {failure && (
          <Banner kind="danger" role="alert" inset>
            {failure instanceof CallError && failure.status === 400 && failure.message
              ? failure.message
              : t(wordsForFailure(failure))}
          </Banner>
        )}
        <PrintJobs />
      </div>
    </Dialog>
  )
}

/** Prints the card of a record. */
export function PrintCardDialog({ card, onClose }: RecordDialogProps) {
  const declaration = declarationOfId(card.type.id)
  if (!declaration) return null
  return (
    <PrintDialog
      prints={{ kind: 'cards', declaration, selection: { ids: [card.id] }, count: 1 }}
      onClose={onClose}
    />
  )
}
