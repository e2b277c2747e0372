import type { Kysely } from 'kysely'
import type { Response } from '@contract/call'
import type { userAuthStatus, userCertification } from '@contract/calls/user'
import { CertificationKind } from '@contract/entities/user'
import { certification } from '@contract/states/person'
import type { Database } from '../../database/schema'

type Certifications = Response<typeof userCertification>
type State = Certifications['items'][number]['state']

/** The states from the furthest to the first, by which a customer's real name is judged. */
const furthestFirst: readonly State[] = ['passed', 'inReview', 'resubmit', 'failed', 'notSubmitted']

/** How a customer's certifications stand; nobody can apply for one yet. */
export const certificationsOf = (_db: Kysely<Database>, _customerId: string): Promise<Certifications> =>
  Promise.resolve({
    items: CertificationKind.options.map((kind) => ({ kind, state: certification.initial, reason: null })),
  })

/** The furthest of a customer's certifications. */
export async function authStatusOf(db: Kysely<Database>, customerId: string): Promise<Response<typeof userAuthStatus>> {
  const { items } = await certificationsOf(db, customerId)
  return { state: furthestFirst.find((state) => items.some((item) => item.state === state)) ?? certification.initial }
}
