// A word in every field of a published record: none that the public may not see is in anything that the site answers.
import { describe, expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { readFieldRules } from '#model/api/open-collection.ts'
import { declarations } from '#model/cards/declarations.ts'
import { publicityOf } from '#model/engine/publicity.ts'
import { languages } from '#model/languages.ts'
import { cardTypeNames } from '#model/record-types.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum } from '../harness/factories.ts'
import { addFile, plainPicture } from '../harness/files.ts'
import { followed } from '../harness/followed.ts'
import { registrar } from '../harness/registrar.ts'
import { asked } from './asked.ts'
import { documentFor, leavesOf } from './documents.ts'
import { makeCard } from './make-card.ts'
import { samples } from './samples.ts'
import { stockOf } from './stock.ts'

const app = useTestApp()

const published = declarations.filter(({ site }) => site)

/** Kinds of fields whose values hold the word of the field. */
const wordy = new Set(['text', 'longText', 'translated', 'identifier', 'url'])

describe.each(published)(
  'The site, with a record of type $type in which every field is filled',
  declaration => {
    test('answers no word that is private, withheld or switched off, wherever one looks [O-W21] [O-W23]', async () => {
      const museum = await makeMuseum(app())
      const person = await registrar(app, museum)
      const stock = await stockOf(app(), museum, declaration)
      const typed = leavesOf(declaration).filter(({ derived }) => !derived)
      const word = (path: string) => `zq${typed.findIndex(leaf => leaf.path === path)}x0`
      const publicity = publicityOf(declaration)
      const values = documentFor(declaration, (field, path) => {
        if (!typed.some(leaf => leaf.path === path)) return undefined
        // A mark of sensitivity withholds what is beside it: that is tried for itself.
        if (field.kind === 'boolean' && publicity.get(path) === 'never') return undefined
        const given = asked[declaration.type]?.[path]
        if (given) return given(0)
        // Under an embargo nothing is published.
        if (path === declaration.embargo?.until) return undefined
        return samples[field.kind].right(field as never, { word: word(path), turn: 0, stock })
      })
      const made = await makeCard(app(), person, declaration, values)
      expect(made.status, JSON.stringify(made.body).slice(0, 500)).toBe(201)
      const { id } = made.body
      const url = declaration.path.replace('/api/v1', '')
      await person.ask('DELETE', `${url}/${id}/lock`)
      const publish = declaration.addresses.published.replace(':id', id)
      const at = publish.includes(id) ? `${url}/${publish}` : `${url}/${id}/${publish}`
      const answered = await person.ask('PUT', at, { published: true })
      expect(answered.status, JSON.stringify(answered.body).slice(0, 500)).toBe(200)

      const address = `canary-${museum.tenantId}`
      const site = `/tenant/${museum.tenantId}/site`
      await person.ask('PUT', site, {
        address,
        languages: [...languages],
        name: {},
        imprint: {},
        privacy: {},
        contact: 'museum@example.org',
        textLicence: 'CC0',
        picturesWithObjects: true,
        version: null,
      })
      await person.ask('POST', `${site}/open`)
      const nameOf = async (cardId: string): Promise<string> => {
        const row = await app().database.inTenant(museum.tenantId, tx =>
          tx.db
            .selectFrom('public_name')
            .where('tenant_id', '=', tx.tenantId)
            .where('card_id', '=', cardId)
            .select('name')
            .executeTakeFirstOrThrow(),
        )
        return row.name
      }
      const name = await nameOf(id)
      // Viewers are told of records with pictures: one gets a picture, and a picture an object that it shows.
      const shown = { type: declaration.type, id }
      let file = id
      if (declaration.uploaded) {
        const object = await person.put({ title: { en: 'Shown' } })
        await person.ask('PUT', `/catalogue/${object.id}/published_on_web`, { published: true })
        Object.assign(shown, { type: 'object', id: object.id })
      } else file = await addFile(app(), person, { content: await plainPicture() })
      const attached = await person.ask('PUT', `/files/${file}/items`, {
        type: cardTypeNames[shown.type as keyof typeof cardTypeNames],
        itemIds: [shown.id],
      })
      expect(attached.status, JSON.stringify(attached.body)).toBe(200)
      const [owner, picture] = [await nameOf(shown.id), await nameOf(file)]
      const presented = `/m/${address}/iiif/presentation/3`
      const viewed = [
        `${presented}/${owner}/manifest`,
        `${presented}/${owner}/canvas/${picture}`,
        `${presented}/collection/top`,
        `${presented}/collection/${name}`,
        ...['objects', 'agents', 'places', 'events', 'collections', 'documents', 'works'].map(
          kind => `${presented}/collection/${kind}`,
        ),
        `/m/${address}/iiif/image/3/${picture}/info.json`,
      ]
      const seen = async (path: string): Promise<string> => {
        const { headers, body, statusCode } = await app().http.inject({ method: 'GET', url: path })
        const further = headers.location ? await seen(new URL(String(headers.location)).pathname) : ''
        return `${statusCode} ${JSON.stringify(headers)} ${body} ${further}`
      }
      const everything = async () => {
        await followed(app(), museum.tenantId)
        return (
          await Promise.all(
            languages.flatMap(language => [
              ...(language === languages[0] ? viewed.map(seen) : []),
              seen(`/m/${address}/${language}`),
              ...['objects', 'agents', 'places', 'events', 'collections', 'documents', 'works', 'files'].map(
                kind => seen(`/m/${address}/${language}/${kind}/${name}`),
              ),
              seen(`/m/${address}/id/${declaration.site?.kind}/${name}`),
            ]),
          )
        ).join('\n')
      }

      const { fields } = (await person.ask<OutputOf<typeof readFieldRules>>('GET', `${site}/fields`)).body
      const isShown = new Map(
        fields.filter(({ type }) => type === declaration.type).map(rule => [rule.path, rule.shown]),
      )
      const manifest = await seen(viewed[0] ?? '')
      expect(manifest).toMatch(/^200 /)
      const text = await everything()
      const words = typed.filter(
        ({ path, field }) => wordy.has(field.kind) && !asked[declaration.type]?.[path],
      )
      const found = words
        .filter(({ path }) => new RegExp(`\\b${word(path)}\\b`).test(text))
        .map(({ path }) => path)
      expect(found.filter(path => isShown.get(path) !== true)).toEqual([])
      // It is no empty page that keeps the secrets.
      expect(found.length).toBeGreaterThan(2)
      expect(words.filter(({ path }) => manifest.includes(word(path))).length).toBeGreaterThan(0)
      expect(text).not.toMatch(/\b(?:Marta|Bianchi|registrar)\b/)
    }, 120_000)
  },
)
