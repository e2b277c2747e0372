import { runInAction } from 'mobx'
import type { SocialProvider } from '@contract/calls/social'
import { dictionary } from '@/i18n'
import { confirm, toast } from '@/platform/view/feedback'
import { openSocialPage, socialCode, socialWay } from '@/platform/session/social'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { socialNames } from './names'
import { socialWays } from './ways'

const words = dictionary({
  en: {
    question: (name: string) => `Unlink ${name}?`,
    text: 'You can still log in with your phone.',
    unlink: 'Unlink',
    keep: 'Keep',
    linked: (name: string) => `${name} is linked`,
  },
  zh: {
    question: (name) => `解除绑定${name}？`,
    text: '解绑后仍可使用手机号登录。',
    unlink: '解除绑定',
    keep: '取消',
    linked: (name) => `已绑定${name}`,
  },
})

type Bindings = Answer<'binding.socialList'>

/** The social apps that can be bound here, and whether the account is bound to them. */
export class SocialBindings {
  readonly ways: Resource<SocialProvider[]>
  readonly bindings: Resource<Bindings>
  private busy = false

  constructor(private readonly api: Api) {
    this.ways = socialWays(api)
    this.bindings = new Resource(() => api.binding.socialList({}, { quiet: true }))
    makeModel(this, 'api')
  }

  load(): void {
    void this.ways.load()
    void this.bindings.load()
  }

  /** Those that can be bound here; empty until all is known. */
  get shown(): readonly SocialProvider[] {
    return this.bindings.value ? (this.ways.value ?? []) : []
  }

  isBound(provider: SocialProvider): boolean {
    return this.bindings.value?.items.some((item) => item.provider === provider && item.boundAt !== null) ?? false
  }

  /** Binds the account, or unbinds it after confirmation. */
  async change(provider: SocialProvider): Promise<void> {
    if (this.busy) return
    this.busy = true
    await (this.isBound(provider) ? this.unbind(provider) : this.bind(provider))
    runInAction(() => (this.busy = false))
  }

  dispose(): void {
    this.ways.dispose()
    this.bindings.dispose()
  }

  private async bind(provider: SocialProvider) {
    if (socialWay === 'web') {
      const started = await attempt(() => this.api.binding.socialStart({ provider }))
      if (started) openSocialPage(started.address)
      return
    }
    const bound = await attempt(async () => {
      const code = (await socialCode()) ?? ''
      return this.api.binding.social({ provider, way: 'mini', code })
    })
    if (!bound) return
    this.bindings.set(bound)
    toast(words().linked(socialNames()[provider]))
  }

  private async unbind(provider: SocialProvider) {
    const { question, text, unlink, keep } = words()
    if (!(await confirm({ title: question(socialNames()[provider]), text, ok: unlink, cancel: keep }))) return
    const left = await attempt(() => this.api.binding.removeSocial({ provider }))
    if (left) this.bindings.set(left)
  }
}
