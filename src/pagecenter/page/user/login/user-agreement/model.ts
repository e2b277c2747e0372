import type { RequestInput } from '@contract/call'
import type { articleDetail } from '@contract/calls/article'
import type { Api } from '@/services/api'
import { Resource } from '@/state'

type Request = Extract<RequestInput<typeof articleDetail>, { key: string }>
/** The key of a legal text. */
export type AgreementKey = Exclude<Request['key'], 'help'>

const keys: readonly AgreementKey[] = [
  'userAgreement',
  'privacy',
  'pickupAgreement',
  'membershipTerms',
  'withdrawalTerms',
  'pointsRules',
]

/** Parses the route parameter; missing or unknown keys give the user agreement. */
export const keyOf = (name?: string): AgreementKey => keys.find((key) => key === name) ?? 'userAgreement'

/** One legal text, such as the user agreement (product text §2, login pages). */
export class AgreementModel {
  readonly article

  constructor(api: Api, key: AgreementKey) {
    this.article = new Resource(() => api.article.detail({ key }, { quiet: true }))
  }

  dispose(): void {
    this.article.dispose()
  }
}
