import type { Call, Envelope, RequestInput, Response } from '@contract/call'
import { uploadImage } from '@contract/calls/upload'
import { type FailureName, failureName } from '@contract/failures'
import { headers } from '@contract/headers'
import { pathOf } from '@contract/paths'
import type { Context } from '../../context'
import { signIn } from './accounts'
import { drawSlip } from './slip'

/** Refusal of a call of a demo rider. */
export class RiderRefusal extends Error {
  constructor(
    readonly call: string,
    readonly failure: FailureName | undefined,
  ) {
    super(`${call} was refused with ${failure ?? 'an unknown failure'}`)
  }
}

const lost: readonly (FailureName | undefined)[] = ['tokenExpired', 'signedInElsewhere', 'notSignedIn']
/** The longest wait for an answer. */
const patienceMs = 10_000

/** The app of one rider of the demo: it calls the server over HTTP, with a session, as the apps of people do. */
export class RiderApp {
  private token: Promise<string> | undefined

  constructor(
    private readonly context: Context,
    readonly riderId: string,
  ) {}

  /** @throws RiderRefusal for a named failure, Error when the server does not answer */
  call<C extends Call>(call: C, request: RequestInput<C>): Promise<Response<C>> {
    const type = { 'content-type': 'application/json' }
    return this.send(call, () => ({ headers: type, body: JSON.stringify(request) }))
  }

  /** Takes a photo of a step, which no other photo equals; answers its id. */
  async photo(): Promise<string> {
    const file = new Blob([new Uint8Array(await drawSlip())])
    const form = () => {
      const body = new FormData()
      body.set('module', 'errandProof')
      body.set('file', file, 'photo.png')
      return { body }
    }
    const [media] = await this.send(uploadImage, form)
    if (!media) throw new Error('the upload was answered without a picture')
    return media.id
  }

  private async send<C extends Call>(
    call: C,
    request: () => { body: NonNullable<RequestInit['body']>; headers?: Record<string, string> },
    isAgain = false,
  ): Promise<Response<C>> {
    const token = await (this.token ??= signIn(this.context, this.riderId))
    const { body, headers: type } = request()
    const response = await fetch(`${this.context.address()}${pathOf(call.name)}`, {
      ...{ method: 'POST', body, signal: AbortSignal.timeout(patienceMs) },
      headers: { ...type, [headers.userToken]: token },
    })
    const { code, data } = (await response.json()) as Envelope
    if (code === 1) return data as Response<C>
    const failure = failureName(code)
    if (isAgain || !lost.includes(failure)) throw new RiderRefusal(call.name, failure)
    this.token = undefined
    return this.send(call, request, true)
  }
}
