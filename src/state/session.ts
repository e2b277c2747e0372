import { runInAction } from 'mobx'
import type { Session, User } from '@contract/entities/user'
import { leaveGoal, resume } from '@/platform/gate'
import { token } from '@/platform/token'
import type { Api } from '@/services/api'
import { sessionEnded } from '@/services/events'
import { attempt } from './base/attempt'
import { makeModel } from './base/make-model'

/** Who uses the app (product text §4, login state; §6, roles). */
export class SessionState {
  user: User | undefined = undefined
  /** What was typed on the way to log in, until somebody is. */
  typedPhone = ''

  constructor(private readonly api: Api) {
    makeModel(this, 'api')
    sessionEnded.on(() => this.forget())
  }

  get signedIn(): boolean {
    return token.value !== ''
  }

  get isMember(): boolean {
    return (this.user?.userLevel ?? 0) > 0
  }

  /** Takes over what login and registration answer, and brings the person back to where they were going. */
  async signIn({ userToken, user }: Session): Promise<void> {
    token.set(userToken)
    this.typePhone('')
    this.setUser(user)
    await resume()
  }

  /** Ends the session on the server, and here whatever the server says. */
  async signOut(): Promise<void> {
    await attempt(() => this.api.login.logout({}))
    this.forget()
  }

  /** Reads the customer again, if somebody is signed in. */
  async refresh(): Promise<void> {
    if (!this.signedIn) return
    const user = await attempt(() => this.api.user.info({}, { quiet: true }))
    if (user) this.setUser(user)
  }

  typePhone(phone: string): void {
    this.typedPhone = phone
  }

  setUser(user: User): void {
    this.user = user
  }

  private forget() {
    leaveGoal()
    token.clear()
    runInAction(() => (this.user = undefined))
  }
}
