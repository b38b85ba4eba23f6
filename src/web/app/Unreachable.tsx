import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/**
 * The server is out of reach, and the texts with it. The only words of the product that do not come from the locales,
 * because those are what is missing.
 */
export function Unreachable() {
  return (
    <main>
      <EmptyState
        title="The server cannot be reached"
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            Reload · Ricarica · Neu laden · Odśwież
          </Button>
        }
      >
        <p lang="it">Il server non è raggiungibile</p>
        <p lang="de">Der Server ist nicht erreichbar</p>
        <p lang="pl">Serwer jest nieosiągalny</p>
      </EmptyState>
    </main>
  )
}
