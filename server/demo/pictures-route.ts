import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../http/failure'
import type { Context } from '../context'
import type { Routes } from '../modules/module'
import { buildCity, cityPictures } from './city'
import { hotelPictures } from './hotel'
import { buildMall, mallPictures } from './mall'
import { PictureStore } from './pictures'
import { citySeed } from './seed/city-seed'

/** Picture names are immutable, so caches never revalidate. */
const cacheControl = 'public, max-age=31536000, immutable'
const fileName = /^([0-9a-f]{16})-(\d{2,4})\.webp$/

/**
 * GET /pictures/<hash>-<width>.webp: pictures of the app and the demo city, rendered on first request. A server without
 * the demo seldom draws any, so that it names them, a third of a second's work, on the first request alone.
 */
export const pictureRoutes =
  (context: Context): Routes =>
  ({ app }) => {
    const cacheDir = join(context.config.dataDir, 'pictures')
    let made: PictureStore | undefined
    const recipes = () => [
      ...cityPictures(buildCity(citySeed)),
      ...mallPictures(buildMall(citySeed)),
      ...hotelPictures(),
    ]
    const pictures = () => (made ??= new PictureStore({ cacheDir, recipes: recipes() }))
    if (context.config.demo) pictures()

    app.get<{ Params: { file: string } }>(
      '/pictures/:file',
      { config: { rateLimit: false } },
      async (request, reply) => {
        const [, hash, width] = fileName.exec(request.params.file) ?? []
        const path = hash && (await pictures().file(hash, Number(width)))
        if (!path) throw new Failure('notFound')
        return reply.header('cache-control', cacheControl).type('image/webp').send(createReadStream(path))
      },
    )
  }
