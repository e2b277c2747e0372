import type { Call, Envelope, RequestInput, Response } from '@contract/call'
import { uploadImage, uploadVideo } from '@contract/calls/upload'
import type { Media, Video } from '@contract/entities/media'
import { type FailureName, failureName } from '@contract/failures'
import { headers } from '@contract/headers'
import { pathOf } from '@contract/paths'
import type { Language } from '@contract/settings'

/** Error of a refused call in tests. */
export class RefusedCall extends Error {
  constructor(
    readonly failure: FailureName | undefined,
    readonly status: number,
    readonly envelope: Envelope,
  ) {
    super(`${failure ?? status}: ${envelope.msg}`)
  }
}

/** A client that calls the server over real HTTP. */
export class TestCaller {
  language: Language = 'en'
  place = { latitude: 22.5329, longitude: 113.93 }
  /** The id of the installation; none is sent by default. */
  device: string | undefined = undefined

  constructor(
    readonly base: string,
    readonly id = '',
    public token?: string,
  ) {}

  /** The same caller with another token. */
  as(token: string, id = this.id): TestCaller {
    return new TestCaller(this.base, id, token)
  }

  /** @throws RefusedCall for every unsuccessful answer. */
  async call<C extends Call>(call: C, request: RequestInput<C>): Promise<Response<C>> {
    const { status, envelope } = await this.send(call.name, request)
    if (envelope.code !== 1) throw new RefusedCall(failureName(envelope.code), status, envelope)
    return envelope.data as Response<C>
  }

  /** The failure of a call; undefined for a success. */
  async refusal<C extends Call>(call: C, request: RequestInput<C>): Promise<FailureName | undefined> {
    try {
      await this.call(call, request)
      return undefined
    } catch (error) {
      if (error instanceof RefusedCall) return error.failure
      throw error
    }
  }

  /** Uploads a picture as a client does; returns the answer. @throws RefusedCall for every unsuccessful answer. */
  async upload(file: Blob, fields: Record<string, string> = {}, name = 'picture.png'): Promise<Media> {
    const form = new FormData()
    for (const [field, value] of Object.entries({ module: 'review', dir: 'pictures', ...fields }))
      form.set(field, value)
    form.set('file', file, name)
    const { status, envelope } = await this.sendForm(uploadImage.name, form)
    if (envelope.code !== 1) throw new RefusedCall(failureName(envelope.code), status, envelope)
    return (envelope.data as [Media])[0]
  }

  /** Uploads a video for a review, with a picture as its cover. */
  async uploadVideo(file: Buffer, cover: Blob): Promise<Video> {
    const form = new FormData()
    form.set('module', 'review')
    form.set('coverId', (await this.upload(cover)).id)
    form.set('file', new Blob([new Uint8Array(file)]), 'video.mp4')
    const { status, envelope } = await this.sendForm(uploadVideo.name, form)
    if (envelope.code !== 1) throw new RefusedCall(failureName(envelope.code), status, envelope)
    return (envelope.data as [Video])[0]
  }

  /** Sends an arbitrary form. */
  async sendForm(name: string, body: RequestInit['body']): Promise<{ status: number; envelope: Envelope }> {
    const request = { method: 'POST', headers: this.headers(), body, duplex: 'half' }
    const response = await fetch(`${this.base}${pathOf(name)}`, request)
    return { status: response.status, envelope: (await response.json()) as Envelope }
  }

  /** Sends an arbitrary body. */
  async send(name: string, body: unknown): Promise<{ status: number; envelope: Envelope; headers: Headers }> {
    const response = await fetch(`${this.base}${pathOf(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers() },
      body: JSON.stringify(body),
    })
    return { status: response.status, envelope: (await response.json()) as Envelope, headers: response.headers }
  }

  private headers(): Record<string, string> {
    return {
      [headers.language]: this.language,
      [headers.latitude]: String(this.place.latitude),
      [headers.longitude]: String(this.place.longitude),
      ...(this.device === undefined ? {} : { [headers.serial]: this.device }),
      ...(this.token === undefined ? {} : { [headers.userToken]: this.token }),
    }
  }
}
