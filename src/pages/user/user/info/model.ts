import { makeAutoObservable, runInAction } from 'mobx'
import type { User } from '@contract/entities/user'
import { formatDate } from '@contract/format'
import { accountEmail, birthday, nickname } from '@contract/rules/account'
import { toast } from '@/platform/feedback'
import { back } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { allFine, attempt, FormField, type RootStore } from '@/stores'
import { words } from './text'

/** The customer's profile as a form (product text §3, user profile; §5, account rules). */
export class ProfileModel {
  readonly nickname: FormField
  readonly birthday: FormField
  readonly email: FormField
  gender: User['gender']
  picking = false
  busy = false

  constructor(
    private readonly api: Api,
    private readonly stores: RootStore,
    user: User,
  ) {
    this.nickname = new FormField(nickname, user.nickname)
    this.birthday = new FormField((value) => birthday(value, formatDate(new Date())), user.birthday ?? '')
    this.email = new FormField(accountEmail, user.email ?? '')
    this.gender = user.gender
    makeAutoObservable<this, 'api' | 'stores'>(this, { api: false, stores: false }, { autoBind: true })
  }

  setGender(gender: User['gender']): void {
    this.gender = gender
  }

  pick(): void {
    this.picking = true
  }

  stopPicking(): void {
    this.picking = false
  }

  picked(day: string): void {
    this.birthday.set(day)
    this.picking = false
  }

  /** Keeps all fields once they are fine, and goes back. */
  async save(): Promise<void> {
    if (this.busy || !allFine(this.nickname, this.birthday, this.email)) return
    const { gender } = this
    const fields = {
      nickname: this.nickname.value.trim(),
      birthday: this.birthday.value,
      email: this.email.value,
      gender,
    }
    this.busy = true
    const user = await attempt(() => this.api.user.edit(fields))
    runInAction(() => (this.busy = false))
    if (user) await this.saved(user)
  }

  private async saved(user: User) {
    this.stores.session.setUser(user)
    toast(words().saved)
    await back()
  }
}
