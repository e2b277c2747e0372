import type { certification } from '@contract/states/person'
import type { Notices } from '../message/notices'
import type { ApplicationEngine } from './engine'

const passed: (typeof certification.states)[number] = 'passed'

/** Sends notices of decisions on applications. */
export function tellOfApplications(notices: Notices, applications: ApplicationEngine): void {
  applications.onDecided(async (tx, { id, customer_id: customerId, kind, state, decided_at }) => {
    const subject = `${id}:${decided_at?.toISOString() ?? ''}`
    const topic = state === passed ? 'applicationPassed' : 'applicationRejected'
    await notices.tell(tx, topic, [{ customerId, subject, targetId: kind, params: { kind } }])
  })
}
