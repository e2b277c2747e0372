import { hostOfPage, isPageAllowed } from '@contract/rules/web-page'
import { toast } from '@/platform/view/feedback'
import { openInBrowser } from '@/platform/navigation/web-page'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource } from '@/state'
import { words } from './text'

/** A page of another site, shown only if the deployment allows its host (product text §2, about web view). */
export class WebViewModel {
  readonly about: Resource<Answer<'account.about'>>

  constructor(
    api: Api,
    readonly url: string,
  ) {
    this.about = new Resource(() => api.account.about({}, { quiet: true }))
    makeModel(this, 'url')
  }

  get isAllowed(): boolean {
    return isPageAllowed(this.url, this.about.value?.webHosts ?? [])
  }

  get host(): string {
    return hostOfPage(this.url) ?? ''
  }

  async open(): Promise<void> {
    if (!this.isAllowed) return
    if ((await attempt(() => openInBrowser(this.url))) === 'copied') toast(words().copied)
  }

  dispose(): void {
    this.about.dispose()
  }
}
