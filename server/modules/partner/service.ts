import type { Request, Response } from '@contract/call'
import { partnerInvitations, type partnerQrCode } from '@contract/calls/partner'
import { sharedPaths } from '@contract/share'
import { invitationTerms } from '../../config-invitations'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import { Invitations } from '../account/invitations'
import * as queries from './queries'

/** A customer's own code, and whom they invited with it (product text §7, riders and partners). */
export class PartnerService {
  private readonly codes: Invitations

  constructor(private readonly context: Context) {
    this.codes = new Invitations(context)
  }

  /** The code, drawn up when it is first asked for, as the address of the registration. */
  async qrCode({ customer, origin }: SignedIn): Promise<Response<typeof partnerQrCode>> {
    const { inviteCode } = await this.codes.own(customer)
    const { nickname, avatar } = await queries.profileOf(this.context.db, customer.id)
    const base = (this.context.config.publicUrl ?? origin).replace(/\/$/, '')
    return { inviteCode, url: `${base}/#${sharedPaths.register(inviteCode)}`, nickname, avatar }
  }

  async invitations(
    { customer }: SignedIn,
    request: Request<typeof partnerInvitations>,
  ): Promise<Response<typeof partnerInvitations>> {
    const { config, db, clock } = this.context
    const now = clock.now()
    const terms = invitationTerms(config)
    const page = new Paging(partnerInvitations, request, customer.id)
    const [rows, sums] = await Promise.all([
      queries.invitationPage(db, customer.id, terms, now, page.slice),
      queries.invitationSums(db, customer.id, terms, now),
    ])
    const answer = page.answer(rows, ({ id, nickname, avatar, masked_phone: maskedPhone, state, ...row }) => {
      const { amount, rewarded_at: at } = row
      const reward = amount === null || at === null ? null : { amount, at: at.toISOString() }
      const [joinedAt, orderBy] = [row.joined_at.toISOString(), row.order_by.toISOString()]
      return { id, nickname, avatar, maskedPhone, state, joinedAt, orderBy, reward }
    })
    const { reward, minimum, waitDays, perMonth } = terms
    return { ...answer, reward, minimum, waitDays, perMonth, ...sums }
  }
}
