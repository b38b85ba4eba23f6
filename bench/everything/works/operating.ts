import type { BackupsAnswer } from '#model/api/operator/backups.ts'
import { call, type Person } from '../../exchange/museum-person.ts'
import { until, type Work } from '../visitor.ts'

/** What operators do. */
export const operatingWorks = (operator: Person): readonly Work[] => [
  { name: 'list of museums', run: () => call(operator, 'GET', '/api/v1/operator/museums') },
  { name: 'jobs of the installation', run: () => call(operator, 'GET', '/api/v1/operator/jobs') },
  {
    name: 'a backup, proved',
    run: async () => {
      await call(operator, 'POST', '/api/v1/operator/backups')
      const { result } = await until(
        () => call<BackupsAnswer>(operator, 'GET', '/api/v1/operator/backups'),
        ({ result: [newest] }) => newest !== undefined && newest.state !== 'running',
      )
      if (result[0]?.state !== 'proven') throw new Error(`${result[0]?.state}: ${result[0]?.reason}`)
    },
  },
]
