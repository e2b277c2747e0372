import { runInAction } from 'mobx'
import { isSocialProvider, type SocialProvider } from '@contract/social-providers'
import { Consent } from '@/features/account/consent'
import { socialNames } from '@/features/account/social/names'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import { canAsk, openSocialPage, socialCode, socialWay } from '@/platform/session/social'
import type { Api } from '@/services/api'
import { makeModel, type RootState } from '@/state'
import { attempt } from '@/state/base/attempt'
import { words } from './text'

interface Given {
  /** Of an address, so that it may name no app. */
  readonly provider: string
  /** Code from the social app's page; empty where the person declined. */
  readonly code?: string
  readonly state?: string
}

/** Logs in, or binds the account, by a social app (product text §2, login pages). */
export class LoginSocialModel {
  readonly consent = new Consent()
  /**
   * `ask`: not asked yet; `working`: waiting for the server; `failed`: declined or refused; `unknown`: no such
   * provider.
   */
  step: 'ask' | 'working' | 'failed' | 'unknown' = 'ask'

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly given: Given,
  ) {
    makeModel(this, 'api', 'root', 'given')
    this.begin()
  }

  /** Undefined where there is no such app, or this client cannot ask it. */
  get provider(): SocialProvider | undefined {
    const { provider } = this.given
    return isSocialProvider(provider) && canAsk(provider) ? provider : undefined
  }

  /** The app's name; empty for no app. */
  get name(): string {
    return this.provider ? socialNames()[this.provider] : ''
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

  private begin() {
    const { code = '', state } = this.given
    // A login remounts the screen, and the code is used by then.
    if (!this.provider) this.step = 'unknown'
    else if (state && (this.isBinding || !this.root.session.signedIn)) void this.finish(code, state)
  }

  private async ask() {
    const { provider } = this
    if (!provider) return
    this.step = 'working'
    if (socialWay === 'mini') return this.finish((await attempt(socialCode)) ?? '', '')
    const started = await attempt(() => this.api.login.socialStart({ provider, agreed: true }))
    if (started) openSocialPage(started.address)
    else this.fail()
  }

  private async finish(code: string, state: string) {
    const { provider } = this
    this.step = 'working'
    if (!provider || !code || !socialWay) return this.fail()
    const proof = { provider, way: socialWay, code, state }
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
