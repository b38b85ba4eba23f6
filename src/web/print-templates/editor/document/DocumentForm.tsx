import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { pageSizes } from '#model/papers/blocks.ts'
import { Select } from '../../../ui/form/Select.tsx'
import { BlockList } from '../BlockList.tsx'
import styles from '../Editor.module.css'
import type { DocumentFormProps } from '../editor-context.ts'
import { EditorContext, type Part, partsIn, textIn } from '../editor-context.ts'
import { PartForm } from '../PartForm.tsx'
import { marginProperties, runningProperties } from '../properties.ts'
import { PropertyRow } from '../property/PropertyRow.tsx'

const sizes = Object.keys(pageSizes)

/** A document: its blocks, its page, and its header and footer. */
export function DocumentForm({ document, onChange }: DocumentFormProps) {
  const { t } = useTranslation()
  const knows = useContext(EditorContext)
  const page = (document.page ?? {}) as Part
  const setPage = (next: Part) => onChange({ ...document, page: next })
  return (
    <>
      <section className={styles.section} aria-labelledby="template-blocks">
        <h2 id="template-blocks">{t('templates.editor.blocks')}</h2>
        <BlockList
          label={t('templates.editor.blocks')}
          place="blocks"
          blocks={partsIn(document, 'blocks')}
          onChange={blocks => onChange({ ...document, blocks })}
        />
      </section>
      <section className={styles.section} aria-labelledby="template-page">
        <h2 id="template-page">{t('templates.editor.page')}</h2>
        <div className={styles.properties}>
          <PropertyRow label={t('templates.editor.pageSize')}>
            {control => (
              <Select
                {...control}
                extent="full"
                value={textIn(page, 'size')}
                options={sizes.map(value => ({ value, label: value === 'LETTER' ? 'US Letter' : value }))}
                onChange={({ target }) => setPage({ ...page, size: target.value })}
              />
            )}
          </PropertyRow>
          <PropertyRow label={t('templates.editor.orientation')}>
            {control => (
              <Select
                {...control}
                extent="full"
                value={textIn(page, 'orientation')}
                options={(['portrait', 'landscape'] as const).map(value => ({
                  value,
                  label: t(`templates.editor.orientations.${value}`),
                }))}
                onChange={({ target }) => setPage({ ...page, orientation: target.value })}
              />
            )}
          </PropertyRow>
        </div>
        <PartForm
          properties={marginProperties}
          part={(page.margins ?? {}) as Part}
          place="page.margins"
          onChange={margins => setPage({ ...page, margins })}
        />
      </section>
      <EditorContext value={{ ...knows, scope: 'running' }}>
        {(['header', 'footer'] as const).map(end => (
          <section key={end} className={styles.section} aria-labelledby={`template-${end}`}>
            <h2 id={`template-${end}`}>{t(`templates.editor.${end}`)}</h2>
            <PartForm
              properties={runningProperties}
              part={(document[end] ?? {}) as Part}
              place={end}
              onChange={next => onChange({ ...document, [end]: next })}
            />
          </section>
        ))}
      </EditorContext>
    </>
  )
}
