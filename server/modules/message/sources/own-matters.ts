import type { certification } from '@contract/states/person'
import type { Sources } from './sources'

const passed: (typeof certification.states)[number] = 'passed'

/** Sends notices of decisions on withdrawals and applications. */
export function tellOfOwnMatters({ notices, withdrawals, applications }: Sources): void {
  withdrawals.onEnded(async (tx, row, reason) => {
    const { id, customer_id: customerId, amount, fee, title: account, masked_number: number } = row
    const params = { amount, fee, account, number }
    const head = { customerId, subject: id, targetId: id }
    if (reason) await notices.tell(tx, 'withdrawalReturned', [{ ...head, params: { ...params, reason } }])
    else await notices.tell(tx, 'withdrawalPaid', [{ ...head, params }])
  })
  applications.onDecided(async (tx, { id, customer_id: customerId, kind, state, decided_at }) => {
    const subject = `${id}:${decided_at?.toISOString() ?? ''}`
    const topic = state === passed ? 'applicationPassed' : 'applicationRejected'
    await notices.tell(tx, topic, [{ customerId, subject, targetId: kind, params: { kind } }])
  })
}
