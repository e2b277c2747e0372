import { createHash } from 'node:crypto'
import { type Notifier, NotifierRefused, type OutsideMessage } from './notifier'

/** The newest messages that are kept. */
const kept = 100

/** Simulates the app that delivers messages: keeps the newest ones, and knows no code that begins with “bad”. */
export class SandboxNotifier implements Notifier {
  readonly name = 'sandbox'
  readonly templates = { order: 'sandbox-order', chat: 'sandbox-chat' } as const
  sent: readonly OutsideMessage[] = []

  addressOf(code: string): Promise<string> {
    if (code.startsWith('bad')) return Promise.reject(new NotifierRefused('the sandbox does not know the code'))
    return Promise.resolve(createHash('sha256').update(code).digest('hex').slice(0, 28))
  }

  send(message: OutsideMessage): Promise<void> {
    this.sent = [...this.sent, message].slice(-kept)
    return Promise.resolve()
  }
}
