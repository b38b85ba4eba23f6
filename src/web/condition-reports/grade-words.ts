import type { TFunction } from 'i18next'
import { checkReasons, conditionGrades } from '#model/condition-reports/condition-fields.ts'

const nameIn = <Name extends string>(choices: Readonly<Record<Name, number>>, id: number | null) =>
  (Object.keys(choices) as Name[]).find(name => choices[name] === id)

/** The overall grade in words, from the id of its choice. */
export const gradeWords = (t: TFunction, id: number | null): string | undefined => {
  const name = nameIn(conditionGrades, id)
  return name && t(`conditionReport.choice/conditionGrade/${name}`)
}

/** The reason for the examination, in words. */
export const reasonWords = (t: TFunction, id: number | null): string | undefined => {
  const name = nameIn(checkReasons, id)
  return name && t(`conditionReport.choice/checkReason/${name}`)
}
