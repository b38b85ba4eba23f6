import { z } from 'zod/mini'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { recordRequirement } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id, language } from '../shapes.ts'
import { recordShapes } from './record-parts.ts'
import { version } from './shapes.ts'

/** A text and the language from which it was translated; the path names rows by their ids: 'descriptions#3/description'. */
const translation = {
  path: z.string().check(z.maxLength(300)),
  language,
  from: language,
}

type Addressed = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'belongsTo' | 'freezes'>

/** Returns the endpoints about the texts of a record in several languages, for types that have such. */
export function translationEndpoints(declaration: Addressed) {
  const { type, path } = declaration
  const { answer } = recordShapes(type)
  const common = {
    path: `${path}/:id/translations`,
    access: recordRequirement(declaration, 'update'),
    params: z.object({ id }),
  } as const
  return {
    outdated: endpoint({
      ...common,
      name: `${type}.outdatedTranslations`,
      method: 'GET',
      summary: 'Translations whose source text was changed after them, for every pair of languages',
      output: z.object({ result: z.array(z.object(translation)) }),
    }),
    confirmTranslation: endpoint({
      ...common,
      name: `${type}.confirmTranslation`,
      method: 'PUT',
      summary:
        'Record that a translation is still right although its source text was changed, or take that back; requires the latest version (409)',
      body: z.object({ ...translation, version, isRight: z.boolean() }),
      output: answer,
    }),
  }
}
