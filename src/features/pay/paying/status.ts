import { confirm } from '@/platform/feedback'
import type { Answer, Api } from '@/services/api'
import { words } from './text'
import type { Payee } from './types'

/**
 * What the server says of a payment. While it can not be asked, the person is offered to ask again.
 *
 * @returns undefined when the person gave up asking
 */
export async function statusOf(api: Api, payee: Payee): Promise<Answer<'payment.status'> | undefined> {
  const answer = await api.payment.status(payee).catch(() => undefined)
  if (answer) return answer
  const { unsure: title, unsureText: text, again: ok, later: cancel } = words()
  return (await confirm({ title, text, ok, cancel })) ? statusOf(api, payee) : undefined
}
