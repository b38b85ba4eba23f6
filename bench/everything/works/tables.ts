import { Readable } from 'node:stream'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import type { SearchDownload } from '#model/api/searches/downloads.ts'
import { citationStyles } from '#model/bibliography/citation-styles.ts'
import { common, number, title, to } from '#model/exchange/profiles/object-targets.ts'
import { shippedProfiles } from '#model/exchange/profiles.ts'
import { cardTypes } from '#model/record-types.ts'
import { wordOf } from '../../catalogue/invented-objects.ts'
import { inventedTable } from '../../exchange/invented-table.ts'
import { download, upload } from '../../exchange/museum-person.ts'
import { tokensOf } from '../../product.ts'
import { catalogue, until, type Visitor, type Work } from '../visitor.ts'

const imports = '/api/v1/imports'

function* references(count: number): Generator<string> {
  for (let at = 0; at < count; at++)
    yield `@book{b${at}, author = {Rossi, ${wordOf(at)}}, title = {${wordOf(at)} ${at}}, year = 1999}\n`
}

/** Tables and references in and out. */
export function tableWorks(visitor: Visitor): readonly Work[] {
  const { person, email, tenantId, ask, ended } = visitor

  const bring = (lines: Iterable<string>, type = 'object', name = 'table.csv') =>
    upload(person, `${imports}?type=${type}&name=${name}`, Readable.from(lines)) as Promise<ImportWithFile>

  const checkAndLoad = async (id: string): Promise<void> => {
    await ended(await ask<Operation>('POST', `${imports}/${id}/check`))
    await ended(await ask<Operation>('POST', `${imports}/${id}/load`))
    await ask('GET', `${imports}/${id}`)
    await ask('GET', `${imports}/${id}/rows`)
  }

  async function load(rows: number): Promise<void> {
    const lines = Array.from({ length: rows }, (_, at) => `E-${at},${wordOf(at)} ${wordOf(at + 7)}\n`)
    const { id } = await bring(['Number,Title\n', ...lines])
    const mapping = { ...common, columns: [to('Number', number), to('Title', title)] }
    await ask('PUT', `${imports}/${id}/mapping`, { mapping })
    await checkAndLoad(id)
  }

  async function loadFull(rows: number): Promise<void> {
    const { id } = await bring(inventedTable(rows))
    const mapping = shippedProfiles('object').find(({ name }) => name === 'walters')?.mapping
    await ask('PUT', `${imports}/${id}/mapping`, { mapping })
    await checkAndLoad(id)
  }

  async function downloaded(format: string): Promise<void> {
    const { id } = await ask<{ id: string }>('GET', '/api/v1/me')
    const { jwt_token: token } = await tokensOf(person.address, email)
    const headers = {
      authorization: `Bearer ${token.access_token}`,
      iduser: id,
      idtenant: tenantId,
      'content-type': 'application/json',
    }
    const asSearcher = async <Answer>(path: string, body?: object): Promise<Answer> => {
      const answer = await fetch(`${person.address}/advsearch/cmwuatscheduler/api/downloads${path}`, {
        method: body ? 'POST' : 'GET',
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as Answer
    }
    const order = await asSearcher<SearchDownload>('/download', {
      user_id: id,
      email,
      filename: `all as ${format}`,
      data_request: { format, columns: 'filled', classId: cardTypes.object },
    })
    const now = await until(
      async () =>
        (await asSearcher<{ result: SearchDownload[] }>('')).result.find(each => each.id === order.id),
      each => each?.state !== 'WAITING' && each?.state !== 'RUNNING',
    )
    if (now?.state !== 'DONE') throw new Error(`a download is ${now?.state}: ${now?.failure}`)
  }

  const brought = { references: '' }
  const works = async (blocksize: number): Promise<readonly string[]> =>
    (
      await ask<{ result: { id: string }[] }>(
        'GET',
        `/api/v1/biblio/?without_filters=true&blocksize=${blocksize}`,
      )
    ).result.map(({ id }) => id)
  return [
    ...['xlsx', 'csv'].map(format => ({
      name: `all of them as ${format}`,
      run: () => download(person, `${catalogue}/export`, { selection: {}, format, columns: 'filled' }),
    })),
    ...['XLSX', 'CSV', 'JSON'].map(format => ({
      name: `all of them as a download, ${format}`,
      run: () => downloaded(format),
    })),
    { name: 'bring a table of 200,000 rows', run: () => bring(inventedTable(200_000)) },
    {
      name: 'bring 5,000 references',
      run: async () => {
        brought.references = (await bring(references(5000), 'biblio', 'list.bib')).id
      },
    },
    { name: 'check and load 5,000 references', run: () => checkAndLoad(brought.references) },
    {
      name: 'a work cited in every style, by the first who asks',
      run: async () => {
        const [id] = await works(1)
        for (const style of citationStyles) await ask('GET', `/api/v1/biblio/${id}/citation?style=${style}`)
      },
    },
    {
      name: '200 references as a list',
      run: async () =>
        download(person, '/api/v1/biblio/references', {
          selection: { ids: await works(200) },
          format: 'html',
        }),
    },
    ...['bibtex', 'ris', 'csl-json', 'text', 'rtf'].map(format => ({
      name: `all references as ${format}`,
      run: () => download(person, '/api/v1/biblio/references', { selection: {}, format }),
    })),
    { name: 'check and load 5,000 rows', run: () => load(5000) },
    { name: 'check and load 2,000 rows of 20 columns', run: () => loadFull(2000) },
  ]
}
