import type { Request, Response } from '@contract/call'
import { type messageSubscribe, type messageTemplates, OutsideTopic } from '@contract/calls/message-outside'
import type { Context } from '../../../context'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { type Notifier, NotifierRefused } from '../../../notifications/notifier'
import * as queries from './queries'

/** Customers' consents to messages outside the app. */
export class Consents {
  constructor(
    private readonly context: Context,
    private readonly notifier: Notifier | undefined,
  ) {}

  async templates({ customer }: SignedIn): Promise<Response<typeof messageTemplates>> {
    const { templates = {} } = this.notifier ?? {}
    const counts = await queries.consentsLeft(this.context.db, customer.id)
    const items = OutsideTopic.options.flatMap((topic) => {
      const templateId = templates[topic]
      return templateId ? [{ topic, templateId, left: counts.find((each) => each.topic === topic)?.left ?? 0 }] : []
    })
    return { items }
  }

  /** @throws Failure `consentRefused` for a code that does not hold, or where nobody carries messages */
  async subscribe(
    caller: SignedIn,
    { clientId, code, topics }: Request<typeof messageSubscribe>,
  ): Promise<Response<typeof messageSubscribe>> {
    const { db, seal, clock } = this.context
    const address = await this.addressOf(code)
    const given_at = clock.now()
    const rows = [...new Set(topics)].map((topic) => ({
      ...{ customer_id: caller.customer.id, client_id: clientId, topic, given_at },
      ...{ notifier: this.notifier?.name ?? '', address_sealed: seal.seal(address) },
    }))
    await queries.insertConsents(db, rows)
    return this.templates(caller)
  }

  private async addressOf(code: string): Promise<string> {
    if (!this.notifier) throw new Failure('consentRefused')
    try {
      return await this.notifier.addressOf(code)
    } catch (error) {
      if (error instanceof NotifierRefused) throw new Failure('consentRefused')
      throw error
    }
  }
}
