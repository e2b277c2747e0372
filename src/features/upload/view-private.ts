import type { Media } from '@contract/entities/media'
import { api } from '@/services/api'
import { failureOf } from '@/services/failures'

/** Reads an uploaded private picture of the caller at a fresh address; undefined when the server has none any more. */
export async function viewPrivate(id: string): Promise<Media | undefined> {
  try {
    const [media] = await api.upload.view({ ids: [id] }, { quiet: true })
    return media
  } catch (error) {
    if (failureOf(error) === 'privateMediaNotFound') return undefined
    throw error
  }
}
