import { runInAction } from 'mobx'
import { limits } from '@contract/limits'
import { dictionary } from '@/i18n'
import { confirm } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { makeModel } from '@/state'
import { attempt, messageOf, tell } from '@/state/base/attempt'

const words = dictionary({
  en: {
    notSet: 'Set a pay password first',
    notSetText: 'It protects your balance. You’ll return here afterwards.',
    set: 'Set now',
    later: 'Not now',
  },
  zh: {
    notSet: '请先设置支付密码',
    notSetText: '6位数字保护您的余额，设置后将回到此处。',
    set: '去设置',
    later: '以后再说',
  },
})

/** The pay password, asked for before an action that needs it. */
export class PayPasswordEntry<Subject> {
  typed = ''
  /** Error message of the last attempt. */
  error = ''
  wrong = false
  locked = false
  busy = false
  /** Subject of the password prompt; undefined while the sheet is closed. */
  subject: Subject | undefined = undefined

  constructor(
    private readonly api: Api,
    /** Runs with the six digits; its failure is shown, and the sheet closes after a success. */
    private readonly act: (subject: Subject, payPassword: string) => Promise<unknown>,
  ) {
    makeModel(this, 'api', 'act')
  }

  /** Opens the sheet, or offers to set a pay password first. */
  async ask(subject: Subject): Promise<void> {
    if (this.busy || this.subject !== undefined) return
    this.busy = true
    const answer = await attempt(() => this.api.wallet.hasPayPassword({}))
    runInAction(() => (this.busy = false))
    if (answer?.hasPayPassword) this.open(subject)
    else if (answer) await this.offerSetting()
  }

  type(digit: string): void {
    if (this.busy || this.locked || this.typed.length === limits.payPasswordLength) return
    this.typed += digit
    this.wrong = false
    this.error = ''
    if (this.typed.length === limits.payPasswordLength) void this.send()
  }

  remove(): void {
    if (!this.busy) this.typed = this.typed.slice(0, -1)
  }

  close(): void {
    if (!this.busy) this.open(undefined)
  }

  forgot(): void {
    navigate('modifyPayPassword')
  }

  private open(subject: Subject | undefined) {
    Object.assign(this, { subject, typed: '', error: '', wrong: false, locked: false })
  }

  private async send(): Promise<void> {
    const { subject, typed } = this
    if (subject === undefined) return
    this.busy = true
    try {
      await this.act(subject, typed)
      this.end(undefined)
    } catch (error) {
      this.end(error)
    }
  }

  /** A wrong password and a lost answer are repeated here; what else is refused has to be changed on the screen. */
  private end(error: unknown) {
    this.busy = false
    const failure = failureOf(error)
    const isLocked = failure === 'payPasswordLocked'
    if (isLocked || failure === 'payPasswordWrong' || error instanceof NetworkError) {
      Object.assign(this, { typed: '', error: messageOf(error), wrong: true, locked: isLocked })
      return
    }
    this.open(undefined)
    if (failure === 'payPasswordNotSet') void this.offerSetting()
    else if (error !== undefined) tell(error)
  }

  private async offerSetting(): Promise<void> {
    const { notSet: title, notSetText: text, set: ok, later: cancel } = words()
    if (await confirm({ title, text, ok, cancel })) navigate('payPassword')
  }
}
