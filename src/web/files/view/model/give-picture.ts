import type { ModelViewerElement } from '@google/model-viewer'
import { givePoster } from '#model/api/files/media.ts'
import { call } from '../../../platform/client.ts'

/** A model that nothing stands for in lists is given the view it is first seen in; where that fails, nobody misses it. */
export async function givePicture(id: string, model: ModelViewerElement): Promise<void> {
  try {
    const body = await model.toBlob({ mimeType: 'image/png', idealAspect: true })
    await call(givePoster, { params: { id }, body }, { notify: {} })
  } catch {
    // The next one who opens it gives it one.
  }
}
