/** Takes the place of libraries that fetch, in a confined process: what imports them goes on, what calls them does not. */
export default function refuse(): never {
  throw new Error('nothing is fetched by confined processes')
}

export class Headers {
  constructor() {
    refuse()
  }
}
