import type { CodePurpose } from '@contract/calls/code'
import { accountPhone } from '@contract/rules/account'
import type { Api } from '@/services/api'
import { FormField } from '@/state/base/form-field'
import { Resource } from '@/state/base/resource'
import { Verification } from './verification'

/** Verification of the account's phone: the server supplies the number, so that the customer need not type it. */
export class OwnPhone {
  readonly verification: Verification
  /** The masked number. */
  readonly masked: Resource<string>

  constructor(api: Api, purpose: CodePurpose) {
    const phone = new FormField(accountPhone)
    this.verification = new Verification(api, purpose, phone)
    this.masked = new Resource(async () => {
      const answer = await api.user.phone({}, { quiet: true })
      phone.set(answer.phone)
      return answer.maskedPhone
    })
  }
}
