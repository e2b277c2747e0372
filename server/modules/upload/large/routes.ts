import { inScope } from '../../../http/scope'
import type { FastifyRequest } from 'fastify'
import * as calls from '@contract/calls/upload'
import { limits } from '@contract/limits'
import { Failure } from '../../../http/failure'
import { readForm, takeForms } from '../../../http/form'
import { HeldForms } from '../../../http/held-forms'
import { networkOf, paced } from '../../../http/rate'
import type { Context } from '../../../context'
import type { Storage } from '../../../storage/storage'
import type { Routes } from '../../module'
import { serveVideos } from '../video/serve'
import type { Videos } from '../video/videos'
import type { Completion } from './complete'
import { allowanceOf, type Allowance, policyAllowance } from './credentials'
import { accessKeyId, storagePath, type Uploads } from './uploads'

const pace = { calls: 60, minutes: 1, per: 'customer' } as const
const partsPace = { calls: 240, minutes: 1, per: 'customer' } as const

export interface LargeServices {
  readonly storage: Storage
  readonly uploads: Uploads
  readonly videos: Videos
  readonly completion: Completion
}

/** Uploads of videos and of files in parts, and the storage provider that this server simulates. */
export const largeRoutes =
  (context: Context, { storage, uploads, videos, completion }: LargeServices): Routes =>
  async ({ app, handle }) => {
    const provider = new HeldForms()

    handle.form(calls.uploadVideo, { bytes: limits.videoFormBytes, pace }, ({ customer }, request, file) =>
      videos.take(customer.id, request, file),
    )
    handle(calls.uploadToken, ({ customer, origin }, request) => uploads.token(customer.id, request, origin), pace)
    handle(
      calls.uploadSignature,
      ({ customer, origin }, request) => uploads.signature(customer.id, request, origin),
      pace,
    )
    handle.form(calls.uploadPart, { bytes: limits.uploadPartBytes, pace: partsPace }, ({ customer }, request, file) =>
      uploads.part(customer.id, request, file),
    )
    handle(calls.uploadComplete, ({ customer }, request) => completion.run(customer.id, request), pace)
    handle(calls.uploadCancel, ({ customer }, { fileName }) => uploads.cancel(customer.id, fileName), pace)
    serveVideos(app, context, storage)

    /** Allowance of a form's credentials: a token, or a signed policy. */
    const allowed = (fields: Readonly<Record<string, unknown>>): Allowance | undefined => {
      const { token, policy, signature, OSSAccessKeyId: id } = fields
      if (typeof token === 'string') return allowanceOf(context, token)
      if (typeof policy !== 'string' || typeof signature !== 'string' || id !== accessKeyId) return undefined
      return policyAllowance(context, policy, signature)
    }
    const receive = async (request: FastifyRequest) => {
      const { fields, file, type } = await readForm(request, limits.imageBytes)
      const form = (fields ?? {}) as Record<string, unknown>
      const allowance = allowed(form)
      const fits = allowance?.key === form.key && allowance?.type === type && allowance?.size === file?.length
      if (!allowance || !file || !fits) throw new Failure('accessDenied')
      await uploads.whole(allowance, file)
      return { code: 1, data: { key: allowance.key }, msg: '' }
    }
    await inScope(app, 'large-uploads', async (scope) => {
      await takeForms(scope)
      scope.post(storagePath, { config: paced(pace) }, (request) =>
        provider.hold(networkOf(request), () => receive(request)),
      )
    })
  }
