import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { type MuseumPath, museumPaths, museumProblem } from '#model/museum/museum-fields.ts'
import { museumGroups, museumLabels } from '#model/museum/museum-groups.ts'
import { museumValue, withMuseumValue } from '#model/museum/museum-value.ts'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/TextField.tsx'
import { FunctionField } from './FunctionField.tsx'
import styles from './MuseumDataForm.module.css'
import { museumInputs } from './museum-inputs.ts'
import { ZoneField } from './ZoneField.tsx'

export interface MuseumDataFormProps {
  readonly values: MuseumData
  readonly onChange: (values: MuseumData) => void
  /** What the server found wrong, in its words, by path; other paths are passed over. */
  readonly problems?: Readonly<Record<string, string>>
  /** Counts the attempts to go on: each shows all that is wrong and leads to the first of it. */
  readonly attempts: number
  /** Whether the browser may fill in what it knows of the person. */
  readonly autoComplete?: boolean
}

const none: Readonly<Record<string, string>> = {}

/** The data of a museum, to be filled in at registration, in the profile and before an order (acceptance row P-U07). */
export function MuseumDataForm({
  values,
  onChange,
  problems = none,
  attempts,
  autoComplete = true,
}: MuseumDataFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<ReadonlySet<MuseumPath>>(new Set())

  const problemAt = (path: MuseumPath): string | undefined => {
    if (problems[path]) return problems[path]
    const problem = museumProblem(path, museumValue(values, path))
    if (!problem || (attempts === 0 && !visited.has(path))) return undefined
    // That a field is empty is said when one tries to go on, not while one looks around.
    if (problem.key === 'required' && attempts === 0) return undefined
    return t(`validation.${problem.key}`, { ...problem.params })
  }

  const focusFirst = useEffectEvent(() => {
    const wrong = museumPaths.find(path => problems[path] ?? museumProblem(path, museumValue(values, path)))
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  })
  useEffect(() => {
    if (attempts > 0) focusFirst()
  }, [attempts])
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirst()
  }, [problems])

  return (
    <div ref={form} className={styles.form}>
      {museumGroups.map(({ name, paths }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{t(`museum.groups.${name}`)}</legend>
          {paths.map(path => {
            const { optional, autoComplete: hint, narrow, ...input } = museumInputs[path]
            const label = t(museumLabels[path])
            const common = {
              label: optional ? t('museum.optional', { label }) : label,
              name: path,
              value: museumValue(values, path),
              problem: problemAt(path),
              autoComplete: autoComplete ? hint : 'off',
              'aria-required': !optional,
              onBlur: () => setVisited(last => new Set(last).add(path)),
            }
            const change = (value: string) => onChange(withMuseumValue(values, path, value))
            return (
              <div key={path} className={classes(styles.field, narrow && styles.narrow)}>
                {path === 'organisationFunction' ? (
                  <FunctionField {...common} onChange={event => change(event.target.value)} />
                ) : path === 'timeZone' ? (
                  <ZoneField {...common} onChange={event => change(event.target.value)} />
                ) : (
                  <TextField {...common} {...input} onChange={event => change(event.target.value)} />
                )}
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
