import type { FastifyBaseLogger } from 'fastify'
import { maskPhone } from '@contract/format'
import type { Config } from '../config'
import { postToGateway } from '../telephony/gateway'

/** The port by which verification codes reach a phone. */
export interface CodeSender {
  /** Answers the code when it is to be shown to the caller instead of sent: only in the demo. */
  send(phone: string, code: string): Promise<string | null>
}

/** In the demo without a gateway: the code is logged and answered to the caller. */
export class ShownCodes implements CodeSender {
  constructor(private readonly log: FastifyBaseLogger) {}

  send(phone: string, code: string): Promise<string> {
    this.log.warn({ phone: maskPhone(phone), code }, 'verification code')
    return Promise.resolve(code)
  }
}

/** Without the demo and without a gateway no code is sent, shown or logged. */
export class NoCodes implements CodeSender {
  send(): Promise<never> {
    return Promise.reject(new Error('SMS_URL is not set: verification codes cannot be sent'))
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
    await postToGateway(this.url, this.key, { phone, code })
    return null
  }
}

/** Delivery of verification codes in a deployment: by its gateway, else in the demo by being shown. */
export function codeSender({ smsUrl, smsKey, demo }: Config, log: FastifyBaseLogger): CodeSender {
  if (smsUrl) return new GatewayCodes(smsUrl, smsKey)
  return demo ? new ShownCodes(log) : new NoCodes()
}
