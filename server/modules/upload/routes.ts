import { uploadImage } from '@contract/calls/upload'
import { limits } from '@contract/limits'
import { Failure } from '../../http/failure'
import type { Storage } from '../../storage/storage'
import type { Routes } from '../module'
import type { UploadService } from './service'

const pace = { calls: 60, minutes: 1, per: 'customer' } as const

/** Picture names are immutable, so caches never revalidate. */
const cacheControl = 'public, max-age=31536000, immutable'
const fileName = /^[0-9a-f]{32}-\d{2,4}\.webp$/

/** Uploads pictures and videos and serves those of public modules, GET /media/<key>-<width>.webp. */
export const uploadRoutes =
  (storage: Storage, uploads: UploadService): Routes =>
  ({ app, handle }) => {
    handle.form(uploadImage, { bytes: limits.imageBytes, pace }, ({ customer }, request, file) =>
      uploads.image(customer.id, request, file),
    )
    app.get<{ Params: { file: string } }>('/media/:file', { config: { rateLimit: false } }, async (request, reply) => {
      const { file } = request.params
      const bytes = fileName.test(file) ? await storage.open(file) : undefined
      if (!bytes) throw new Failure('notFound')
      return reply.header('cache-control', cacheControl).type('image/webp').send(bytes)
    })
  }
