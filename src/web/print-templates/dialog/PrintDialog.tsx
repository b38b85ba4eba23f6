import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostPrinted } from '#model/api/print.ts'
import { listPrintJobs, mostPrintedByJob, orderPrint } from '#model/api/print-jobs.ts'
import { listTemplates } from '#model/api/print-templates.ts'
import { type Language, languages } from '#model/languages.ts'
import { call } from '../../platform/client.ts'
import type { FetchedFile } from '../../platform/download.ts'
import { saveFile } from '../../platform/download.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { LabelOptions } from './LabelOptions.tsx'
import { lastChoice } from './last-choice.ts'
import { openTab } from './open-in-tab.ts'
import styles from './Print.module.css'
import { PrintJobs } from './PrintJobs.tsx'
import { choicesFor } from './print-choices.ts'
import { printedBody, printNow, wayOf } from './print-now.ts'
import { type Prints, subjectName } from './prints.ts'

export interface PrintDialogProps {
  readonly prints: Prints
  readonly onClose: () => void
}

/** The one way to print (acceptance row C-P12): as what, in which language, labels from which place; long documents behind the scenes. */
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
  const way = choice && wayOf(prints, choice)
  const options = { language, ...place }
  const number = new Intl.NumberFormat(ownLanguage)
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
  const canPrint = choice !== undefined && way !== 'tooMany' && place.copies >= 1
  return (
    <Dialog
      size={800}
      title={t('templates.print.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        way === 'job' ? (
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
        {way === 'job' && (
          <Banner kind="info" role="note" inset>
            {t('templates.print.jobNote')}
          </Banner>
        )}
        {way === 'tooMany' && (
          <Banner kind="warning" inset>
            {t('templates.print.tooMany', {
              max: number.format(choice?.kind === 'layout' ? mostPrinted : mostPrintedByJob),
            })}
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
