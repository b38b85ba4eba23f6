import { useQuery } from '@tanstack/react-query'
import { useContext, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import type { Language } from '#model/languages.ts'
import type { TemplateKind } from '#model/print-templates/kinds.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { useSuggestions } from '../../fields/link/use-suggestions.ts'
import { PdfPage } from '../../files/view/pdf/PdfPage.tsx'
import { usePdf } from '../../files/view/pdf/use-pdf.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import { useElementWidth } from '../../ui/use-element-width.ts'
import styles from './Preview.module.css'
import { type Example, usePreview } from './use-preview.ts'

interface PreviewPagesProps {
  readonly url: string
  readonly isBusy: boolean
}

/** The pages of a document one below the other, as wide as there is room. */
function PreviewPages({ url, isBusy }: PreviewPagesProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame)
  const state = usePdf(url)
  return (
    <div ref={frame} className={styles.pages} data-pages aria-busy={isBusy || state.kind === 'opening'}>
      {state.kind === 'failed' && <p>{t('templates.editor.previewFailed')}</p>}
      {state.kind === 'opening' && <Skeleton width={20} />}
      {state.kind === 'open' &&
        width > 0 &&
        Array.from({ length: state.pdf.numPages }, (_, at) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their numbers
            key={at}
            pdf={state.pdf}
            pageNumber={at + 1}
            label={t('templates.editor.previewPage', { page: at + 1, pages: state.pdf.numPages })}
            expected={state.size}
            // A small label is shown larger than it is, though not without end.
            scale={Math.min(width / state.size.width, 4)}
            onDrawn={() => undefined}
          />
        ))}
    </div>
  )
}

interface ExamplePickerProps {
  /** Type of the cards or procedures. */
  readonly about: string
  readonly onPick: (example: Example) => void
}

interface Found {
  readonly id: string
  readonly name: string
  readonly source?: string | undefined
}

interface PickerProps {
  readonly text: string | undefined
  readonly onText: (text: string | undefined) => void
  readonly onPick: (found: Found | undefined) => void
}

/** On which card or procedure the template is shown. */
function ExamplePicker({ about, onPick }: ExamplePickerProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const [chosen, setChosen] = useState<Found>()
  const isCard = Object.hasOwn(cardTypes, about)
  const picker: PickerProps = {
    text,
    onText: setText,
    onPick(found) {
      setChosen(found)
      onPick(found ? (isCard ? { cardId: found.id } : { procedureId: found.id }) : {})
    },
  }
  return (
    <div className={styles.example}>
      <p>
        {t('templates.editor.previewOf')}: <b>{chosen?.name ?? t('templates.editor.latest')}</b>
      </p>
      {isCard ? (
        <CardExample {...picker} type={about as CardType} />
      ) : (
        <ProcedureExample {...picker} type={about} />
      )}
    </div>
  )
}

function CardExample({ type, text, ...rest }: PickerProps & { readonly type: CardType }) {
  const { signOf } = useContext(LinkContext)
  const { found, loading } = useSuggestions(
    useMemo(() => [type], [type]),
    text ?? '',
  )
  return (
    <Picker
      {...rest}
      text={text}
      loading={loading}
      options={found.map(({ id, title, number }) => ({
        id,
        name: title,
        source: number,
        sign: signOf(type),
      }))}
    />
  )
}

function ProcedureExample({ type, text, ...rest }: PickerProps & { readonly type: string }) {
  const q = useDeferredValue((text ?? '').trim())
  const { data, isFetching, isPending } = useQuery({
    ...endpointQuery(listProcedures, { query: { type, q, size: 10 } }),
    enabled: q !== '',
  })
  return (
    <Picker
      {...rest}
      text={text}
      loading={q !== (text ?? '').trim() || isFetching || isPending}
      options={(data?.result ?? []).map(({ id, title, number }) => ({ id, name: title, source: number }))}
    />
  )
}

interface AllPickerProps extends PickerProps {
  readonly loading: boolean
  readonly options: readonly Found[]
}

function Picker({ text, onText, onPick, loading, options }: AllPickerProps) {
  const { t } = useTranslation()
  return (
    <SuggestInput
      aria-label={t('templates.editor.findExample')}
      placeholder={t('templates.editor.findExample')}
      typed={text}
      onTyped={onText}
      ready={Boolean(text?.trim())}
      loading={loading}
      options={options}
      onPick={({ id }) => onPick(options.find(option => option.id === id))}
      texts={{
        none: t('templates.editor.noExample'),
        loading: t('common.loading'),
        count: count => t('cards.form.link.count', { count }),
      }}
    />
  )
}

interface TemplatePreviewProps {
  /** Undefined while the template is invalid: the last preview stays in view. */
  readonly template: PrintTemplate | undefined
  readonly kind: TemplateKind
  readonly about: string
  readonly language: Language
}

/** A template as it looks on a record or procedure of the museum. */
export function TemplatePreview({ template, about, language }: TemplatePreviewProps) {
  const { t } = useTranslation()
  const [example, setExample] = useState<Example>({})
  const { url, state } = usePreview(template, example, language)
  const message = !template
    ? t('templates.editor.previewWaits')
    : state === 'nothing'
      ? t('templates.editor.previewNothing')
      : state === 'failed'
        ? t('templates.editor.previewFailed')
        : ''
  return (
    <section className={styles.preview} aria-label={t('templates.editor.preview')}>
      <ExamplePicker about={about} onPick={setExample} />
      <p className={styles.status} role="status">
        {message}
      </p>
      {!url && template && state === 'making' && <Skeleton width={20} />}
      {url && <PreviewPages key={url} url={url} isBusy={state === 'making'} />}
    </section>
  )
}
