import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readOrganisationFunctions } from '#model/api/organisation-functions.ts'
import { countryCodes, countryName } from '#model/country-codes.ts'
import { defaultZone } from '#model/dates/museum-day.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { type MuseumPath, museumFields, museumPaths } from '#model/museum/museum-fields.ts'
import { museumGroups, museumLabels } from '#model/museum/museum-groups.ts'
import { museumProblem } from '#model/museum/museum-problem.ts'
import { museumValue, withMuseumValue } from '#model/museum/museum-value.ts'
import { hasDigitCodes } from '#model/museum/post-codes.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { classes } from '../ui/classes.ts'
import { SelectField, type SelectFieldProps } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { inCountry } from './in-country.ts'
import styles from './MuseumDataForm.module.css'

/** Returns the types of organisations, by key, in the language of the interface. */
export function useOrganisationFunctions(): readonly { readonly value: string; readonly label: string }[] {
  const language = useLanguage()
  const { data = [] } = useQuery({
    ...endpointQuery(readOrganisationFunctions, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.map(({ key, labels }) => ({ value: key, label: nameOf({ labels, language: 'en' }, language) }))
}

/** The type of the organisation: one of the terms at the top of the vocabulary OCT. */
function FunctionField(field: Omit<SelectFieldProps, 'options'>) {
  const { t } = useTranslation()
  return <SelectField {...field} none={t('museum.chooseFunction')} options={useOrganisationFunctions()} />
}

const zones: readonly string[] = Intl.supportedValuesOf('timeZone')

/** The time zone of the museum. */
function ZoneField({ value, ...field }: Omit<SelectFieldProps, 'options'> & { readonly value: string }) {
  const known = value === '' || zones.includes(value) ? zones : [value, ...zones]
  return (
    <SelectField
      {...field}
      value={value || defaultZone}
      options={known.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  )
}

/** The country of the museum, which decides what a postal code looks like. */
function CountryField(field: Omit<SelectFieldProps, 'options'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { compare } = new Intl.Collator(language)
  return (
    <SelectField
      {...field}
      none={t('museum.chooseCountry')}
      options={countryCodes
        .map(code => ({ value: code, label: countryName(code, language) }))
        .toSorted((one, other) => compare(one.label, other.label))}
    />
  )
}

/** The input of the value at a path. */
interface MuseumInput {
  readonly optional?: boolean
  /** The autofill of the browser; 'off' where it could offer only data of others. */
  readonly autoComplete: string
  /** True for a field that shares its row with another. */
  readonly narrow?: boolean
  readonly type?: 'email' | 'tel'
  readonly inputMode?: 'numeric' | 'email' | 'tel'
  readonly spellCheck?: boolean
}

const optional = (path: MuseumPath): { readonly optional?: boolean } =>
  'optional' in museumFields[path] ? { optional: true } : {}

/** Inputs of the fields. */
const museumInputs: Readonly<Record<MuseumPath, MuseumInput>> = {
  organisationMainBody: { autoComplete: 'organization' },
  organisationFunction: { autoComplete: 'off', narrow: true },
  vat: { autoComplete: 'off', narrow: true, spellCheck: false },
  address: { autoComplete: 'street-address' },
  country: { autoComplete: 'country', narrow: true },
  postCode: { autoComplete: 'postal-code', narrow: true, spellCheck: false },
  place: { autoComplete: 'address-level2', narrow: true },
  timeZone: { autoComplete: 'off', narrow: true },
  'legalRepresentative.firstName': {
    autoComplete: 'section-representative given-name',
    narrow: true,
  },
  'legalRepresentative.lastName': {
    autoComplete: 'section-representative family-name',
    narrow: true,
  },
  'legalRepresentative.dates': { autoComplete: 'off', narrow: true },
  'legalRepresentative.taxCode': {
    autoComplete: 'off',
    narrow: true,
    spellCheck: false,
  },
  'organisationContact.name': {
    ...optional('organisationContact.name'),

    autoComplete: 'section-contact name',
  },
  'organisationContact.phoneNumber': {
    ...optional('organisationContact.phoneNumber'),

    autoComplete: 'section-contact tel',
    narrow: true,
    type: 'tel',
    inputMode: 'tel',
  },
  'organisationContact.email': {
    autoComplete: 'section-contact email',
    narrow: true,
    type: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
}

interface MuseumDataFormProps {
  readonly values: MuseumData
  readonly onChange: (values: MuseumData) => void
  /** Problems reported by the server, by path; other paths are ignored. */
  readonly problems?: Readonly<Record<string, string>>
  /** Counts the attempts to continue: each shows all problems and moves the focus to the first. */
  readonly attempts: number
  /** True when the browser may fill in data of the person. */
  readonly autoComplete?: boolean
}

const none: Readonly<Record<string, string>> = {}

/** The form for the data of a museum, at registration, in the profile and before an order (P-U07). */
export function MuseumDataForm({
  values,
  onChange,
  problems = none,
  attempts,
  autoComplete = true,
}: MuseumDataFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const [hasChosenZone, setHasChosenZone] = useState(false)
  const [visited, setVisited] = useState<ReadonlySet<MuseumPath>>(new Set())

  const problemAt = (path: MuseumPath): string | undefined => {
    if (problems[path]) return problems[path]
    const problem = museumProblem(values, path)
    if (!problem || (attempts === 0 && !visited.has(path))) return undefined
    // An empty field is reported on trying to continue, not on leaving it.
    if (problem.key === 'required' && attempts === 0) return undefined
    return t(`validation.${problem.key}`, { ...problem.params })
  }

  const focusFirst = useEffectEvent(() => {
    const wrong = museumPaths.find(path => problems[path] ?? museumProblem(values, path))
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
                ) : path === 'country' ? (
                  <CountryField
                    {...common}
                    onChange={({ target }) =>
                      hasChosenZone ? change(target.value) : onChange(inCountry(values, target.value))
                    }
                  />
                ) : path === 'timeZone' ? (
                  <ZoneField
                    {...common}
                    onChange={event => {
                      setHasChosenZone(true)
                      change(event.target.value)
                    }}
                  />
                ) : (
                  <TextField
                    {...common}
                    {...input}
                    max={museumFields[path].max}
                    {...(path === 'vat' && { hint: t('museum.vatHint') })}
                    {...(path === 'postCode' &&
                      hasDigitCodes(values.country) &&
                      ({ inputMode: 'numeric' } as const))}
                    onChange={event => change(event.target.value)}
                  />
                )}
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
