import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#model/languages.ts'
import type { TemplateKind } from '#model/print-templates/kinds.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ExamplePicker } from './ExamplePicker.tsx'
import styles from './Preview.module.css'
import { PreviewPages } from './PreviewPages.tsx'
import { type Example, usePreview } from './use-preview.ts'

export interface TemplatePreviewProps {
  /** Undefined while something is wrong with it: what was made last stays in view. */
  readonly template: PrintTemplate | undefined
  readonly kind: TemplateKind
  readonly about: string
  readonly language: Language
}

/** What a template looks like on a card or procedure of the museum. */
export function TemplatePreview({ template, about, language }: TemplatePreviewProps) {
  const { t } = useTranslation()
  const [example, setExample] = useState<Example>({})
  const { url, state } = usePreview(template, example, language)
  const said = !template
    ? t('templates.editor.previewWaits')
    : state === 'nothing'
      ? t('templates.editor.previewNothing')
      : state === 'failed'
        ? t('templates.editor.previewFailed')
        : ''
  return (
    <section className={styles.preview} aria-label={t('templates.editor.preview')}>
      <ExamplePicker about={about} onPick={setExample} />
      <p className={styles.said} role="status">
        {said}
      </p>
      {!url && template && state === 'making' && <Skeleton width={20} />}
      {url && <PreviewPages key={url} url={url} isBusy={state === 'making'} />}
    </section>
  )
}
