import { use, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Completeness } from '#model/engine/completeness.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import { PictureStage } from '../../../ui/read/PictureStage.tsx'
import type { CardArea } from '../../card-area.ts'
import { AttachButtons } from '../../files/AttachButtons.tsx'
import { useAttachments } from '../../files/use-attachments.ts'
import type { CardForm } from '../../form/card-form.ts'
import { goToField } from '../../form/go-to-field.ts'
import { asPublicAddress } from '../../publishing/as-public.ts'
import { useLabel } from '../../use-label.ts'
import { hasPictures, picturesOf } from '../pictures.ts'
import { useFactRows } from '../use-fact-rows.tsx'
import { holdsFiles, RecordModulesContext } from '../view/record-slots.ts'
import styles from './Edit.module.css'

interface MissingFieldsProps {
  readonly area: CardArea
  /** Paths of the empty fields that count, and those of them that the museum requires. */
  readonly completeness: Pick<Completeness, 'missing' | 'required'>
}

/** Empty fields that count towards completeness; each entry leads to its field. */
function MissingFields({ area, completeness: { missing, required } }: MissingFieldsProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  if (missing.length === 0) return null
  return (
    <>
      <h3 className={styles.missingTitle}>{t('cards.record.facts.missing')}</h3>
      <ul className={styles.missing}>
        {missing.map(path => (
          <li key={path}>
            <button type="button" onClick={() => goToField(area.declaration, path)}>
              {labelOf(path)}
            </button>
            {required.includes(path) && <small>{t('cards.record.facts.required')}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

export interface EditorSideProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly form: CardForm
  readonly put: (answer: CardAnswer) => void
}

/** The sidebar of the form: the picture, the facts, and what is still missing. */
export function EditorSide({ area, card, form, put }: EditorSideProps) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<string>()
  const { completeness } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  const attachments = useAttachments(area, card, put)
  const ownFiles = holdsFiles(use(RecordModulesContext).slotsOf(area.type))
  const language = useLanguage()
  const rows = useFactRows(card, completeness.percent)
  return (
    <aside className={styles.side} aria-label={t('cards.record.facts.label')}>
      <div className={styles.inView}>
        {hasPictures(area, card) && (
          <PictureStage
            label={t('cards.record.picture.label')}
            pictures={picturesOf(card, position => t('cards.record.picture.show', { position }))}
            current={picture}
            onCurrent={setPicture}
            sizes="340px"
            none={t('cards.record.picture.none')}
          />
        )}
        {!ownFiles && (
          <div className={styles.attach}>
            <AttachButtons area={area} card={card} attachments={attachments} />
          </div>
        )}
        <div className={styles.facts}>
          <DefinitionList look="ends" rows={rows} />
          <MissingFields area={area} completeness={completeness} />
        </div>
        {card.abilities.publish && area.declaration.site && (
          <ButtonLink
            look="subtle"
            href={asPublicAddress(area, card.id, language)}
            target="_blank"
            rel="noopener"
          >
            {t('cards.publishing.preview')}
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}

/** The sidebar of a form whose record does not exist yet: what is still missing. Files are added once it is saved. */
export function NewSide({ area, form }: Pick<EditorSideProps, 'area' | 'form'>) {
  const { t } = useTranslation()
  const { completeness } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  return (
    <aside className={styles.side} aria-label={t('cards.record.facts.label')}>
      <div className={styles.inView}>
        <div className={styles.facts}>
          <MissingFields area={area} completeness={completeness} />
        </div>
      </div>
    </aside>
  )
}
