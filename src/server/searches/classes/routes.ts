import { listClasses, readClass } from '#model/api/searches/classes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { mayRead, readableClass } from '../readable-types.ts'
import { classInFull, classOf } from './class-metadata.ts'

/** Calls that tell what can be searched, of what somebody may read (acceptance rows C-Q01, C-Q02). */
export const classRoutes = ({ texts }: { readonly texts: TextBook }): Route[] => [
  route(listClasses, async ({ actor, language }) => ({
    result: declarations
      .filter(declaration => mayRead(actor, declaration))
      .map(declaration => classOf({ texts, language, holder: actor }, declaration)),
  })),

  route(readClass, async ({ actor, language, params }) => {
    const declaration = readableClass(actor, params.id)
    if (!declaration) throw notFound()
    return classInFull({ texts, language, holder: actor }, declaration)
  }),
]
