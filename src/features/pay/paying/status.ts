import { confirm } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { words } from './text'
import type { Payable } from './types'

/**
 * Reads the payment status, offering a retry while the server cannot be reached.
 * @returns undefined when the user declined to retry
 */
export async function statusOf(api: Api, payable: Payable): Promise<Answer<'payment.status'> | undefined> {
  const answer = await api.payment.status(payable).catch(() => undefined)
  if (answer) return answer
  const { unsure: title, unsureText: text, again: ok, later: cancel } = words()
  return (await confirm({ title, text, ok, cancel })) ? statusOf(api, payable) : undefined
}
