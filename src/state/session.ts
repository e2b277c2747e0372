import { reaction, runInAction } from 'mobx'
import type { Session, User } from '@contract/entities/user'
import { clearGoal, resume } from '@/platform/navigation/gate'
import { token } from '@/platform/session/token'
import type { Api } from '@/services/api'
import { sessionEnded } from '@/services/events'
import { inBackground } from './base/background'
import { clearDeviceCart } from './device-cart'
import { makeModel } from './base/make-model'

/** The signed-in user (product text §4, login state; §6, roles). */
export class SessionState {
  user: User | undefined = undefined
  /** Phone number typed on the login screens, kept until sign-in. */
  typedPhone = ''
  private started = false

  constructor(private readonly api: Api) {
    makeModel(this, 'api', 'started')
    reaction(() => token.value, this.follow)
    sessionEnded.on(() => this.forget())
  }

  get signedIn(): boolean {
    return token.value !== ''
  }

  get isMember(): boolean {
    return (this.user?.userLevel ?? 0) > 0
  }

  /** Stores the session of a login or registration and resumes the interrupted navigation. */
  async signIn({ userToken, user }: Session): Promise<void> {
    // Set together, since a new token remounts the screens, which read the user.
    runInAction(() => {
      token.set(userToken)
      this.typePhone('')
      this.setUser(user)
    })
    await resume()
  }

  /** Ends the session here at once, and on the server when that can be reached. */
  signOut(): void {
    const ended = this.api.login.logout({}, { quiet: true })
    void inBackground(() => ended)
    this.forget()
  }

  /** Reloads the customer when signed in, which nobody has asked for: a failure shows no toast. */
  async refresh(): Promise<void> {
    this.started = true
    await inBackground(this.load)
  }

  private async load(): Promise<void> {
    if (this.signedIn) this.setUser(await this.api.user.info({}, { quiet: true }))
  }

  typePhone(phone: string): void {
    this.typedPhone = phone
  }

  /** Takes the customer of the session; an answer that comes after its end is dropped. */
  setUser(user: User): void {
    if (this.signedIn) this.user = user
  }

  /** Follows a login or logout in another tab. */
  private follow(current: string) {
    if (!current) this.user = undefined
    else if (this.started && !this.user) void this.refresh()
  }

  /** Forgets the session, which has ended on the server. */
  forget(): void {
    clearGoal()
    clearDeviceCart()
    token.clear()
    runInAction(() => (this.user = undefined))
  }
}
