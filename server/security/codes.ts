import type { FastifyBaseLogger } from 'fastify'

/** The port by which verification codes reach a phone. */
export interface CodeSender {
  /** Answers the code when it is to be shown to the caller instead of sent: only in the demo. */
  send(phone: string, code: string): Promise<string | null>
}

/** Without a gateway: the code is logged, and in the demo also answered to the caller. */
export class ShownCodes implements CodeSender {
  constructor(
    private readonly log: FastifyBaseLogger,
    private readonly toCaller: boolean,
  ) {}

  send(phone: string, code: string): Promise<string | null> {
    this.log.warn({ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, code }, 'verification code')
    return Promise.resolve(this.toCaller ? code : null)
  }
}

/** Sends by an HTTP gateway: POST {phone, code} with a bearer key. */
export class GatewayCodes implements CodeSender {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  /** @throws when the gateway does not accept the message. */
  async send(phone: string, code: string): Promise<null> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.key}` },
      body: JSON.stringify({ phone, code }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    return null
  }
}
