import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DownloadFormat, downloadFormats, mostOfWorkbook } from '#model/api/searches/downloads.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardArea } from '../../cards/card-area.ts'
import { ChosenFields } from '../../cards/exchange/ChosenFields.tsx'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from './Downloads.module.css'
import type { ResultsToDownload } from './downloads.ts'
import { useOrder } from './downloads.ts'

const choices = ['filled', 'all', 'chosen'] as const
type Choice = (typeof choices)[number]

interface DownloadDialogProps {
  readonly results: ResultsToDownload
  readonly declaration: CardDeclaration
  readonly onClose: () => void
}

/** A dialog for format, columns and name of a file with results, which requests it. */
export function DownloadDialog({ results, declaration, onClose }: DownloadDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useId()
  const { name, count } = results
  const [area] = useState(() => cardArea(declaration))
  const isLong = (count ?? 0) > mostOfWorkbook
  const [format, setFormat] = useState<DownloadFormat>(isLong ? 'CSV' : 'XLSX')
  const [choice, setChoice] = useState<Choice>('filled')
  const [chosen, setChosen] = useState<readonly string[]>(
    declaration.numberPath ? [declaration.numberPath] : [],
  )
  const [filename, setFilename] = useState(name ?? t(`${declaration.type}.words.plural`))
  const [tried, setTried] = useState(false)
  const { user, busy, refused, order } = useOrder(results)
  const columns = choice === 'chosen' ? [...chosen] : choice
  const isNamed = filename.trim() !== ''
  const submit = async () => {
    setTried(true)
    if (isNamed && columns.length > 0 && (await order(filename, { format, columns }))) onClose()
  }
  return (
    <Dialog
      title={t('searchDownloads.button')}
      onClose={onClose}
      closeLabel={t('searchDownloads.cancel')}
      size={600}
      actions={
        <>
          <Button onClick={onClose}>{t('searchDownloads.cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            form={form}
            busy={busy}
            disabled={columns.length === 0 || (isLong && format === 'XLSX')}
          >
            {t('searchDownloads.start')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className={styles.note}>
          {count !== undefined && (
            <strong>
              {t('searchDownloads.cards', { count, number: new Intl.NumberFormat(language).format(count) })}
              {'. '}
            </strong>
          )}
          {user?.notifications.finishedWork
            ? t('searchDownloads.mailNote', { email: user.email })
            : t('searchDownloads.noMailNote')}
        </p>
        <FormRow
          label={t('searchDownloads.format')}
          hint={t(`searchDownloads.formatHints.${format}`)}
          problem={isLong && format === 'XLSX' ? t('searchDownloads.failures.tooMany') : undefined}
        >
          <Select
            extent="full"
            value={format}
            options={downloadFormats.map(value => ({ value, label: t(`searchDownloads.formats.${value}`) }))}
            onChange={({ target }) => setFormat(target.value as DownloadFormat)}
          />
        </FormRow>
        <FormRow
          label={t('searchDownloads.columns')}
          hint={choice !== 'chosen' && t(`searchDownloads.columnHints.${choice}`)}
        >
          <Select
            extent="full"
            value={choice}
            options={choices.map(value => ({ value, label: t(`searchDownloads.columnsOf.${value}`) }))}
            onChange={({ target }) => setChoice(target.value as Choice)}
          />
        </FormRow>
        {choice === 'chosen' && <ChosenFields area={area} paths={chosen} onPaths={setChosen} />}
        <FormRow
          label={t('searchDownloads.filename')}
          required
          problem={tried && !isNamed ? t('searchDownloads.filenameNeeded') : undefined}
        >
          <TextInput
            extent="full"
            value={filename}
            maxLength={150}
            onChange={({ target }) => setFilename(target.value)}
          />
        </FormRow>
        {refused && (
          <Banner kind="danger" role="alert" inset>
            {Object.values(refused.fields)[0] ?? refused.message}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
