import { observable } from 'mobx'
import { reachByPhone } from '@/features/device/reach'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { copyAndTell } from '@/state/base/copying'

/** Frequent questions, and how to reach the customer service (product text §2, server (contact us)). */
export class ContactModel {
  readonly contact: Resource<Answer<'account.about'>>
  readonly help: Resource<Answer<'article.detail'>>
  /** The questions whose answers are shown. */
  private readonly opened = observable.set<number>()

  constructor(api: Api) {
    this.contact = new Resource(() => api.account.about({}, { quiet: true }))
    this.help = new Resource(() => api.article.detail({ key: 'help' }, { quiet: true }))
    makeModel(this, 'opened')
  }

  isOpen(question: number): boolean {
    return this.opened.has(question)
  }

  toggle(question: number): void {
    if (!this.opened.delete(question)) this.opened.add(question)
  }

  async call(phone: string): Promise<void> {
    await reachByPhone(phone)
  }

  async copy(text: string): Promise<void> {
    await copyAndTell(text)
  }

  dispose(): void {
    this.contact.dispose()
    this.help.dispose()
  }
}
