import { formatMoney } from '@contract/money'
import { sharedPaths } from '@contract/share'
import { ShareModel } from '@/features/share/share'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, Resource } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'

type Page = Answer<'partner.invitations'>
export type Invitation = Page['items'][number]
/** The terms of a reward, with the amount as it is written. */
export type Terms = Pick<Page, 'minimum' | 'waitDays' | 'perMonth'> & { readonly reward: string }
export type Code = Answer<'partner.qrCode'>

const quiet = { quiet: true }

/** The customer's invitation code, and whom it brought (product text §2, invitation). */
export class InvitationModel {
  readonly code: Resource<Code>
  readonly invitations: PagedResource<Invitation, undefined, Page>
  readonly share: ShareModel

  constructor(api: Api) {
    this.code = new Resource(() => api.partner.qrCode({}, quiet))
    this.invitations = new PagedResource((page) => api.partner.invitations(page, quiet))
    this.share = new ShareModel(
      () => this.card,
      () => Promise.resolve(this.code.ready.url),
    )
    makeModel(this)
    void this.code.load()
  }

  /** The reward of each of the two and its terms; null until it is known, and where they get nothing. */
  get terms(): Terms | null {
    const { about } = this.invitations
    if (!about || about.reward === 0) return null
    return { ...about, reward: formatMoney(about.reward, { trim: true }) }
  }

  async copyCode(): Promise<void> {
    if (this.code.value) await copyAndTell(this.code.value.inviteCode)
  }

  async refresh(): Promise<void> {
    await Promise.all([this.code.reload(), this.invitations.renew()])
  }

  dispose(): void {
    this.code.dispose()
    this.invitations.dispose()
  }

  private get card() {
    const { shareTitle, shareText, posterHint } = words()
    const { value } = this.code
    const code = value?.inviteCode ?? ''
    const picture = value?.avatar ?? { path: '', colour: '' }
    const poster = { tags: [shareText(code)], hint: posterHint }
    return {
      title: shareTitle(this.terms?.reward ?? null),
      text: shareText(code),
      picture,
      path: sharedPaths.register(code),
      poster,
    }
  }
}
