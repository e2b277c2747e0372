import sharp from 'sharp'
import { Failure } from '../http/failure'
import type { Context } from '../context'
import type { Routes } from '../modules/module'
import { demoCard } from './demo-cards'

/** GET /demo/id-cards/<n>.png, from 1: identity cards to try the forms with, while the demo runs. */
export const demoCardRoutes =
  (context: Context): Routes =>
  ({ app }) => {
    if (!context.config.demo) return
    app.get<{ Params: { file: string } }>('/demo/id-cards/:file', async (request, reply) => {
      const [, place] = /^([1-9]\d?)\.png$/.exec(request.params.file) ?? []
      const card = demoCard(Number(place) - 1)
      if (!card) throw new Failure('notFound')
      return reply.type('image/png').send(await sharp(Buffer.from(card)).png().toBuffer())
    })
  }
