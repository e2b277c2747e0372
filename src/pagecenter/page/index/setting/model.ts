import type { User } from '@contract/entities/user'
import { accountResource } from '@/features/account/account'
import { confirm } from '@/platform/feedback'
import { open } from '@/platform/navigation'
import type { Api } from '@/services/api'
import type { Resource, RootState } from '@/state'
import { makeModel } from '@/state'
import { drafts } from '@/state/base/drafts'
import { words } from './text'

/** Settings: account, language, about (product text §2, settings pages). */
export class SettingsModel {
  readonly account: Resource<User>
  aboutOpen = false

  constructor(
    api: Api,
    private readonly root: RootState,
  ) {
    this.account = accountResource(api, root.session)
    makeModel(this, 'root')
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

  dispose(): void {
    this.account.dispose()
  }
}
