import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages } from '../../src/model/languages.ts'
import { guideFiles, pictureFile } from './read-guide.ts'

const pictureNames = (): readonly string[] =>
  readdirSync(fileURLToPath(new URL('.', pictureFile('any')))).flatMap(
    name => /^([\w-]+)\.webp$/.exec(name)?.[1] ?? [],
  )

/** The guide, read from `docs/guide` while the client is built: a file for each chapter, contents with words to search, pictures. */
export const guide: Plugin = {
  name: 'vitrine-guide',
  async generateBundle() {
    for (const language of languages)
      for (const [name, source] of await guideFiles(language))
        this.emitFile({ type: 'asset', fileName: `guide/${language}/${name}`, source })
    for (const name of pictureNames())
      this.emitFile({
        type: 'asset',
        fileName: `guide/pictures/${name}.webp`,
        source: readFileSync(pictureFile(name)),
      })
  },
  configureServer({ middlewares }) {
    middlewares.use('/guide', async (request, response, next) => {
      const [, folder = '', file = ''] = /^\/(\w+)\/([\w-]+\.(?:json|webp))$/.exec(request.url ?? '') ?? []
      const language = languages.find(name => name === folder)
      const text = language && (await guideFiles(language)).get(file)
      if (text !== undefined) return response.setHeader('content-type', 'application/json').end(text)
      const picture = pictureFile(file.replace(/\.webp$/, ''))
      if (folder === 'pictures' && existsSync(picture)) return createReadStream(picture).pipe(response)
      next()
    })
  },
}
