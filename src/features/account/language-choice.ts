import { reaction } from 'mobx'
import type { Language } from '@contract/settings'
import { language } from '@/platform/session/language'
import type { Api } from '@/services/api'
import { makeModel, type RootState } from '@/state'
import { inBackground } from '@/state/base/background'

/** The language of the app; the server learns of each change while somebody is signed in. */
export class LanguageChoice {
  private readonly unfollow: () => void

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    makeModel(this, 'api', 'root', 'unfollow')
    this.unfollow = reaction(() => language.value, this.keep)
  }

  get chosen(): Language {
    return language.value
  }

  choose(chosen: Language): void {
    language.set(chosen)
  }

  dispose(): void {
    this.unfollow()
  }

  private keep(chosen: Language) {
    if (this.root.session.signedIn) void inBackground(() => this.api.account.setLanguage({ language: chosen }))
  }
}
