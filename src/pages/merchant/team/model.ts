import type { TeamMember } from '@contract/entities/team'
import type { GivenRole } from '@contract/store-roles'
import { requiredPhone } from '@contract/rules/phone'
import { makeModel, Resource } from '@/state'
import { whileBusy } from '@/state/base/attempt'
import { FormField } from '@/state/base/form-field'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { confirm } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { words } from './text'

/** The team of a store, and the sheet by which its owner invites or changes a member. */
export class TeamModel {
  readonly team: Resource<readonly TeamMember[]>
  readonly phone = new FormField(requiredPhone)
  role: GivenRole = 'cashier'
  /** The subject of the sheet: a member, or somebody to invite. */
  sheet: TeamMember | 'invite' | undefined = undefined
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.team = new Resource(async () => (await api.merchant.team({ storeId }, { quiet: true })).items)
    makeModel(this, 'api', 'storeId', 'team', 'phone', 'key')
  }

  get member(): TeamMember | undefined {
    return this.sheet === 'invite' ? undefined : this.sheet
  }

  invite(): void {
    this.sheet = 'invite'
    this.role = 'cashier'
    this.phone.set('')
  }

  change(member: TeamMember): void {
    this.sheet = member
    this.role = member.role
  }

  choose(role: GivenRole): void {
    this.role = role
  }

  close(): void {
    this.sheet = undefined
  }

  /** Sends the invitation, or the new role of the member. */
  async save(): Promise<void> {
    const { member, role, storeId, phone } = this
    if (this.busy || (!member && !phone.check())) return
    const { merchant } = this.api
    await this.send(() =>
      sendOnce(this.key, (keyed) =>
        member
          ? merchant.setMemberRole(keyed({ memberId: member.id, role }))
          : merchant.inviteMember(keyed({ storeId, phone: phone.value, role })),
      ),
    )
  }

  /** Removes the member, or withdraws the invitation, after confirmation. */
  async remove(): Promise<void> {
    const { member, busy } = this
    if (!member || busy) return
    const t = words()
    const question = member.state === 'working' ? t.sureRemove(member.name) : t.sureWithdraw(member.maskedPhone)
    if (!(await confirm({ title: question, ok: member.state === 'working' ? t.remove : t.withdraw, cancel: t.keep })))
      return
    await this.send(() => sendOnce(this.key, (keyed) => this.api.merchant.removeMember(keyed({ memberId: member.id }))))
  }

  private async send(call: () => Promise<unknown>): Promise<void> {
    if ((await whileBusy(this, call)) === undefined) return
    this.close()
    await this.team.reload(false)
  }
}
