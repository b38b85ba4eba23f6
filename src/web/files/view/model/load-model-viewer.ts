import type { ModelViewerElement } from '@google/model-viewer'
import nothing from './nothing.js?url'

/** Decoders of packed models and textures, served by ourselves (vite.config.ts): the library would fetch them from its makers. */
const settings = {
  dracoDecoderLocation: '/decoders/three/draco/gltf/',
  ktx2TranscoderLocation: '/decoders/three/basis/',
  meshoptDecoderLocation: nothing,
  lottieLoaderLocation: nothing,
}

/** Defines the element `model-viewer`; fetched with the first model. */
export async function loadModelViewer(): Promise<void> {
  Object.assign(globalThis, { ModelViewerElement: settings })
  await import('@google/model-viewer')
}

/**
 * The element brings its styles as text, which the policy of the page does not let in; as a sheet of its own it does.
 */
export function styleModelViewer({ shadowRoot }: ModelViewerElement): void {
  if (!shadowRoot || shadowRoot.adoptedStyleSheets.length > 0) return
  const sheet = new CSSStyleSheet()
  // A template in the built client, a style element where the library comes as it is (vite.config.ts).
  const text =
    shadowRoot.querySelector('template')?.content.textContent ??
    shadowRoot.querySelector('style')?.textContent
  sheet.replaceSync(text ?? '')
  shadowRoot.adoptedStyleSheets = [sheet]
}
