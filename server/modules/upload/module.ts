import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { buildStorage } from '../../storage'
import type { Storage } from '../../storage/storage'
import type { Module } from '../module'
import { Completion } from './large/complete'
import { largeRoutes } from './large/routes'
import { Uploads } from './large/uploads'
import { PrivateMedia } from './private/private-media'
import { deleteViews } from './private/queries'
import { privateRoutes } from './private/routes'
import { uploadRoutes } from './routes'
import { UploadService } from './service'
import { Videos } from './video/videos'

/** The time for which the log of viewings is kept. */
const logMinutes = 365 * 24 * 60

/** Uploaded pictures, videos and files. */
export function uploadModule(
  context: Context,
): Module<{ readonly storage: Storage; readonly privateMedia: PrivateMedia }> {
  const storage = buildStorage(context)
  const privateMedia = new PrivateMedia(context, storage)
  const pictures = new UploadService(context, storage, privateMedia)
  const uploads = new Uploads(context, storage)
  const videos = new Videos(context, storage)
  const completion = new Completion(context, storage, { uploads, pictures, videos })
  return {
    services: { storage, privateMedia },
    routes: [
      uploadRoutes(storage, pictures),
      privateRoutes(context, privateMedia),
      largeRoutes(context, { storage, uploads, videos, completion }),
    ],
    jobs: () => everyHour(context, 'privateMedia.log', (tx, now) => deleteViews(tx, minutesAfter(now, -logMinutes))),
  }
}
