import { runInAction } from 'mobx'
import type { User } from '@contract/entities/user'
import { settings } from '@contract/settings'
import { accountResource } from '@/features/account/account'
import { exportData } from '@/features/account/export-data'
import { SocialBindings } from '@/features/account/social/bindings'
import { LanguageChoice } from '@/features/account/language-choice'
import { DevicePermissions } from '@/features/device/permissions'
import { Notifications } from '@/features/notifications/notifications'
import { findUpdate } from '@/features/device/find-update'
import { confirm } from '@/platform/view/feedback'
import { open } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { inBackground } from '@/state/base/background'
import { drafts } from '@/state/base/drafts'
import { words } from './text'

/** Settings: account, language, about (product text §2, settings pages). */
export class SettingsModel {
  readonly account: Resource<User>
  /** Legal filings of the service; without them the screen only lacks a link. */
  readonly about: Resource<Answer<'account.about'>>
  readonly notifications: Notifications
  readonly permissions = new DevicePermissions()
  readonly social: SocialBindings
  private readonly language: LanguageChoice
  /** Whether a newer version of the app is available. */
  private hasUpdate = false

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.account = accountResource(api, root.session)
    this.about = new Resource(() => api.account.about({}, { quiet: true }))
    this.notifications = new Notifications(api)
    this.social = new SocialBindings(api)
    this.language = new LanguageChoice(api, root)
    makeModel(this, 'api', 'root', 'language')
    if (this.signedIn) void this.notifications.settings.load()
    if (this.signedIn) this.social.load()
    void this.about.load()
    void this.permissions.statuses.load()
    void this.lookForUpdate()
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  /** The customer from the session, so that changes made on other screens are included. */
  get user(): User {
    return this.root.session.user ?? this.account.ready
  }

  /** The app's version, with a note when a newer one is available. */
  get version(): string {
    const { versionName } = settings()
    return this.hasUpdate ? words().updateReady(versionName) : versionName
  }

  /** Reloads data that other screens or the system's settings may have changed. */
  returned(): void {
    if (this.signedIn) void this.account.reload()
    if (this.notifications.settings.status === 'ready') void this.notifications.settings.reload(false)
    void this.permissions.statuses.reload(false)
  }

  /** Asks for confirmation and ends the session (product text §4, login state). */
  async logOut(): Promise<void> {
    const { logOut, logOutQuestion, logOutText, stay } = words()
    if (!(await confirm({ title: logOutQuestion, text: logOutText, ok: logOut, cancel: stay }))) return
    this.root.session.signOut()
    drafts.clear()
    await open('my')
  }

  exportData(): Promise<void> {
    return exportData(this.api)
  }

  dispose(): void {
    this.language.dispose()
    this.about.dispose()
    this.notifications.dispose()
    this.social.dispose()
    this.permissions.dispose()
    this.account.dispose()
  }

  private async lookForUpdate() {
    const install = await inBackground(() => findUpdate(this.api))
    runInAction(() => (this.hasUpdate = install !== undefined))
  }
}
