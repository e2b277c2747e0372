import type { Kysely } from 'kysely'
import type { Response } from '@contract/call'
import type { userAuthStatus, userCertification } from '@contract/calls/user'
import { CertificationKind } from '@contract/entities/user'
import type { Language } from '@contract/settings'
import { certification } from '@contract/states/person'
import type { Database } from '../../database/schema'
import { applicationsOf } from './queries'

type Certifications = Response<typeof userCertification>
type State = Certifications['items'][number]['state']

/** The states from the furthest to the first, by which a customer's real name is judged. */
const furthestFirst: readonly State[] = ['passed', 'inReview', 'resubmit', 'failed', 'notSubmitted']

/** Statuses of a customer's certifications, each with the first reason of its failure. */
export async function certificationsOf(
  db: Kysely<Database>,
  customerId: string,
  language: Language,
): Promise<Certifications> {
  const applications = await applicationsOf(db, customerId)
  const items = CertificationKind.options.map((kind) => {
    const row = applications.find((each) => each.kind === kind)
    return { kind, state: row?.state ?? certification.initial, reason: row?.reasons[0]?.text[language] ?? null }
  })
  return { items }
}

/** The furthest of a customer's certifications. */
export async function authStatusOf(
  db: Kysely<Database>,
  customerId: string,
  language: Language,
): Promise<Response<typeof userAuthStatus>> {
  const { items } = await certificationsOf(db, customerId, language)
  return { state: furthestFirst.find((state) => items.some((item) => item.state === state)) ?? certification.initial }
}
