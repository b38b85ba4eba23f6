import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardLinks } from '../../cards/card-links.ts'
import { useSettled } from '../../cards/data/use-settled.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import { useBeginReport } from './use-begin-report.ts'

/** Selects the object by number or title. */
export function BeginReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string }>()
  const [missing, setMissing] = useState(false)
  const begin = useBeginReport()
  const text = typed?.trim() ?? ''
  const q = useSettled(text)
  const {
    data = [],
    isFetching,
    isPending,
  } = useQuery({
    queryKey: ['conditionReports.objects', q],
    queryFn: () => cardLinks.suggest(['object'], q),
    enabled: q !== '',
  })
  return (
    <Dialog
      size={520}
      title={t('conditionReports.beginTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conditionReports.cancel')}</Button>
          <Button
            look="primary"
            busy={begin.isPending}
            onClick={() => (chosen ? begin.mutate(chosen.id) : setMissing(true))}
          >
            {t('conditionReports.begin')}
          </Button>
        </>
      }
    >
      <p>{t('conditionReports.beginText')}</p>
      <FormRow
        label={t('conditionReports.object')}
        required
        problem={missing ? t('conditionReports.objectMissing') : undefined}
      >
        <SuggestInput
          data-autofocus
          extent="full"
          typed={typed}
          chosenName={chosen?.name}
          ready={text !== ''}
          options={data.map(({ id, title, number }) => ({ id, name: title, source: number }))}
          loading={q !== text || isFetching || isPending}
          rows={8}
          onTyped={next => {
            if (next === '') setChosen(undefined)
            setMissing(false)
            setTyped(next)
          }}
          onPick={({ id, name }) => {
            setChosen({ id, name })
            setMissing(false)
          }}
          texts={{
            none: t('conditionReports.noObject'),
            loading: t('common.loading'),
            count: count => t('cards.form.link.count', { count }),
          }}
        />
      </FormRow>
    </Dialog>
  )
}
