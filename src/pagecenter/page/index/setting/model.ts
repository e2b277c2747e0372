import { reaction } from 'mobx'
import type { User } from '@contract/entities/user'
import type { Language } from '@contract/settings'
import { accountResource } from '@/features/account/account'
import { exportData } from '@/features/account/export-data'
import { confirm } from '@/platform/feedback'
import { language } from '@/platform/language'
import { open } from '@/platform/navigation'
import type { Api } from '@/services/api'
import type { Resource, RootState } from '@/state'
import { makeModel } from '@/state'
import { inBackground } from '@/state/base/background'
import { drafts } from '@/state/base/drafts'
import { words } from './text'

/** Settings: account, language, about (product text §2, settings pages). */
export class SettingsModel {
  readonly account: Resource<User>
  aboutOpen = false
  private readonly unfollow: () => void

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.account = accountResource(api, root.session)
    makeModel(this, 'api', 'root', 'unfollow')
    this.unfollow = reaction(() => language.value, this.keepLanguage)
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  /** The customer from the session, so that changes made on other screens are included. */
  get user(): User {
    return this.root.session.user ?? this.account.ready
  }

  showAbout(): void {
    this.aboutOpen = true
  }

  hideAbout(): void {
    this.aboutOpen = false
  }

  /** Asks for confirmation and ends the session (product text §4, login state). */
  async logOut(): Promise<void> {
    const { logOut, logOutQuestion, logOutText, stay } = words()
    if (!(await confirm({ title: logOutQuestion, text: logOutText, ok: logOut, cancel: stay }))) return
    await this.root.session.signOut()
    drafts.clear()
    await open('my')
  }

  exportData(): Promise<void> {
    return exportData(this.api)
  }

  dispose(): void {
    this.unfollow()
    this.account.dispose()
  }

  /** Tells the server which language the customer chose. */
  private keepLanguage(chosen: Language) {
    if (this.signedIn) void inBackground(() => this.api.account.setLanguage({ language: chosen }))
  }
}
