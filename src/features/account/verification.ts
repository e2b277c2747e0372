import type { CodePurpose } from '@contract/calls/code'
import { accountCode, accountPhone } from '@contract/rules/account'
import type { Rule } from '@contract/rules/rule'
import type { Api } from '@/services/api'
import { CallFailure } from '@/services/failures'
import { makeModel } from '@/state'
import { tell } from '@/state/base/attempt'
import { FormField } from '@/state/base/form-field'
import type { SessionState } from '@/state/session'
import { secondsToWait, waitFor } from './code-waits'

/** Remaining wait in seconds from a rate limit failure; 0 for other errors. */
function waitOf(error: unknown): number {
  if (!(error instanceof CallFailure) || error.failure !== 'codeTooSoon') return 0
  return (error.details as { seconds?: number } | null)?.seconds ?? 0
}

/** The phone number field shared by all login screens. */
export const loginPhone = ({ typedPhone, typePhone }: SessionState): FormField =>
  new FormField(accountPhone, typedPhone, typePhone)

/** Phone verification: the number, the code, and the time until it can be sent again (product text §5, §9). */
export class Verification {
  readonly code: FormField
  sending = false
  /** The code itself when the server exposes it, as in the demo; else empty. */
  shownCode = ''

  constructor(
    private readonly api: Api,
    private readonly purpose: CodePurpose,
    readonly phone: FormField,
    codeRule: Rule = accountCode,
  ) {
    this.code = new FormField(codeRule)
    makeModel(this, 'api')
  }

  get secondsLeft(): number {
    return secondsToWait(this.purpose, this.phone.value)
  }

  /** Sends a code unless the number is invalid or one was just sent. */
  async send(): Promise<void> {
    if (!this.phone.check() || this.sending || this.secondsLeft > 0) return
    this.sending = true
    try {
      const answer = await this.api.code.send({ phone: this.phone.value, purpose: this.purpose })
      this.sent(answer.resendSeconds, answer.shownCode ?? '')
    } catch (error) {
      this.sent(waitOf(error), '')
      tell(error)
    }
  }

  /** Fills in the exposed code. */
  fill(): void {
    this.code.set(this.shownCode)
  }

  private sent(seconds: number, shownCode: string) {
    this.sending = false
    this.shownCode = shownCode
    if (seconds > 0) waitFor(this.purpose, this.phone.value, seconds)
  }
}
