import type { TeamInvitation } from '@contract/entities/team'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import type { Api } from '@/services/api'

/** The invitations of the customer into teams of stores. */
export class InvitationsModel {
  readonly invitations: Resource<readonly TeamInvitation[]>
  /** The id of the invitation that is being answered. */
  busy = ''
  private readonly key = new OnceKey()

  /** @param onJoined asks for the customer's stores again */
  constructor(
    private readonly api: Api,
    private readonly onJoined: () => Promise<void>,
  ) {
    this.invitations = new Resource(async () => (await api.merchant.invitations({}, { quiet: true })).items)
    makeModel(this, 'api', 'invitations', 'key', 'onJoined')
  }

  /** Answers an invitation; whether the customer is in the team now. */
  async answer({ id }: TeamInvitation, accept: boolean): Promise<boolean> {
    if (this.busy) return false
    this.busy = id
    const request = { memberId: id, accept }
    const sent = await attempt(() => sendOnce(this.key, (keyed) => this.api.merchant.answerInvitation(keyed(request))))
    this.done()
    await this.invitations.reload(false)
    if (sent === undefined || !accept) return false
    await this.onJoined()
    return true
  }

  private done(): void {
    this.busy = ''
  }
}
