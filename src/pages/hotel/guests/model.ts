import { runInAction } from 'mobx'
import type { GuestEntry } from '@contract/entities/hotel'
import { required } from '@contract/rules/generic'
import { confirm } from '@/platform/view/feedback'
import { answer } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { attempt, FormField, makeModel, Resource, whileBusy } from '@/state'
import { words } from './text'

/** The guest book: frequent guests (product text §2, hotel pages). */
export class GuestBookModel {
  readonly list: Resource<Answer<'guest.list'>>
  /** The entry in the sheet; a new one without an id. */
  edited: { readonly id: string | undefined } | undefined = undefined
  sheetOpen = false
  readonly name = new FormField(required)
  busy = false

  constructor(
    private readonly api: Api,
    private readonly selects: boolean,
  ) {
    this.list = new Resource(() => api.guest.list({}, { quiet: true }))
    makeModel(this, 'api', 'selects', 'list', 'name')
  }

  /** Answers with the guest, or opens the entry. */
  press(guest: GuestEntry): void {
    if (this.selects) void answer('hotelGuests', guest.name)
    else this.edit(guest)
  }

  edit(guest?: GuestEntry): void {
    this.edited = { id: guest?.id }
    this.name.set(guest?.name ?? '')
    this.sheetOpen = true
  }

  close(): void {
    this.sheetOpen = false
  }

  async save(): Promise<void> {
    if (this.busy || !this.name.check()) return
    const guestId = this.edited?.id
    const request = { name: this.name.value.trim(), ...(guestId ? { guestId } : {}) }
    const saved = await whileBusy(this, () => this.api.guest.save(request))
    if (!saved) return
    this.close()
    if (this.selects && !guestId) return answer('hotelGuests', saved.name)
    await this.list.reload()
  }

  async remove(): Promise<void> {
    const guestId = this.edited?.id
    const { removeTitle, remove, keep } = words()
    if (!guestId) return
    runInAction(() => (this.sheetOpen = false))
    if (!(await confirm({ title: removeTitle(this.name.value), ok: remove, cancel: keep }))) return
    if (await attempt(() => this.api.guest.delete({ guestId }))) await this.list.reload()
  }

  dispose(): void {
    this.list.dispose()
  }
}
