import { runInAction } from 'mobx'
import type { SocialProvider } from '@contract/calls/social'
import { Consent } from '@/features/account/consent'
import { socialNames } from '@/features/account/social/names'
import { toast } from '@/platform/feedback'
import { replace } from '@/platform/navigation'
import { openSocialPage, socialCode, socialWay } from '@/platform/social'
import type { Api } from '@/services/api'
import { makeModel, type RootState } from '@/state'
import { attempt } from '@/state/base/attempt'
import { words } from './text'

interface Given {
  readonly provider: SocialProvider
  /** What a page of the app handed over; empty where the person refused. */
  readonly code?: string
  readonly state?: string
}

/** Logs in, or binds the account, by a social app (product text §2, login pages). */
export class LoginSocialModel {
  readonly consent = new Consent()
  /** Before the app is asked, while the server is, or after the app has refused. */
  step: 'ask' | 'working' | 'failed' = 'ask'

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly given: Given,
  ) {
    makeModel(this, 'api', 'root', 'given')
    // Screens begin anew with a login, when the code has done its work.
    if (given.state && (this.isBinding || !root.session.signedIn)) void this.finish(given.code ?? '', given.state)
  }

  get name(): string {
    return socialNames()[this.given.provider]
  }

  /** Whether an account is bound, and nobody logged in. */
  get isBinding(): boolean {
    return this.given.state?.startsWith('bind.') ?? false
  }

  submit(): void {
    if (this.step !== 'working') this.consent.need(this.ask)
  }

  /** Leads to where one begins: this screen, or the settings. */
  async again(): Promise<void> {
    if (this.isBinding) return replace('settings')
    this.step = 'ask'
  }

  private async ask() {
    this.step = 'working'
    if (socialWay === 'mini') return this.finish((await attempt(socialCode)) ?? '', '')
    const { provider } = this.given
    const started = await attempt(() => this.api.login.socialStart({ provider, agreed: true }))
    if (started) openSocialPage(started.address)
    else this.fail()
  }

  private async finish(code: string, state: string) {
    this.step = 'working'
    if (!code || !socialWay) return this.fail()
    const proof = { provider: this.given.provider, way: socialWay, code, state }
    if (this.isBinding) return this.bind(proof)
    const answer = await attempt(() => this.api.login.social({ ...proof, agreed: true }))
    if (!answer) return this.fail()
    if (answer.session) return this.root.session.signIn(answer.session)
    await replace('bindAfterSocial', { ticket: answer.ticket ?? '' })
  }

  private async bind(proof: Parameters<Api['binding']['social']>[0]) {
    const bound = await attempt(() => this.api.binding.social(proof))
    if (!bound) return this.fail()
    toast(words().bound(this.name))
    await replace('settings')
  }

  private fail() {
    runInAction(() => (this.step = 'failed'))
  }
}
