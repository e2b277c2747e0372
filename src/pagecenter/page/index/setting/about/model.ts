import { findUpdate, type Install } from '@/features/device/find-update'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource } from '@/state'

type About = Answer<'account.about'>

/** The app's version and its update, the legal texts and the filing (product text §2, about; §4, app update). */
export class AboutModel {
  readonly about: Resource<About>
  /** Installer of the newer version, undefined without one. */
  readonly update: Resource<{ install: Install | undefined }>

  constructor(api: Api) {
    this.about = new Resource(() => api.account.about({}, { quiet: true }))
    this.update = new Resource(() => findUpdate(api).then((install) => ({ install })))
    makeModel(this, 'about')
    void this.update.load()
  }

  /** Installs the newer version, or looks for one. */
  async updateOrCheck(): Promise<void> {
    const install = this.update.value?.install
    await (install ? attempt(install) : this.update.reload())
  }

  showFiling({ url }: { url: string | null }): void {
    if (url) navigate('aboutWebView', { url })
  }

  dispose(): void {
    this.about.dispose()
    this.update.dispose()
  }
}
