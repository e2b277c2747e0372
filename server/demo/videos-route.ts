import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../http/failure'
import type { Routes } from '../modules/module'
import { sendVideo } from '../modules/upload/video/serve'

const folder = join(__dirname, 'videos')

/** GET /demo-videos/<group>.mp4: the videos of the demo's product reviews, by ranges. */
export const demoVideoRoutes =
  (): Routes =>
  ({ app }) => {
    app.get<{ Params: { group: string } }>(
      '/demo-videos/:group(^[a-z]+).mp4',
      { config: { rateLimit: false } },
      async (request, reply) => {
        const file = join(folder, `${request.params.group}.mp4`)
        const found = await stat(file).catch(() => undefined)
        if (!found) throw new Failure('notFound')
        return sendVideo(request, reply, found.size, ({ from, to }) => createReadStream(file, { start: from, end: to }))
      },
    )
  }
