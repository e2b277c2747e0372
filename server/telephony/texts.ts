import { maskPhone } from '@contract/format'
import type { Context } from '../context'
import { postToGateway } from './gateway'

/** A text message to a phone; gateways that allow approved texts alone know it by its template. */
export interface TextMessage {
  readonly phone: string
  readonly template: string
  readonly text: string
}

/** The port to gateways of text messages other than verification codes. */
export interface TextSender {
  /** @throws Error when the message was not accepted */
  send(message: TextMessage): Promise<void>
}

/** The newest messages that the sandbox keeps. */
const kept = 100

/** Simulates the gateway: keeps the newest messages, and logs that there was one. */
export class SandboxTexts implements TextSender {
  sent: readonly TextMessage[] = []

  constructor(private readonly log: Pick<Context['log'], 'info'>) {}

  send(message: TextMessage): Promise<void> {
    this.sent = [...this.sent, message].slice(-kept)
    this.log.info({ phone: maskPhone(message.phone), template: message.template }, 'text message')
    return Promise.resolve()
  }
}

/** Text messages of a deployment: by its gateway, in the demo by the sandbox; undefined elsewhere. */
export function buildTexts({ config, log }: Pick<Context, 'config' | 'log'>): TextSender | undefined {
  const { smsTextsUrl: url, smsKey, demo } = config
  if (url) return { send: (message) => postToGateway(url, smsKey, { ...message }) }
  return demo ? new SandboxTexts(log) : undefined
}
