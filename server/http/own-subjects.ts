import type { Transaction } from 'kysely'
import type { Call } from '@contract/call'
import { auditSubjects } from '@contract/entities/staff'
import type { Database } from '../database/schema'
import type { Staff } from './caller'
import { Failure } from './failure'
import { idsAt } from './ownership'
import { concerns, type Subject } from './queries/people'

/** The acts that staff may do to what concerns themselves, each with the reason (docs/decisions/104). */
export const allowedOnOwn: Readonly<Record<string, string>> = {
  'staff.note': 'A note changes nothing.',
  'staff.endSessions': 'Everybody can end their own sessions, and has to after a theft.',
  'staff.reassign': 'The dispatcher of a small town rides too, for the pay that the order has anyway.',
  'staff.setDeliveryMethod': 'Stores cannot choose it by themselves, and it changes no order that exists.',
}

/** All that a request of staff names. @throws Error for a kind of thing of which it is not known whom it concerns */
export const subjectsOf = ({ name, owns }: Call, request: unknown): Subject[] =>
  owns.flatMap(({ kind: owned, path }) => {
    const kind = auditSubjects.find((each) => each === owned)
    if (!kind) throw new Error(`${name} names a ${owned}, of which nobody knows whom it concerns`)
    return idsAt(request, path).map((id) => ({ kind, id }))
  })

/** Refuses an act on what concerns the caller. @throws Failure `staffOwn` */
export async function refuseOwn(
  tx: Transaction<Database>,
  call: Call,
  { customer }: Staff,
  subjects: readonly Subject[],
): Promise<void> {
  if (call.name in allowedOnOwn) return
  for (const subject of subjects) if (await concerns(tx, subject, customer.id)) throw new Failure('staffOwn')
}
