import type { ParseKeys } from 'i18next'

/** Key of any text: `area.name`, typed from the English files. */
export type TextKey = ParseKeys
