import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areaOf } from '../cards/linked-cards.ts'
import { Banner } from '../ui/Banner.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { CheckStep } from './CheckStep.tsx'
import { FileStep } from './FileStep.tsx'
import styles from './Import.module.css'
import { LoadStep } from './LoadStep.tsx'
import { MapStep } from './map/MapStep.tsx'
import { isStep, type Step, stepOf, steps } from './steps.ts'
import {
  ImportArea,
  isMissing,
  useImport,
  useImportActions,
  useImportArea,
  useStaleLists,
} from './use-import.ts'
import { ValuesStep } from './values/ValuesStep.tsx'

/** Steps that an import can do without: the next one is reached past them. */
const optional = ['values'] as const satisfies readonly Step[]

/** Returns the steps that nobody opened of an import on this page. */
function usePassedOver(id: string | undefined, step: Step): readonly Step[] {
  const [opened, setOpened] = useState<readonly string[]>([])
  const here = `${id} ${step}`
  useEffect(() => setOpened(before => (before.includes(here) ? before : [...before, here])), [here])
  return optional.filter(each => !opened.includes(`${id} ${each}`))
}

/** An import in five visible steps: file, map, values, check, load. Import and step are in the address, so that users can leave and return. */
export function ImportPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: '/app/catalogue/import' })
  useStaleLists()
  const { data, put, isLoading, error, lost } = useImport(search.id)
  const ownArea = useImportArea()
  const area = areaOf(data?.cardType ?? search.type) ?? ownArea
  const go = (id: string | undefined, step: Step | undefined) =>
    navigate({
      to: '/app/catalogue/import',
      search: { type: area.type, ...(id && { id }), ...(step && { step }) },
    })
  const actions = useImportActions(area.type, answer => {
    put(answer)
    if (answer.id !== search.id) void go(answer.id, 'file')
  })
  const answer = search.id === undefined ? undefined : data
  const step = stepOf(search.step, answer)
  const passedOver = usePassedOver(search.id, step)
  const restart = () => {
    actions.upload.reset()
    actions.read.reset()
    void go(undefined, undefined)
  }
  if (search.id !== undefined && isLoading) return null
  return (
    <ImportArea value={area}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{t('import.titleOf', { cards: t(`${area.type}.words.plural`) })}</h1>
          <Link to="/app/catalogue/imports" search={{ type: area.type }}>
            {t('import.historyMenu')}
          </Link>
        </div>
        <Stepper
          label={t('import.steps.label')}
          doneLabel={t('import.steps.done')}
          steps={steps.map(id => ({ id, label: t(`import.steps.${id}`) }))}
          current={step}
          passedOver={passedOver}
          onStep={answer?.load ? undefined : id => isStep(id) && void go(search.id, id)}
        />
        {(lost || (search.id !== undefined && !answer && isMissing(error))) && (
          <div className={styles.trouble}>
            <Banner kind="warning" inset>
              {t(lost ? 'import.lost' : 'import.missing')}
            </Banner>
          </div>
        )}
        <div className={styles.step}>
          {step === 'file' && !(search.id !== undefined && lost && !answer) && (
            <FileStep
              answer={answer}
              actions={actions}
              onNext={() => go(search.id, 'map')}
              onOther={restart}
            />
          )}
          {step === 'map' && answer && (
            <MapStep
              key={answer.found.columns.map(({ name }) => name).join()}
              answer={answer}
              actions={actions}
              onBack={() => go(search.id, 'file')}
              onNext={() => go(search.id, 'check')}
            />
          )}
          {step === 'values' && answer && (
            <ValuesStep
              answer={answer}
              actions={actions}
              onBack={() => go(search.id, 'map')}
              onNext={() => go(search.id, 'check')}
            />
          )}
          {step === 'check' && answer && (
            <CheckStep
              answer={answer}
              actions={actions}
              onBack={() => go(search.id, 'map')}
              onValues={() => go(search.id, 'values')}
            />
          )}
          {step === 'load' && answer && <LoadStep answer={answer} actions={actions} onOther={restart} />}
        </div>
      </div>
    </ImportArea>
  )
}
