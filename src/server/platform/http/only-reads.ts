import type { Endpoint } from '#model/api/endpoint.ts'

/** True when an endpoint changes nothing of the catalogue. */
export const onlyReads = ({ method, reads }: Endpoint): boolean =>
  method === 'GET' || method === 'HEAD' || reads === true
