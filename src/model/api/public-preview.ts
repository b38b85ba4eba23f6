/** Address of the page of a record as the public would see it; it stands apart, for pages that need no more than the address. */
export const asPublicPath = (path: string, id: string): `/${string}` =>
  `${path as `/${string}`}/${id}/as-public`
